"""The command `gromada`: the only place that reads arguments, prints and exits."""

"""Many games: played, counted and compared."""

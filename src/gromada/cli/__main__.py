"""`python -m gromada.cli` is the command `gromada`."""

from gromada.cli.main import main

if __name__ == "__main__":
    main()

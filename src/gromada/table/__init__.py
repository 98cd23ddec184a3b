"""The table: games between people, bots and scripts. `session.py` is its rules and does no I/O; `server.py` moves bytes."""

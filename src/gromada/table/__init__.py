"""The table: games between people and bots. `session.py` has its rules and does no I/O; `server.py` moves bytes."""

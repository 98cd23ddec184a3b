"""The table: games between people and bots. `session.py` and `entries.py` have its rules; `routes.py` moves bytes."""

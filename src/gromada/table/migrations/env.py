"""Alembic runs the migrations on the connection that the store gives it."""

from __future__ import annotations

from alembic import context

from gromada.table.store import META

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=META)
with context.begin_transaction():
    context.run_migrations()

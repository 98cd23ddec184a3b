"""The deal of a day, and how it was played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("seed", sa.String(80), nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("day", sa.String(10), sa.ForeignKey("deals.day"), primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, unique=True),
        sa.Column("points", sa.Integer, nullable=True),
    )


def downgrade() -> None:
    op.drop_table("tries")
    op.drop_table("deals")

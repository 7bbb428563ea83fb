"""The deal of the day: who plays it, and how it ended. Only adds a table."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One row for each person and day."""
    op.create_table(
        "daily",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("day", "person", name="pk_daily"),
        sa.UniqueConstraint("match", name="uq_daily_match"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_daily_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["match"], ["cards.match"], name="fk_daily_match", ondelete="CASCADE"),
    )
    op.create_index("ix_daily_points", "daily", ["day", "points"])
    op.create_index("ix_daily_person", "daily", ["person", "day"])

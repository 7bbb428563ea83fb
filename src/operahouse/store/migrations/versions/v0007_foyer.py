"""The foyer lists public tables: those that look for players, and those that are played now. Only adds a table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that are open already are listed as soon as a server sees somebody there."""
    op.create_table(
        "listings",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seeks", sa.Boolean(), nullable=False),
        sa.Column("spectators", sa.Boolean(), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_listings"),
        sa.ForeignKeyConstraint(["match"], ["cards.match"], name="fk_listings_match", ondelete="CASCADE"),
    )
    op.create_index("ix_listings_seen", "listings", ["seen"])
    op.create_index("ix_listings_until", "listings", ["until"])

"""Reviews of finished games. They can be made again at any time."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table of its own, that earlier versions don't know."""
    op.create_table(
        "reviews",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("version", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_reviews"),
        sa.ForeignKeyConstraint(["match"], ["cards.match"], name="fk_reviews_match", ondelete="CASCADE"),
    )
    op.create_index("ix_reviews_made", "reviews", ["made"])

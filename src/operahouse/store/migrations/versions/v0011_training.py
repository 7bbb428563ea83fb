"""People's own mistakes, to be tried again."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table of its own, that earlier versions don't know."""
    op.create_table(
        "training",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seat", sa.Text(), nullable=False),
        sa.Column("theme", sa.Text(), nullable=False),
        sa.Column("mark", sa.Text(), nullable=False),
        sa.Column("loss", sa.Double(), nullable=False),
        sa.Column("box", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tried", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", "match", "place", name="pk_training"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_training_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["match"], ["cards.match"], name="fk_training_match", ondelete="CASCADE"),
    )
    op.create_index("ix_training_due", "training", ["person", "due"])
    op.create_index("ix_training_match", "training", ["match"])

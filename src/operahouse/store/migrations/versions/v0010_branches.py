"""Branches: matches that go on from a moment of another one."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table of its own, that earlier versions don't know."""
    op.create_table(
        "branches",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("parent", sa.Text(), nullable=False),
        sa.Column("root", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Text(), nullable=False),
        sa.Column("imagined", sa.Boolean(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_branches"),
        sa.ForeignKeyConstraint(["match"], ["cards.match"], name="fk_branches_match", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["root"], ["cards.match"], name="fk_branches_root", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_branches_person", ondelete="CASCADE"),
    )
    op.create_index("ix_branches_root", "branches", ["root", "person", "made"])
    op.create_index("ix_branches_person", "branches", ["person"])

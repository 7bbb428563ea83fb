"""What people have achieved."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table of its own, that earlier versions don't know."""
    op.create_table(
        "curtain_calls",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "name", name="pk_curtain_calls"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_curtain_calls_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["match"], ["cards.match"], name="fk_curtain_calls_match", ondelete="CASCADE"),
    )
    op.create_index("ix_curtain_calls_match", "curtain_calls", ["match"])

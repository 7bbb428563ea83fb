"""Which lessons somebody has finished."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A row for every lesson that somebody has finished."""
    op.create_table(
        "lessons",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "name", name="pk_lessons"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_lessons_person", ondelete="CASCADE"),
    )

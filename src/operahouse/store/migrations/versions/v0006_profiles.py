"""Profiles: results, the course of ratings, what people choose for themselves, and recovery codes. Only adds tables."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Results of earlier matches are filed when somebody asks for them: see `operahouse.web.results`."""
    op.create_table(
        "rating_steps",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "match", name="pk_rating_steps"),
    )
    op.create_index("ix_rating_steps_at", "rating_steps", ["person", "game", "at"])
    op.create_table(
        "results",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("opponents", sa.Text(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("details", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person", "match", name="pk_results"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_results_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["match"], ["cards.match"], name="fk_results_match", ondelete="CASCADE"),
    )
    op.create_index("ix_results_ended", "results", ["person", "ended"])
    op.create_table(
        "preferences",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("person", name="pk_preferences"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_preferences_person", ondelete="CASCADE"),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("code_hash", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person", "code_hash", name="pk_recovery_codes"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_recovery_codes_person", ondelete="CASCADE"),
    )

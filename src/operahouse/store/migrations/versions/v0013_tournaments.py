"""Tournaments and duplicate evenings: their terms, who entered, and the tables of their rounds. Only adds tables."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables of their own, that earlier versions don't know."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("format", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("level", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("automatic", sa.Boolean(), nullable=False),
        sa.Column("organiser", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("starts", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_listed", "tournaments", ["public", "status", "created"])
    op.create_index("ix_tournaments_organiser", "tournaments", ["organiser", "status"])
    op.create_table(
        "entries",
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "person", name="pk_entries"),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_entries_tournament", ondelete="CASCADE"),
        sa.UniqueConstraint("tournament", "number", name="uq_entries_tournament"),
    )
    op.create_index("ix_entries_person", "entries", ["person"])
    op.create_table(
        "tournament_tables",
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seating", sa.Text(), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name="pk_tournament_tables"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name="fk_tournament_tables_tournament", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("match", name="uq_tournament_tables_match"),
    )

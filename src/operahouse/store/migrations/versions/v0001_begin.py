"""The tables the house began with."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Logs and cards, people and ratings."""
    op.create_table(
        "log",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.Column("entries", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("match", "first", name="pk_log"),
    )
    op.create_table(
        "cards",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_cards"),
        sa.UniqueConstraint("code", name="uq_cards_code"),
    )
    op.create_index("ix_cards_due", "cards", ["due"])
    op.create_index("ix_cards_open", "cards", ["status", "public", "created"])
    op.create_index("ix_cards_finished", "cards", ["status", "public", "ended"])
    op.create_table(
        "sitters",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("match", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person", "match", name="pk_sitters"),
        sa.ForeignKeyConstraint(["match"], ["cards.match"], name="fk_sitters_match", ondelete="CASCADE"),
    )
    op.create_index("ix_sitters_match", "sitters", ["match"])
    op.create_table(
        "claims",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("holder", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_claims"),
        sa.ForeignKeyConstraint(["match"], ["cards.match"], name="fk_claims_match", ondelete="CASCADE"),
    )
    op.create_index("ix_claims_holder", "claims", ["holder"])
    _create_people()


def _create_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("account", sa.Text(), nullable=True),
        sa.Column("password", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("account", name="uq_people_account"),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person", ondelete="CASCADE"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_sessions_until", "sessions", ["until"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "person", name="pk_ratings"),
    )
    op.create_table(
        "rated",
        sa.Column("match", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_rated"),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )

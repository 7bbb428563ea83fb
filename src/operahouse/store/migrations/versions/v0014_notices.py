"""Being called, holidays, and care for people: blocks, reports, hosts."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables of their own, that earlier versions don't know, and a column that they may leave out."""
    _create_notices()
    _create_care()
    op.add_column("results", sa.Column("finished", sa.Boolean(), nullable=False, server_default=sa.true()))


def _create_notices() -> None:
    op.create_table(
        "notice_settings",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("mail", sa.Text()),
        sa.Column("wanted", sa.Text(), nullable=False, server_default="{}"),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_until", sa.Integer()),
        sa.Column("time_zone", sa.Text(), nullable=False, server_default="UTC"),
        sa.PrimaryKeyConstraint("person", name="pk_notice_settings"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_notice_settings_person", ondelete="CASCADE"),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.Text(), nullable=False),
        sa.Column("auth", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_push_subscriptions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_push_subscriptions_person", ondelete="CASCADE"),
    )
    op.create_index("ix_push_subscriptions_person", "push_subscriptions", ["person"])
    op.create_table(
        "notices",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "kind", "about", name="pk_notices"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_notices_person", ondelete="CASCADE"),
    )
    op.create_index("ix_notices_at", "notices", ["at"])
    op.create_table(
        "holidays",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("first", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("at_once", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_holidays"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_holidays_person", ondelete="CASCADE"),
    )
    op.create_index("ix_holidays_first", "holidays", ["first"])


def _create_care() -> None:
    op.create_table(
        "blocks",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("blocked", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "blocked", name="pk_blocks"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_blocks_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["blocked"], ["people.id"], name="fk_blocks_blocked", ondelete="CASCADE"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("reporter", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("closed", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(["reporter"], ["people.id"], name="fk_reports_reporter", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_reports_person", ondelete="CASCADE"),
    )
    op.create_index("ix_reports_at", "reports", ["at"])
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_reports_person", "reports", ["person"])
    op.create_table(
        "hosts",
        sa.Column("person", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_hosts"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_hosts_person", ondelete="CASCADE"),
    )
    op.create_table(
        "house_rules",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_house_rules"),
    )

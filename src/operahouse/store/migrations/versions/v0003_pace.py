"""Lists of tables say how long anybody may think there."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The pace of every match, as its log has told it from the first line on."""
    with op.batch_alter_table("cards") as cards:
        cards.add_column(sa.Column("pace", sa.Text(), nullable=True))
    _fill(op.get_bind())
    with op.batch_alter_table("cards") as cards:
        cards.alter_column("pace", existing_type=sa.Text(), nullable=False)


def _fill(connection: sa.Connection) -> None:
    log = sa.table("log", sa.column("match"), sa.column("first"), sa.column("entries"))
    cards = sa.table("cards", sa.column("match"), sa.column("pace"))
    paces = {}
    for match, entries in connection.execute(sa.select(log.c.match, log.c.entries).where(log.c.first == 1)):
        paces[match] = json.loads(entries)[0].get("pace", {"kind": "none"})
    for match in connection.execute(sa.select(cards.c.match)).scalars().all():
        pace = json.dumps(paces.get(match, {"kind": "none"}), separators=(",", ":"))
        connection.execute(sa.update(cards).where(cards.c.match == match).values(pace=pace))

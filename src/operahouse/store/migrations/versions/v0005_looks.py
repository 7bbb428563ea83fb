"""What the names of accounts look like. Earlier versions still run: they leave the new columns empty.

Nor do they know the time control of a match, so that has a default from now on.
"""

import sqlalchemy as sa
from alembic import op

from operahouse.store.looks import fill_looks

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Older accounts come first, so that of two that look alike the older one keeps the look."""
    for look in ("look_exact", "look_folded"):
        op.add_column("people", sa.Column(look, sa.Text(), nullable=True))
        op.create_index(f"ix_people_{look}", "people", [look], unique=True)
    with op.batch_alter_table("cards") as cards:
        cards.alter_column("pace", server_default='{"kind":"none"}')
    fill_looks(op.get_bind())

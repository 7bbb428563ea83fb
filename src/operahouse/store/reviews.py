"""Reviews of finished games, compressed. They can be made again, so only the newest are kept."""

import zlib
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, select

from operahouse.kernel.game import Json
from operahouse.store.database import insert_into
from operahouse.store.tables import REVIEWS

MOST_KEPT: Final = 5000
"""Older ones make room: all together they never take more than about 300 MB."""


def find_review(connection: Connection, match: str, version: str) -> Json | None:
    """The review of a match, if there is one of this version."""
    wanted = select(REVIEWS.c.content).where((REVIEWS.c.match == match) & (REVIEWS.c.version == version))
    content = connection.execute(wanted).scalar()
    return None if content is None else msgspec.json.decode(zlib.decompress(content), type=dict[str, object])


def keep_review(
    connection: Connection, match: str, version: str, review: Json, now: int, most: int = MOST_KEPT
) -> None:
    """In place of an older one. Where there are too many, the oldest go."""
    row = {"version": version, "made": now, "content": zlib.compress(msgspec.json.encode(review), 9)}
    written = insert_into(connection, REVIEWS).values(match=match, **row)
    connection.execute(written.on_conflict_do_update(index_elements=["match"], set_=row))
    oldest = connection.execute(select(REVIEWS.c.made).order_by(REVIEWS.c.made.desc()).offset(most).limit(1)).scalar()
    if oldest is not None:
        connection.execute(delete(REVIEWS).where(REVIEWS.c.made <= oldest))

"""Ratings: how strong people are at a game."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import Connection, Select, func, select

from operahouse.store.database import insert_into
from operahouse.store.tables import PEOPLE, RATED, RATINGS

CERTAIN: Final = 3
"""A person is almost certainly better than mu less this many sigma."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A person's rating at a game: the estimate, its uncertainty, and the number of games."""

    person: str
    name: str
    game: str
    mu: float
    sigma: float
    games: int


class RatingsConflict(Exception):
    """Another game of one of these people was rated meanwhile. Read the ratings and calculate again."""


def top_ratings(connection: Connection, game: str, limit: int) -> list[Rating]:
    """The best first."""
    order = (RATINGS.c.mu - CERTAIN * RATINGS.c.sigma).desc()
    wanted = _ratings().where(RATINGS.c.game == game).order_by(order, RATINGS.c.person).limit(limit)
    return [Rating(*row) for row in connection.execute(wanted)]


def ratings_of(connection: Connection, persons: Sequence[str], game: str) -> dict[str, Rating]:
    """The ratings of those who have one."""
    wanted = _ratings().where(RATINGS.c.game == game, RATINGS.c.person.in_(persons))
    return {row.person: Rating(*row) for row in connection.execute(wanted)}


def rate(connection: Connection, match: str, ratings: Sequence[Rating]) -> bool:
    """Write the ratings after a match. Returns False if the match was rated before.

    Each rating must build on the stored one, which its number of games shows. Otherwise raises RatingsConflict and
    writes nothing.
    """
    first = insert_into(connection, RATED).values(match=match).on_conflict_do_nothing().returning(RATED.c.match)
    if connection.execute(first).first() is None:
        return False
    for rating in sorted(ratings, key=lambda rating: rating.person):
        row = insert_into(connection, RATINGS).values(**asdict(rating))
        changes = {name: row.excluded[name] for name in ("name", "mu", "sigma", "games")}
        follows = RATINGS.c.games == rating.games - 1
        write = row.on_conflict_do_update(index_elements=["game", "person"], set_=changes, where=follows)
        if connection.execute(write.returning(RATINGS.c.person)).first() is None:
            raise RatingsConflict
    return True


def _ratings() -> Select[Any]:
    """With the person's current name, if the person is known."""
    name = func.coalesce(PEOPLE.c.name, RATINGS.c.name).label("name")
    parts = [RATINGS.c.person, name, RATINGS.c.game, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games]
    return select(*parts).select_from(RATINGS.outerjoin(PEOPLE, PEOPLE.c.id == RATINGS.c.person))

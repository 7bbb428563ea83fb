"""Ratings: how strong people are at a game."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select, and_, func, insert, select

from operahouse.store.database import insert_into
from operahouse.store.tables import PEOPLE, RATED, RATING_STEPS, RATINGS, RESULTS

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


class RatingStep(NamedTuple):
    """A rating after a match."""

    at: int
    mu: float
    sigma: float


def ratings_of_person(connection: Connection, person: str) -> dict[str, Rating]:
    """All ratings of a person, by game."""
    return {row.game: Rating(*row) for row in connection.execute(_ratings().where(RATINGS.c.person == person))}


def ratings_at(connection: Connection, wanted: Sequence[tuple[str, str]]) -> dict[tuple[str, str], Rating]:
    """The ratings of these people, each at a game, of those who have one."""
    people, games = {person for person, _ in wanted}, {game for _, game in wanted}
    found = _ratings().where(RATINGS.c.game.in_(games), RATINGS.c.person.in_(people))
    return {(row.person, row.game): Rating(*row) for row in connection.execute(found)}


def rating_course(connection: Connection, person: str, game: str, limit: int) -> list[RatingStep]:
    """The ratings of a person after their latest matches, in order."""
    wanted = select(RATING_STEPS.c.at, RATING_STEPS.c.mu, RATING_STEPS.c.sigma).where(
        RATING_STEPS.c.person == person, RATING_STEPS.c.game == game
    )
    latest = wanted.order_by(RATING_STEPS.c.at.desc(), RATING_STEPS.c.match).limit(limit)
    return [RatingStep(*row) for row in connection.execute(latest)][::-1]


def rate(connection: Connection, match: str, ratings: Sequence[Rating], at: int = 0) -> bool:
    """Write the ratings after a match that ended at that time. Returns False if the match was rated before.

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
    connection.execute(insert(RATING_STEPS), [_step(match, rating, at) for rating in ratings])
    return True


def _step(match: str, rating: Rating, at: int) -> dict[str, object]:
    return {
        "person": rating.person, "game": rating.game, "match": match, "at": at, "mu": rating.mu, "sigma": rating.sigma,
    }  # fmt: skip


def _ratings() -> Select[Any]:
    """With the person's current name, if the person is known."""
    name = func.coalesce(PEOPLE.c.name, RATINGS.c.name).label("name")
    parts = [RATINGS.c.person, name, RATINGS.c.game, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games]
    return select(*parts).select_from(RATINGS.outerjoin(PEOPLE, PEOPLE.c.id == RATINGS.c.person))


class RatedSeat(NamedTuple):
    """How somebody did in a rated match, and their rating after it."""

    match: str
    at: int
    person: str
    place: int
    mu: float
    sigma: float


def rated_seats(connection: Connection, game: str) -> list[RatedSeat]:
    """Everybody in all rated matches of a game, in the order in which these were rated."""
    same = and_(RESULTS.c.match == RATING_STEPS.c.match, RESULTS.c.person == RATING_STEPS.c.person)
    wanted = (
        select(
            RATING_STEPS.c.match, RATING_STEPS.c.at, RATING_STEPS.c.person, RESULTS.c.place, RATING_STEPS.c.mu,
            RATING_STEPS.c.sigma,
        )
        .join(RESULTS, same)
        .where(RATING_STEPS.c.game == game, RESULTS.c.place > 0)
        .order_by(RATING_STEPS.c.at, RATING_STEPS.c.match, RATING_STEPS.c.person)
    )  # fmt: skip
    return [RatedSeat(*row) for row in connection.execute(wanted)]

"""Ratings after a rated game."""

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from openskill.models import PlackettLuce

from operahouse.kernel.ranking import places, read_ranking
from operahouse.kernel.reading import Reader
from operahouse.store.ratings import Rating, RatingsConflict
from operahouse.store.store import Store
from operahouse.table.end import Ended
from operahouse.table.match import Match
from operahouse.table.players import People, players_at_start
from operahouse.web.live_match import LiveMatch

if TYPE_CHECKING:
    from operahouse.web.server import Server

MODEL = PlackettLuce()


async def rate(server: "Server", live: LiveMatch) -> None:
    """Rate a match. The store makes sure that it happens once, and that each rating builds on the last."""
    match = live.match
    if not live.summary.rated or match.outcome not in ("finished", "resigned"):
        return
    people = players_at_start(match)
    if len(people) > 1:
        await asyncio.to_thread(_rate, server.store, live, people, places_in(match))


def _rate(store: Store, live: LiveMatch, people: People, places: dict[str, int]) -> None:
    """Calculate again if another game of one of these people was rated meanwhile."""
    persons = [person for person, _ in people.values()]
    while True:
        known = store.ratings_of(persons, live.summary.game)
        try:
            store.rate(live.id, new_ratings(live.summary.game, people, places, known), live.summary.ended)
        except RatingsConflict:
            continue
        return


def places_in(match: Match) -> dict[str, int]:
    """The place of each seat, 1 for the best."""
    ended = next(entry.fact for entry in reversed(match.entries) if isinstance(entry.fact, Ended))
    return places(read_ranking(Reader(ended.result).at("ranking")))


def new_ratings(game: str, people: People, places: dict[str, int], known: dict[str, Rating]) -> list[Rating]:
    """The ratings after a game."""
    before = [
        known.get(person) or Rating(person, name, game, MODEL.mu, MODEL.sigma, 0) for person, name in people.values()
    ]
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    rated = MODEL.rate(teams, ranks=[float(places[seat]) for seat in people])
    return [
        replace(one, name=name, mu=float(team[0].mu), sigma=float(team[0].sigma), games=one.games + 1)
        for one, team, (_, name) in zip(before, rated, people.values(), strict=True)
    ]

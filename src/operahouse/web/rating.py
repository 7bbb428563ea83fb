"""What a rated game does to the ratings of those who sat at it."""

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from openskill.models import PlackettLuce

from operahouse.store.ratings import Rating, RatingsConflict
from operahouse.store.store import Store
from operahouse.table.end import Ended
from operahouse.table.match import Match
from operahouse.table.seats import Seated, Unseated
from operahouse.table.start import Started
from operahouse.web.live import Live

if TYPE_CHECKING:
    from operahouse.web.house import House

MODEL = PlackettLuce()
People = dict[str, tuple[str, str]]
"""Ids and names by seat."""


async def rate(house: "House", live: Live) -> None:
    """Once a match, however often it is asked for, and each built on the one before: the store sees to both."""
    match = live.match
    if not live.summary.rated or match.outcome not in ("finished", "resigned"):
        return
    people = sitters(match)
    if len(people) > 1:
        await asyncio.to_thread(_rate, house.store, live, people, places(match))


def _rate(store: Store, live: Live, people: People, ranks: dict[str, int]) -> None:
    """Again, if another game of one of these people was rated while this one was being counted."""
    persons = [person for person, _ in people.values()]
    while True:
        known = store.ratings_of(persons, live.summary.game)
        try:
            store.rate(live.id, after(live.summary.game, people, ranks, known))
        except RatingsConflict:
            continue
        return


def sitters(match: Match) -> People:
    """The people who sat there when the game began: who gave up later is rated too."""
    people: People = {}
    for entry in match.entries:
        fact = entry.fact
        if isinstance(fact, Seated) and fact.person:
            people[fact.seat] = (fact.person, fact.name)
        elif isinstance(fact, Unseated):
            people.pop(fact.seat, None)
        elif isinstance(fact, Started):
            break
    return people


def places(match: Match) -> dict[str, int]:
    """The place of each seat, from 1; seats that share a place have the same."""
    ended = next(entry.fact for entry in reversed(match.entries) if isinstance(entry.fact, Ended))
    ranking = ended.result["ranking"]
    assert isinstance(ranking, list)
    found: dict[str, int] = {}
    for place, seats in enumerate(ranking, 1):
        for seat in seats if isinstance(seats, list) else [seats]:
            found[seat] = place
    return found


def after(game: str, people: People, ranks: dict[str, int], known: dict[str, Rating]) -> list[Rating]:
    """The ratings after a game."""
    before = [
        known.get(person) or Rating(person, name, game, MODEL.mu, MODEL.sigma, 0) for person, name in people.values()
    ]
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    rated = MODEL.rate(teams, ranks=[float(ranks[seat]) for seat in people])
    return [
        replace(one, name=name, mu=float(team[0].mu), sigma=float(team[0].sigma), games=one.games + 1)
        for one, team, (_, name) in zip(before, rated, people.values(), strict=True)
    ]

"""Who plays in a match, whatever became of them later."""

from operahouse.table.match import Match
from operahouse.table.seats import Seated, Unseated
from operahouse.table.start import Started

People = dict[str, tuple[str, str]]
"""Ids and names by seat."""


def players_at_start(match: Match) -> People:
    """The people who had a seat when the game started. Those who resigned later are rated too."""
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

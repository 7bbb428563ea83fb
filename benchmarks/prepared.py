"""Moves that are known beforehand: every table of a game deals with the same seed, and plays the same game."""

from typing import Final, NamedTuple

from benchmarks.store import NOW, PEOPLE, played
from operahouse.store.log import Append
from operahouse.store.match_summary import summarize
from operahouse.table.decide import Change
from operahouse.table.moves import Moved
from operahouse.table.stream import Stream
from operahouse.web.encoding import encode

SEATS: Final = len(PEOPLE)
BEFORE: Final = 1 + SEATS + 1
"""Entries until the game has begun: the opening, everybody who sits down, the deal."""


class Move(NamedTuple):
    """A move, who makes it, what is stored of it, and what a viewer is told."""

    person: str
    move: str
    append: Append
    news: bytes


def stored(outcome: Change) -> Append:
    """What is written for an outcome."""
    entries = outcome.entries
    return Append("", entries[0].number, entries, summarize(outcome.match, "", "", False, False, NOW))


def beginning(game: str) -> list[Append]:
    """What is written until the game has begun."""
    return [stored(outcome) for outcome in list(played(game, 0))]


def moves_of(game: str, count: int) -> list[Move]:
    """The first moves of the game."""
    moves: list[Move] = []
    stream = Stream("somebody")
    for index, outcome in enumerate(played(game, count)):
        items = stream.read(outcome.match)
        if index >= BEFORE:
            fact = outcome.entries[0].fact
            assert isinstance(fact, Moved)
            moves.append(
                Move(outcome.entries[0].by, fact.move, stored(outcome), encode({"type": "news", "items": items}))
            )
    return moves

"""What the events of a game add up to: points by round and by source, and how often each thing was done."""

import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from operahouse.kernel.events import Event

ROUND = "round"
TURN = "turn"
POINTS = "points"


class Done(NamedTuple):
    """Something a seat did in a round, and how often: (3, "built", "wien wing", 1)."""

    round: int
    kind: str
    what: str
    times: int


class Ledger(NamedTuple):
    """Lists run over the seats."""

    course: list[list[int]]
    """The points after each round."""
    sources: list[dict[str, int]]
    """The points by what they were given for."""
    done: list[list[Done]]


class Watched(NamedTuple):
    """What is counted of a game: kinds of events, each with the details that tell one from another."""

    kinds: dict[str, list[str]]
    by_round: str
    """The kind that a report shows round by round; none where it is empty."""
    parts: str
    """The kind that tells which components are used; none where it is empty."""


def watched(game: str) -> Watched:
    """What `watched.toml` says about a game; of one that is not listed every kind is counted as it is."""
    return _all_watched().get(game, Watched({}, "", ""))


@cache
def _all_watched() -> dict[str, Watched]:
    listed = tomllib.loads((files("operahouse.lab") / "watched.toml").read_text(encoding="utf-8"))
    return {game: Watched(**fields) for game, fields in listed.items()}


def read_ledger(game: str, events: list[Event], seats: list[str], before: list[int], after: list[int]) -> Ledger:
    """Read the events of a whole game, from the points at the deal to the points at its end."""
    kinds = watched(game).kinds
    ends = round_ends(events)
    points = before[:]
    course: list[list[int]] = [[] for _ in seats]
    sources: list[Counter[str]] = [Counter() for _ in seats]
    done: list[Counter[tuple[int, str, str]]] = [Counter() for _ in seats]
    now = 1
    for place, event in enumerate(events):
        if place in ends:
            now += 1
            for seat, own in enumerate(points):
                course[seat].append(own)
        if event.seat not in seats:
            continue
        seat = seats.index(event.seat)
        if event.kind == POINTS:
            scored = int(str(event.details[POINTS]))
            points[seat] += scored
            sources[seat][str(event.details.get("why", event.rule))] += scored
        elif event.kind in kinds or not kinds:
            done[seat][now, event.kind, _what(event, kinds.get(event.kind, []))] += 1
    for seat, own in enumerate(after):
        course[seat].append(own)
    return Ledger(course, [dict(own) for own in sources], [_listed(own) for own in done])


def round_ends(events: list[Event]) -> set[int]:
    """Where rounds begin, but for the first: at `round` events, or else whenever the first seat has its turn again."""
    rounds = {place for place, event in enumerate(events) if event.kind == ROUND}
    if rounds:
        return rounds
    turns = [place for place, event in enumerate(events) if event.kind == TURN]
    return {place for place in turns[1:] if events[place].seat == events[turns[0]].seat}


def _what(event: Event, names: list[str]) -> str:
    return " ".join(str(event.details[name]) for name in names if name in event.details)


def _listed(counted: Counter[tuple[int, str, str]]) -> list[Done]:
    return [Done(*key, times) for key, times in counted.items()]

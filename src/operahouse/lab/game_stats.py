"""Statistics of one game, from its events: points by round and by source, and how often each thing was done."""

from collections import Counter
from typing import NamedTuple

from operahouse.kernel.events import Event
from operahouse.lab.counted_events import CountedEvents

ROUND = "round"
TURN = "turn"
POINTS = "points"


class EventCount(NamedTuple):
    """How often a seat did something in a round: (3, "built", "wien wing", 1)."""

    round: int
    kind: str
    what: str
    times: int


class GameStats(NamedTuple):
    """Statistics of a game. Lists run over the seats."""

    course: list[list[int]]
    """The points after each round."""
    sources: list[dict[str, int]]
    """The points by source."""
    done: list[list[EventCount]]


def game_stats(
    counted: CountedEvents, events: list[Event], seats: list[str], before: list[int], after: list[int]
) -> GameStats:
    """The statistics of a whole game, from the points after the deal to the points at the end."""
    kinds = counted.kinds
    starts = round_starts(events)
    points = before[:]
    course: list[list[int]] = [[] for _ in seats]
    sources: list[Counter[str]] = [Counter() for _ in seats]
    done: list[Counter[tuple[int, str, str]]] = [Counter() for _ in seats]
    now = 1
    for index, event in enumerate(events):
        if index in starts:
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
    return GameStats(course, [dict(own) for own in sources], [_event_counts(own) for own in done])


def round_starts(events: list[Event]) -> set[int]:
    """Where every round but the first starts: at `round` events, else when the first seat's turn comes again."""
    rounds = {index for index, event in enumerate(events) if event.kind == ROUND}
    if rounds:
        return rounds
    turns = [index for index, event in enumerate(events) if event.kind == TURN]
    return {index for index in turns[1:] if events[index].seat == events[turns[0]].seat}


def _what(event: Event, names: list[str]) -> str:
    return " ".join(str(event.details[name]) for name in names if name in event.details)


def _event_counts(counted: Counter[tuple[int, str, str]]) -> list[EventCount]:
    return [EventCount(*key, times) for key, times in counted.items()]

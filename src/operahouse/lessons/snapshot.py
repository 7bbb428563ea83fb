"""What the learner is shown: the same as at a live table."""

from operahouse.kernel.decision import decision_for_person
from operahouse.kernel.events import Event, shown_events
from operahouse.kernel.game import CHANCE, Json, State
from operahouse.kernel.play import seat_names
from operahouse.kernel.snapshot import Snapshot
from operahouse.lessons.lesson import Lesson


def snapshot(lesson: Lesson, state: State, seat: int) -> Snapshot:
    """A snapshot like that of `operahouse.table.snapshot`, without clocks, chat and people."""
    game, names, seats = lesson.game, dict(lesson.names), lesson.game.seats(state)
    decision = decision_for_person(game, state, seat)
    return {
        "game": game.name,
        "status": "playing" if state.to_act() else "ended",
        "published": "",
        "you": seats[seat],
        "host": False,
        "seats": {name: {"name": names.get(name, ""), "bot": ""} for name in seats},
        "spectators": [],
        "votes": [],
        "asked": seat_names(game, state, [asked for asked in state.to_act() if asked != CHANCE]),
        "clocks": None,
        "note": "",
        "next": None,
        "view": decision.view,
        "forecast": game.forecast(decision.view),
        "options": decision.options,
        "can_undo": False,
        "orders": {},
    }


def move_item(number: int, seat: str, move: str, events: list[Event], learner: str) -> Json:
    """A move as the learner sees it, like an item of a table's stream."""
    item: Json = {"number": number, "at": 0, "kind": "moved", "seat": seat, "events": shown_events(events, learner)}
    return {**item, "move": move} if seat == learner else item

"""What the learner is shown: the same as at a live table."""

from operahouse.kernel.decision import decision_for_person
from operahouse.kernel.events import Event
from operahouse.kernel.game import CHANCE, Json, State
from operahouse.kernel.play import seat_names
from operahouse.kernel.snapshot import SeatName, Snapshot, new_snapshot
from operahouse.lessons.lesson import Lesson


def snapshot(lesson: Lesson, state: State, seat: int) -> Snapshot:
    """A snapshot like that of `operahouse.table.snapshot`, without clocks, chat and people."""
    game, names = lesson.game, dict(lesson.names)
    seats: dict[str, SeatName] = {name: {"name": names.get(name, ""), "bot": ""} for name in game.seats(state)}
    decision = decision_for_person(game, state, seat)
    shown = new_snapshot(game, "playing" if state.to_act() else "ended", seats, decision)
    shown["you"] = game.seats(state)[seat]
    shown["asked"] = seat_names(game, state, [asked for asked in state.to_act() if asked != CHANCE])
    shown["options"] = decision.options
    shown["can_undo"] = False
    shown["orders"] = {}
    return shown


def move_item(number: int, seat: str, move: str, events: list[Event], learner: str) -> Json:
    """A move as the learner sees it, like an item of a table's stream."""
    seen = [event.to_json() for event in events if event.visible_to(learner)]
    item: Json = {"number": number, "at": 0, "kind": "moved", "seat": seat, "events": seen}
    return {**item, "move": move} if seat == learner else item

"""The table as one viewer sees it now."""

from operahouse.kernel.decision import Option, decision_for_person
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import SPECTATOR, Json
from operahouse.table.luck import published
from operahouse.table.match import Match
from operahouse.table.undoing import TakeBack


def sight(match: Match, person: str, at: int) -> Json:
    """Built field by field from what a seat, or a spectator, may know."""
    seat = match.seat_of(person)
    seen: Json = {
        "game": match.opened.game,
        "status": match.status,
        "published": published(match.seed),
        "you": seat or None,
        "host": person == match.opened.host,
        "seats": {name: {"name": place.name, "bot": place.bot} for name, place in match.places.items()},
        "spectators": list(match.spectators.values()),
        "wishes": sorted([wish, name] for wish, name in match.wishes),
        "asked": match.asked(),
        "clocks": _clocks(match, at),
        "note": match.notes.get(person, ""),
        "next": match.next_match or None,
    }
    options: list[Option] = []
    if match.state is not None:
        number = match.seat_number(seat) if seat else SPECTATOR
        decision = decision_for_person(match.game, match.state, number)
        seen["view"] = decision.view
        seen["prospects"] = match.game.forecast(decision.view)
        options = decision.options if seat in match.asked() else []
    if seat:
        seen["options"] = [option.to_json() for option in options]
        seen.update(_own(match, person, seat))
    return seen


def _own(match: Match, person: str, seat: str) -> Json:
    """Whether a seat may take a move back, and what it has ordered."""
    orders = {name: order.in_words() for (owner, name), order in match.orders.items() if owner == seat}
    return {"can_undo": _can_undo(match, person), "orders": orders}


def _can_undo(match: Match, person: str) -> bool:
    try:
        TakeBack().decide(match, person, 0)
    except Refusal:
        return False
    return True


def _clocks(match: Match, at: int) -> Json | None:
    """What everybody has left, and whose clock runs."""
    if match.clock.pace.kind == "none":
        return None
    clock = match.clock
    return {seat: {"left": clock.remaining(seat, at), "runs": seat in clock.since} for seat in match.places}

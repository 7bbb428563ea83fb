"""The table as one viewer sees it."""

from operahouse.kernel.decision import Option, decision_for_person
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import SPECTATOR, Json
from operahouse.table.chance import seed_hash
from operahouse.table.match import Match
from operahouse.table.undo import Undo


def snapshot(match: Match, person: str, at: int) -> Json:
    """The table as this person sees it now, built field by field from what they may know."""
    seat = match.seat_of(person)
    shown: Json = {
        **_public(match),
        "you": seat or None,
        "host": person == match.agreement.host,
        "spectators": list(match.spectators.values()),
        "wishes": sorted([topic, name] for topic, name in match.votes),
        "clocks": _clocks(match, at),
        "note": match.notes.get(person, ""),
        "next": match.next_match or None,
    }
    options: list[Option] = []
    if match.state is not None:
        number = match.seat_number(seat) if seat else SPECTATOR
        decision = decision_for_person(match.game, match.state, number)
        shown["view"] = decision.view
        shown["prospects"] = match.game.forecast(decision.view)
        options = decision.options if seat in match.awaited() else []
    if seat:
        shown["options"] = [option.to_json() for option in options]
        shown.update(_own(match, person, seat))
    return shown


def past_snapshot(match: Match, seat: str) -> Json:
    """The table as that seat saw it in a match that is over, with nothing left to do."""
    shown: Json = {
        **_public(match),
        "you": seat,
        "host": False,
        "spectators": [],
        "wishes": [],
        "clocks": None,
        "note": "",
        "next": None,
        "options": [],
        "can_undo": False,
        "orders": {},
    }
    if match.state is not None:
        view = match.game.view(match.state, match.seat_number(seat))
        shown.update({"view": view, "prospects": match.game.forecast(view)})
    return shown


def _public(match: Match) -> Json:
    """What everybody may know at any time."""
    return {
        "game": match.agreement.game,
        "status": match.status,
        "published": seed_hash(match.seed),
        "seats": {seat: {"name": occupant.name, "bot": occupant.bot} for seat, occupant in match.occupants.items()},
        "asked": match.awaited(),
    }


def _own(match: Match, person: str, seat: str) -> Json:
    """What only the owner of a seat sees beside its options: its standing orders, and whether it may undo."""
    orders = {name: order.in_words() for (owner, name), order in match.standing_orders.items() if owner == seat}
    return {"can_undo": _can_undo(match, person), "orders": orders}


def _can_undo(match: Match, person: str) -> bool:
    try:
        Undo().decide(match, person, 0)
    except Refusal:
        return False
    return True


def _clocks(match: Match, at: int) -> Json | None:
    """What each seat has left, and whose clock runs."""
    clock = match.clock
    if clock.time_control.kind == "none":
        return None
    return {seat: {"left": clock.remaining(seat, at), "runs": seat in clock.running_since} for seat in match.occupants}

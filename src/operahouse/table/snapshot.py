"""The table as one viewer sees it."""

from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import SPECTATOR, Json
from operahouse.kernel.seeing import offer, see
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
    if match.state is not None:
        number = match.seat_number(seat) if seat else SPECTATOR
        shown.update(see(match.game, match.state, number))
    if seat:
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
        shown.update(see(match.game, match.state, match.seat_number(seat)))
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
    """What only the owner of a seat sees: its options with their terms, its standing orders, whether it may undo."""
    orders = {name: order.in_words() for (owner, name), order in match.standing_orders.items() if owner == seat}
    options: list[Json] = []
    if match.state is not None and seat in match.awaited():
        options = offer(match.game, match.state, match.seat_number(seat))
    return {"options": options, "can_undo": _can_undo(match, person), "orders": orders}


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

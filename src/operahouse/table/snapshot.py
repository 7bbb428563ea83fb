"""The table as one viewer sees it."""

from operahouse.kernel.decision import Decision, decision_for_person
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import SPECTATOR
from operahouse.kernel.snapshot import ClockState, OrderText, SeatName, Snapshot, new_snapshot
from operahouse.table.chance import seed_hash
from operahouse.table.match import Match
from operahouse.table.undo import Undo


def snapshot(match: Match, person: str, at: int) -> Snapshot:
    """The table as this person sees it now, built field by field from what they may know."""
    seat = match.seat_of(person)
    decision = _decision(match, seat)
    shown = _public(match, decision)
    shown["host"] = person == match.agreement.host
    shown["spectators"] = list(match.spectators.values())
    shown["votes"] = sorted([topic, name] for topic, name in match.votes)
    shown["clocks"] = _clocks(match, at)
    shown["note"] = match.notes.get(person, "")
    shown["next"] = match.next_match or None
    if seat:
        awaited = decision is not None and seat in match.awaited()
        shown["you"] = seat
        shown["options"] = [option.to_json() for option in decision.options] if decision and awaited else []
        shown["can_undo"] = _can_undo(match, person)
        shown["orders"] = _orders(match, seat)
    return shown


def past_snapshot(match: Match, seat: str) -> Snapshot:
    """The table as that seat saw it in a match that is over, with nothing left to do."""
    shown = _public(match, _decision(match, seat))
    shown["you"] = seat
    shown["options"] = []
    shown["can_undo"] = False
    shown["orders"] = {}
    return shown


def _decision(match: Match, seat: str) -> Decision | None:
    """What a seat has to decide, or a spectator sees; None before the deal."""
    if match.state is None:
        return None
    return decision_for_person(match.game, match.state, match.seat_number(seat) if seat else SPECTATOR)


def _public(match: Match, decision: Decision | None) -> Snapshot:
    """What everybody may know at any time, and the view of one of them."""
    seats: dict[str, SeatName] = {}
    for seat, occupant in match.occupants.items():
        seats[seat] = {"name": occupant.name, "bot": occupant.bot}
    shown = new_snapshot(match.game, match.status, seats, decision)
    shown["published"] = seed_hash(match.seed)
    shown["asked"] = match.awaited()
    return shown


def _orders(match: Match, seat: str) -> dict[str, OrderText]:
    """The standing orders of a seat in words."""
    return {name: order.in_words() for (owner, name), order in match.standing_orders.items() if owner == seat}


def _can_undo(match: Match, person: str) -> bool:
    try:
        Undo().decide(match, person, 0)
    except Refusal:
        return False
    return True


def _clocks(match: Match, at: int) -> dict[str, ClockState] | None:
    """What each seat has left, and whose clock runs."""
    clock = match.clock
    if clock.time_control.kind == "none":
        return None
    return {seat: {"left": clock.remaining(seat, at), "runs": seat in clock.running_since} for seat in match.occupants}

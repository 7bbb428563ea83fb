"""The table as one viewer sees it."""

from operahouse.kernel.decision import decision_for_person
from operahouse.kernel.game import SPECTATOR
from operahouse.kernel.snapshot import ClockState, SeatName, Snapshot, new_snapshot
from operahouse.table.match import Match
from operahouse.table.undo import can_undo


def snapshot(match: Match, person: str, at: int) -> Snapshot:
    """The table as this person sees it now, built field by field from what they may know."""
    seat = match.seat_of.get(person, "")
    shown = _seen_from(match, seat)
    shown["host"] = person == match.agreement.host
    shown["spectators"] = list(match.spectators.values())
    shown["votes"] = sorted([topic, name] for topic, name in match.votes)
    shown["note"] = match.notes.get(person, "")
    shown["next"] = match.next_match or None
    if match.clock.time_control.kind != "none":
        shown["clocks"] = _clocks(match, at)
    if seat:
        orders = match.standing_orders.items()
        shown["can_undo"] = can_undo(match, seat)
        shown["orders"] = {name: order.in_words() for (owner, name), order in orders if owner == seat}
    return shown


def past_snapshot(match: Match, seat: str) -> Snapshot:
    """The table as that seat saw it in a match that is over, with nothing left to do."""
    shown = _seen_from(match, seat)
    shown["options"] = []
    shown["can_undo"] = False
    shown["orders"] = {}
    return shown


def _seen_from(match: Match, seat: str) -> Snapshot:
    """What everybody may know at any time, and what that seat sees and may do; a spectator has no seat."""
    decision = None
    if match.state is not None:
        number = match.seat_numbers[seat] if seat else SPECTATOR
        decision = decision_for_person(match.game, match.state, number)
    seats: dict[str, SeatName] = {name: {"name": held.name, "bot": held.bot} for name, held in match.occupants.items()}
    shown = new_snapshot(match.game, match.status, seats, decision)
    shown["published"] = match.seed_hash
    shown["asked"] = match.awaited
    if seat:
        shown["you"] = seat
        shown["options"] = decision.options if decision is not None and seat in match.awaited else []
    return shown


def _clocks(match: Match, at: int) -> dict[str, ClockState]:
    """What each seat has left, and whose clock runs."""
    clock = match.clock
    return {seat: {"left": clock.remaining(seat, at), "runs": seat in clock.running_since} for seat in match.occupants}

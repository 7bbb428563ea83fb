"""The table as one viewer sees it."""

from operahouse.kernel.decision import OptionJson, decision_for_person
from operahouse.kernel.game import SPECTATOR
from operahouse.kernel.snapshot import ClockState, Snapshot
from operahouse.table.by_hand_snapshot import by_hand_json
from operahouse.table.clock import Clock
from operahouse.table.match import Match
from operahouse.table.rewind import rewind_terms
from operahouse.table.sheet import by_hand_of
from operahouse.table.time_control import DAY
from operahouse.table.undo import can_undo


def snapshot(match: Match, person: str, at: int, seat: str | None = None) -> Snapshot:
    """The table as this person sees it now, built field by field from what they may know.

    That is what their own seat sees, unless another is given; a spectator has none.
    """
    seat = match.seat_of.get(person, "") if seat is None else seat
    options: list[OptionJson] = []
    shown: Snapshot = {
        "game": match.game.name,
        "status": match.status,
        "published": match.seed_hash,
        "you": seat or None,
        "host": person == match.agreement.host,
        "seats": match.seat_names,
        "spectators": list(match.spectators.values()),
        "votes": sorted([topic, name] for topic, name in match.votes),
        "asked": match.awaited,
        "clocks": None if match.clock.time_control.kind == "none" else _clocks(match, at),
        "note": match.notes.get(person, ""),
        "next": match.next_match or None,
    }
    only_guessed = match.sheet is not None and by_hand_of(match.game).has_hands
    if match.sheet is not None:
        shown["by_hand"] = by_hand_json(match, seat)
    if match.state is not None:
        viewer = match.seat_numbers[seat] if seat and not only_guessed else SPECTATOR
        decision = decision_for_person(match.game, match.state, viewer)
        shown["view"], shown["forecast"] = decision.view, match.game.forecast(decision.view)
        options = decision.options
    if match.stand_in_votes:
        shown["stand_ins"] = _stand_ins(match)
    if seat:
        orders = match.standing_orders.items()
        shown["options"] = options if seat in match.awaited else []
        shown["can_undo"] = can_undo(match, seat)
        if match.bots and (rewind := rewind_terms(match, seat)) is not None:
            shown["rewind"] = rewind
        shown["orders"] = {name: order.in_words() for (owner, name), order in orders if owner == seat}
    return shown


def past_snapshot(match: Match, seat: str) -> Snapshot:
    """The table as that seat saw it in a match that is over, without what was said about going on."""
    shown = snapshot(match, "", 0, seat)
    shown["spectators"], shown["votes"], shown["options"] = [], [], []
    shown["clocks"], shown["next"], shown["can_undo"] = None, None, False
    shown["orders"] = {}
    return shown


def _stand_ins(match: Match) -> dict[str, list[str]]:
    """Who votes for a bot in whose place."""
    absent = sorted({about for about, _ in match.stand_in_votes})
    return {seat: sorted(voter for about, voter in match.stand_in_votes if about == seat) for seat in absent}


def _clocks(match: Match, at: int) -> dict[str, ClockState]:
    """What each seat has left, and whose clock runs."""
    return {seat: _clock(match.clock, seat, at, seat in match.awaited) for seat in match.occupants}


def _clock(clock: Clock, seat: str, at: int, awaited: bool) -> ClockState:
    """In a slow game, a seat that waits has all its days for the next decision."""
    left = clock.remaining(seat, at) if awaited else max(clock.remaining(seat, at), clock.time_control.days * DAY)
    state: ClockState = {"left": left, "runs": seat in clock.running_since}
    if still := clock.still_for(seat, at):
        state["still"] = still
    return state

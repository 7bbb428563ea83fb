"""The table as one viewer sees it now."""

from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import SPECTATOR, Json
from operahouse.kernel.seeing import offer, see
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
    if match.state is not None:
        number = match.seat_number(seat) if seat else SPECTATOR
        seen.update(see(match.game, match.state, number))
    if seat:
        seen.update(_own(match, person, seat))
    return seen


def _own(match: Match, person: str, seat: str) -> Json:
    """What a seat may do and on which terms, and what it has ordered."""
    orders = {name: order.in_words() for (owner, name), order in match.orders.items() if owner == seat}
    return {"options": _options(match, seat), "can_undo": _can_undo(match, person), "orders": orders}


def _options(match: Match, seat: str) -> list[Json]:
    """Every move of a seat that is asked, with what it is about and what it surely changes."""
    if match.state is None or seat not in match.asked():
        return []
    return offer(match.game, match.state, match.seat_number(seat))


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

"""Whose clock runs, and how much time a question is worth."""

from operahouse.kernel.game import CHANCE, State
from operahouse.kernel.play import seat_names
from operahouse.table.match import Match
from operahouse.table.pace import Sizes, size_of_decision


def sizes_of_questions(match: Match, state: State, waiting: list[str]) -> Sizes:
    """How big the decisions are that this state asks of people, where the clock wants to know.

    Those who have been waiting for are not asked anew. The sizes are written into the log, because a later version
    of the house might imagine otherwise.
    """
    if match.clock.pace.kind != "live":
        return {}
    numbers = [number for number in state.to_act() if number != CHANCE]
    seats = zip(seat_names(match.game, state, numbers), numbers, strict=True)
    return {
        seat: size_of_decision(match.game, state, number)
        for seat, number in seats
        if match.places[seat].is_present and seat not in waiting
    }


def run_clocks(match: Match, at: int, sizes: Sizes | None = None) -> dict[str, int]:
    """Stop the clocks of who is no longer asked, start those of who is.

    Where there are new questions, by their sizes, time is given for them; returns how much.
    """
    granted: dict[str, int] = {}
    if match.clock.pace.kind == "none":
        return granted
    thinking = [seat for seat in match.asked() if match.places[seat].is_present]
    for seat in list(match.clock.since):
        if seat not in thinking:
            match.clock.stop(seat, at)
    for seat in thinking:
        if seat not in match.clock.since:
            if sizes is not None:
                granted[seat] = match.clock.give(seat, sizes.get(seat, 1))
            match.clock.start(seat, at)
    return granted


def give_at_least_a_decision(match: Match, seat: str) -> None:
    """Whoever comes back has time for a decision, but gains none by going and coming."""
    clock = match.clock
    before = clock.left[seat]
    clock.left[seat] = 0
    clock.give(seat, 1)
    clock.left[seat] = max(before, clock.left[seat])

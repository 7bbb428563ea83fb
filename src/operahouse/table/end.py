"""How a match ends, and its result."""

from dataclasses import dataclass
from typing import Literal

from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json
from operahouse.kernel.play import seat_names
from operahouse.kernel.ranking import write_ranking
from operahouse.kernel.record import result_of
from operahouse.table.clock import update_clocks
from operahouse.table.command import Command
from operahouse.table.fact import Entry, Fact, Observer
from operahouse.table.match import Match
from operahouse.table.seats import check_host, check_seating
from operahouse.table.time_control import DAY

MatchOutcome = Literal["finished", "resigned", "abandoned", "closed"]
ABANDONED_AFTER = 7 * DAY


@dataclass(frozen=True, slots=True)
class Ended(Fact):
    """The match is over: played to the end, resigned, abandoned, or closed by its host or the server's."""

    outcome: MatchOutcome
    result: Json

    def apply(self, match: Match, entry: Entry) -> None:
        """Everything stops."""
        match.outcome = self.outcome
        match.set_status("ended")
        match.paused_at = 0
        match.votes = frozenset()
        match.undo_points = ()
        update_clocks(match, entry.at)

    def shown_to(self, match: Match, entry: Entry, observer: Observer) -> Json | None:
        """The result, and the seed, with which everybody can verify the deal."""
        return {**self.details(), "seed": match.agreement.seed}


@dataclass(frozen=True, slots=True)
class Close(Command):
    """Close a table at which nobody plays yet."""

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """Only the host may do this."""
        if match.outcome:
            raise Refusal("", "table-over", {})
        check_host(match, person)
        check_seating(match)
        return end_by_closing(match)


def end_by_rules(match: Match) -> Ended | None:
    """The end of a match that was played out, or that everybody else resigned; None if it goes on."""
    if match.state is None or match.outcome:
        return None
    if not match.state.to_act():
        return Ended("finished", _result(match))
    if match.resigned and _nobody_left_to_play(match):
        return Ended("resigned", _result(match))
    return None


def end_by_absence(match: Match, at: int) -> Ended | None:
    """The end of a match whose people have all been away for a week; None if it goes on."""
    if match.outcome or not match.unattended_since or at < abandoned_at(match):
        return None
    return Ended("abandoned", _result(match))


def abandoned_at(match: Match) -> int:
    """When a match at which nobody is left ends: a week later, but not during a holiday."""
    return max(match.unattended_since, *match.away_until.values(), 0) + ABANDONED_AFTER


def end_by_closing(match: Match) -> Ended:
    """The end of a match that is closed from outside, also before the game."""
    nothing: Json = {"points": {}, "ranking": []}
    return Ended("closed", nothing if match.state is None else _result(match))


def _nobody_left_to_play(match: Match) -> bool:
    """One seat alone has won. Bots alone don't play on."""
    remaining = [seat for seat in match.occupants if seat not in match.resigned]
    return len(remaining) < 2 or not any(match.occupants[seat].person for seat in remaining)


def _result(match: Match) -> Json:
    """The game's own result, with seats that resigned behind all others, the first to resign last."""
    state = match.state
    assert state is not None
    if not match.resigned:
        return result_of(match.game, state)
    ranking = [
        [seat for seat in seat_names(match.game, state, together) if seat not in match.resigned]
        for together in match.game.ranking(state)
    ]
    remaining = write_ranking([together for together in ranking if together])
    return {**result_of(match.game, state), "ranking": [*remaining, *reversed(match.resigned)]}

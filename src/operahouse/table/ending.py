"""How a match ends, and how it is counted."""

from dataclasses import dataclass
from typing import Literal

from operahouse.kernel.game import Json
from operahouse.kernel.play import seat_names
from operahouse.kernel.record import result_of
from operahouse.table.asking import run_clocks
from operahouse.table.fact import Entry, Eyes, Fact
from operahouse.table.match import Match
from operahouse.table.pace import DAY

How = Literal["finished", "resigned", "abandoned"]
ABANDONED_AFTER = 7 * DAY


@dataclass(frozen=True, slots=True)
class Ended(Fact):
    """The match is over: played to the end, given up, or left by everybody."""

    outcome: How
    result: Json

    def happen(self, match: Match, entry: Entry) -> None:
        """Nothing moves any more."""
        match.outcome = self.outcome
        match.paused_at = 0
        match.wishes = frozenset()
        match.tail = ()
        run_clocks(match, entry.at)

    def tell(self, match: Match, entry: Entry, eyes: Eyes) -> Json | None:
        """The result, and the seed, with which everybody can deal the game again."""
        return {**self.details(), "seed": match.opened.seed}


def end_of(match: Match) -> Ended | None:
    """The end, if this is it."""
    if match.state is None or match.outcome:
        return None
    if not match.state.to_act():
        return Ended("finished", _result(match))
    if match.resigned and _nobody_left_to_play(match):
        return Ended("resigned", _result(match))
    return None


def abandoned(match: Match, at: int) -> Ended | None:
    """The end of a match whose people have all been away for long."""
    if match.outcome or not match.deserted_at or at < match.deserted_at + ABANDONED_AFTER:
        return None
    return Ended("abandoned", _result(match))


def _nobody_left_to_play(match: Match) -> bool:
    """One seat alone has won; bots alone need not play on."""
    fighting = [seat for seat in match.places if seat not in match.resigned]
    return len(fighting) < 2 or not any(match.places[seat].person for seat in fighting)


def _result(match: Match) -> Json:
    """As the game counts; but whoever resigned comes after all others, and the first to do so last."""
    state = match.state
    assert state is not None
    if not match.resigned:
        return result_of(match.game, state)
    ranking: list[object] = []
    for place in match.game.ranking(state):
        together = [seat for seat in seat_names(match.game, state, place) if seat not in match.resigned]
        if together:
            ranking.append(together[0] if len(together) == 1 else together)
    return {**result_of(match.game, state), "ranking": [*ranking, *reversed(match.resigned)]}

"""Deals that many people play, each at a table of their own: the deal of the day.

Their results are compared, so everything but the person's own moves must be the same for everybody. The seed alone
makes the deal: one order of all pieces, and a lot of its own for each piece that is shuffled again, so that tables that
go different ways still share their luck. Bots decide by the deal and what they see, never by what is in the log besides
moves. And nothing that was seen can be taken back.
"""

from operahouse.kernel.errors import Refusal
from operahouse.table.match import Match
from operahouse.table.shares import FIXED_FORMAT


def is_fixed(match: Match) -> bool:
    """Whether others play the same deal."""
    return match.agreement.deal_format == FIXED_FORMAT


def check_not_fixed(match: Match) -> None:
    """Raises Refusal for what would make results of the same deal incomparable."""
    if is_fixed(match):
        raise Refusal("", "table-fixed-deal", {})


def decision_number(match: Match, seat: str) -> int:
    """Tells the decisions of a bot apart, each of which has its own random generator.

    In a fixed deal it counts the bot's own moves. Otherwise it's the entry that asks for the decision.
    """
    if not is_fixed(match):
        return match.awaited_since[seat]
    return sum(mover == seat for _, mover, _ in match.moves)


def check_bots_have_moved(match: Match) -> None:
    """Raises Refusal while bots of a fixed deal decide at the same time as a person.

    What they do must not depend on who answers first.
    """
    if is_fixed(match) and any(seat in match.awaited for seat in match.bots):
        raise Refusal("", "table-bots-first", {})

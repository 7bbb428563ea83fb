"""The coach: advises people who play against bots alone.

It runs in the bot processes. It is sent a view, so hidden information never reaches it. What it says about finished
games is part of their review: see `operahouse.web.reviews`.
"""

from operahouse.kernel.decision import decision_of
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json
from operahouse.table.chance import bot_seed
from operahouse.table.match import Match
from operahouse.web.fair_queue import SLOW
from operahouse.web.ports import Bots


class CoachService:
    """Asks the coach."""

    def __init__(self, bots: Bots) -> None:
        self._bots = bots

    async def advise(self, match: Match, seat: str, move: str, person: str) -> Json:
        """The best moves for the current decision, and how good the given move is."""
        decision = decision_of(match.game, match.state_in_play(), match.seat_numbers[seat])
        seed = bot_seed(match.seed, seat, match.awaited_since[seat])
        asked: Json = {"kind": "advice", "game": match.agreement.game, "seed": seed, "move": move}
        return unless_refused(await self._bots.ask({**asked, "decision": decision.to_json()}, person, SLOW))


def unless_refused(answer: Json) -> Json:
    """The answer of a process of the bots. Raises Refusal if it refused a move."""
    refused = answer.get("refused")
    if isinstance(refused, dict):
        raise Refusal(refused["rule"], refused["key"], refused["details"])
    return answer

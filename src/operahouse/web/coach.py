"""The coach: advises people who play against bots alone, and everybody who looks at a finished game.

It runs in the bot processes. It is sent a view, so hidden information never reaches it. Advice on finished games is
cached, because a finished game does not change.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from operahouse.kernel.decision import Decision, decision_of
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json
from operahouse.table.chance import bot_seed
from operahouse.table.match import Match
from operahouse.table.replay import PastDecision
from operahouse.web.bot_pool import BotCrashed, BotPool
from operahouse.web.errors import RequestError
from operahouse.web.fair_queue import SLOW

MOST_KEPT: Final = 500
"""Cached answers about finished games."""


class CoachService:
    """Asks the coach, and caches what it says about finished games."""

    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._kept: OrderedDict[tuple[str, int], asyncio.Task[Json]] = OrderedDict()

    async def advise(self, match: Match, seat: str, move: str, person: str) -> Json:
        """The best moves for the current decision, and how good the given move is."""
        decision = decision_of(match.game, match.state_in_play(), match.seat_numbers[seat])
        return await self._ask(match, decision, bot_seed(match.seed, seat, match.awaited_since[seat]), move, person)

    async def advise_on_past(self, id_: str, match: Match, past: PastDecision, person: str) -> Json:
        """What the coach would have done in place of a move of a finished game."""
        seed = bot_seed(match.seed, past.seat, past.entry)
        answer = await self._once((id_, past.entry), lambda: self._ask(match, past.decision, seed, past.move, person))
        return {"seat": past.seat, **answer}

    async def _ask(self, match: Match, decision: Decision, seed: int, move: str, person: str) -> Json:
        asked: Json = {"kind": "advice", "game": match.agreement.game, "seed": seed, "move": move}
        answer = await self._bots.ask({**asked, "decision": decision.to_json()}, person, SLOW)
        return unless_refused(answer)

    async def _once(self, key: tuple[str, int], work: Callable[[], Awaitable[Json]]) -> Json:
        """Compute it once, however many ask. Errors and the oldest answers are dropped."""
        if key not in self._kept:
            self._kept[key] = asyncio.ensure_future(work())
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        try:
            return await asyncio.shield(self._kept[key])
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self._kept.pop(key, None)
            if isinstance(error, BotCrashed):
                raise RequestError(503, "web-no-advice") from error
            raise


def unless_refused(answer: Json) -> Json:
    """The answer of a process of the bots. Raises Refusal if it refused a move."""
    refused = answer.get("refused")
    if isinstance(refused, dict):
        raise Refusal(refused["rule"], refused["key"], refused["details"])
    return answer

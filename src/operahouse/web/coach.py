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
from operahouse.table.stream import stream_behind_screen
from operahouse.web.errors import RequestError
from operahouse.web.fair_queue import LONG, SLOW
from operahouse.web.ports import BotCrashed, Bots

MOST_KEPT: Final = 500
"""Cached answers about finished games."""
REVIEW: Final = "review"
"""In the place of a seat: seeds the random generator of a review."""


class CoachService:
    """Asks the coach, and caches what it says about finished games."""

    def __init__(self, bots: Bots) -> None:
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

    async def turning_points(self, id_: str, match: Match, person: str) -> list[Json]:
        """The turning points of a finished game, with the numbers they have in this person's replay."""
        if not match.outcome:
            raise Refusal("", "table-screens-closed", {})
        if match.initial_state is None or not match.moves:
            return []
        answer = await self._once((id_, 0), lambda: self._review(match, person))
        points = answer["turning_points"]
        assert isinstance(points, list)
        return [_numbered(match, person, point) for point in points]

    async def _ask(self, match: Match, decision: Decision, seed: int, move: str, person: str) -> Json:
        asked: Json = {"kind": "advice", "game": match.agreement.game, "seed": seed, "move": move}
        answer = await self._bots.ask({**asked, "decision": decision.to_json()}, person, SLOW)
        refused = answer.get("refused")
        if isinstance(refused, dict):
            raise Refusal(refused["rule"], refused["key"], refused["details"])
        return answer

    async def _review(self, match: Match, person: str) -> Json:
        assert match.initial_state is not None
        question: Json = {
            "kind": "turning-points",
            "game": match.agreement.game,
            "position": match.game.write_position(match.initial_state),
            "moves": [[seat, move] for _, seat, move in match.moves],
            "seed": bot_seed(match.seed, REVIEW, 0),
        }
        return await self._bots.ask(question, person, LONG)

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


def _numbered(match: Match, person: str, point: Json) -> Json:
    """A turning point with its number in the replay behind its seat's screen."""
    place = point["place"]
    assert isinstance(place, int)
    entry, seat, _ = match.moves[place]
    stream = stream_behind_screen(match, person, seat)
    stream.read(match)
    return {**point, "place": place + 1, "number": stream.numbers.get(entry, 0)}

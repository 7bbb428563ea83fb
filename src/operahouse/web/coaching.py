"""The coach: asked at the table by whoever plays against bots alone, and after the game by everybody.

It thinks where bots think. It is sent a view, so what is hidden never reaches it. What it said of a finished game
is kept for a while, for a finished game does not change.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json
from operahouse.table.chance import bot_seed
from operahouse.table.match import Match
from operahouse.table.replay import PastDecision
from operahouse.table.stream import stream_behind_screen
from operahouse.web.bots import BotCrashed, Bots
from operahouse.web.denial import Denial

MOST_KEPT: Final = 500
"""Answers about finished games that are remembered."""
REVIEW: Final = "review"
"""In the place of a seat: the luck of whoever looks at a whole game."""


class Coaching:
    """What the house has a coach for."""

    def __init__(self, bots: Bots) -> None:
        self._bots = bots
        self._kept: OrderedDict[tuple[str, int], asyncio.Task[Json]] = OrderedDict()

    async def advise(self, match: Match, seat: str, move: str) -> Json:
        """The best moves for the question at hand, and what becomes of the one somebody thinks of."""
        view = match.game.view(match.state_in_play(), match.seat_number(seat), memory=True)
        return await self._ask(match, view, bot_seed(match.seed, seat, match.awaited_since[seat]), move)

    async def comment(self, id_: str, match: Match, asked: PastDecision) -> Json:
        """What the coach would have done in place of a move of a finished game."""
        luck = bot_seed(match.seed, asked.seat, asked.entry)
        told = await self._once((id_, asked.entry), lambda: self._ask(match, asked.view, luck, asked.move))
        return {"seat": asked.seat, **told}

    async def moments(self, id_: str, match: Match, person: str) -> list[Json]:
        """Where a finished game was won, by the numbers under which this person finds it in the story."""
        if not match.outcome:
            raise Refusal("", "table-screens-closed", {})
        if match.initial_state is None or not match.moves:
            return []
        told = await self._once((id_, 0), lambda: self._review(match))
        moments = told["moments"]
        assert isinstance(moments, list)
        return [_numbered(match, person, moment) for moment in moments]

    async def _ask(self, match: Match, view: Json, luck: int, move: str) -> Json:
        question = {"kind": "advice", "game": match.agreement.game, "view": view, "luck": luck, "move": move}
        told = await self._bots.ask(question)
        refused = told.get("refused")
        if isinstance(refused, dict):
            raise Refusal(refused["rule"], refused["key"], refused["details"])
        return told

    async def _review(self, match: Match) -> Json:
        assert match.initial_state is not None
        question: Json = {
            "kind": "moments",
            "game": match.agreement.game,
            "position": match.game.write_position(match.initial_state),
            "moves": [[seat, move] for _, seat, move in match.moves],
            "luck": bot_seed(match.seed, REVIEW, 0),
        }
        return await self._bots.ask(question)

    async def _once(self, key: tuple[str, int], work: Callable[[], Awaitable[Json]]) -> Json:
        """Think about it once, however many ask; forget what went wrong, and what was asked longest ago."""
        if key not in self._kept:
            self._kept[key] = asyncio.ensure_future(work())
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        try:
            return await asyncio.shield(self._kept[key])
        except BotCrashed as crash:
            self._kept.pop(key, None)
            raise Denial(503, "web-no-advice") from crash


def _numbered(match: Match, person: str, moment: Json) -> Json:
    """A moment with the number under which it is told behind the screen of its seat."""
    place = moment["place"]
    assert isinstance(place, int)
    entry, seat, _ = match.moves[place]
    stream = stream_behind_screen(match, person, seat)
    stream.read(match)
    return {**moment, "place": place + 1, "number": stream.number_of(entry)}

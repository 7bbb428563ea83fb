"""Reviews of finished games: made by the bots' processes, a few moments at a time, and kept in the store.

Nothing of a running game is ever looked at. A review belongs to the person who asked for it, or to the host of the
game that ended: the queue of the bots is fair by person, so nobody else waits for it.
"""

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Final, cast

from structlog import get_logger

from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json
from operahouse.review.report import ReviewDecision, ReviewJson, ReviewMoment
from operahouse.review.review import complete, turning_points, version
from operahouse.table.chance import bot_seed
from operahouse.table.fair_copy import fair_copy
from operahouse.table.match import Match
from operahouse.table.stream import stream_behind_screen
from operahouse.web.coach import unless_refused
from operahouse.web.errors import RequestError
from operahouse.web.fair_queue import LONG, SLOW
from operahouse.web.live_match import LiveMatch
from operahouse.web.ports import BotCrashed

if TYPE_CHECKING:
    from operahouse.web.server import Server

log = get_logger()
REVIEW: Final = "review"
"""In the place of a seat: seeds the random generator of a review."""
AT_ONCE: Final = 6
"""Moments in one question, so that nobody's bot waits long behind them."""
MOST_WAITING: Final = 100
MOST_OF_PERSON: Final = 4
"""Reviews under way. Games beyond that are reviewed when somebody opens them."""
FAILED: Final[Json] = {"done": 0, "all": 0, "failed": True, "review": None}
CLEARLY_BETTER: Final = 0.03
"""A turning point names a better move if it wins so much more often."""


class RunningReview:
    """A review being made."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.outline: ReviewJson | None = None
        self.moments: list[ReviewMoment] = []
        self.task: asyncio.Task[ReviewJson] | None = None

    def state(self) -> Json:
        """As far as it is."""
        if self.outline is None:
            return {"done": 0, "all": 0, "failed": False, "review": None}
        moments = [*self.moments, *self.outline["moments"][len(self.moments) :]]
        shown = {**self.outline, "moments": moments}
        return {"done": len(self.moments), "all": len(moments), "failed": False, "review": shown}


class ReviewService:
    """Makes reviews, keeps them, and makes them again when the judge has changed."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self._running: dict[str, RunningReview] = {}
        self._failed: set[str] = set()
        """Matches whose review failed in this process. Asking again tries again."""

    def begin(self, live: LiveMatch) -> None:
        """A match has just ended: review it, unless too much is waiting already."""
        if live.match.moves and self._has_room(live.match.agreement.host):
            self._start(live, live.match.agreement.host)

    async def state(self, live: LiveMatch, person: str | None) -> Json:
        """The review as far as it is made. Without a person nothing is started."""
        _check_over(live.match)
        if not live.match.moves:
            return FAILED
        found = await self.kept(live)
        if found is not None:
            count = len(found["moments"])
            return {"done": count, "all": count, "failed": False, "review": found}
        running = self._running.get(live.id)
        if running is not None:
            return running.state()
        if live.id in self._failed or person is None or not self._has_room(person):
            self._failed.discard(live.id)
            return FAILED
        return self._start(live, person).state()

    async def turning_points(self, live: LiveMatch, person: str) -> list[Json]:
        """Where a game was decided, with the numbers of this person's replay. Waits for the review."""
        _check_over(live.match)
        if live.match.initial_state is None or not live.match.moves:
            return []
        review = await self.kept(live) or await self._made(live, person)
        return [_turning_point(live.match, person, review, point) for point in turning_points(review)]

    async def attempt(self, live: LiveMatch, place: int, move: str, person: str) -> Json:
        """What another move would have been worth, with the figures of the review."""
        _check_over(live.match)
        if not 0 <= place < len(live.match.moves):
            raise Refusal("", "table-no-such-moment", {"number": place, "last": len(live.match.moves) - 1})
        try:
            answer = await self._server.bots.ask(
                {**_question(live.match, -1), "place": place, "move": move}, person, SLOW
            )
        except BotCrashed as error:
            raise RequestError(503, "web-no-advice") from error
        return cast(Json, unless_refused(answer)["attempt"])

    async def _made(self, live: LiveMatch, person: str) -> ReviewJson:
        """Wait until it is made. Raises RequestError if that fails, or if there is no room."""
        if live.id not in self._running and not self._has_room(person):
            raise RequestError(503, "web-no-advice")
        running = self._running.get(live.id) or self._start(live, person)
        assert running.task is not None
        try:
            return await asyncio.shield(running.task)
        except BotCrashed as error:
            raise RequestError(503, "web-no-advice") from error

    async def kept(self, live: LiveMatch) -> ReviewJson | None:
        """The review by today's judge, if it's made. Nothing is started."""
        found = await self._server.find_review(live.id, version(live.match.game))
        return None if found is None else cast(ReviewJson, found)

    def _has_room(self, person: str) -> bool:
        own = Counter(one.person for one in self._running.values())
        return len(self._running) < MOST_WAITING and own[person] < MOST_OF_PERSON

    def _start(self, live: LiveMatch, person: str) -> RunningReview:
        running = self._running[live.id] = RunningReview(person)
        running.task = asyncio.create_task(self._make(live.id, live.match, running))
        self._server.start(self._finish(live.id, running.task))
        return running

    async def _finish(self, id_: str, task: "asyncio.Task[ReviewJson]") -> None:
        """Wait for a review, whoever asked for it."""
        try:
            await task
        except BotCrashed as error:
            self._failed.add(id_)
            log.warning("review", match=id_, error=str(error))
        finally:
            task.cancel()
            self._running.pop(id_, None)

    async def _make(self, id_: str, match: Match, running: RunningReview) -> ReviewJson:
        """The outline first, then moment by moment; kept when it is whole."""
        answer = await self._server.bots.ask(_question(match, -1), running.person, SLOW)
        running.outline = cast(ReviewJson, answer["outline"])
        while len(running.moments) < len(running.outline["moments"]):
            answer = await self._server.bots.ask(_question(match, len(running.moments)), running.person, LONG)
            running.moments += cast(list[ReviewMoment], answer["moments"])
        review = complete(running.outline, running.moments)
        await self._server.keep_review(id_, match, review)
        return review


def _check_over(match: Match) -> None:
    """Nothing of a running game can be reviewed by anyone."""
    if not match.outcome:
        raise Refusal("", "table-screens-closed", {})


def _question(match: Match, first: int) -> Json:
    """The outline of a game (before the first moment), or some moments of it."""
    assert match.initial_state is not None
    return {
        "kind": "review",
        "game": match.agreement.game,
        "position": match.game.write_position(match.initial_state),
        "moves": [[seat, move] for _, seat, move in match.moves],
        "options": list(match.agreement.options),
        "seed": bot_seed(match.seed, REVIEW, 0),
        "first": first,
        "count": AT_ONCE,
    }


def _turning_point(match: Match, person: str, review: ReviewJson, point: ReviewDecision) -> Json:
    """A turning point with its number in the replay behind its seat's screen."""
    match = fair_copy(match)
    entry, seat, _ = match.moves[point["place"]]
    stream = stream_behind_screen(match, person, seat)
    stream.read(match)
    before, after = _chances(review, point)
    better = point["options"][0] if point["loss"] >= CLEARLY_BETTER else None
    reasons = [{"key": reason["key"], "points": round(reason["points"], 1)} for reason in point["reasons"]]
    return {
        "number": stream.numbers.get(entry, 0),
        "place": point["place"] + 1,
        "seat": seat,
        "move": point["move"],
        "before": before,
        "after": after,
        "better": None if better is None else {**better, "reasons": reasons},
        "loss": point["loss"],
    }


def _chances(review: ReviewJson, point: ReviewDecision) -> tuple[float, float]:
    """The seat's chance to win before and after a decision."""
    seat = review["seats"].index(point["seat"])
    shares = review["dealt"]
    for moment in review["moments"]:
        if any(answer["place"] == point["place"] for answer in moment["answers"]):
            return shares[seat], moment["shares"][seat]
        shares = moment["shares"]
    raise ValueError(f"no move {point['place']}")

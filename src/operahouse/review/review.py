"""A review, moment by moment: each can be judged by itself, in any order and in any process."""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from operahouse.bots.levels import make_judge
from operahouse.bots.marks import LEVELS, PRAISE, SLIP, mark_of
from operahouse.kernel.decision import decision_of
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import CHANCE, SPECTATOR, Game, State
from operahouse.kernel.play import play
from operahouse.kernel.record import Replay
from operahouse.review.evaluation import Evaluator, make_evaluator
from operahouse.review.ledger import balance, book, derived_seed, imagined_worlds, start_shares, weigh_answers
from operahouse.review.moments import Answer, Moment, read_moments
from operahouse.review.report import (
    ReviewAttempt,
    ReviewDecision,
    ReviewJson,
    ReviewMoment,
    ReviewOption,
    ReviewReason,
    ReviewRival,
    SeatSummary,
)
from operahouse.review.weighing import Weigher, Weighing, Worlds, mean

FORMAT: Final = 2
"""Goes up when reviews are made differently by the same judge."""
NEAR_EQUAL: Final = 0.01
"""Where all answers lie so close together, the decision isn't counted."""
SURE: Final = 2.0
"""A mark is given if the loss is more than so many standard errors."""
REASONS: Final = 3
SMALLEST_REASON: Final = 0.2
"""Differences in expected points below this are no reason."""
DIVIDING: Final = ["round", "counting", "performance"]
"""Events that divide a game."""
DECISIVE: Final = 3
"""How many turning points a game has at most."""


class Review:
    """A game to be reviewed. The same game and seed give the same review."""

    def __init__(
        self,
        game: Game,
        start: State,
        moves: Sequence[tuple[int, str]],
        options: list[str],
        seed: int = 1,
        evaluator: Evaluator | None = None,
    ) -> None:
        self._game = game
        self._evaluator: Evaluator = evaluator or make_evaluator(game)
        self._weigher = Weigher(game, make_judge(game), self._evaluator)
        self._options = options
        self._seed = seed
        self._start = start
        self.moments: list[Moment] = read_moments(game, start, moves)
        self._names = game.seats(start)

    def outline(self) -> ReviewJson:
        """Everybody's chances after every decision: quick. Nothing is judged yet."""
        shares = self._evaluator.shares
        return {
            "version": version(self._game),
            "game": self._game.name,
            "seats": self._names,
            "over": not (self.moments[-1].after if self.moments else self._start).to_act(),
            "start": start_shares(self._game, self._evaluator, self._start, self._options, derived_seed(self._seed)),
            "dealt": shares(self._start),
            "moments": [self._outlined(moment) for moment in self.moments],
            "accounts": [],
            "summary": [],
            "scale": scale(self._game, len(self._names)),
        }

    def judge(self, number: int) -> ReviewMoment:
        """One moment with its terms, and each of its decisions."""
        moment, seed = self.moments[number], derived_seed(self._seed, number)
        imagined = imagined_worlds(self._game, self._weigher, moment, seed)
        weighings = weigh_answers(self._weigher, moment, imagined)
        terms = book(self._game, self._evaluator, moment, weighings, seed)
        weighed = zip(moment.answers, weighings, imagined, strict=True)
        decisions = [self._judged(moment, answer, weighing, worlds) for answer, weighing, worlds in weighed]
        return {**self._outlined(moment), "terms": terms, "decisions": decisions}

    def attempt(self, place: int, move: str) -> ReviewAttempt:
        """What another move would have been worth in place of one of the game; raises Refusal if it isn't allowed."""
        number, moment, answer = self._answer_at(place)
        seed = derived_seed(derived_seed(self._seed, number), answer.seat)
        decision = decision_of(self._game, moment.before, answer.seat)
        steps = play(self._game, moment.before, answer.seat, move, whole=True).steps
        worlds = self._weigher.worlds(decision, seed)
        tried = self._weigher.weigh_in(worlds, steps)
        played = self._weigher.weigh_in(worlds, answer.steps)
        own, best = played.played, max(mean(tried.best.own), mean(played.best.own))
        better, worse = sorted([tried.played, own], key=lambda one: -mean(one.own))
        reasons = self._reasons(worlds, better.steps, worse.steps)
        rivals = self._rivals(worlds, better.steps, worse.steps)
        return {
            "move": move,
            "chance": mean(tried.played.own),
            "best": best,
            "played": mean(own.own),
            "reasons": reasons,
            "rivals": rivals,
        }

    def _answer_at(self, place: int) -> tuple[int, Moment, Answer]:
        for number, moment in enumerate(self.moments):
            for answer in moment.answers:
                if answer.place == place:
                    return number, moment, answer
        raise Refusal("", "table-nothing-asked", {"number": place})

    def whole(self) -> ReviewJson:
        """Everything, at once."""
        outline = self.outline()
        return complete(outline, [self.judge(number) for number in range(len(self.moments))])

    def _outlined(self, moment: Moment) -> ReviewMoment:
        shown = self._game.view(moment.before, SPECTATOR).get("round")
        return {
            "answers": [
                {"place": answer.place, "seat": self._names[answer.seat], "move": answer.move}
                for answer in moment.answers
            ],
            "round": shown if isinstance(shown, int) else None,
            "happened": [kind for kind in DIVIDING if any(event.kind == kind for event in moment.events)],
            "shares": self._evaluator.shares(moment.after),
        }

    def _judged(self, moment: Moment, answer: Answer, weighing: Weighing, worlds: Worlds) -> ReviewDecision:
        decision = worlds.decision
        counted = not weighing.is_forced and weighing.spread >= NEAR_EQUAL
        mark = _mark(weighing, answer.seat) if counted else ""
        asks = decision.view.get("asks")
        judged: ReviewDecision = {
            "place": answer.place,
            "seat": self._names[answer.seat],
            "move": answer.move,
            "question": str(asks.get("question", "")) if isinstance(asks, dict) else answer.move.split()[0],
            "counted": counted,
            "mark": mark,
            "chance": mean(weighing.played.own),
            "loss": weighing.loss,
            "error": weighing.error,
            "best": self._spelled(moment, answer, weighing.best.steps),
            "gain": weighing.choice[answer.seat],
            "options": self._options_told(moment, answer, weighing, worlds) if counted else [],
            "reasons": [],
            "rivals": [],
        }
        better, worse = _compared(weighing)
        if mark and worse is not None:
            judged["reasons"] = self._reasons(worlds, better, worse)
            judged["rivals"] = self._rivals(worlds, better, worse)
        return judged

    def _options_told(self, moment: Moment, answer: Answer, weighing: Weighing, worlds: Worlds) -> list[ReviewOption]:
        """Everything that was compared, and the move played."""
        told = weighing.compared
        if weighing.played not in told:
            told = sorted([*told, weighing.played], key=lambda one: -mean(one.own))
        return [
            {
                "move": self._spelled(moment, answer, one.steps),
                "chance": mean(one.own),
                "points": worlds.points(one.steps)[answer.seat],
            }
            for one in told
        ]

    def _reasons(self, worlds: Worlds, better: list[int], worse: list[int]) -> list[ReviewReason]:
        """What the better move has that the worse has not, in the coach's words."""
        good, bad = worlds.parts(better), worlds.parts(worse)
        apart = sorted(((name, good[name] - bad[name]) for name in good), key=lambda one: -abs(one[1]))
        telling = [(name, points) for name, points in apart[:REASONS] if abs(points) >= SMALLEST_REASON]
        return [
            ReviewReason(key=f"{self._game.name}-reason-{name}", points=points)
            for name, points in sorted(telling, key=lambda one: -one[1])
        ]

    def _rivals(self, worlds: Worlds, better: list[int], worse: list[int]) -> list[ReviewRival]:
        """To whom the worse move leaves most, if that is anything to speak of."""
        ours, theirs = worlds.points(better), worlds.points(worse)
        gains = [(seat, theirs[seat] - ours[seat]) for seat in range(len(ours)) if seat != worlds.decision.seat]
        seat, points = max(gains, key=lambda one: one[1])
        return [ReviewRival(seat=self._names[seat], points=points)] if points >= SMALLEST_REASON else []

    def _spelled(self, moment: Moment, answer: Answer, steps: list[int]) -> str:
        return answer.move if steps == answer.steps else self._game.spell_move(moment.before, answer.seat, steps)


def review_of(replay: Replay, options: list[str], seed: int = 1, evaluator: Evaluator | None = None) -> Review:
    """The review of a record, by today's judge or by another."""
    names = replay.game.seats(replay.start)
    moves = [(names.index(seat) if seat in names else CHANCE, move) for seat, move in replay.moves]
    return Review(replay.game, replay.start, moves, options, seed, evaluator)


def complete(outline: ReviewJson, moments: list[ReviewMoment]) -> ReviewJson:
    """The outline with all moments judged, accounts and summaries."""
    names = outline["seats"]
    booked = [([names.index(answer["seat"]) for answer in moment["answers"]], moment["terms"]) for moment in moments]
    shares = [outline["dealt"], *[moment["shares"] for moment in moments]]
    decisions = [decision for moment in moments for decision in moment["decisions"]]
    return {
        **outline,
        "moments": moments,
        "accounts": balance(outline["start"], shares, booked),
        "summary": [_summary([one for one in decisions if one["seat"] == seat]) for seat in names],
    }


def turning_points(review: ReviewJson) -> list[ReviewDecision]:
    """The decisions by which somebody's own chance was changed most, in the order in which they were made."""
    found = [one for moment in review["moments"] for one in moment.get("decisions", []) if abs(one["gain"]) >= SLIP]
    found.sort(key=lambda one: -abs(one["gain"]))
    return sorted(found[:DECISIVE], key=lambda one: one["place"])


def version(game: Game) -> str:
    """Of the judge and of what is made of its figures. A review of another version is made again."""
    return f"{FORMAT}-{make_evaluator(game).version}"


def scale(game: Game, players: int) -> dict[str, float]:
    """Chance given away for each decision by our bots, the weakest first; measured by `operahouse lab review`."""
    measured = _measured().get(game.name, {}).get(str(players), {})
    return dict(sorted(measured.items(), key=lambda one: -one[1]))


@cache
def _measured() -> dict[str, dict[str, dict[str, float]]]:
    found: dict[str, dict[str, dict[str, float]]] = json.loads(
        (files("operahouse.review") / "scale.json").read_text(encoding="utf-8")
    )["given_away"]
    return found


def _mark(weighing: Weighing, seat: int) -> str:
    """Only where the loss is clearly beyond the estimate's own error."""
    if weighing.loss > SURE * weighing.error and mark_of(weighing.loss):
        return mark_of(weighing.loss)
    praised = weighing.choice[seat] - SURE * weighing.error >= PRAISE and weighing.loss < SLIP
    return "praise" if praised else ""


def _compared(weighing: Weighing) -> tuple[list[int], list[int] | None]:
    """The better move and the one it's compared with: the played one, or for a praised one the next best."""
    if weighing.best.steps != weighing.played.steps:
        return weighing.best.steps, weighing.played.steps
    others = [one.steps for one in weighing.compared if one.steps != weighing.played.steps]
    return weighing.played.steps, others[0] if others else None


def _summary(decisions: list[ReviewDecision]) -> SeatSummary:
    counted = [one for one in decisions if one["counted"]]
    given = sum(one["loss"] for one in counted)
    words = ["praise", *[word for word, _ in LEVELS]]
    return {
        "decisions": len(counted),
        "given_away": given,
        "per_decision": given / len(counted) if counted else 0.0,
        "marks": {word: sum(one["mark"] == word for one in decisions) for word in words},
    }

"""A process in which bots choose moves: reads questions and writes answers as lines of JSON.

It has no network and no database, limited memory, and is killed from outside when it takes too long.
"""

import json
import os
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from traceback import extract_tb

from operahouse.bots.bot import Bot, choose_move
from operahouse.bots.coach import Coach
from operahouse.bots.levels import NO_LIMIT, make_bot, make_network_judge
from operahouse.kernel.chance import Generator
from operahouse.kernel.decision import Decision, read_decision
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import CHANCE, Game, Json, State
from operahouse.kernel.preview import preview_moves
from operahouse.kernel.reading import Reader
from operahouse.review.review import Review
from operahouse.web.errors import plain_json

NICENESS = 5
"""Serving people comes before computing moves."""
KINDS = ["move", "advice", "review", "preview"]
LARGEST_SEED = 2**63
PART_OF_REVIEW = ["first", "count", "place", "move"]
"""What says which part of a review is wanted."""
MOST_MOMENTS = 50
"""That are judged in one go."""


def main(catalogue: str, megabytes: int, seconds: float) -> None:
    """Answer questions until there are no more, with so many seconds for each step of a move."""
    limit_memory(megabytes)
    load_game: Callable[[str], Game] = import_module(catalogue).load_game
    worker = BotWorker(load_game, seconds)
    for line in sys.stdin:
        print(json.dumps(answer_or_report(worker, json.loads(line))), flush=True)


def answer_or_report(worker: "BotWorker", question: Json) -> Json:
    """The answer, or one line about a bot's error. Out of memory, the process ends and is replaced."""
    try:
        return worker.answer(question)
    except MemoryError:
        raise
    except Exception as error:
        place = extract_tb(error.__traceback__)[-1]
        return {"crashed": f"{type(error).__name__} in {place.name}, {Path(place.filename).name}:{place.lineno}"}


def limit_memory(megabytes: int) -> None:
    """Never use more memory than this, on systems that support it."""
    if os.name == "posix":
        os.nice(NICENESS)
        resource = import_module("resource")
        resource.setrlimit(resource.RLIMIT_AS, (megabytes * 2**20, megabytes * 2**20))


class BotWorker:
    """Keeps its bots, because creating one takes longer than asking it."""

    def __init__(self, load_game: Callable[[str], Game], seconds: float = NO_LIMIT) -> None:
        self._load_game = load_game
        self._seconds = seconds
        self._bots: dict[tuple[str, str], Bot] = {}
        self._review: tuple[Json, Review] | None = None
        """The game that was looked at last, and what it was asked by."""

    def answer(self, question: Json) -> Json:
        """A move, the coach's advice, a part of a review, or what moves would lead to."""
        asked = Reader(question)
        game = self._load_game(asked.at("game").text())
        chance = Generator(asked.at("seed").integer(0, LARGEST_SEED))
        kind = asked.at("kind").word(KINDS)
        if KINDS[kind] == "review":
            return self._review_part(game, question, asked)
        decision = read_decision(asked.at("decision"))
        if KINDS[kind] == "preview":
            moves = [move.text() for move in asked.at("moves").items()]
            return {"previews": [plain_json(each) for each in preview_moves(game, decision, moves)]}
        if KINDS[kind] == "advice":
            return _advise(game, decision, asked.at("move").text(), chance)
        return {"move": choose_move(game, decision, self._bot(game, asked.at("bot").text()), chance)}

    def _review_part(self, game: Game, question: Json, asked: Reader) -> Json:
        """The outline of a review; or so many moments from one on, judged; or what another move would be worth."""
        review = self._reviewed(game, question, asked)
        tried = asked.get("move")
        if tried is not None:
            return _refusable(
                lambda: {"attempt": review.attempt(asked.at("place").integer(0, LARGEST_SEED), tried.text())}
            )
        first = asked.at("first").integer(-1, len(review.moments))
        if first < 0:
            return {"outline": review.outline()}
        last = min(len(review.moments), first + asked.at("count").integer(1, MOST_MOMENTS))
        return {"moments": [review.judge(number) for number in range(first, last)]}

    def _reviewed(self, game: Game, question: Json, asked: Reader) -> Review:
        """The game to look at, which is often the one of the last question."""
        same: Json = {name: value for name, value in question.items() if name not in PART_OF_REVIEW}
        if self._review is None or self._review[0] != same:
            start = game.read_position(asked.at("position").value)
            options = [option.text() for option in asked.at("options").items()]
            seed = asked.at("seed").integer(0, LARGEST_SEED)
            self._review = same, Review(game, start, _read_moves(game, start, asked.at("moves")), options, seed)
        return self._review[1]

    def _bot(self, game: Game, name: str) -> Bot:
        if (game.name, name) not in self._bots:
            self._bots[game.name, name] = make_bot(game, name, self._seconds)
        return self._bots[game.name, name]


def _advise(game: Game, decision: Decision, move: str, chance: Generator) -> Json:
    """The best whole moves and why, and what becomes of the move somebody thinks of."""
    return _refusable(lambda: Coach(game, make_network_judge(game)).advise(decision, chance, move).to_json())


def _refusable(answer: Callable[[], Json]) -> Json:
    """An answer, or why a move is refused."""
    try:
        return answer()
    except Refusal as refusal:
        return {"refused": {"rule": refusal.rule, "key": refusal.key, "details": plain_json(refusal.details)}}


def _read_moves(game: Game, start: State, moves: Reader) -> list[tuple[int, str]]:
    names = game.seats(start)
    return [
        (names.index(seat.text()) if seat.text() in names else CHANCE, move.text())
        for seat, move in (pair.items() for pair in moves.items())
    ]


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))

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
from operahouse.bots.levels import NO_LIMIT, make_bot, make_judge
from operahouse.bots.review import Review
from operahouse.kernel.chance import Generator
from operahouse.kernel.decision import Decision, read_decision
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import CHANCE, Game, Json, State
from operahouse.kernel.preview import preview_moves
from operahouse.kernel.reading import Reader
from operahouse.web.errors import plain_json

NICENESS = 5
"""Serving people comes before computing moves."""
KINDS = ["move", "advice", "turning-points", "preview"]
LARGEST_SEED = 2**63


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

    def answer(self, question: Json) -> Json:
        """A move, the coach's advice, the turning points of a game, or what moves would lead to."""
        asked = Reader(question)
        game = self._load_game(asked.at("game").text())
        chance = Generator(asked.at("seed").integer(0, LARGEST_SEED))
        kind = asked.at("kind").word(KINDS)
        if KINDS[kind] == "turning-points":
            start = game.read_position(asked.at("position").value)
            return _review(game, start, asked.at("moves"), chance)
        decision = read_decision(asked.at("decision"))
        if KINDS[kind] == "preview":
            moves = [move.text() for move in asked.at("moves").items()]
            return {"previews": [plain_json(each) for each in preview_moves(game, decision, moves)]}
        if KINDS[kind] == "advice":
            return _advise(game, decision, asked.at("move").text(), chance)
        return {"move": choose_move(game, decision, self._bot(game, asked.at("bot").text()), chance)}

    def _bot(self, game: Game, name: str) -> Bot:
        if (game.name, name) not in self._bots:
            self._bots[game.name, name] = make_bot(game, name, self._seconds)
        return self._bots[game.name, name]


def _advise(game: Game, decision: Decision, move: str, chance: Generator) -> Json:
    """The best whole moves and why, and what becomes of the move somebody thinks of."""
    try:
        return Coach(game, make_judge(game)).advise(decision, chance, move).to_json()
    except Refusal as refusal:
        return {"refused": {"rule": refusal.rule, "key": refusal.key, "details": plain_json(refusal.details)}}


def _review(game: Game, start: State, moves: Reader, chance: Generator) -> Json:
    """The turning points of a whole game."""
    names = game.seats(start)
    made = [
        (names.index(seat.text()) if seat.text() in names else CHANCE, move.text())
        for seat, move in (pair.items() for pair in moves.items())
    ]
    points = Review(game, make_judge(game), start, made, chance).decisive()
    return {"turning_points": [point.to_json(game, start) for point in points]}


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))

"""A process in which bots think: reads questions as lines of JSON, writes answers as lines of JSON.

It knows no network and no database, may take only so much memory, and is stopped from outside when it takes too long.
"""

import json
import os
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from traceback import extract_tb

from operahouse.bots.bot import Bot
from operahouse.bots.levels import NO_LIMIT, make_bot
from operahouse.bots.players import Expert, Looker
from operahouse.kernel.chance import Generator
from operahouse.kernel.game import Game, Json, State
from operahouse.table.thinking import choose_move

POLITENESS = 5
"""Serving people comes before thinking."""


def main(catalogue: str, megabytes: int, seconds: float) -> None:
    """Answer until there are no more questions, with so many seconds for a step."""
    keep_small(megabytes)
    load_game: Callable[[str], Game] = import_module(catalogue).load_game
    thinker = Thinker(load_game, seconds)
    for line in sys.stdin:
        print(json.dumps(_whatever_happens(thinker, json.loads(line))), flush=True)


def _whatever_happens(thinker: "Thinker", question: Json) -> Json:
    """A mistake in a bot is told in one line; out of memory the process ends, and a new one is started."""
    try:
        return thinker.answer(question)
    except MemoryError:
        raise
    except Exception as mistake:
        place = extract_tb(mistake.__traceback__)[-1]
        return {"crashed": f"{type(mistake).__name__} in {place.name}, {Path(place.filename).name}:{place.lineno}"}


def keep_small(megabytes: int) -> None:
    """Never take more memory than this, where the system can see to it."""
    if os.name == "posix":
        os.nice(POLITENESS)
        resource = import_module("resource")
        resource.setrlimit(resource.RLIMIT_AS, (megabytes * 2**20, megabytes * 2**20))


class Thinker:
    """Keeps the bots it has met, for making one takes longer than asking it."""

    def __init__(self, load_game: Callable[[str], Game], seconds: float = NO_LIMIT) -> None:
        self._load_game = load_game
        self._seconds = seconds
        self._bots: dict[tuple[str, str], Bot] = {}

    def answer(self, question: Json) -> Json:
        """A move, or advice."""
        game = self._load_game(str(question["game"]))
        state = game.read_position(question["position"])
        seat = game.seats(state).index(str(question["seat"]))
        bot = self._bot(game, str(question["bot"]))
        luck = question["luck"]
        assert isinstance(luck, int)
        if question["kind"] == "advice":
            return {"advice": _advice(game, state, seat, bot, Generator(luck))}
        return {"move": choose_move(game, state, seat, bot, Generator(luck))}

    def _bot(self, game: Game, name: str) -> Bot:
        if (game.name, name) not in self._bots:
            self._bots[game.name, name] = make_bot(game, name, self._seconds)
        return self._bots[game.name, name]


def _advice(game: Game, state: State, seat: int, bot: Bot, chance: Generator) -> list[Json]:
    """Whole moves that the bot would make in this seat, and why; from the seat's view alone."""
    if not isinstance(bot, Expert | Looker):
        return []
    advised: list[Json] = []
    for one in bot.advise(game.view(state, seat, memory=True), state.options(seat), chance):
        told = one.to_json()
        move = choose_move(game, state, seat, bot, chance, first=one.option)
        advised.append({"move": move, "points": told["points"], "chance": told["winning"], "reasons": told["reasons"]})
    return advised


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))

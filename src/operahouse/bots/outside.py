"""Bots that are programs of their own: asked and answering in lines of JSON, as docs/outside-bots.md tells."""

import json
import os
import shlex
from collections.abc import Iterable
from shutil import which
from typing import Final

from operahouse.bots.bot import Bot
from operahouse.bots.program import Program
from operahouse.kernel.chance import Chance
from operahouse.kernel.decision import Decision, world_of
from operahouse.kernel.errors import OperahouseError, Refusal
from operahouse.kernel.game import Game, Json

PROTOCOL: Final = "operahouse-bot/1"
OUTSIDE: Final = "cmd"
DEFAULT_MILLISECONDS: Final = 10_000
LONGEST_MILLISECONDS: Final = 3_600_000
SHOWN: Final = 200
"""Characters of an answer that a message repeats."""
SEEDS: Final = 1_000_000_000


def is_outside(name: str) -> bool:
    """Whether a bot's name is that of a program: `cmd:./mybot` or `cmd@2000ms:./mybot`."""
    return name.partition(":")[0].partition("@")[0] == OUTSIDE and ":" in name


def make_outside_bot(game: Game, name: str) -> "OutsideBot":
    """The bot for such a name; `@2000ms` is its time limit for one answer."""
    head, _, command = name.partition(":")
    budget = head.partition("@")[2]
    number = budget.removesuffix("ms")
    if not budget:
        return OutsideBot(game, command)
    if not number.isdecimal() or not 1 <= int(number) <= LONGEST_MILLISECONDS or number == budget:
        raise OperahouseError("unknown-bot", {"bot": name, "known": "cmd:./mybot, cmd@2000ms:./mybot"})
    return OutsideBot(game, command, int(number))


def close_bots(bots: Iterable[Bot]) -> None:
    """End the bots that are programs."""
    for bot in bots:
        if isinstance(bot, OutsideBot):
            bot.close()


class OutsideBot:
    """Starts its program when it is first asked, and ends it when it is closed or the program misbehaves."""

    def __init__(self, game: Game, command: str, milliseconds: int = DEFAULT_MILLISECONDS) -> None:
        self._game: Game = game
        self._words: list[str] = read_command(command)
        self._milliseconds: int = milliseconds
        self._program: Program | None = None

    def choose(self, decision: Decision, chance: Chance) -> int:
        """The option the program names. It isn't asked where there is no choice."""
        if len(decision.steps) == 1:
            return decision.steps[0]
        try:
            said = self._running().ask(self._question(decision, chance), self._milliseconds / 1000)
            return self._read(said, decision.steps)
        except OperahouseError:
            self._end(None)
            raise

    def close(self) -> None:
        """Say goodbye, and end the program if it does not end by itself."""
        self._end(self._message("bye", {}))

    def _running(self) -> Program:
        if self._program is None:
            self._program = Program(self._words)
            game = self._game
            rules: Json = {"game": game.name, "edition": game.edition, "rules_version": game.rules_version}
            self._program.say(self._message("hello", rules))
        return self._program

    def _end(self, farewell: str | None) -> None:
        if self._program is not None:
            self._program.end(farewell)
            self._program = None

    def _question(self, decision: Decision, chance: Chance) -> str:
        view = decision.view
        question: Json = {"game": self._game.name, "seat": view.get("seat"), "view": view}
        question["options"] = options_with_terms(self._game, decision)
        question["time_ms"] = self._milliseconds
        question["seed"] = chance.below(SEEDS)
        return self._message("choose", question)

    def _message(self, kind: str, content: Json) -> str:
        return json.dumps({"protocol": PROTOCOL, "type": kind, **content})

    def _read(self, said: str, options: list[int]) -> int:
        """The option in an answer, by its number or by its spelling."""
        try:
            answer = json.loads(said)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise self._trouble("bot-outside-nonsense", said)
        option = answer.get("option")
        if "option" not in answer:
            option = self._spelled(answer.get("move"))
        if not isinstance(option, int) or isinstance(option, bool):
            raise self._trouble("bot-outside-nonsense", said)
        if option not in options:
            raise self._trouble("bot-outside-not-offered", said)
        return option

    def _spelled(self, move: object) -> int | None:
        """The option so spelled; -1, which is never offered, for a move that doesn't exist."""
        if not isinstance(move, str):
            return None
        try:
            return self._game.option(move)
        except Refusal:
            return -1

    def _trouble(self, key: str, said: str) -> OperahouseError:
        shown = said if len(said) <= SHOWN else said[:SHOWN] + "…"
        return OperahouseError(key, {"program": self._words[0], "said": shown})


def options_with_terms(game: Game, decision: Decision) -> list[Json]:
    """The options by number and in words. One that is a whole move by itself comes with its terms (`about`)."""
    world = world_of(game, decision)
    whole = [] if world.within_move() else game.legal_moves(world, decision.seat)
    options: list[Json] = []
    for option in decision.steps:
        move = game.spellings[option]
        terms = game.terms(world, decision.seat, move) if move in whole else {}
        options.append({"option": option, "move": move, "about": terms})
    return options


def read_command(command: str) -> list[str]:
    """The program and its arguments, as a shell would read them; no shell is started."""
    try:
        words = shlex.split(command, posix=os.name == "posix")
    except ValueError:
        words = []
    if not words:
        raise OperahouseError("bot-outside-command", {"command": command})
    if which(words[0]) is None:
        raise OperahouseError("bot-outside-missing", {"program": words[0]})
    return words

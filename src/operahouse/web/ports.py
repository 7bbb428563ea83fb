"""What the web room needs from elsewhere: sentences, rulebooks, bots. Needs no library, so it runs in a browser too."""

from collections.abc import Callable
from typing import Protocol

from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Game, Json
from operahouse.web.fair_queue import SLOW

Localize = Callable[[str, OperahouseError], str]
"""Turns an error into a sentence in a language."""


class Library(Protocol):
    """The rulebooks. Handed in, because the web room does not know the texts."""

    def book(self, game: Game, language: str) -> Json | None:
        """The rulebook of a game in a language, as `RulebookPage`; None if there is none."""
        ...

    def picture(self, game: Game, name: str) -> Json | None:
        """A position that illustrates a rule, as `Picture`; None if there is none of that name."""
        ...


class BotCrashed(Exception):
    """A bot failed, its process ended, or it was stopped because it took too long."""


class Bots(Protocol):
    """Whoever answers the questions of `operahouse.web.bot_worker`."""

    async def ask(self, question: Json, person: str = "", cost: int = SLOW) -> Json:
        """The answer to a person's question, or to that of a bot at their table. Raises BotCrashed if there is none."""
        ...

"""What can be set before the house opens, on the command line or in the environment as `OPERAHOUSE_…`."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from pydantic_settings import BaseSettings, SettingsConfigDict

from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Game, Json

Say = Callable[[str, OperahouseError], str]
"""Puts an error into a sentence of a language."""


class Library(Protocol):
    """The rulebooks of the house: handed in, for the texts are not known here."""

    def book(self, game: Game, language: str) -> Json | None:
        """The rulebook of a game in a language, as `RulebookShape`; None where nobody wrote one."""
        ...

    def picture(self, game: Game, name: str) -> Json | None:
        """A position that illustrates a rule, as `PictureShape`; None where there is none of that name."""
        ...


class Settings(BaseSettings):
    """Everything that differs from house to house. Times are in seconds unless said otherwise."""

    model_config = SettingsConfigDict(env_prefix="OPERAHOUSE_")

    db: str = "sqlite:///operahouse.db"
    host: str = "127.0.0.1"
    port: int = 8080
    workers: int = 1
    """Processes that serve; more than one needs PostgreSQL."""
    behind_tls: bool = False
    """People come by https, through a proxy whose word about their addresses is taken."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may talk to this house, such as `http://localhost:5173`."""
    catalogue: str = "operahouse.games.catalogue"
    """The module that knows the games: `game_names` and `load_game`."""
    languages: tuple[str, ...] = ("en", "nl", "fr", "it")
    texts: Path | None = None
    """The folder with the texts, one folder a language."""
    client: Path | None = None
    """The folder with the built browser client."""
    json_logs: bool = True

    bot_workers: int = 0
    """Processes in which bots think; 0 for one a core."""
    bot_megabytes: int = 1024
    """What one of them may take of memory."""
    bot_step_seconds: float = 2.0
    """After so long a bot that searches decides about a step of its move."""
    bot_seconds: float = 30.0
    """How long a whole move may take before the bot's process is ended."""

    session_days: int = 90
    hold: float = 10.0
    """So long a process that takes care of a table is trusted to be alive."""
    poll: float = 1.0
    """How often a process looks for tables that nobody takes care of."""
    idle: float = 60.0
    """After so long without viewers and work a table is put away."""

    largest_body: int = 65_536
    """Bytes of a request or a message."""
    viewers_at_table: int = 200
    sockets_of_person: int = 20
    messages_each_second: float = 20.0
    messages_at_once: int = 100
    requests: str = "1200/minute"
    """Requests of one address, of any kind."""
    arrivals: str = "60/hour"
    """New guests and accounts of one address."""
    sign_ins: str = "10/minute"
    """Tries to sign in, for each address and for each name."""
    openings: str = "60/hour"
    """Tables opened by one person."""
    codes: str = "30/minute"
    """Short codes tried by one address."""
    connections: str = "600/minute"
    """Sockets opened from one address."""
    coaching: str = "120/minute"
    """Questions of one person to the coach about finished games."""

    @property
    def bot_processes(self) -> int:
        """How many bots think at the same time in one server process."""
        return self.bot_workers or max(1, (os.cpu_count() or 1) // self.workers)

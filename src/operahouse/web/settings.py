"""Settings, from the command line or from `OPERAHOUSE_…` environment variables."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from pydantic_settings import BaseSettings, SettingsConfigDict

from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Game, Json

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


class Settings(BaseSettings):
    """Everything that differs between installations. Times are in seconds unless noted otherwise."""

    model_config = SettingsConfigDict(env_prefix="OPERAHOUSE_")

    db: str = "sqlite:///operahouse.db"
    host: str = "127.0.0.1"
    port: int = 8080
    workers: int = 1
    """Server processes. More than one needs PostgreSQL."""
    behind_tls: bool = False
    """People connect by https through a proxy, whose word about client addresses is trusted."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use this server, such as `http://localhost:5173`."""
    catalogue: str = "operahouse.games.catalogue"
    """The module that knows the games: `game_names` and `load_game`."""
    languages: tuple[str, ...] = ("en", "nl", "fr", "it")
    texts: Path | None = None
    """The folder with the texts, one folder for each language."""
    client: Path | None = None
    """The folder with the built browser client."""
    json_logs: bool = True

    bot_workers: int = 0
    """Bot processes; 0 for one for each core."""
    bot_megabytes: int = 1024
    """Memory limit of a bot process."""
    bot_step_seconds: float = 2.0
    """A bot that searches decides about a step of its move after this time."""
    bot_seconds: float = 30.0
    """A bot process that takes longer for a whole move is killed."""
    bot_build: Path | None = None
    """A folder in which a compiled build of the package may appear while the server runs. Bots move to it then."""

    session_days: int = 90
    hold: float = 10.0
    """How long a lease on a match lasts unless it is renewed."""
    poll: float = 1.0
    """How often a process looks for matches that nobody runs."""
    idle: float = 60.0
    """A match without viewers and work is unloaded after this time."""

    largest_body: int = 65_536
    """Bytes of a request or a message."""
    viewers_at_table: int = 200
    sockets_of_person: int = 20
    messages_each_second: float = 20.0
    messages_at_once: int = 100
    requests: str = "1200/minute"
    """Requests of any kind by one address."""
    arrivals: str = "60/hour"
    """New guests and accounts by one address."""
    sign_ins: str = "10/minute"
    """Attempts to sign in, for each address and for each name."""
    openings: str = "60/hour"
    """Tables opened by one person."""
    codes: str = "30/minute"
    """Short codes tried by one address."""
    connections: str = "600/minute"
    """Sockets opened by one address."""
    coaching: str = "120/minute"
    """Questions to the coach about finished games by one person."""

    @property
    def bot_processes(self) -> int:
        """How many bots run at the same time in one server process."""
        return self.bot_workers or max(1, (os.cpu_count() or 1) // self.workers)

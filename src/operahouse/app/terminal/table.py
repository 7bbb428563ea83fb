"""Which table a person gets: the full-screen one, or lines of text for pipes and screen readers."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from operahouse.app.terminal.connection import MatchConnection
from operahouse.app.terminal.table_session import Save, TableSession
from operahouse.app.terminal.terminal import QuitMatch, Terminal, TypedCommand
from operahouse.app.texts import Texts
from operahouse.kernel.game import Game


def run_table(
    game: Game,
    connections: Sequence[MatchConnection],
    texts: Texts,
    commands: dict[str, TypedCommand],
    plain: bool,
    save: Save | None = None,
) -> None:
    """Play until the game is over. Raises QuitMatch if somebody leaves."""
    if plain or not is_full_terminal():
        terminal = Terminal(game, connections, texts)
        for word, command in commands.items():
            terminal.add_command(word, command)
        terminal.run()
        return
    session = TableSession(game, connections, texts, save)
    app = import_module("operahouse.app.terminal.table_app").TableApp(session, list(commands))
    app.run()
    if app.failure is not None:
        raise app.failure
    if not session.is_over:
        raise QuitMatch


def is_full_terminal() -> bool:
    """Whether somebody sits at a terminal that can be drawn on."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"

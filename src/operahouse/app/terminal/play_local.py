"""`operahouse play` on this machine alone."""

from hashlib import sha256
from pathlib import Path

import click

from operahouse.app.files import write_json
from operahouse.app.terminal.local_match import PERSON, LocalMatch
from operahouse.app.terminal.table import run_table
from operahouse.app.terminal.terminal import QuitMatch
from operahouse.app.texts import Texts
from operahouse.bots.levels import make_bot
from operahouse.bots.outside import close_bots
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Game


def play_local(texts: Texts, game: Game, names: list[str], options: list[str], seed: int, plain: bool) -> None:
    """Play a match of people and bots, in the order of play given. Everything drawn in it follows from the seed."""
    bots = [None if name == PERSON else make_bot(game, name) for name in names]
    match = LocalMatch(game, names, bots, options, match_seed(seed))
    save = SaveCommand(match, texts)
    try:
        run_table(game, match.connections, texts, {"save": lambda name: click.echo(save(name))}, plain, save)
    except QuitMatch:
        click.echo(texts.say("app-left", {}))
    finally:
        close_bots(bot for bot in bots if bot is not None)
    click.echo(texts.say("app-seed", {"seed": str(seed)}))


def match_seed(number: int) -> bytes:
    """The secret seed of a match, made from a number that people can type."""
    return sha256(str(number).encode()).digest()


class SaveCommand:
    """`save FILE`: write the game so far as a record."""

    def __init__(self, match: LocalMatch, texts: Texts) -> None:
        self._match = match
        self._texts = texts
        self._saved: list[Path] = []

    def __call__(self, name: str) -> str:
        """Write the record, and say so. A file that was there before this game is left alone."""
        if not name:
            raise OperahouseError("app-save-where", {})
        path = Path(name).expanduser()
        if path.exists() and path not in self._saved:
            raise OperahouseError("app-file-exists", {"file": name})
        write_json(path, self._match.record())
        self._saved.append(path)
        return self._texts.say("app-saved", {"file": name})

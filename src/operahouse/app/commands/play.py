"""`operahouse play`: play in the terminal, here or on a server."""

from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from secrets import randbits

import click

from operahouse.app.completion import complete_game, complete_seats, complete_table_option
from operahouse.app.localized_commands import LocalizedCommand, language_option, whole
from operahouse.app.remote.play_remote import RemoteGame, play_remote, server_of_link
from operahouse.app.terminal.play_local import play_local
from operahouse.app.texts import Texts
from operahouse.games.catalogue import load_game
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Game

SEED_BITS = 48
DEFAULT_SEATS = "you,random,random"


@click.command("play", cls=LocalizedCommand)
@click.argument("game", default="", shell_complete=complete_game)
@click.option("--seats", shell_complete=complete_seats)
@click.option("--seed", type=whole("--seed", 0, 2**63 - 1))
@click.option("--option", "options", multiple=True, shell_complete=complete_table_option)
@click.option("--server", default="")
@click.option("--table", default="")
@click.option("--name", default="")
@click.option("--plain", is_flag=True)
@language_option
@click.pass_obj
def command(
    texts: Texts, game: str, seats: str | None, seed: int | None, options: tuple[str, ...], server: str, table: str,
    name: str, plain: bool,
) -> None:  # fmt: skip
    """Play a game in the terminal, here or on a server."""
    server = server or server_of_link(table)
    _check_fit(server, {"--table": table, "--name": name}, {"--seed": seed is not None})
    _check_table(table, {"GAME": game, "--seats": seats, "--option": options})
    if not game and not table:
        raise OperahouseError("app-missing-argument", {"name": "GAME"})
    with suppress(ImportError):
        import_module("readline")
    seats = DEFAULT_SEATS if seats is None else seats
    if server:
        play_remote(texts, server, RemoteGame(game, seats, options, table, name), plain)
        return
    chosen = load_game(game)
    names, agreed = read_seats(chosen, seats), read_options(chosen, options)
    play_local(texts, chosen, names, agreed, randbits(SEED_BITS) if seed is None else seed, plain)


def _check_fit(server: str, only_there: Mapping[str, object], only_here: Mapping[str, object]) -> None:
    """Raises an error for an option that would have no effect."""
    for option, given in (only_here if server else only_there).items():
        if given:
            key = "app-not-with-server" if server else "app-needs-server"
            raise OperahouseError(key, {"option": option})


def _check_table(table: str, settled: Mapping[str, object]) -> None:
    """A table that is there already has its game, seats and options."""
    for name, given in settled.items():
        if table and given:
            raise OperahouseError("app-not-with-table", {"option": name})


def read_seats(game: Game, text: str) -> list[str]:
    """The names of people and bots in order of play. Raises an error if the game is not for so many."""
    names = [name.strip() for name in text.split(",")]
    check_players(game, len(names))
    return names


def check_players(game: Game, count: int) -> None:
    """Raises an error if the game is not for so many players."""
    counts = game.player_counts
    if count not in counts:
        details: dict[str, object] = {"count": count, "low": str(counts[0]), "high": str(counts[-1])}
        raise OperahouseError("app-wrong-players", details)


def read_options(game: Game, names: tuple[str, ...]) -> list[str]:
    """The table options by name, each once. Raises an error for an unknown one."""
    for name in names:
        if name not in game.table_options:
            known = ", ".join(game.table_options) or "–"
            raise OperahouseError("app-unknown-table-option", {"option": name, "known": known})
    return [name for name in game.table_options if name in names]

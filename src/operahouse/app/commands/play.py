"""`operahouse play`: the terminal table."""

from contextlib import suppress
from importlib import import_module
from secrets import randbits

import click

from operahouse.app.remote.visit import Wanted, play_away
from operahouse.app.session import Session
from operahouse.app.spoken import SpokenCommand, language_option, whole
from operahouse.app.terminal import Left, Terminal
from operahouse.app.texts import Texts
from operahouse.bots.bot import Bot
from operahouse.bots.levels import make_bot
from operahouse.bots.outside import close_bots
from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Game

PERSON = "you"
SEED_BITS = 48


@click.command("play", cls=SpokenCommand)
@click.argument("game", default="")
@click.option("--seats", default="you,random,random")
@click.option("--seed", type=whole("--seed", 0, 2**63 - 1))
@click.option("--option", "options", multiple=True)
@click.option("--server")
@click.option("--table", default="")
@click.option("--name", default="")
@language_option
@click.pass_obj
def command(
    texts: Texts,
    game: str,
    seats: str,
    seed: int | None,
    options: tuple[str, ...],
    server: str | None,
    table: str,
    name: str,
) -> None:
    """Play a game in the terminal, here or on a server."""
    if not game and not (server and table):
        raise OperahouseError("app-missing-argument", {"name": "GAME"})
    with suppress(ImportError):
        import_module("readline")
    if server:
        play_away(texts, server, Wanted(game, seats, options, table, name))
    else:
        _play_here(texts, game, seats, options, randbits(SEED_BITS) if seed is None else seed)


def _play_here(texts: Texts, game: str, seats: str, options: tuple[str, ...], seed: int) -> None:
    """Play on this machine alone."""
    chosen = load_game(game)
    sitting = read_seats(chosen, seats)
    agreed = read_options(chosen, options)
    bots = {seat: make_bot(chosen, name) for seat, name in enumerate(sitting) if name != PERSON}
    terminal = _terminal(chosen, sitting, agreed, bots, Generator(seed), texts)
    try:
        terminal.run()
    except Left:
        click.echo(texts.say("app-left", {}))
    finally:
        close_bots(bots.values())
    click.echo(texts.say("app-seed", {"seed": str(seed)}))


def _terminal(
    game: Game, sitting: list[str], options: list[str], bots: dict[int, Bot], luck: Generator, texts: Texts
) -> Terminal:
    """Deal, and seat everybody in the order given."""
    state = game.deal(len(sitting), options, luck)
    labels = [name if name == PERSON else f"bot:{name}" for name in sitting]
    names = dict(zip(game.seats(state), labels, strict=True))
    return Terminal(Session(game, state, options, bots, luck), texts, names, sitting.count(PERSON))


def read_seats(game: Game, text: str) -> list[str]:
    """Who sits where: people and bots, as many as can play."""
    seats = [name.strip() for name in text.split(",")]
    check_players(game, len(seats))
    return seats


def check_players(game: Game, count: int) -> None:
    """Whether so many can play."""
    counts = game.player_counts
    if count not in counts:
        details: dict[str, object] = {"count": count, "low": str(counts[0]), "high": str(counts[-1])}
        raise OperahouseError("app-wrong-players", details)


def read_options(game: Game, names: tuple[str, ...]) -> list[str]:
    """What is agreed before the game; each option counts once."""
    for name in names:
        if name not in game.table_options:
            known = ", ".join(game.table_options) or "–"
            raise OperahouseError("app-unknown-table-option", {"option": name, "known": known})
    return [name for name in game.table_options if name in names]

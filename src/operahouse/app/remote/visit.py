"""`operahouse play --server`: enter a house, find or open a table, and play at it."""

from getpass import getuser
from typing import NamedTuple
from urllib.parse import quote

import click

from operahouse.app.remote.door import Door
from operahouse.app.remote.keys import keep_token, kept_token
from operahouse.app.remote.table import Left, RemoteTable
from operahouse.app.texts import Texts
from operahouse.games.catalogue import load_game
from operahouse.kernel.game import Json


class Wanted(NamedTuple):
    """What the person would like: a game and who plays it, or a table that is there."""

    game: str
    seats: str
    options: tuple[str, ...]
    table: str
    """The code of a table, or its link."""
    name: str


def play_away(texts: Texts, server: str, wanted: Wanted) -> None:
    """Play on a server; whoever leaves can come back to the same table."""
    door = Door(server, texts.lang, kept_token(server))
    name = wanted.name or _own_name()
    door.enter(name)
    keep_token(server, door.token)
    table = _table(door, wanted)
    click.echo(texts.say("remote-at", {"code": table["code"], "link": f"{door.address}{table['link']}"}))
    try:
        RemoteTable(door, load_game(str(table["game"])), str(table["id"]), texts, name).run()
    except Left:
        click.echo(texts.say("remote-goodbye", {"code": table["code"]}))


def _table(door: Door, wanted: Wanted) -> Json:
    """The table that is meant, or a new one."""
    if wanted.table:
        word = quote(wanted.table.rsplit("/", 1)[-1])
        known = "/t/" in wanted.table
        return door.ask(f"/api/tables/{word}" if known else f"/api/codes/{word}")
    seats = [seat.strip() for seat in wanted.seats.split(",")]
    body: Json = {"game": wanted.game, "players": len(seats), "seats": seats, "options": list(wanted.options)}
    return door.tell("/api/tables", {**body, "begin": "open" not in seats})


def _own_name() -> str:
    """The name this person goes by on this machine."""
    try:
        return getuser().capitalize()[:40]
    except (OSError, KeyError):
        return "Guest"

"""`operahouse play --server`: find or open a match on a server, and play in it."""

from getpass import getuser
from typing import NamedTuple
from urllib.parse import quote, urlsplit

import click

from operahouse.app.remote.own_share import OwnShare
from operahouse.app.remote.remote_match import RemoteMatch
from operahouse.app.remote.server_client import ServerClient
from operahouse.app.remote.session_tokens import load_token, store_token
from operahouse.app.terminal.table import run_table
from operahouse.app.terminal.terminal import QuitMatch
from operahouse.app.text_layout import wrapped
from operahouse.app.texts import Texts
from operahouse.games.catalogue import load_game
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Json


class RemoteGame(NamedTuple):
    """What to play: a new game with these seats, or a match that is already open."""

    game: str
    seats: str
    options: tuple[str, ...]
    table: str
    """The code of a match, or its link."""
    name: str


def play_remote(texts: Texts, server: str, wanted: RemoteGame, plain: bool) -> None:
    """Play on a server. A person who leaves can come back to the same match."""
    client = ServerClient(server, texts.lang, load_token(server))
    name = wanted.name or _own_name()
    client.sign_in_as_guest(name)
    store_token(server, client.token)
    share = OwnShare()
    table = find_table(client, wanted.table) if wanted.table else _open_table(client, wanted, share)
    click.echo(texts.say("remote-at", {"code": table["code"], "link": f"{client.address}{table['link']}"}))

    match = RemoteMatch(client, str(table["id"]), name, lambda error: print_error(texts, error), share)
    try:
        match.join()
        say = {"say": lambda text: match.send({"kind": "say", "text": text})}
        run_table(load_game(str(table["game"])), [match], texts, say, plain)
    except QuitMatch:
        click.echo(texts.say("remote-goodbye", {"code": table["code"]}))
    finally:
        match.close()


def print_error(texts: Texts, error: OperahouseError) -> None:
    """Say what is wrong with the connection, or what the server refused."""
    for line in wrapped(texts.explain(error)):
        click.echo(line)


def server_of_link(table: str) -> str:
    """The server in a link to a table; empty for a code."""
    link = urlsplit(table)
    return f"{link.scheme}://{link.netloc}" if link.scheme and link.netloc else ""


def find_table(client: ServerClient, table: str) -> Json:
    """A table that is there, by its code or its link."""
    word = quote(table.rsplit("/", 1)[-1])
    return client.get(f"/api/tables/{word}" if "/t/" in table else f"/api/codes/{word}")


def _open_table(client: ServerClient, wanted: RemoteGame, share: OwnShare) -> Json:
    seats = [seat.strip() for seat in wanted.seats.split(",")]
    body: Json = {"game": wanted.game, "players": len(seats), "seats": seats, "options": list(wanted.options)}
    return client.post("/api/tables", {**body, "begin": "open" not in seats, "commitment": share.commitment})


def _own_name() -> str:
    """The name of this person on this machine."""
    try:
        return getuser().capitalize()[:40]
    except (OSError, KeyError):
        return "Guest"

"""`operahouse play --server`: find or open a match on a server, and play in it."""

from getpass import getuser
from typing import NamedTuple
from urllib.parse import quote, urlsplit

import click

from operahouse.app.remote.remote_match import RemoteMatch
from operahouse.app.remote.server_client import ServerClient
from operahouse.app.remote.session_tokens import load_token, store_token
from operahouse.app.terminal.terminal import QuitMatch, Terminal
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


def play_remote(texts: Texts, server: str, wanted: RemoteGame) -> None:
    """Play on a server. A person who leaves can come back to the same match."""
    client = ServerClient(server, texts.lang, load_token(server))
    name = wanted.name or _own_name()
    client.sign_in_as_guest(name)
    store_token(server, client.token)
    table = _find_or_open(client, wanted)
    click.echo(texts.say("remote-at", {"code": table["code"], "link": f"{client.address}{table['link']}"}))

    def report(error: OperahouseError) -> None:
        for line in wrapped(texts.explain(error)):
            click.echo(line)

    match = RemoteMatch(client, str(table["id"]), name, report)
    try:
        _play(texts, str(table["game"]), match)
    except QuitMatch:
        click.echo(texts.say("remote-goodbye", {"code": table["code"]}))
    finally:
        match.close()


def server_of_link(table: str) -> str:
    """The server in a link to a table; empty for a code."""
    link = urlsplit(table)
    return f"{link.scheme}://{link.netloc}" if link.scheme and link.netloc else ""


def _play(texts: Texts, game: str, match: RemoteMatch) -> None:
    match.join()
    terminal = Terminal(load_game(game), [match], texts, "remote-table-help")
    terminal.add_command("say", lambda text: terminal.send({"kind": "say", "text": text}))
    terminal.run()


def _find_or_open(client: ServerClient, wanted: RemoteGame) -> Json:
    """The match that is meant, or a new one."""
    if wanted.table:
        word = quote(wanted.table.rsplit("/", 1)[-1])
        is_link = "/t/" in wanted.table
        return client.get(f"/api/tables/{word}" if is_link else f"/api/codes/{word}")
    seats = [seat.strip() for seat in wanted.seats.split(",")]
    body: Json = {"game": wanted.game, "players": len(seats), "seats": seats, "options": list(wanted.options)}
    return client.post("/api/tables", {**body, "begin": "open" not in seats})


def _own_name() -> str:
    """The name of this person on this machine."""
    try:
        return getuser().capitalize()[:40]
    except (OSError, KeyError):
        return "Guest"

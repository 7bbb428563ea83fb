"""`operahouse verify`: check that a game was dealt by the seed whose hash was published before it."""

from pathlib import Path

import click

from operahouse.app.files import read_json
from operahouse.app.localized_commands import LocalizedCommand, language_option
from operahouse.app.texts import Texts
from operahouse.games.catalogue import load_game
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.reading import Reader
from operahouse.table.record import verify


@click.command("verify", cls=LocalizedCommand)
@click.argument("record")
@language_option
@click.pass_context
def command(ctx: click.Context, record: str) -> None:
    """Deal the game again from its seed and compare. Exit with 1 if something differs."""
    texts = ctx.ensure_object(Texts)
    data = read_json(Path(record))
    try:
        chance_moves = verify(load_game(Reader(data).at("game").text()), data)
    except OperahouseError as error:
        click.echo(texts.say("app-not-verified", {"file": record, "why": error}))
        ctx.exit(1)
    published = Reader(data).at("deal").at("published").text()
    click.echo(texts.say("app-verified", {"file": record, "drawn": chance_moves, "published": published}))

"""`operahouse verify`: check that a game was dealt by the seed whose hash was published before it."""

from pathlib import Path
from typing import Final

import click

from operahouse.app.completion import complete_file
from operahouse.app.files import read_json
from operahouse.app.localized_commands import LocalizedCommand, language_option
from operahouse.app.texts import Texts
from operahouse.games.catalogue import load_game
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Game, Json
from operahouse.kernel.reading import Reader
from operahouse.kernel.record import read_record
from operahouse.table.record import is_entered_by_hand, verify

VERIFIED: Final = "app-verified"
BY_HAND: Final = "app-entered-by-hand"


@click.command("verify", cls=LocalizedCommand)
@click.argument("record", shell_complete=complete_file)
@language_option
@click.pass_context
def command(ctx: click.Context, record: str) -> None:
    """Deal the game again from its seed and compare. Exit with 1 unless all is proven."""
    texts = ctx.ensure_object(Texts)
    data = read_json(Path(record))
    try:
        key, details = _verdict(load_game(Reader(data).at("game").text()), data)
    except OperahouseError as error:
        key, details = "app-not-verified", {"why": error}
    click.echo(texts.say(key, {"file": record, **details}))
    if "shares" in details:
        click.echo(texts.say("app-verified-shares", details))
    ctx.exit(0 if key in (VERIFIED, BY_HAND) else 1)


def _verdict(game: Game, data: object) -> tuple[str, Json]:
    """What can be said of a record. Without a seed, only that it follows the rules.

    Where the game was entered by hand, that's all there is to verify.
    """
    deal = Reader(data).get("deal")
    if deal is not None and deal.get("seed") is not None:
        proven = verify(game, data)
        return VERIFIED, {**proven._asdict(), "published": deal.at("published").text()}
    read_record(game, data).finish()
    if is_entered_by_hand(Reader(data)):
        return BY_HAND, {}
    return ("app-no-seed" if deal is None else "app-seed-secret"), {}

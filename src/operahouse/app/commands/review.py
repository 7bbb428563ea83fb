"""`operahouse review`: where a recorded game was won, what was luck, and how to play better."""

import json
from pathlib import Path

import click

from operahouse.app.completion import complete_file
from operahouse.app.files import read_json
from operahouse.app.localized_commands import LocalizedCommand, language_option
from operahouse.app.replays import open_replay
from operahouse.app.texts import Texts
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.reading import Reader
from operahouse.review.review import review_of
from operahouse.review.text import review_lines


@click.command("review", cls=LocalizedCommand)
@click.argument("record", shell_complete=complete_file)
@click.option("--json", "as_json", is_flag=True)
@click.option("--seat")
@language_option
@click.pass_obj
def command(texts: Texts, record: str, as_json: bool, seat: str | None) -> None:
    """Check the record, judge every decision, and print chances, marks and the ledger."""
    path = Path(record)
    replay = open_replay(path)
    seats = replay.game.seats(replay.start)
    if seat is not None and seat not in seats:
        raise OperahouseError("review-no-seat", {"value": seat, "known": ", ".join(seats)})
    if not replay.moves:
        raise OperahouseError("review-nothing", {})
    replay.finish()
    review = review_of(open_replay(path), _agreed(path)).whole()
    if as_json:
        click.echo(json.dumps(review, ensure_ascii=False))
        return
    for line in review_lines(texts.say, review, seat):
        click.echo(line)


def _agreed(path: Path) -> list[str]:
    """The options that were agreed on before the game."""
    options = Reader(read_json(path)).get("options")
    return [] if options is None else [name for name, value in options.entries() if value.flag()]

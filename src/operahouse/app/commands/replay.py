"""`operahouse replay`: check a recorded game, and tell what happened."""

from pathlib import Path

import click

from operahouse.app.descriptions import describe_events, describe_result, describe_sources
from operahouse.app.files import read_json
from operahouse.app.localized_commands import LocalizedCommand, language_option, whole
from operahouse.app.texts import Texts
from operahouse.games.catalogue import load_game
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import SPECTATOR, Json
from operahouse.kernel.reading import Reader
from operahouse.kernel.record import Replay, read_record, result_of

MANY = 10**9


@click.command("replay", cls=LocalizedCommand)
@click.argument("record")
@click.option("--to", "last", type=whole("--to", 0, MANY))
@language_option
@click.pass_obj
def command(texts: Texts, record: str, last: int | None) -> None:
    """Check every move and the result. Tell what happened, and show the last board or the one after a move."""
    data = read_json(Path(record))
    replay = read_record(load_game(Reader(data).at("game").text()), data)
    events = _events(replay, last)
    view = replay.game.view(replay.state, SPECTATOR)
    lines = [*describe_events(texts, replay.game, events), "", *replay.game.text_board(view, texts.say)]
    if not replay.state.to_act():
        lines += ["", *describe_result(texts, result_of(replay.game, replay.state))]
        lines += ["", *describe_sources(texts, replay.game, replay.game.seats(replay.state), events)]
    for line in lines:
        click.echo(line)


def _events(replay: Replay, last: int | None) -> list[Json]:
    """What a spectator saw in the moves asked for. Without a last move, the result is checked too."""
    moves = len(replay.moves)
    if last is not None and last > moves:
        raise OperahouseError("app-no-such-move", {"move": str(last), "moves": moves})
    events: list[Json] = []
    while replay.made < (moves if last is None else last):
        events += [event.to_json() for event in replay.advance() if event.visible_to("")]
    if last is None:
        replay.finish()
    return events

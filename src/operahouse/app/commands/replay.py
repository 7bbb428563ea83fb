"""`operahouse replay`: a recorded game, checked and told."""

from pathlib import Path

import click

from operahouse.app.files import read_json
from operahouse.app.spoken import SpokenCommand, language_option, whole
from operahouse.app.telling import final_score, told
from operahouse.app.texts import Texts
from operahouse.games.catalogue import load_game
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.events import Event
from operahouse.kernel.game import SPECTATOR
from operahouse.kernel.reading import Reader
from operahouse.kernel.record import Replay, read_record

MANY = 10**9


@click.command("replay", cls=SpokenCommand)
@click.argument("record")
@click.option("--to", "last", type=whole("--to", 0, MANY))
@language_option
@click.pass_obj
def command(texts: Texts, record: str, last: int | None) -> None:
    """Check every move and the result; tell the game and show where it ends, or where it stood after a move."""
    data = read_json(Path(record))
    replay = read_record(load_game(Reader(data).at("game").text()), data)
    events = _events(replay, last)
    view = replay.game.view(replay.state, SPECTATOR)
    lines = [*told(texts, replay.game, events, ""), "", *replay.game.text_board(view, texts.say)]
    if not replay.state.to_act():
        lines += ["", *final_score(texts, replay.game, replay.state, events)]
    for line in lines:
        click.echo(line)


def _events(replay: Replay, last: int | None) -> list[Event]:
    """Everything that happened in the moves asked for; the whole game is checked to its result."""
    moves = len(replay.moves)
    if last is not None and last > moves:
        raise OperahouseError("app-no-such-move", {"move": str(last), "moves": moves})
    events: list[Event] = []
    while replay.made < (moves if last is None else last):
        events += replay.advance()
    if last is None:
        replay.finish()
    return events

"""`operahouse replay`: check a recorded game, and tell what happened."""

from pathlib import Path

import click

from operahouse.app.completion import complete_file
from operahouse.app.descriptions import describe_events, describe_result, describe_sources
from operahouse.app.files import read_json
from operahouse.app.localized_commands import LocalizedCommand, language_option, whole
from operahouse.app.replays import advance_to, open_replay
from operahouse.app.texts import Texts
from operahouse.kernel.events import shown_events
from operahouse.kernel.game import SPECTATOR
from operahouse.kernel.reading import Reader
from operahouse.kernel.record import result_of
from operahouse.table.record import is_entered_by_hand

MANY = 10**9


@click.command("replay", cls=LocalizedCommand)
@click.argument("record", shell_complete=complete_file)
@click.option("--to", "last", type=whole("--to", 0, MANY))
@language_option
@click.pass_obj
def command(texts: Texts, record: str, last: int | None) -> None:
    """Check every move and the result. Tell what happened, and show the last board or the one after a move."""
    replay = open_replay(Path(record))
    by_hand = is_entered_by_hand(Reader(read_json(Path(record))))
    events = shown_events(advance_to(replay, last), "")
    view = replay.game.view(replay.state, SPECTATOR)
    lines = [texts.say("app-replay-by-hand", {}), ""] if by_hand else []
    lines += [*describe_events(texts, replay.game, events), "", *replay.game.text_board(view, texts.say)]
    if not replay.state.to_act():
        lines += ["", *describe_result(texts, result_of(replay.game, replay.state))]
        lines += ["", *describe_sources(texts, replay.game, replay.game.seats(replay.state), events)]
    for line in lines:
        click.echo(line)

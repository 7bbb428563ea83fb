"""`operahouse show`: the board of a position, or of a moment in a recorded game."""

import click

from operahouse.app.commands.position import position_arguments
from operahouse.app.localized_commands import LocalizedCommand
from operahouse.app.texts import Texts
from operahouse.kernel.game import SPECTATOR, Game, Json, State
from operahouse.kernel.reading import Reader
from operahouse.kernel.record import Replay


@click.command("show", cls=LocalizedCommand)
@position_arguments
def command(texts: Texts, replay: Replay) -> None:
    """Print a board, with everything hidden shown."""
    for line in replay.game.text_board(open_view(replay.game, replay.state), texts.say):
        click.echo(line)


def open_view(game: Game, state: State) -> Json:
    """A spectator's view, with each player's part as its owner sees it."""
    view = game.view(state, SPECTATOR)
    view["players"] = {
        name: Reader(game.view(state, seat)).at("players").at(name).value for seat, name in enumerate(game.seats(state))
    }
    return view

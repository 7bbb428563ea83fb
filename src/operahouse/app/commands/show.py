"""`operahouse show`: the board of a position."""

from pathlib import Path

import click

from operahouse.app.files import read_json
from operahouse.app.localized_commands import LocalizedCommand, language_option
from operahouse.app.texts import Texts
from operahouse.games.catalogue import load_game
from operahouse.kernel.game import SPECTATOR, Game, Json, State
from operahouse.kernel.reading import Reader


@click.command("show", cls=LocalizedCommand)
@click.argument("position")
@language_option
@click.pass_obj
def command(texts: Texts, position: str) -> None:
    """Print the board of a position, with everything hidden shown."""
    data = read_json(Path(position))
    game = load_game(Reader(data).at("game").text())
    state = game.read_position(data)
    for line in game.text_board(open_view(game, state), texts.say):
        click.echo(line)


def open_view(game: Game, state: State) -> Json:
    """A spectator's view, with each player's part as its owner sees it."""
    view = game.view(state, SPECTATOR)
    view["players"] = {
        name: Reader(game.view(state, seat)).at("players").at(name).value for seat, name in enumerate(game.seats(state))
    }
    return view

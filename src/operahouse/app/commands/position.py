"""`operahouse position`: write a position, freshly dealt or out of a recorded game."""

from collections.abc import Callable
from functools import update_wrapper
from pathlib import Path

import click

from operahouse.app.commands.play import check_players, read_options
from operahouse.app.completion import complete_file, complete_game_or_file, complete_table_option
from operahouse.app.files import format_json, write_json
from operahouse.app.localized_commands import LocalizedCommand, language_option, whole
from operahouse.app.replays import advance_to, deal_replay, is_game, open_replay
from operahouse.app.texts import Texts
from operahouse.games.catalogue import load_game
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.record import Replay

MANY = 10**9


def position_arguments(function: Callable[..., None]) -> Callable[..., None]:
    """Adds what names a position, and passes it on as a replay that has come to it."""

    @click.argument("source", shell_complete=complete_game_or_file)
    @click.option("--to", "last", type=whole("--to", 0, MANY))
    @click.option("--players", type=whole("--players", 1, MANY))
    @click.option("--seed", type=whole("--seed", 0, 2**63 - 1))
    @click.option("--option", "options", multiple=True, shell_complete=complete_table_option)
    @language_option
    @click.pass_obj
    def with_replay(
        texts: Texts, /, source: str, last: int | None, players: int | None, seed: int | None,
        options: tuple[str, ...], **others: object,
    ) -> None:  # fmt: skip
        if is_game(source):
            replay = _deal(source, players, options, seed)
        else:
            _refuse_for_files(players=players, seed=seed, option=options or None)
            replay = open_replay(Path(source))
        advance_to(replay, last)
        function(texts, replay, **others)

    update_wrapper(with_replay, function)
    return with_replay


def _deal(name: str, players: int | None, options: tuple[str, ...], seed: int | None) -> Replay:
    game = load_game(name)
    count = 3 if players is None else players
    check_players(game, count)
    return deal_replay(name, count, read_options(game, options), 1 if seed is None else seed)


def _refuse_for_files(**given: object) -> None:
    """A file says itself what was dealt, so that these options have nothing to do."""
    for name, value in given.items():
        if value is not None:
            raise OperahouseError("app-only-for-games", {"option": f"--{name}"})


@click.command("position", cls=LocalizedCommand)
@click.option("--out", shell_complete=complete_file)
@position_arguments
def command(texts: Texts, replay: Replay, out: str | None) -> None:
    """Write a position as JSON, to a file or to standard output."""
    position = replay.game.write_position(replay.state)
    if out is None:
        click.echo(format_json(position))
        return
    if Path(out).exists():
        raise OperahouseError("app-file-exists", {"file": out})
    write_json(Path(out), position)
    click.echo(texts.say("app-position-written", {"file": out}))

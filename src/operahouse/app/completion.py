"""What the shell offers when somebody presses Tab: games, players, options, rules, files."""

import re

import click
from click.shell_completion import CompletionItem

from operahouse.app.texts import LANGUAGES, keys_in_order
from operahouse.bots.levels import LEVELS
from operahouse.games.catalogue import game_names, load_game

PERSON = "you"
OPEN = "open"
RULE = re.compile(r"[A-Z]+[0-9]*")
Items = list[CompletionItem]


def complete_game(_: click.Context, __: click.Parameter, begun: str) -> Items:
    """The games."""
    return _starting_with(begun, game_names())


def complete_file(_: click.Context, __: click.Parameter, begun: str) -> Items:
    """The shell completes files itself."""
    return [CompletionItem(begun, type="file")]


def complete_folder(_: click.Context, __: click.Parameter, begun: str) -> Items:
    """The shell completes folders itself."""
    return [CompletionItem(begun, type="dir")]


def complete_game_or_file(ctx: click.Context, parameter: click.Parameter, begun: str) -> Items:
    """Files and games, in this order: bash forgets what it was told before a file."""
    return [*complete_file(ctx, parameter, begun), *complete_game(ctx, parameter, begun)]


def complete_seats(ctx: click.Context, _: click.Parameter, begun: str) -> Items:
    """One more player in a list: a person, a bot, or on a server a seat for a friend."""
    players = [PERSON, *([OPEN] if ctx.params.get("server") else []), *LEVELS]
    return _next_in_list(begun, players)


def complete_bots(_: click.Context, __: click.Parameter, begun: str) -> Items:
    """One more bot in a list."""
    return _next_in_list(begun, LEVELS)


def complete_table_option(ctx: click.Context, _: click.Parameter, begun: str) -> Items:
    """The options of the game that is named; without one, those of all games."""
    words = [*ctx.args, *ctx.params.values()]
    games = [name for name in game_names() if name in words] or game_names()
    return _starting_with(begun, [option for game in games for option in load_game(game).table_options])


def complete_language(_: click.Context, __: click.Parameter, begun: str) -> Items:
    """The languages."""
    return _starting_with(begun, LANGUAGES)


def complete_rule(ctx: click.Context, _: click.Parameter, begun: str) -> Items:
    """The rule numbers of the game that is named, and the letters of its sections."""
    game = str(ctx.params.get("game"))
    keys = keys_in_order(f"{game}rules") if game in game_names() else []
    numbers = [key.removeprefix(f"{game}rules-").removeprefix("section-") for key in keys]
    return _starting_with(begun.upper(), [number for number in numbers if RULE.fullmatch(number)])


def _next_in_list(begun: str, words: list[str]) -> Items:
    before, comma, last = begun.rpartition(",")
    return [CompletionItem(f"{before}{comma}{word}") for word in words if word.startswith(last)]


def _starting_with(begun: str, words: list[str]) -> Items:
    return [CompletionItem(word) for word in dict.fromkeys(words) if word.startswith(begun)]

"""What players agree on when a match is opened: the first entry of every log."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from operahouse.bots.levels import LEVELS, SEARCHING
from operahouse.kernel.errors import Malformed, OperahouseError, Refusal
from operahouse.kernel.game import Game, Json
from operahouse.kernel.reading import Reader
from operahouse.table.chance import read_seed, seed_hash
from operahouse.table.fact import Entry, Fact, Observer
from operahouse.table.shares import LATEST_FORMAT
from operahouse.table.time_control import TimeControl

if TYPE_CHECKING:
    from operahouse.table.match import Match

LONGEST_BUDGET = 6
"""Digits in the search budget of an expert bot: `expert@800`, `expert@250ms`."""


@dataclass(frozen=True, slots=True)
class Opened(Fact):
    """The match was opened: the game, its rules and options, and the secret seed of all chance."""

    game: str
    edition: str
    rules: str
    players: int
    options: tuple[str, ...]
    time_control: TimeControl
    host: str
    """The person who may seat bots, remove people and start the game."""
    substitute: str
    """The bot that plays for people who leave."""
    spectators: bool
    previous: str
    """The match that this one is the rematch of."""
    seed: str
    deal_format: int = 1
    """How the deal follows from the seed: see `operahouse.table.shares`."""

    def apply(self, match: "Match", entry: Entry) -> None:
        """Nothing to change: the match was created from it."""

    def shown_to(self, match: "Match", entry: Entry, observer: Observer) -> Json | None:
        """Everything, with the hash of the seed instead of the seed."""
        shown = self.details()
        del shown["seed"]
        shown["published"] = seed_hash(read_seed(self.seed))
        return shown


def agree(
    game: Game,
    players: int,
    options: list[str],
    host: str,
    seed: bytes,
    time_control: TimeControl | None = None,
    substitute: str = "novice",
    spectators: bool = True,
    previous: str = "",
    deal_format: int = LATEST_FORMAT,
) -> Opened:
    """The terms of a new match. Raises Refusal if the game does not allow them."""
    if players not in game.player_counts:
        raise Refusal("", "table-wrong-players", {"low": game.player_counts[0], "high": game.player_counts[-1]})
    for option in options:
        if option not in game.table_options:
            raise Refusal("", "table-unknown-option", {"option": option, "known": ", ".join(game.table_options)})
    check_bot(substitute)
    text = seed.hex()
    read_seed(text)
    chosen = tuple(option for option in game.table_options if option in options)
    return Opened(
        game.name, game.edition, game.rules_version, players, chosen, time_control or TimeControl(),
        host, substitute, spectators, previous, text, deal_format,
    )  # fmt: skip


def check_bot(name: str) -> None:
    """Only built-in bots may sit at a live table. A name from outside must never start a program."""
    level, at, budget = name.partition("@")
    digits = budget.removesuffix("ms")
    fits = digits.isdecimal() and len(digits) <= LONGEST_BUDGET and int(digits) > 0
    fine = not at or (level in SEARCHING and fits)
    if level not in LEVELS or not fine:
        raise Refusal("", "unknown-bot", {"bot": name[:80], "known": ", ".join(LEVELS)})


def check_rules(game: Game, agreement: Opened) -> None:
    """Raises an error if this version of the game has other rules than the match began with."""
    if (game.edition, game.rules_version) != (agreement.edition, agreement.rules):
        details: Json = {"game": agreement.game, "edition": agreement.edition, "rules": agreement.rules}
        raise OperahouseError("table-unknown-rules", details)
    if agreement.players not in game.player_counts:
        low, high = game.player_counts[0], game.player_counts[-1]
        raise Malformed("players", "malformed-players", {"low": str(low), "high": str(high)})
    for option in agreement.options:
        Reader(option, "options").word(game.table_options)

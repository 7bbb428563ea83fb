"""What is agreed when a match is opened: the first entry of every log."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from operahouse.bots.levels import LEVELS
from operahouse.kernel.errors import Malformed, OperahouseError, Refusal
from operahouse.kernel.game import Game, Json
from operahouse.kernel.reading import Reader
from operahouse.table.fact import Entry, Eyes, Fact
from operahouse.table.luck import published, read_seed
from operahouse.table.pace import Pace

if TYPE_CHECKING:
    from operahouse.table.match import Match

LONGEST_BUDGET = 6
"""Digits of what an expert may be given: `expert@800`, `expert@250ms`."""


@dataclass(frozen=True, slots=True)
class Opened(Fact):
    """The game and its rules, what is agreed, and the secret from which all luck follows."""

    game: str
    edition: str
    rules: str
    players: int
    options: tuple[str, ...]
    pace: Pace
    host: str
    """The person who may seat bots, ask people to leave and begin."""
    substitute: str
    """The bot that plays for whoever leaves."""
    spectators: bool
    previous: str
    """The match this one is the rematch of."""
    seed: str

    def happen(self, match: "Match", entry: Entry) -> None:
        """The match was made from it."""

    def tell(self, match: "Match", entry: Entry, eyes: Eyes) -> Json | None:
        """Everything, with the hash of the seed in its place."""
        told = self.details()
        del told["seed"]
        told["published"] = published(read_seed(self.seed))
        return told


def agree(
    game: Game,
    players: int,
    options: list[str],
    host: str,
    seed: bytes,
    pace: Pace | None = None,
    substitute: str = "novice",
    spectators: bool = True,
    previous: str = "",
) -> Opened:
    """An opening that the game allows."""
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
        game.name, game.edition, game.rules_version, players, chosen, pace or Pace(),
        host, substitute, spectators, previous, text,
    )  # fmt: skip


def check_bot(name: str) -> None:
    """Only the house's own bots sit at a live table; a name must never start a program."""
    level, at, budget = name.partition("@")
    digits = budget.removesuffix("ms")
    fine = not at or (level == "expert" and digits.isdecimal() and len(digits) <= LONGEST_BUDGET and int(digits) > 0)
    if level not in LEVELS or not fine:
        raise Refusal("", "unknown-bot", {"bot": name[:80], "known": ", ".join(LEVELS)})


def check_rules(game: Game, opened: Opened) -> None:
    """A match goes on under the rules it began with, or not at all."""
    if (game.edition, game.rules_version) != (opened.edition, opened.rules):
        details: Json = {"game": opened.game, "edition": opened.edition, "rules": opened.rules}
        raise OperahouseError("table-unknown-rules", details)
    if opened.players not in game.player_counts:
        low, high = game.player_counts[0], game.player_counts[-1]
        raise Malformed("players", "malformed-players", {"low": str(low), "high": str(high)})
    for option in opened.options:
        Reader(option, "options").word(game.table_options)

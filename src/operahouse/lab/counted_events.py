"""Which events the lab counts in a game. A game may say so in a `lab.toml` beside its module."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from operahouse.kernel.game import Game


class CountedEvents(NamedTuple):
    """The kinds of events that are counted. Without any, every kind is counted, by kind alone."""

    kinds: dict[str, list[str]]
    """By kind, the details that tell one event from another."""
    by_round: str
    """The kind that a report shows round by round; empty for none."""
    components: str
    """The kind that shows which components are used; empty for none."""


@cache
def counted_events(game: Game) -> CountedEvents:
    """What the game's own `lab.toml` says; the default where it has none."""
    package = type(game).__module__.rpartition(".")[0]
    file = files(package) / "lab.toml" if package else None
    if file is None or not file.is_file():
        return CountedEvents({}, "", "")
    return CountedEvents(**tomllib.loads(file.read_text(encoding="utf-8")))

"""What happens around a game, as the terminal tells it: every kind of item has a sentence, in every language."""

from typing import get_args, get_type_hints

import pytest

from operahouse.app.terminal.news import WITHOUT_TEXT, describe_item
from operahouse.app.texts import LANGUAGES, Texts
from operahouse.games.catalogue import load_game
from operahouse.kernel.game import Json
from operahouse.table.wire import Item

OPERA = load_game("opera")
ITEMS: list[Json] = [
    {"kind": "seated", "seat": "red", "name": "Anna", "bot": ""},
    {"kind": "seated", "seat": "red", "name": "", "bot": "expert@500ms"},
    {"kind": "unseated", "seat": "red", "kicked": True},
    {"kind": "watched", "name": "Anna", "watching": True},
    {"kind": "renamed", "before": "Anna", "name": "Ann"},
    {"kind": "undone", "seat": "red", "taken_back": 1},
    {"kind": "rewound", "seat": "red", "taken_back": 3, "revealed": True},
    {"kind": "branched", "match": "m1", "place": 4, "imagined": False},
    {"kind": "handed-over"},
    {"kind": "ended", "outcome": "closed", "seed": "5eed"},
    {"kind": "left", "seat": "red", "why": "holiday", "bot": "novice"},
    {"kind": "returned", "seat": "red"},
    {"kind": "resigned", "seat": "red", "bot": "novice"},
    {"kind": "wished", "seat": "red", "wish": "pause", "on": True},
    {"kind": "stand-in", "seat": "red", "absent": "blue", "on": True},
    {"kind": "paused"},
    {"kind": "resumed"},
    {"kind": "continued", "match": "m2"},
    {"kind": "said", "name": "Anna", "text": "Brava!"},
    {"kind": "depth", "depth": "bids"},
    {"kind": "corrected", "line": 3},
    {"kind": "crossed-out", "line": 3},
    {"kind": "bid-sealed", "seat": "red"},
    {"kind": "bids-cleared"},
    {"kind": "scored"},
]
WITH_EVENTS = ["moved", "entered"]
"""Their events are told."""
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def test_every_kind_of_item_that_is_told_has_an_example() -> None:
    kinds = {kind for shape in get_args(Item) for kind in get_args(get_type_hints(shape)["kind"])}
    assert {item["kind"] for item in ITEMS} == kinds - {*WITH_EVENTS, *WITHOUT_TEXT}


@every_language
@pytest.mark.parametrize("item", ITEMS, ids=lambda item: str(item["kind"]))
def test_every_item_is_told_in_a_sentence(item: Json, lang: str) -> None:
    said = " ".join(describe_item(Texts(lang), OPERA, "blue", item))
    assert said.endswith((".", "!"))
    assert not any(wrong in said for wrong in ("table-", "remote-", "{", "expert@", "none"))


def test_what_one_did_oneself_is_told_to_oneself() -> None:
    undone: Json = {"kind": "undone", "seat": "red", "taken_back": 1}
    assert describe_item(Texts("en"), OPERA, "red", undone) == ["You take a move back."]
    assert describe_item(Texts("en"), OPERA, "blue", undone) == ["Red takes a move back."]


def test_a_bot_is_called_by_its_level() -> None:
    seated: Json = {"kind": "seated", "seat": "red", "name": "", "bot": "expert@500ms"}
    assert describe_item(Texts("fr"), OPERA, "blue", seated) == ["Un bot (Expert) prend la place Rouge."]

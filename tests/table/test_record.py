import json
from typing import Any

import pytest

from operahouse.kernel.errors import Malformed
from operahouse.kernel.game import Game
from operahouse.table.chance import seed_hash
from operahouse.table.record import record_of, verify
from tests.games_under_test import every_game
from tests.table.logged_match import SEED, TOY, LoggedMatch


def finished(game: Game) -> dict[str, Any]:
    table = LoggedMatch(game, 3).sit_down()
    table.play_at_random(3000)
    data: dict[str, Any] = json.loads(json.dumps(record_of(table.match, "2026-11-01T20:00:00Z")))
    return data


@every_game
def test_a_finished_match_is_dealt_again_from_its_seed(game: Game) -> None:
    record = finished(game)
    shuffles = sum(seat == "chance" for seat, _ in record["moves"])
    assert verify(game, record) == (0, shuffles)
    assert record["result"]


def test_another_seed_is_found_out() -> None:
    record = finished(TOY)
    record["deal"]["seed"] = SEED[::-1].hex()
    with pytest.raises(Malformed, match="table-verify-seed"):
        verify(TOY, record)
    record["deal"]["published"] = seed_hash(SEED[::-1])
    with pytest.raises(Malformed, match="table-verify-deal"):
        verify(TOY, record)


@every_game
def test_a_changed_deck_is_found_out(game: Game) -> None:
    record = finished(game)
    setup = record["setup"]
    name = "deck" if "deck" in setup else "decks"
    deck = setup[name] if name == "deck" else setup[name]["opera"]
    other = next(index for index, card in enumerate(deck) if card != deck[0])
    deck[0], deck[other] = deck[other], deck[0]
    with pytest.raises(Malformed, match="table-verify-deal"):
        verify(game, record)


def test_another_shuffle_is_found_out() -> None:
    record = finished(TOY)
    move = next(move for move in record["moves"] if move[0] == "chance")
    cards = move[1].removeprefix("shuffle ").split(",")
    other = next(index for index, card in enumerate(cards) if card != cards[0])
    cards[0], cards[other] = cards[other], cards[0]
    move[1] = "shuffle " + ",".join(cards)
    with pytest.raises(Malformed, match="table-verify-luck"):
        verify(TOY, record)


def test_an_unfinished_match_keeps_its_seed() -> None:
    table = LoggedMatch(TOY).sit_down()
    record = record_of(table.match, "2026-11-01T20:00:00Z")
    assert "seed" not in json.dumps(record)
    with pytest.raises(Malformed, match="malformed-missing"):
        verify(TOY, record)

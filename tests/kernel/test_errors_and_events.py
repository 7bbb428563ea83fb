import pytest

from operahouse.games.catalogue import load_game
from operahouse.kernel.errors import Malformed, OperahouseError, Refusal
from operahouse.kernel.events import Event, shown_events


def test_an_error_says_its_key_and_blanks() -> None:
    assert str(OperahouseError("sorry", {})) == "sorry"
    assert str(OperahouseError("sorry", {"name": "x", "count": 2})) == "sorry (name x, count 2)"


def test_a_refusal_says_its_rule_and_a_complaint_its_place() -> None:
    assert str(Refusal("B1", "too-high", {"bid": 9})) == "B1: too-high (bid 9)"
    assert str(Refusal("", "unknown", {})) == "unknown"
    assert str(Malformed("deck[3]", "unknown", {})) == "deck[3]: unknown"
    assert str(Malformed("", "unknown", {})) == "unknown"


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(OperahouseError, match=r"chess.*opera"):
        load_game("chess")


def test_an_event_leaves_out_what_is_empty() -> None:
    assert Event("drawn", "", "", {}).json == {"kind": "drawn"}
    assert Event("paid", "red", "B2", {"ducats": 3}).json == {
        "kind": "paid",
        "seat": "red",
        "rule": "B2",
        "ducats": 3,
    }


def test_an_event_for_some_is_not_for_others() -> None:
    secret = Event("drew", "red", "T4", {"card": 2}, seen_by=["red"])
    public = Event("paid", "red", "T1", {})
    assert shown_events([secret, public], "red") == [secret.json, public.json]
    assert shown_events([secret, public], "blue") == shown_events([secret, public], "") == [public.json]

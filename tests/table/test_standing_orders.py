import json

import pytest

from operahouse.app.texts import LANGUAGES, Texts
from operahouse.kernel.errors import Malformed, Refusal
from operahouse.kernel.reading import Reader
from operahouse.table.snapshot import snapshot
from operahouse.table.standing_orders import (
    COMPARISONS,
    ChangeOrder,
    Condition,
    GiveOrder,
    RevokeOrder,
    StandingOrder,
    read_standing_order,
)
from operahouse.table.undo import Undo
from tests.table.logged_match import TOY, LoggedMatch, find_game

BID_ONE = StandingOrder((Condition("stage", "is", "bid"),), (), "bid 1")
ASKED_TO_BUY = (Condition("asks.question", "is", "buy"), Condition("asks.role", "is", "impresario"))
DECLINE = StandingOrder(ASKED_TO_BUY, (Condition("offer.verdi", "at-least", 9),), "intermezzo")
"""Decline to play along with the Impresario, unless more pieces of Verdi are offered than ever are."""


def opera_before_the_first_sale() -> LoggedMatch:
    """A game of Opera in which the first seat has hired the Impresario and may buy."""
    table = LoggedMatch(find_game("opera"), 3).sit_down()
    for seat in table.match.awaited:
        table.play("bid 7", seat)
    table.play("hire impresario")
    return table


def buy_one(table: LoggedMatch, hirer: str) -> None:
    """The hirer buys a piece of the offer, the cheapest, and is done."""
    shown = snapshot(table.match, table.match.occupants[hirer].person, table.now)
    purchases = [option for option in shown["options"] if option["move"].startswith("buy ")]
    table.play(max(purchases, key=lambda option: int(str(option["about"]["ducats"])))["move"], hirer)
    table.play("stop", hirer)
    table.play("programme venezia=house", hirer)


def test_an_intermezzo_is_declined_as_ordered() -> None:
    table = opera_before_the_first_sale()
    hirer, second, third = table.match.game.seats(table.match.state_in_play())
    table.ask(table.match.occupants[second].person, GiveOrder("no thanks", DECLINE))
    buy_one(table, hirer)
    assert table.match.awaited == [third]
    assert table.match.moves[-1][1:] == (second, "intermezzo")


def test_unless_holds_the_order_back() -> None:
    table = opera_before_the_first_sale()
    hirer, second, _ = table.match.game.seats(table.match.state_in_play())
    offered = Reader(snapshot(table.match, "", table.now)["view"]).at("offer").entries()
    twice = next(composer for composer, count in offered if count.integer(0, 9) > 1)
    unless = StandingOrder(ASKED_TO_BUY, (Condition("offer", "has", twice),), "intermezzo")
    table.ask(table.match.occupants[second].person, GiveOrder("only this", unless))
    buy_one(table, hirer)
    assert table.match.awaited == [second]


def test_an_order_is_obeyed_at_once_and_again_until_it_is_revoked() -> None:
    table = LoggedMatch(TOY).sit_down()
    table.ask("anna", GiveOrder("low", BID_ONE))
    assert table.match.awaited == ["east"]
    table.play("bid 2", "east")
    table.play("arrange a,b,-", "east")
    assert table.match.awaited == ["east"]
    table.ask("anna", RevokeOrder("low"))
    table.play("bid 2", "east")
    table.play("arrange a,b,-", "east")
    assert table.match.awaited == ["north", "east"]


def test_the_others_see_the_move_only() -> None:
    ordered, played = LoggedMatch(TOY).sit_down(), LoggedMatch(TOY).sit_down()
    ordered.ask("anna", GiveOrder("low", BID_ONE))
    played.play("bid 1", "north")
    for person in ("bob", "nobody"):
        assert json.dumps(ordered.stream(person)) == json.dumps(played.stream(person))
        assert snapshot(ordered.match, person, 0) == snapshot(played.match, person, 0)
    assert ordered.stream("anna")[-1]["order"] is True


def test_an_order_the_rules_refuse_is_passed_over() -> None:
    table = LoggedMatch(TOY).sit_down()
    table.ask("anna", GiveOrder("too much", StandingOrder((), (), "bid 9")))
    assert table.match.awaited == ["north", "east"]


def test_a_move_taken_back_is_not_made_again_by_order() -> None:
    table = LoggedMatch(TOY).sit_down()
    table.ask("anna", GiveOrder("low", BID_ONE))
    table.ask("anna", Undo())
    assert table.match.awaited == ["north", "east"]
    table.play("bid 2", "north")
    table.play("bid 0", "east")
    table.play("arrange a,b,-", "north")
    assert table.match.awaited == ["east"]


def test_an_order_that_is_changed_keeps_its_place() -> None:
    table = LoggedMatch(TOY).sit_down()
    never = StandingOrder((Condition("round", "is", 99),), (), "bid 0")
    table.ask("anna", GiveOrder("first", never))
    table.ask("anna", GiveOrder("second", StandingOrder((Condition("round", "is", 2),), (), "bid 2")))
    table.ask("anna", ChangeOrder("first", BID_ONE))
    assert [name for _, name in table.match.standing_orders] == ["first", "second"]
    assert table.match.moves[-1][1:] == ("north", "bid 1")
    assert table.stream("anna")[-2]["order"] == BID_ONE.in_words()
    assert table.again().standing_orders == table.match.standing_orders


def test_only_an_order_of_ones_own_can_be_changed() -> None:
    table = LoggedMatch(TOY).sit_down()
    table.ask("anna", GiveOrder("low", StandingOrder((Condition("round", "is", 99),), (), "bid 0")))
    with pytest.raises(Refusal, match="table-no-such-order"):
        table.ask("bob", ChangeOrder("low", BID_ONE))
    with pytest.raises(Refusal, match="table-text-long"):
        table.ask("anna", ChangeOrder("low", StandingOrder((), (), "bid " * 99)))
    assert table.match.standing_orders["north", "low"].move == "bid 0"


def test_a_condition_may_speak_of_a_place_in_a_list() -> None:
    view: dict[str, object] = {"budget": {"red": [4, 1]}, "ladder": ["wagner", "verdi"]}
    assert Condition("budget.red.0", "at-least", 4).holds(view)
    assert Condition("ladder.1", "is", "verdi").holds(view)
    for path in ("ladder.2", "ladder.-1", "ladder.top", "budget.0"):
        assert not Condition(path, "is-not", "wagner").holds(view)


def test_orders_are_few_named_and_ones_own() -> None:
    table = LoggedMatch(TOY).sit_down()
    for index in range(20):
        table.ask("anna", GiveOrder(f"order {index}", StandingOrder((Condition("round", "is", 99),), (), "bid 0")))
    with pytest.raises(Refusal, match="table-orders-full"):
        table.ask("anna", GiveOrder("one more", BID_ONE))
    with pytest.raises(Refusal, match="table-order-exists"):
        table.ask("anna", GiveOrder("order 3", BID_ONE))
    with pytest.raises(Refusal, match="table-no-such-order"):
        table.ask("bob", RevokeOrder("order 3"))


@pytest.mark.parametrize(
    ("compare", "value", "holds"),
    [("is", 5, True), ("is-not", 5, False), ("at-least", 6, False), ("at-most", 5, True), ("has", 5, False)],
)
def test_conditions(compare: str, value: int, holds: bool) -> None:
    view: dict[str, object] = {"fame": {"verdi": 5}}
    assert Condition("fame.verdi", compare, value).holds(view) is holds
    assert not Condition("fame.puccini", compare, value).holds(view)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_order_is_shown_in_plain_words(lang: str) -> None:
    say = Texts(lang).say
    for compare in COMPARISONS:
        words = Condition("offer.verdi", compare, 3).in_words()
        assert "offer.verdi" in say(str(words["text"]), {"what": "offer.verdi", "value": 3})
    assert "intermezzo" in say(str(DECLINE.in_words()["text"]), {"move": "intermezzo"})


@pytest.mark.parametrize(
    "data",
    [
        {"when": [], "unless": [], "move": 3},
        {"when": [["a", "like", "b"]], "unless": [], "move": "bid 1"},
        {"when": [["a", "is"]], "unless": [], "move": "bid 1"},
        {"when": [["a", "is", 1]] * 9, "unless": [], "move": "bid 1"},
        {"when": [["a", "is", None]], "unless": [], "move": "bid 1"},
        {"when": [], "move": "bid 1"},
    ],
)
def test_a_nonsense_order_is_malformed(data: object) -> None:
    with pytest.raises(Malformed):
        read_standing_order(Reader(data))

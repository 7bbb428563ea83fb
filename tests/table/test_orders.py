import json

import pytest

from operahouse.app.texts import LANGUAGES, Texts
from operahouse.kernel.errors import Malformed, Refusal
from operahouse.kernel.reading import Reader
from operahouse.table.orders import COMPARISONS, Condition, Order, read_order
from operahouse.table.sight import sight
from operahouse.table.standing import ChangeOrder, GiveOrder, RevokeOrder
from operahouse.table.undoing import TakeBack
from tests.table.house import TOY, House, find_game

BID_ONE = Order((Condition("stage", "is", "bid"),), (), "bid 1")
DECLINE = Order(
    (Condition("asks.question", "is", "buy"), Condition("asks.role", "is", "impresario")),
    (Condition("offer.verdi", "at-least", 3),),
    "intermezzo",
)
"""Decline to play along with the Impresario, unless three pieces of Verdi are offered."""


def opera_before_the_first_sale() -> House:
    """A game of Opera in which the first seat has hired the Impresario and may buy."""
    house = House(find_game("opera"), 3).sit_down()
    for seat in house.match.asked():
        house.play("bid 7", seat)
    house.play("hire impresario")
    return house


def test_an_intermezzo_is_declined_as_ordered() -> None:
    house = opera_before_the_first_sale()
    hirer, second, third = house.match.game.seats(house.match.playing())
    house.ask(house.match.places[second].person, GiveOrder("no thanks", DECLINE))
    house.play("buy wagner", hirer)
    house.play("stop", hirer)
    house.play("programme venezia=house", hirer)
    assert house.match.asked() == [third]
    assert house.match.moves[-1][1:] == (second, "intermezzo")


def test_unless_holds_the_order_back() -> None:
    house = opera_before_the_first_sale()
    hirer, second, _ = house.match.game.seats(house.match.playing())
    unless = Order(DECLINE.when, (Condition("offer", "has", "verdi"),), "intermezzo")
    house.ask(house.match.places[second].person, GiveOrder("only verdi", unless))
    house.play("buy wagner", hirer)
    house.play("stop", hirer)
    house.play("programme venezia=house", hirer)
    assert house.match.asked() == [second]


def test_an_order_is_obeyed_at_once_and_again_until_it_is_revoked() -> None:
    house = House(TOY).sit_down()
    house.ask("anna", GiveOrder("low", BID_ONE))
    assert house.match.asked() == ["east"]
    house.play("bid 2", "east")
    house.play("arrange a,b,-", "east")
    assert house.match.asked() == ["east"]
    house.ask("anna", RevokeOrder("low"))
    house.play("bid 2", "east")
    house.play("arrange a,b,-", "east")
    assert house.match.asked() == ["north", "east"]


def test_the_others_see_the_move_only() -> None:
    ordered, played = House(TOY).sit_down(), House(TOY).sit_down()
    ordered.ask("anna", GiveOrder("low", BID_ONE))
    played.play("bid 1", "north")
    for person in ("bob", "nobody"):
        assert json.dumps(ordered.stream(person)) == json.dumps(played.stream(person))
        assert sight(ordered.match, person, 0) == sight(played.match, person, 0)
    assert ordered.stream("anna")[-1]["order"] is True


def test_an_order_the_rules_refuse_is_passed_over() -> None:
    house = House(TOY).sit_down()
    house.ask("anna", GiveOrder("too much", Order((), (), "bid 9")))
    assert house.match.asked() == ["north", "east"]


def test_a_move_taken_back_is_not_made_again_by_order() -> None:
    house = House(TOY).sit_down()
    house.ask("anna", GiveOrder("low", BID_ONE))
    house.ask("anna", TakeBack())
    assert house.match.asked() == ["north", "east"]
    house.play("bid 2", "north")
    house.play("bid 0", "east")
    house.play("arrange a,b,-", "north")
    assert house.match.asked() == ["east"]


def test_an_order_that_is_changed_keeps_its_place() -> None:
    house = House(TOY).sit_down()
    never = Order((Condition("round", "is", 99),), (), "bid 0")
    house.ask("anna", GiveOrder("first", never))
    house.ask("anna", GiveOrder("second", Order((Condition("round", "is", 2),), (), "bid 2")))
    house.ask("anna", ChangeOrder("first", BID_ONE))
    assert [name for _, name in house.match.orders] == ["first", "second"]
    assert house.match.moves[-1][1:] == ("north", "bid 1")
    assert house.stream("anna")[-2]["order"] == BID_ONE.in_words()
    assert house.again().orders == house.match.orders


def test_only_an_order_of_ones_own_can_be_changed() -> None:
    house = House(TOY).sit_down()
    house.ask("anna", GiveOrder("low", Order((Condition("round", "is", 99),), (), "bid 0")))
    with pytest.raises(Refusal, match="table-no-such-order"):
        house.ask("bob", ChangeOrder("low", BID_ONE))
    with pytest.raises(Refusal, match="table-text-long"):
        house.ask("anna", ChangeOrder("low", Order((), (), "bid " * 99)))
    assert house.match.orders["north", "low"].move == "bid 0"


def test_a_condition_may_speak_of_a_place_in_a_list() -> None:
    view: dict[str, object] = {"budget": {"red": [4, 1]}, "ladder": ["wagner", "verdi"]}
    assert Condition("budget.red.0", "at-least", 4).holds(view)
    assert Condition("ladder.1", "is", "verdi").holds(view)
    for path in ("ladder.2", "ladder.-1", "ladder.top", "budget.0"):
        assert not Condition(path, "is-not", "wagner").holds(view)


def test_orders_are_few_named_and_ones_own() -> None:
    house = House(TOY).sit_down()
    for index in range(20):
        house.ask("anna", GiveOrder(f"order {index}", Order((Condition("round", "is", 99),), (), "bid 0")))
    with pytest.raises(Refusal, match="table-orders-full"):
        house.ask("anna", GiveOrder("one more", BID_ONE))
    with pytest.raises(Refusal, match="table-order-exists"):
        house.ask("anna", GiveOrder("order 3", BID_ONE))
    with pytest.raises(Refusal, match="table-no-such-order"):
        house.ask("bob", RevokeOrder("order 3"))


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
        read_order(Reader(data))

"""Ratings, take-overs and pay as the table shows them, worked out by hand from the rulebook's examples."""

import json
from pathlib import Path
from typing import Any

from operahouse.games.operaopoly.words import HOUSES, NO_COMPOSER, NO_SEAT
from operahouse.kernel.chance import Generator
from operahouse.kernel.game import SPECTATOR, Json, State
from operahouse.kernel.play import play
from tests.games.operaopoly.lively import lively_walk, operaopoly, table_of

GAME = operaopoly()
CASES = Path(__file__).parents[3] / "conformance" / "operaopoly"
Position = dict[str, Any]


def given(name: str) -> Position:
    """The position a case begins with."""
    position: Position = json.loads((CASES / f"{name}.json").read_text(encoding="utf-8"))["given"]
    return position


def forecast(state: State, seat: int = SPECTATOR) -> Position:
    return GAME.forecast(GAME.view(state, seat))


def wagner_at_bizets_mat() -> State:
    """The worked last performance, but blue sponsors Wagner, has sent him to Bizet's mat, and is to act."""
    position = given("example--last-performance")
    position["turn"], position["actions"] = "blue", 2
    position["composers"]["wagner"]["mat"]["funding"] = {"owner": "blue", "cards": ["PS3"]}
    position["composers"]["wagner"]["at"] = "bizet"
    position["decks"]["patron"].remove("PS3")
    position["decks"]["patron"].remove("PE1")
    position["players"]["blue"]["hand"] = ["PE1"]
    return GAME.read_position(position)


def test_what_the_last_performance_will_pay() -> None:
    """Red: Patti 3 and Richter 3, a point each for French, two categories: 12. Blue: 2 and 1 and 2."""
    house = forecast(GAME.read_position(given("example--last-performance")))["houses"]["H2"]
    assert house["pays"] == {"red": 12, "blue": 5, "green": 0}
    parts = {"red": {"cards": 6, "house": 2, "sponsor": 4}, "blue": {"cards": 2, "house": 1, "sponsor": 2}}
    assert (house["pays_for"], house["rule"]) == (parts, "L3")
    assert house["producer"] == "red"
    assert house["closing"] is None
    assert [house["slots"][slot]["rating"] for slot in ("female", "male", "orchestra")] == [3, 2, 3]


def test_four_and_two_against_five() -> None:
    """Blue's Wagner influences education: 2 for blue, and against anybody else 2 more to beat."""
    state = wagner_at_bizets_mat()
    place = forecast(state)["mats"]["bizet"]["education"]
    assert [place["cards"], place["plus"], place["rating"]] == [5, 2, 7]
    assert place["attacks"] == {"blue": {"plus": 2, "against": 5}, "green": {"plus": 0, "against": 7}}
    about = GAME.terms(state, state.turn, "take bizet education PE1")
    assert about["sum"] == {"own": 4, "plus": 2, "against": 5}
    assert [about["actions"], about["tokens"], about["hand"]] == [-1, -1, -1]
    assert about["impresarios"] == {"bizet": "blue"}


def test_what_the_take_over_would_change() -> None:
    """Two points for the category go from red to blue."""
    state = wagner_at_bizets_mat()
    steps = GAME.expand(state, state.turn, "take bizet education PE1")
    preview: Position = GAME.preview(state, state.turn, steps)
    assert preview["forecast"]["houses"]["H2"]["pays"] == {"red": 10, "blue": 7, "green": 0}
    assert preview["own"] == {"points": 0, "markers": 0, "tokens": 2, "hand": 0, "actions": 1}
    [impresario, _] = preview["forecast"]["bonus"][0]["conditions"]
    assert impresario == {"condition": "impresario", "composer": "bizet", "met": True}


def test_own_bonus_cards_as_ticks() -> None:
    """Blue holds IB1 (Bizet at the house) and PB3 (an orchestra rated 4 or more); it has no orchestra."""
    state = wagner_at_bizets_mat()
    assert forecast(state, 1)["bonus"] == [
        {
            "card": "IB1",
            "paid": False,
            "pays_at": [],
            "conditions": [
                {"condition": "impresario", "composer": "bizet", "met": False},
                {"condition": "at-house", "composer": "bizet", "met": False, "houses": []},
            ],
        },
        {
            "card": "PB3",
            "paid": False,
            "pays_at": [],
            "conditions": [
                {"condition": "rating", "slot": "orchestra", "least": 4, "best": 0, "met": False, "houses": []}
            ],
        },
    ]
    assert "bonus" not in forecast(state)


def test_a_house_that_is_not_full_pays_who_is_there() -> None:
    position = given("example--last-performance")
    position["houses"]["H2"]["slots"]["female"] = None
    position["houses"]["H2"]["starter"] = None
    position["decks"]["opera"].append("C09")
    house = forecast(GAME.read_position(position))["houses"]["H2"]
    assert house["pays"] == {"red": 8, "blue": 5, "green": 0}
    assert house["producer"] == "red"


def test_a_second_run_closes() -> None:
    """Bizet's mat would pay its ratings too: 3 and 5 to red, 8 to blue."""
    position = given("example--last-performance")
    position["composers"]["bizet"].update({"runs": 1, "markers": 0})
    position["played"]["bizet"] = ["La Scala"]
    position["players"]["green"]["markers"] = 1
    assert forecast(GAME.read_position(position))["houses"]["H2"]["closing"] == {"red": 8, "blue": 8, "green": 0}


def test_terms_of_free_moves_draws_and_the_end() -> None:
    state = wagner_at_bizets_mat()
    about = GAME.terms(state, state.turn, "direct wagner house H2")
    assert about == {"composer": "wagner", "to": "H2", "slot": "male", "plus": 2}
    assert GAME.terms(state, state.turn, "draw opera") == {"deck": "opera", "actions": -1, "hand": 1}
    assert GAME.terms(state, state.turn, "end") == {"discards": 0}
    assert GAME.terms(state, state.turn, "discard PE1") == {"card": "PE1", "hand": -1}


def test_every_performance_pays_what_was_foreseen() -> None:
    """Whole games: points for a performance and a closing, bonus cards and markers aside, are the forecast before."""
    performances = 0
    for players in (2, 4):
        for state, seat, option in lively_walk(players, seed=7):
            played = play(GAME, state, seat, [option])
            scored = [event.details["house"] for event in played.events if event.kind == "performance"]
            if len(scored) == 1:
                performances += 1
                check_pay(forecast(state)["houses"][str(scored[0])], played.events)
    assert performances > 4


def check_pay(house: Position, events: list[Any]) -> None:
    closed = any(event.kind == "closed" for event in events)
    assert closed == (house["closing"] is not None)
    for name, points in house["pays"].items():
        told = [event for event in events if event.kind == "points" and event.seat == name]
        paid = sum(event.details["points"] for event in told if event.details["why"] not in ("bonus", "markers"))
        assert paid == points + (house["closing"][name] if closed else 0)


def test_conditions_are_met_where_the_card_pays() -> None:
    paying = 0
    for index, (state, _, _) in enumerate(lively_walk(3, seed=3)):
        if index % 7 == 0:
            for seat in range(3):
                paying += check_conditions(forecast(state, seat)["bonus"])
            running = [HOUSES[house] for house, composer in enumerate(state.opera) if composer != NO_COMPOSER]
            assert [name for name, house in forecast(state)["houses"].items() if "pays" in house] == running
    assert paying > 0


def check_conditions(cards: list[Position]) -> int:
    for card in cards:
        houses = [set(condition.get("houses", HOUSES)) for condition in card["conditions"] if condition["met"]]
        everywhere = set.intersection(*houses) if len(houses) == len(card["conditions"]) else set()
        assert everywhere == set(card["pays_at"])
    return sum(len(card["pays_at"]) for card in cards)


def test_a_preview_is_the_same_in_every_imagined_world() -> None:
    """In lively games, last performances included: others' bonus cards and cards to be drawn do not show."""
    scored = 0
    for index, (state, seat, _) in enumerate(lively_walk(3, seed=7)):
        if seat < 0 or state.within_move() or (index % 9 and max(state.starter) == NO_SEAT):
            continue
        worlds = [GAME.imagine(GAME.view(state, seat, memory=True), Generator(world)) for world in range(3)]
        for move in GAME.legal_moves(state, seat):
            steps = GAME.expand(state, seat, move)
            played = play(GAME, state, seat, move)
            scored += any(event.kind == "performance" for event in played.events)
            preview = GAME.preview(state, seat, steps)
            assert [GAME.preview(world, seat, steps) for world in worlds] == [preview] * 3
            if not played.state.within_move():
                assert preview["forecast"] == forecast(played.state, seat)
    assert scored > 2


def test_terms_are_what_happens() -> None:
    """Figures of every legal move against the seat's own place after it."""
    compared = 0
    for index, (state, seat, _) in enumerate(lively_walk(3, seed=4)):
        if index % 5 or seat < 0 or state.within_move():
            continue
        for move in GAME.legal_moves(state, seat):
            after = table_of(play(GAME, state, seat, move).state)
            if after.turn == seat and after.player == state.player and not move.startswith("end"):
                compared += 1
                check_terms(GAME.terms(state, seat, move), GAME.view(state, seat), GAME.view(after, seat))
    assert compared > 100


def check_terms(about: Json, before: Position, now: Position) -> None:
    was, own = before["players"][before["seat"]], now["players"][before["seat"]]
    assert about.get("actions", 0) == now["actions"] - before["actions"]
    assert about.get("tokens", 0) == own["tokens"] - was["tokens"]
    assert about.get("hand", 0) == own["cards"] - was["cards"]
    changed = {name: seat for name, seat in now["impresarios"].items() if seat != before["impresarios"][name]}
    assert about.get("impresarios", {}) == changed
    if "sum" in about:
        figures: Any = about["sum"]
        assert figures["own"] + figures["plus"] > figures["against"]

"""Sums as the table shows them, worked out by hand from the rulebook's example."""

from typing import Any

import pytest

from operahouse.games.opera.income import seat_income
from operahouse.games.opera.state import OperaState
from operahouse.kernel.events import Event
from operahouse.kernel.game import SPECTATOR, Json, State
from operahouse.kernel.play import play
from tests.games.opera.examples import GAME, after, edited, given, read_case, state_of
from tests.games_under_test import TABLES, walk
from tests.games_under_test import Table as Agreed

TABLES_OF_OPERA = [table for table in TABLES if table.game.name == "opera"]


def forecast(state: State, seat: int = SPECTATOR) -> dict[str, Any]:
    return GAME.forecast(GAME.view(state, seat))


def terms(state: State, move: str) -> dict[str, Any]:
    return GAME.terms(state, state.turn, move)


def before_the_programme() -> State:
    """The rulebook's example just before yellow programmes."""
    return after_moves("example/impresario", 13)


def after_moves(name: str, moves: int) -> State:
    state = GAME.read_position(given(name))
    for seat, text in read_case(name)["moves"][:moves]:
        state = after(state, seat, text)
    return state


def test_after_the_bids() -> None:
    """Yellow: the house piece; Verdi and Beethoven under the Maestro; Wagner, Beethoven and three empty halls."""
    seen = forecast(state_of("example/after-the-bids"))
    yellow = seen["seats"]["yellow"]
    assert [yellow["income"], yellow["counting"], yellow["next_counting"], yellow["hires"]] == [10, 8, 8, 0]
    assert yellow["houses"]["venezia"] == house(pieces=1, empty=0, income=1, counting=0, by_rule={"I1": 1})
    by_rule = {"I1": 3, "I2": 3, "C1": 6}
    assert yellow["houses"]["wien"] == house(pieces=2, empty=0, income=6, counting=6, doubled=True, by_rule=by_rule)
    by_rule = {"I1": 3, "C1": 5, "C3": -3}
    assert yellow["houses"]["paris"] == house(pieces=2, empty=3, income=3, counting=2, by_rule=by_rule)
    assert [seen["seats"][seat]["income"] for seat in ("red", "blue")] == [11, 7]
    assert seen["order"] == ["yellow", "red", "blue"]


def house(pieces: int, empty: int, income: int, counting: int, by_rule: dict[str, int], doubled: bool = False) -> Json:
    """A house whose counting the end of the round does not change."""
    figures = {"pieces": pieces, "empty": empty, "income": income, "counting": counting, "next_counting": counting}
    return {**figures, "doubled": doubled, "by_rule": by_rule}


def test_monteverdi_rises_and_counts_twice_for_the_century() -> None:
    """Four pieces of Monteverdi: from level 1 to 2. Red has three in great halls, each with 2 for the century."""
    seen = forecast(state_of("example/after-the-bids"))
    assert seen["performed"]["monteverdi"] == 4
    assert seen["rising"] == ["monteverdi"]
    assert seen["next_ladder"] == ["beethoven", "monteverdi", "handel", "mozart", "wagner", "verdi"]
    assert seen["counting"] == {"counting": 2, "after": 6, "composer": "monteverdi", "bonus": 2}
    red = seen["seats"]["red"]
    # Now 3 + (3 - 2) + 3 + 3, one more for each Monteverdi after the end phase.
    assert [red["counting"], red["next_counting"]] == [10, 13]


def test_what_follows_from_the_players_and_the_options() -> None:
    position = edited(given("example/after-the-bids"), {"options": {"seven_rounds": True}, "round": 5})
    setting = forecast(GAME.read_position(position))["setting"]
    assert setting["counting_after"] == [3, 5, 7]
    assert setting["opens"]["milano"] == 6
    assert [setting["palazzo"], setting["offer"], setting["hires"], setting["free_actions"]] == [3, 7, 3, 0]


def test_the_programme_of_the_example() -> None:
    """Three Wagners in great halls: he rises to 6, and yellow goes from 6 to 12 ducats, from 1 to 16 points."""
    state = before_the_programme()
    now = forecast(state)["seats"]["yellow"]
    assert [now["income"], now["next_counting"]] == [6, 1]
    move = "programme venezia=wagner wien=wagner,beethoven paris=wagner,beethoven,house,-,-"
    steps = GAME.expand(state, state.turn, move)
    preview: dict[str, Any] = GAME.preview(state, state.turn, steps)
    then = preview["forecast"]["seats"]["yellow"]
    assert [then["income"], then["next_counting"]] == [12, 16]
    assert [then["houses"][city]["income"] for city in ("venezia", "wien", "paris")] == [1, 6, 5]
    assert [then["houses"][city]["next_counting"] for city in ("venezia", "wien", "paris")] == [6, 6, 4]
    assert preview["forecast"]["rising"] == ["monteverdi", "wagner"]
    assert preview["own"] == {"points": 43, "ducats": 4, "budget": 5, "stock": {}}


def test_terms_of_hiring() -> None:
    """What the table shows on the playbills: fee, marker, who comes next, and what the role could do."""
    state = state_of("example/after-the-bids")
    signora = terms(state, "hire signora")
    assert [signora["budget"], signora["marker"], signora["order"][0]] == [-2, [8, 1], "red"]
    assert best(signora, "ducats") == 12
    assert best(signora, "points") == 6
    assert best(terms(state, "hire esperto"), "points") == 8
    impresario = terms(state, "hire impresario")
    assert [option["move"] for option in impresario["then"]] == ["buy beethoven", "stop"]


def test_nobody_who_has_ended_has_the_initiative_next() -> None:
    """Yellow, the highest, has ended: red hires, and stays ahead of blue."""
    state = after(state_of("example/after-the-bids"), "yellow", "end")
    assert terms(state, "hire signora")["order"] == ["red", "blue"]


def best(about: dict[str, Any], figure: str) -> int:
    figures: list[int] = [option["about"].get(figure, 0) for option in about["then"]]
    return max(figures)


@pytest.mark.parametrize(
    ("case", "moves", "move", "expected"),
    [
        ("example/after-the-bids", 0, "bid 6", {"budget": 6, "ducats": -6}),
        ("example/impresario", 4, "sell verdi wien.1 points", {"points": 6, "where": "wien.1"}),
        ("example/impresario", 6, "sell mozart venezia.2 ducats", {"ducats": 8, "budget": -1}),
        ("example/impresario", 9, "raise monteverdi 2", {"from": 1, "fame": 3}),
        ("example/impresario", 11, "buy wagner", {"ducats": -5, "price": 5}),
        ("example/impresario", 14, "buy verdi", {"ducats": -6, "budget": -1}),
        ("example/impresario", 14, "rearrange", {"budget": -1}),
        ("example/impresario", 13, "programme", {}),
    ],
)
def test_terms(case: str, moves: int, move: str, expected: Json) -> None:
    about = terms(after_moves(case, moves), move)
    assert {name: about.get(name) for name in expected} == expected


def test_terms_of_the_maestro_and_the_esperto() -> None:
    """The Maestro leaves Wien, which yields 3, for Paris, which yields 3; the Esperto sends Verdi to blue, the last."""
    state = state_of("example/after-the-bids")
    maestro = after(state, "yellow", "hire maestro")
    assert terms(maestro, "move paris") == {"city": "paris", "figure": "maestro", "income": 0}
    assert terms(maestro, "move milano")["income"] == -3
    esperto = after(state, "yellow", "hire esperto")
    about = terms(esperto, "move wien")
    given = {"gives": "verdi", "to": "blue", "counting": -7}
    assert about == {"city": "wien", "points": 8, "figure": "esperto", **given}
    assert forecast(state, state.turn)["roles"]["esperto"] == {
        "city": "wien",
        "points": 8,
        **given,
    }
    assert "roles" not in forecast(state)


@pytest.mark.parametrize("table", TABLES_OF_OPERA, ids=[str(table) for table in TABLES_OF_OPERA])
def test_what_a_character_brings_at_best_is_what_hiring_it_offers(table: Agreed) -> None:
    """Whoever may hire is told the same gain by the forecast as by the terms."""
    compared = 0
    for state, seat, _ in walk(table.deal(5), 5):
        for option in GAME.legal_moves(state, seat):
            if option in ("hire maestro", "hire esperto"):
                compared += 1
                check_gain(forecast(state, seat)["roles"][option[5:]], terms_of(state, seat, option))
    assert compared > 0


def terms_of(state: State, seat: int, move: str) -> list[dict[str, Any]]:
    hire: dict[str, Any] = GAME.terms(state, seat, move)
    return [option["about"] for option in hire["then"]]


def check_gain(gain: dict[str, Any] | None, cities: list[dict[str, Any]]) -> None:
    of = "income" if cities[0]["figure"] == "maestro" else "points"
    most = max(0, *[about.get(of, 0) for about in cities])
    assert (gain[of] if gain else 0) == most
    if gain:
        about = next(about for about in cities if about["city"] == gain["city"])
        assert {name: about[name] for name in gain} == gain


@pytest.mark.parametrize("table", TABLES_OF_OPERA, ids=[str(table) for table in TABLES_OF_OPERA])
def test_the_next_income_and_counting_are_as_forecast(table: Agreed) -> None:
    """At the last step of a round nobody can change anything more: it pays and counts what stood there before."""
    compared = 0
    for seed in range(3):
        for state, seat, option in walk(table.deal(seed), seed):
            played = play(table.game, state, seat, [option])
            if any(event.kind == "income" for event in played.events):
                compared += 1
                check_forecast(table.game.preview(state, seat, [option]), played.events)
    assert compared > 0


def check_forecast(preview: dict[str, Any], events: list[Event]) -> None:
    counted = any(event.kind == "counting" for event in events)
    for name, seat in preview["forecast"]["seats"].items():
        own = [event for event in events if event.seat == name]
        ducats = [event.details["ducats"] for event in own if event.kind == "income"]
        assert seat["income"] == sum(map(number, ducats))
        points = [event.details["points"] for event in own if event.kind == "points" and event.rule.startswith("C")]
        assert sum(map(number, points)) == (seat["next_counting"] if counted else 0)


def number(value: object) -> int:
    assert isinstance(value, int)
    return value


def test_terms_are_what_happens() -> None:
    """Figures of every legal move against the seat's own place after it, wherever nobody else did anything."""
    compared = 0
    for state, seat, _ in walk(TABLES_OF_OPERA[0].deal(3), 3):
        if seat < 0 or state.within_move():
            continue
        for move in GAME.legal_moves(state, seat):
            played = play(GAME, state, seat, GAME.expand(state, seat, move))
            if is_only_own(played.events, GAME.seats(state)[seat]):
                compared += 1
                check_terms(GAME.terms(state, seat, move), table_of(state), table_of(played.state), seat)
    assert compared > 100


def is_only_own(events: list[Event], seat: str) -> bool:
    """Whether a move led to nothing but the seat's own doing: no income, no bids opened or sealed."""
    kinds = {event.kind for event in events}
    return not kinds & {"income", "bid", "sealed"} and {event.seat for event in events} <= {"", seat}


def check_terms(about: Json, before: OperaState, now: OperaState, seat: int) -> None:
    assert about.get("points", 0) == now.points[seat] - before.points[seat]
    assert about.get("ducats", 0) == now.ducats[seat] - before.ducats[seat]
    assert about.get("budget", 0) == now.level[seat] - before.level[seat]
    if about.get("figure") == "maestro":
        assert about["income"] == seat_income(now, seat) - seat_income(before, seat)


def table_of(state: State) -> OperaState:
    assert isinstance(state, OperaState)
    return state


@pytest.mark.parametrize("table", TABLES_OF_OPERA, ids=str)
def test_the_parts_by_rule_add_up(table: Agreed) -> None:
    for state, _, _ in walk(table.deal(3), 3):
        for seat in forecast(state)["seats"].values():
            for one in seat["houses"].values():
                sums = [sum(part for rule, part in one["by_rule"].items() if rule[0] == letter) for letter in "IC"]
                assert sums == [one["income"], one["next_counting"]]
                assert set(one["by_rule"]) <= {"I1", "I2", "C1", "C2", "C3"}

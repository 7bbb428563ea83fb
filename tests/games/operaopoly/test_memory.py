"""What a seat that watched from the start can work out, and that nothing else shows. [H1]"""

import json
from pathlib import Path
from typing import Any

from operahouse.games.operaopoly.cards import each
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.kernel.chance import Generator
from operahouse.kernel.game import CHANCE, SPECTATOR
from operahouse.kernel.play import play
from tests.games.operaopoly.lively import lively_walk, operaopoly, table_of

CASES = Path(__file__).parents[3] / "conformance" / "operaopoly"


def given(case: str) -> OperaopolyState:
    data = json.loads((CASES / f"{case}.json").read_text(encoding="utf-8"))
    return table_of(operaopoly().read_position(data["given"]))


def after(state: OperaopolyState, *moves: tuple[int, str]) -> OperaopolyState:
    for seat, move in moves:
        state = table_of(play(operaopoly(), state, seat, move).state)
    return state


def memory(state: OperaopolyState, seat: int) -> dict[str, Any]:
    remembered = operaopoly().view(state, seat, memory=True)["memory"]
    assert isinstance(remembered, dict)
    return remembered


def places(state: OperaopolyState, seat: int, card: str) -> list[str]:
    """Where a seat thinks that a card could be."""
    remembered = memory(state, seat)
    found = [place for place in ["deck", "discards"] if card in remembered[place]]
    return found + [name for name, cards in remembered["hands"].items() if card in cards]


def test_a_card_returned_to_a_hand_is_known_to_be_there() -> None:
    state = after(given("patron--removal"), (0, "change bizet funding -"))
    assert places(state, 1, "PF3") == ["red"]
    assert places(state, SPECTATOR, "PF4") == ["red"]


def test_after_a_face_down_discard_it_is_there_or_in_the_pile() -> None:
    state = after(given("patron--removal"), (0, "change bizet funding -"), (0, "discard PF3"))
    assert places(state, 1, "PF3") == places(state, 1, "PF4") == ["discards", "red"]
    assert places(state, 0, "PF3") == ["discards"]


def test_a_card_taken_over_is_known_to_be_in_the_pile() -> None:
    state = after(given("patron--higher-takes-all"), (0, "take bizet funding PF1+PF6"))
    assert places(state, 2, "PF3") == ["discards"]


def test_cards_of_an_audition_are_known_to_be_in_the_deck() -> None:
    state = after(given("audition--turned-up-for-all"), (0, "audition H1"))
    assert places(state, 1, "O01") == []
    rest = sorted({"O01", "RC2", "C05", *operaopoly().write_position(state)["decks"]["opera"]})  # type: ignore[index]
    state = after(state, (0, "pick none"), (CHANCE, "reshuffle opera " + "+".join(rest)))
    assert places(state, 1, "O01") == ["deck"]
    state = after(state, (0, "draw opera"))
    assert places(state, 1, "O01") == ["deck", "red"]
    assert places(state, 1, "AU1") == ["discards"]


def test_a_reshuffled_pile_is_the_deck() -> None:
    state = given("turn--reshuffle-then-draw")
    pile = operaopoly().write_position(state)["discards"]["opera"]  # type: ignore[index]
    state = after(state, (0, "draw opera"), (CHANCE, "reshuffle opera " + "+".join(pile)))
    assert places(state, 1, "C05") == ["deck", "red"]


def test_a_bonus_card_that_did_not_pay_is_ruled_out() -> None:
    state = after(given("performance--bonus-needs-the-impresario"), (2, "end"))
    assert memory(state, 0)["not_bonus"]["blue"] == ["IB2", "PB5"]


def test_backs_are_counted_from_the_deal_on() -> None:
    dealt = table_of(operaopoly().deal(3, [], Generator(1)))
    assert list(memory(after(dealt, (0, "draw opera")), 1)["backs"].values()) == [3, 2]
    assert memory(given("patron--removal"), 1)["backs"] is None


def test_what_is_remembered_is_always_true() -> None:
    """The true place of a hidden card is always among those where it could be."""
    for index, (state, _, _) in enumerate(lively_walk(4, seed=9)):
        if index % 4 == 0:
            names = state.agreed.seats
            for seat in [*range(4), SPECTATOR]:
                remembered = memory(state, seat)
                for other in [other for other in range(4) if other != seat]:
                    assert set(state.card_names(state.hands[other])) <= set(remembered["hands"][names[other]])
                    held = {state.agreed.box.bonus_ids[card] for card in each(state.bonus[other])}
                    assert not held & set(remembered["not_bonus"][names[other]])
                assert set(state.card_names(state.discards)) <= set(remembered["discards"])
                for deck in range(2):
                    cards = state.decks[deck][state.drawn[deck] :]
                    assert {state.card_name(card) for card in cards} <= set(remembered["deck"])


def test_imagined_worlds_put_cards_only_where_they_could_be() -> None:
    game = operaopoly()
    for index, (state, _, _) in enumerate(lively_walk(3, seed=10)):
        if index % 9 == 0:
            for seat in [0, 1, SPECTATOR]:
                view = game.view(state, seat, memory=True)
                world = table_of(game.imagine(json.loads(json.dumps(view)), Generator(index)))
                assert game.view(world, seat, memory=True) == view
                position = game.write_position(world)
                assert game.write_position(game.read_position(position)) == position


def test_imagined_hands_hold_what_is_known_and_differ_in_the_rest() -> None:
    state = after(given("patron--removal"), (0, "change bizet funding -"), (0, "draw patron"), (0, "draw opera"))
    view = operaopoly().view(state, 1, memory=True)
    worlds = [table_of(operaopoly().imagine(view, Generator(seed))) for seed in range(60)]
    hands = {frozenset(world.card_names(world.hands[0])) for world in worlds}
    assert all({"PF3", "PF4"} <= hand for hand in hands)
    assert len(hands) > 30

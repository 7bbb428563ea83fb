"""Moves as people write them: what is refused, and by which rule."""

import pytest

from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Refusal
from tests.games.opera.examples import GAME, after, state_of
from tests.games_under_test import walk

REFUSED = [
    # at the end of this case, this move, is refused by this rule, for this reason
    ("budget/bid-limit-by-level", "red bid 8", "B1", "bid-above-table"),
    ("budget/bid-limit-by-ducats", "red bid 4", "B1", "bid-above-ducats"),
    ("action/role-once-a-round", "red hire maestro", "A1", "role-taken"),
    ("action/role-once-a-round", "red hire critico", "A1", "fee-above-level"),
    ("action/figure-must-move", "red end", "F1", "not-the-question"),
    ("budget/bids-stay-sealed", "yellow hire maestro", "B1", "not-the-question"),
    ("impresario/only-what-can-be-paid", "red buy verdi", "AI1", "price-above-ducats"),
    ("impresario/only-what-can-be-paid", "red buy mozart", "AI1", "not-offered"),
    ("impresario/only-what-can-be-paid", "red rearrange", "AI4", "already-begun"),
    ("impresario/only-what-can-be-paid", "red intermezzo", "A7", "nothing-to-decline"),
    ("impresario/play-along-first-choices", "blue stop", "A7", "played-along"),
    ("impresario/two-players-first-is-free", "blue rearrange", "A8", "level-too-low"),
    ("impresario/every-hall-is-named", "red programme venezia=verdi wien=verdi,mozart", "AI2", "no-such-piece"),
    ("impresario/every-hall-is-named", "red programme wien=mozart,mozart", "AI2", "composer-twice"),
    ("impresario/every-hall-is-named", "red programme wien=verdi", "AI2", "hall-count"),
    ("impresario/every-hall-is-named", "red programme wien=verdi,-,-", "AI2", "hall-count"),
    ("impresario/every-hall-is-named", "red programme wien=verdi,- wien=-,-", "AI2", "city-twice"),
    ("impresario/every-hall-is-named", "red programme paris=verdi,-,-", "AI2", "no-house"),
    ("impresario/every-hall-is-named", "red programme roma=verdi", "AI2", "programme-word"),
    ("impresario/every-hall-is-named", "red programme wien", "AI2", "programme-word"),
    ("impresario/every-hall-is-named", "red programme wien=", "AI2", "unknown-piece"),
    ("impresario/every-hall-is-named", "red programme wien=puccini,-", "AI2", "unknown-piece"),
    ("architetto/second-episode", "red build milano main", "S9", "city-closed"),
    ("architetto/supply-is-used-up", "red build wien main", "AA1", "supply-empty"),
    ("architetto/ducats-for-each-hall", "red build wien main", "AA1", "cost-above-ducats"),
    ("architetto/one-house-in-a-city", "red build wien main", "AA2", "house-exists"),
    ("architetto/one-house-in-a-city", "red build berlin wing", "AA2", "no-main-building"),
    ("architetto/one-wing-elsewhere", "red build wien wing", "AA2", "enough-wings"),
    ("signora/one-piece-of-a-composer", "red sell verdi stock points", "AS2", "palazzo-has-composer"),
    ("signora/one-piece-of-a-composer", "red sell handel stock points", "AS1", "piece-not-there"),
    ("signora/one-piece-of-a-composer", "red sell mozart milano.6 points", "AS1", "piece-not-there"),
    ("maestro/leaves-its-city", "red move paris", "AM1", "stands-there"),
    ("figures/two-places", "red move wien", "F1", "city-occupied"),
    ("critico/within-the-ladder", "red raise verdi 2", "AC1", "off-the-ladder"),
    ("critico/not-performed-there", "red raise handel 1", "AC1", "not-performed"),
    ("end/deck-runs-out", "chance reshuffle verdi,verdi,verdi,verdi,verdi", "E2", "not-in-discard"),
    ("end/deck-runs-out", "chance reshuffle mozart", "E2", "shuffle-count"),
    ("end/deck-runs-out", "chance reshuffle", "E2", "shuffle-word"),
    ("end/deck-runs-out", "chance reshuffle mozart wagner", "E2", "shuffle-word"),
    ("end/deck-runs-out", "chance reshuffle puccini", "E2", "unknown-piece"),
]
UNKNOWN = [
    "", "bid", "bid five", "hire", "hire tenore", "build", "build wien", "build wien tower", "move roma", "sell verdi",
    "sell verdi wien.0 ducats", "raise verdi 3", "programmes", "reshuffle", "place puccini", "claim red",
    "Hire maestro", "hire-maestro",
]  # fmt: skip


@pytest.mark.parametrize(("case", "move", "rule", "reason"), REFUSED)
def test_a_refusal_names_its_rule(case: str, move: str, rule: str, reason: str) -> None:
    state = state_of(case)
    before = GAME.write_position(state)
    seat, _, text = move.partition(" ")
    with pytest.raises(Refusal) as refused:
        after(state, seat, text)
    assert (refused.value.rule, refused.value.key) == (rule, f"opera-refusal-{reason}")
    assert GAME.write_position(state) == before


@pytest.mark.parametrize("text", UNKNOWN)
def test_a_move_that_does_not_exist_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        after(state_of("action/two-hires-still-asked"), "red", text)
    assert refused.value.key == "refusal-unknown-move"


@pytest.mark.parametrize(("text", "rule"), [("sell house stock ducats", "AS2"), ("raise house 1", "AC2")])
def test_a_house_piece_is_neither_sold_nor_judged(text: str, rule: str) -> None:
    with pytest.raises(Refusal) as refused:
        after(state_of("action/two-hires-still-asked"), "red", text)
    assert refused.value.rule == rule


def test_a_refusal_tells_the_figures_of_the_moment() -> None:
    with pytest.raises(Refusal) as refused:
        after(state_of("action/hire-what-can-be-paid"), "red", "hire esperto")
    details = refused.value.details
    assert (details["role"], details["fee"], details["level"]) == ("esperto", 4, 3)


def test_a_programme_is_written_by_what_changes() -> None:
    state = state_of("impresario/every-hall-is-named")
    seat = state.turn
    for text in ["programme", "programme wien=verdi,-", "programme venezia=mozart wien=mozart,house"]:
        assert GAME.spell_move(state, seat, GAME.expand(state, seat, text)) == text
    unchanged = GAME.expand(state, seat, "programme wien=mozart,- venezia=house")
    assert GAME.spell_move(state, seat, unchanged) == "programme"


def test_a_step_of_a_programme_has_few_options() -> None:
    programmed = 0
    for step in walk(GAME.deal(4, [], Generator(1)), seed=1):
        if GAME.spellings[step.option].startswith("place "):
            programmed += 1
            assert len(step.state.options(step.seat)) <= 8
    assert programmed > 20

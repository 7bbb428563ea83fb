import pytest

from operahouse.app.commands.show import open_view
from operahouse.app.texts import LANGUAGES, Texts
from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.game import SPECTATOR
from operahouse.kernel.play import choose_at_random


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_fits_eighty_columns_all_game_long(lang: str) -> None:
    game, chance, texts = load_game("opera"), Generator(4), Texts(lang)
    state = game.deal(4, ["open_screens", "seven_rounds"], chance)
    drawn = 0
    while state.to_act():
        state.step(state.turn, choose_at_random(state, state.turn, chance))
        lines = game.text_board(open_view(game, state), texts.say)
        assert max(len(line) for line in lines) < 80
        assert not [line for line in lines if "opera-" in line or "{" in line or "\x1f" in line]
        drawn += 1
    assert drawn > 100


def test_a_spectator_sees_no_ducats_and_no_stock() -> None:
    game = load_game("opera")
    state = game.deal(3, [], Generator(1))
    lines = game.text_board(game.view(state, SPECTATOR), Texts("en").say)
    assert [line for line in lines if "victory points" in line] == [
        f"{seat.capitalize()}: 0 victory points; to act" for seat in game.seats(state)
    ]


def test_the_board_of_a_first_position() -> None:
    game = load_game("opera")
    state = game.deal(2, [], Generator(2))
    lines = game.text_board(game.view(state, 0), Texts("en").say)
    own = game.seats(state)[0].capitalize()
    assert lines[0] == "Round 1 of 9, budget phase (Baroque)"
    assert "  Milano   opens in round 7; 1 main building of 3, 1 wing of 3; 2 places free" in lines
    assert lines[-2:] == [
        f"{own} (you): 0 victory points, 20 ducats, personal stock empty; to act",
        "  Venezia: great hall house composer",
    ]

import pytest

from operahouse.app.terminal.move_input import MoveInput
from operahouse.games.catalogue import load_game


@pytest.mark.parametrize(
    ("game", "typed", "meant"),
    [
        ("opera", "  HIRE   Maestro ", "hire maestro"),
        ("opera", "Programme WIEN=Verdi,- venezia=House", "programme wien=verdi,- venezia=house"),
        ("opera", "sell verdi Wien.1 POINTS", "sell verdi wien.1 points"),
        ("opera", "Tosca", "tosca"),
        ("operaopoly", "Sponsor VERDI funding pf1+pf2", "sponsor verdi funding PF1+PF2"),
        ("operaopoly", "audition h1", "audition H1"),
        ("operaopoly", "", ""),
    ],
)
def test_words_are_typed_in_any_case(game: str, typed: str, meant: str) -> None:
    assert MoveInput(load_game(game)).correct(typed) == meant

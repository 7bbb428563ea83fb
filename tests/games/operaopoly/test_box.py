"""What is in the box, where it comes from, and how it is dealt."""

import pytest

from operahouse.games.operaopoly.cards import count
from operahouse.games.operaopoly.words import OPERA, PATRON
from operahouse.kernel.chance import Generator
from tests.games.operaopoly.lively import operaopoly, table_of

BOX = operaopoly().box


def test_everything_is_in_the_box() -> None:
    kinds = {kind: BOX.card_kinds.count(kind) for kind in BOX.card_kinds}
    assert kinds == {
        "cast": 18, "special": 2, "orchestra": 9, "rehearsal-cast": 2, "rehearsal-orchestra": 2, "audition": 1,
        "patron": 27,
    }  # fmt: skip
    assert len(set(BOX.card_ids)) == 61
    assert len(set(BOX.bonus_ids)) == 12
    assert len(set(BOX.house_names)) == 6


@pytest.mark.parametrize(
    ("path", "origin"),
    [
        ("rules.hand_limit", "stated"),
        ("rules.stall_turns", "reconstructed"),
        ("composers.bizet.mat.publicity", "stated"),
        ("composers.bizet.mat.funding", "reconstructed"),
        ("composers.verdi.influence", "stated"),
        ("composers.wagner.influence", "reconstructed"),
        ("opera_cards.C01.male.name", "stated"),
        ("opera_cards.C02", "reconstructed"),
        ("opera_cards.RO2.rating", "derived"),
        ("patron_cards.PF1.name", "stated"),
        ("patron_cards.PS3", "reconstructed"),
        ("house_cards.H3.1.name", "reconstructed"),
        ("bonus_cards.PB6.test", "reconstructed"),
    ],
)
def test_every_figure_tells_where_it_comes_from(path: str, origin: str) -> None:
    assert BOX.origin(path) == origin


@pytest.mark.parametrize("players", range(2, 7))
def test_the_deal(players: int) -> None:
    firsts, faces = set(), set()
    for seed in range(40):
        table = table_of(operaopoly().deal(players, [], Generator(seed)))
        firsts.add(table.agreed.seats[0])
        faces.add(tuple(table.faces))
        for seat in range(players):
            assert count(table.hands[seat] & BOX.decks[OPERA]) == 2
            assert count(table.hands[seat] & BOX.decks[PATRON]) == 1
            assert [count(table.bonus[seat] & kind) for kind in BOX.bonus_decks] == [1, 1]
            assert table.tokens[seat] == 6
    assert len(firsts) == players
    assert len(faces) == 8

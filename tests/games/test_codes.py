"""Positions as codes: every code in its book, and nothing hidden in what all seats share."""

import pytest

from operahouse.games.catalogue import game_names, load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.codes import CodeBook, CodeEncoder
from operahouse.kernel.features import FeatureExtractor
from operahouse.kernel.game import CHANCE, Game, State
from operahouse.kernel.play import choose_at_random

GAMES = [load_game(name) for name in game_names()]


def encoder_of(game: Game) -> tuple[CodeEncoder, FeatureExtractor]:
    codes, features = game.codes(), game.features()
    assert codes is not None
    assert features is not None
    return codes, features


def positions(game: Game, players: int, one_in: int) -> list[State]:
    """Positions of a game at random in which a seat is asked."""
    generator = Generator(players)
    state = game.deal(players, [], generator)
    found: list[State] = []
    while state.turn >= CHANCE:
        if state.turn >= 0 and generator.below(one_in) == 0:
            found.append(state.clone())
        state.step(state.turn, choose_at_random(state, state.turn, generator))
    return found


def test_a_group_has_a_code_for_each_amount_and_none_for_nothing() -> None:
    book = CodeBook()
    book.add("first", 3)
    group = book.add("second", 4)
    codes: list[int] = []
    for value in [-2, 0, 1, 4, 9]:
        group.write(codes, value)
    assert codes == [3, 6, 6]
    assert book.size == 7


@pytest.mark.parametrize("game", GAMES, ids=game_names())
def test_every_code_is_in_its_book_and_said_once(game: Game) -> None:
    codes, features = encoder_of(game)
    for players in game.player_counts:
        for state in positions(game, players, 15):
            lists = [(codes.table_codes(state), codes.table)]
            for seat in range(players):
                seen = features.features(state, seat)
                lists.append((codes.seat_codes(state, seat, seen), codes.seat))
                lists.append((codes.secret_codes(state, seat, seen), codes.secret))
            for found, book in lists:
                assert len(set(found)) == len(found)
                assert all(0 <= code < book.size for code in found)


@pytest.mark.parametrize("game", GAMES, ids=game_names())
def test_what_a_seat_cannot_know_changes_no_code_it_sees(game: Game) -> None:
    """Whatever is hidden is dealt anew from the seat's view: the order of decks, the hands of others, sealed bids."""
    codes, features = encoder_of(game)
    for state in positions(game, 3, 12):
        seat = state.turn
        other = game.imagine(game.view(state, seat, memory=True), Generator(7))
        assert codes.table_codes(other) == codes.table_codes(state)
        own = [features.features(world, seat) for world in (state, other)]
        assert own[0] == own[1]
        assert codes.secret_codes(other, seat, own[1]) == codes.secret_codes(state, seat, own[0])
        for player in range(3):
            seen = [features.features(world, player) for world in (state, other)]
            assert codes.seat_codes(other, player, seen[1]) == codes.seat_codes(state, player, seen[0])

"""Every offered option is accepted; everything else is refused, with its rule, and changes nothing."""

import pytest
from hypothesis import given

from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import CHANCE, Game, State
from operahouse.kernel.play import play
from tests.games_under_test import Moment, Table, every_game, every_table, moments, walk


@every_table
def test_options_are_offered_once_and_lead_on(table: Table) -> None:
    for seed in range(4):
        for state, _, _ in walk(table.deal(seed), seed):
            for seat in state.to_act():
                options = state.options(seat)
                assert options
                assert len(set(options)) == len(options)
                assert all(0 <= option < len(table.game.spellings) for option in options)


@given(moments())
def test_every_offered_option_is_accepted(moment: Moment) -> None:
    game, state = moment
    for seat in state.to_act():
        for option in state.options(seat):
            assert game.refusal(state, seat, option) is None
            after = play(game, state, seat, [option]).state
            assert game.write_position(after) != game.write_position(state)


@given(moments())
def test_everything_else_is_refused_with_its_rule(moment: Moment) -> None:
    game, state = moment
    before = game.write_position(state)
    for seat in state.to_act():
        for option in set(range(len(game.spellings))) - set(state.options(seat)):
            with pytest.raises(Refusal) as refused:
                play(game, state, seat, [option])
            assert refused.value.rule
            assert refused.value.key
    assert game.write_position(state) == before


@given(moments())
def test_who_is_not_asked_is_refused(moment: Moment) -> None:
    game, state = moment
    before = game.write_position(state)
    for seat in {CHANCE, *range(len(game.seats(state)))} - set(state.to_act()):
        assert state.options(seat) == []
        with pytest.raises(Refusal):
            play(game, state, seat, game.spellings[0])
    assert game.write_position(state) == before


@given(moments())
def test_every_move_is_among_the_legal_ones(moment: Moment) -> None:
    game, state = moment
    for seat in [] if state.within_move() else state.to_act():
        legal = game.legal_moves(state, seat)
        assert len(set(legal)) == len(legal)
        for option in state.options(seat):
            text = game.spell_move(state, seat, _any_move_from(state, seat, option))
            assert any(text == move or text.startswith(f"{move} ") for move in legal)


def _any_move_from(state: State, seat: int, first: int) -> list[int]:
    """The steps of a whole move that begins with this one."""
    after = state.clone()
    steps = [first]
    after.step(seat, first)
    while after.within_move():
        steps.append(after.options(seat)[0])
        after.step(seat, steps[-1])
    return steps


@every_game
def test_every_option_has_exactly_one_spelling(game: Game) -> None:
    spellings = [game.spellings[option] for option in range(len(game.spellings))]
    assert [game.option(text) for text in spellings] == list(range(len(game.spellings)))
    assert len(set(spellings)) == len(spellings)


@every_game
@pytest.mark.parametrize("text", ["", " ", "bid", "bid -1", "BID 1", "bid 99", "sing", "bid 1 1", "é" * 500])
def test_unknown_words_are_refused(game: Game, text: str) -> None:
    state = game.deal(game.player_counts[0], [], _First())
    before = game.write_position(state)
    with pytest.raises(Refusal) as refused:
        play(game, state, state.to_act()[0], text)
    assert len(str(refused.value)) < 200
    assert game.write_position(state) == before


class _First:
    """A chance that always draws the first lot."""

    def below(self, bound: int) -> int:
        """The first of them."""
        return 0

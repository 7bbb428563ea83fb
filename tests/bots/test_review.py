"""Where a game was won."""

import pytest

from operahouse.bots.levels import make_bot, make_judge
from operahouse.bots.review import DECISIVE, SMALLEST_SWING, WORTH_TELLING, Review
from operahouse.kernel.chance import Generator
from operahouse.kernel.game import CHANCE, Game, State
from operahouse.kernel.play import choose_at_random, play
from operahouse.table.bot_moves import choose_move
from tests.bots.test_levels import GAMES, NAMES


def whole_game(game: Game, level: str, seed: int) -> tuple[State, list[tuple[int, str]]]:
    """How it was dealt, and every move."""
    chance = Generator(seed)
    start = game.deal(game.player_counts[0], [], chance)
    state, bot = start.clone(), make_bot(game, level)
    moves: list[tuple[int, str]] = []
    while state.turn >= CHANCE:
        seat = state.turn
        move = luck(game, state, chance) if seat == CHANCE else choose_move(game, state, seat, bot, chance)
        moves.append((seat, move))
        state = play(game, state, seat, move).state
    return start, moves


def luck(game: Game, state: State, chance: Generator) -> str:
    """A whole move of luck."""
    after = state.clone()
    steps: list[int] = []
    while not steps or after.within_move():
        steps.append(choose_at_random(after, CHANCE, chance))
        after.step(CHANCE, steps[-1])
    return game.spell_move(state, CHANCE, steps)


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_moments_are_moves_of_the_game_in_their_order(game: Game) -> None:
    start, moves = whole_game(game, "novice", 3)
    judge = make_judge(game)
    moments = Review(game, judge, start, moves, Generator(1)).decisive()
    assert 1 <= len(moments) <= DECISIVE
    assert [moment.place for moment in moments] == sorted({moment.place for moment in moments})
    for moment in moments:
        assert moves[moment.place] == (moment.seat, moment.move)
        assert moment.swing >= SMALLEST_SWING
        assert 0 <= moment.before <= 1
        assert 0 <= moment.after <= 1
        assert (moment.better is None) == (moment.loss < WORTH_TELLING)
    again = Review(game, judge, start, moves, Generator(1)).decisive()
    assert [moment.to_json(game, start) for moment in again] == [moment.to_json(game, start) for moment in moments]


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_answers_given_at_the_same_time_are_one_moment(game: Game) -> None:
    start, moves = whole_game(game, "random", 5)
    moments = Review(game, make_judge(game), start, moves, Generator(1)).moments()
    places = [moment.place for moment in moments]
    assert len(set(places)) == len(places)
    state = start
    together = 0
    for seat, move in moves:
        together += len(state.to_act()) > 1
        state = play(game, state, seat, move).state
    assert len(moments) <= len(moves) - together


def test_a_game_that_hardly_began_has_no_moments() -> None:
    game = GAMES[0]
    start, _ = whole_game(game, "random", 1)
    assert Review(game, make_judge(game), start, [], Generator(1)).decisive() == []

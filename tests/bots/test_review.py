"""Where a game was won."""

import pytest

from operahouse.bots.bot import Bot, choose_move
from operahouse.bots.levels import make_bot, make_judge
from operahouse.bots.review import DECISIVE, SMALLEST_SWING, WORTH_TELLING, Review
from operahouse.kernel.chance import Generator
from operahouse.kernel.decision import decision_of
from operahouse.kernel.game import CHANCE, Game, State
from operahouse.kernel.play import choose_at_random, play
from tests.bots.test_levels import GAMES, NAMES


def whole_game(game: Game, level: str, seed: int) -> tuple[State, list[tuple[int, str]]]:
    """How it was dealt, and every move."""
    chance = Generator(seed)
    start = game.deal(game.player_counts[0], [], chance)
    state, bot = start.clone(), make_bot(game, level)
    moves: list[tuple[int, str]] = []
    while state.turn >= CHANCE:
        seat = state.turn
        move = chance_move(game, state, chance) if seat == CHANCE else bot_move(game, state, bot, chance)
        moves.append((seat, move))
        state = play(game, state, seat, move).state
    return start, moves


def bot_move(game: Game, state: State, bot: Bot, chance: Generator) -> str:
    """A whole move of the bot to act."""
    return choose_move(game, decision_of(game, state, state.turn), bot, chance)


def chance_move(game: Game, state: State, chance: Generator) -> str:
    """A whole move of chance."""
    after = state.clone()
    steps: list[int] = []
    while not steps or after.within_move():
        steps.append(choose_at_random(after, CHANCE, chance))
        after.step(CHANCE, steps[-1])
    return game.spell_move(state, CHANCE, steps)


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_turning_points_are_moves_of_the_game_in_their_order(game: Game) -> None:
    start, moves = whole_game(game, "novice", 3)
    judge = make_judge(game)
    points = Review(game, judge, start, moves, Generator(1)).decisive()
    assert 1 <= len(points) <= DECISIVE
    assert [point.place for point in points] == sorted({point.place for point in points})
    for point in points:
        assert moves[point.place] == (point.seat, point.move)
        assert point.swing >= SMALLEST_SWING
        assert 0 <= point.before <= 1
        assert 0 <= point.after <= 1
        assert (point.better is None) == (point.loss < WORTH_TELLING)
    again = Review(game, judge, start, moves, Generator(1)).decisive()
    assert [point.to_json(game, start) for point in again] == [point.to_json(game, start) for point in points]


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_answers_given_at_the_same_time_count_as_one(game: Game) -> None:
    start, moves = whole_game(game, "random", 5)
    points = Review(game, make_judge(game), start, moves, Generator(1)).swings()
    places = [point.place for point in points]
    assert len(set(places)) == len(places)
    state = start
    together = 0
    for seat, move in moves:
        together += len(state.to_act()) > 1
        state = play(game, state, seat, move).state
    assert len(points) <= len(moves) - together


def test_a_game_that_hardly_began_has_no_turning_points() -> None:
    game = GAMES[0]
    start, _ = whole_game(game, "random", 1)
    assert Review(game, make_judge(game), start, [], Generator(1)).decisive() == []

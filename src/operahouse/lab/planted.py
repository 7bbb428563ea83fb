"""Does the review find a bad move? One is planted into a game of bots, and looked for among the largest losses."""

from typing import Final, NamedTuple

from operahouse.bots.bot import choose_steps
from operahouse.bots.levels import make_bot, make_judge
from operahouse.bots.lookahead import weigh_options
from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Chance, Generator
from operahouse.kernel.decision import decision_of
from operahouse.kernel.game import CHANCE, Game, Json, State
from operahouse.kernel.play import choose_at_random, play
from operahouse.review.review import Review

BAD: Final = 0.1
"""What a planted move gives away at least."""
FIRST: Final = 20
"""The move is planted at a random place from the start to here, or at the first occasion after that."""
WORLDS: Final = 8
"""Imagined worlds in which it is the worst."""
FOUND: Final = 3
"""It's found if it is among so many of the largest losses."""


class Planting(NamedTuple):
    """A game to play."""

    game: str
    bot: str
    players: int
    deal: int
    most_moves: int
    """Where the game is broken off; what comes later isn't reviewed."""


def is_found(task: Planting) -> bool | None:
    """Whether the planted move is among the largest losses of all seats; None if there was no place for one."""
    game = load_game(task.game)
    start, moves, planted = _play(game, task)
    if planted is None:
        return None
    review = Review(game, start, moves, [], task.deal)
    losses = [
        (one["loss"], one["place"])
        for number in range(len(review.moments))
        for one in review.judge(number)["decisions"]
        if one["counted"]
    ]
    return planted in [place for _, place in sorted(losses, reverse=True)[:FOUND]]


def found_json(task: Planting) -> Json:
    """The same as a line of a journal."""
    return {"found": is_found(task)}


def _play(game: Game, task: Planting) -> tuple[State, list[tuple[int, str]], int | None]:
    chance = Generator(task.deal)
    start = game.deal(task.players, [], chance)
    state, bot, moves = start, make_bot(game, task.bot), list[tuple[int, str]]()
    earliest, planted = chance.below(FIRST), None
    while state.turn >= CHANCE and len(moves) < task.most_moves:
        seat = state.turn
        steps = _chance_steps(state, chance) if seat == CHANCE else []
        if seat != CHANCE and planted is None and len(moves) >= earliest:
            steps = _worst(game, state, chance)
            planted = len(moves) if steps else None
        steps = steps or choose_steps(game, decision_of(game, state, seat), bot, chance, [])
        moves.append((seat, game.spell_move(state, seat, steps)))
        state = play(game, state, seat, steps).state
    return start, moves, planted


def _worst(game: Game, state: State, chance: Chance) -> list[int]:
    """The worst move of one step, if it's bad enough and nobody answers at the same time."""
    options = state.options(state.turn)
    if len(options) < 2 or len(state.to_act()) > 1:
        return []
    worlds = [game.imagine(game.view(state, state.turn, memory=True), chance) for _ in range(WORLDS)]
    values = weigh_options(make_judge(game), worlds, state.turn, options, chance)
    worst = options[values.index(min(values))]
    after = state.clone()
    after.step(state.turn, worst)
    return [worst] if max(values) - min(values) >= BAD and not after.within_move() else []


def _chance_steps(state: State, chance: Chance) -> list[int]:
    after, steps = state.clone(), list[int]()
    while not steps or after.within_move():
        steps.append(choose_at_random(after, CHANCE, chance))
        after.step(CHANCE, steps[-1])
    return steps

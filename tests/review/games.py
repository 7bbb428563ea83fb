"""Whole games to review."""

from operahouse.bots.bot import Bot, choose_move
from operahouse.bots.levels import make_bot
from operahouse.kernel.chance import Generator
from operahouse.kernel.decision import decision_of
from operahouse.kernel.game import CHANCE, Game, State
from operahouse.kernel.play import choose_at_random, play

Moves = list[tuple[int, str]]


def whole_game(game: Game, level: str, seed: int, players: int = 0) -> tuple[State, Moves]:
    """How it was dealt, and every move."""
    chance = Generator(seed)
    start = game.deal(players or game.player_counts[0], [], chance)
    return start, played_on(game, start, make_bot(game, level), chance)


def played_on(game: Game, start: State, bot: Bot, chance: Generator) -> Moves:
    """Every move from here to the end. All seats play alike."""
    state = start.clone()
    moves: Moves = []
    while state.turn >= CHANCE:
        seat = state.turn
        move = chance_move(game, state, chance) if seat == CHANCE else bot_move(game, state, bot, chance)
        moves.append((seat, move))
        state = play(game, state, seat, move).state
    return moves


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

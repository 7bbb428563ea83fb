"""How a bot chooses its move. This can take long, so run it where nobody waits."""

from operahouse.bots.bot import Bot, choose_steps
from operahouse.kernel.chance import Chance
from operahouse.kernel.game import Game, State
from operahouse.table.chance import bot_chance
from operahouse.table.match import Match


def choose_bot_move(match: Match, seat: str, bot: Bot) -> str:
    """The move of a bot that holds a seat. Each decision has its own random generator."""
    chance = bot_chance(match.seed, seat, match.awaited_since[seat])
    return choose_move(match.game, match.state_in_play(), match.seat_number(seat), bot, chance)


def choose_move(game: Game, before: State, number: int, bot: Bot, chance: Chance) -> str:
    """A whole move. The bot chooses each step from the seat's own view and options, and sees nothing else."""
    return game.spell_move(before, number, choose_steps(game, before, number, bot, chance, []))

"""How a bot at the table comes to its move. It may take long: run it where nobody waits."""

from operahouse.bots.bot import Bot, choose_steps
from operahouse.kernel.chance import Chance
from operahouse.kernel.game import Game, State
from operahouse.table.luck import bot_luck
from operahouse.table.match import Match


def think(match: Match, seat: str, bot: Bot) -> str:
    """The move of a bot that sits at the table, drawn from the luck that is the bot's own."""
    chance = bot_luck(match.seed, seat, match.asked_since[seat])
    return choose_move(match.game, match.playing(), match.seat_number(seat), bot, chance)


def choose_move(game: Game, before: State, number: int, bot: Bot, chance: Chance) -> str:
    """A whole move, each step of it chosen from the seat's own view and the options, and nothing else."""
    return game.spell_move(before, number, choose_steps(game, before, number, bot, chance, []))

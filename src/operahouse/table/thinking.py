"""How a bot at the table comes to its move. It may take long: run it where nobody waits."""

from operahouse.bots.bot import Bot
from operahouse.kernel.chance import Chance
from operahouse.kernel.game import Game, State
from operahouse.table.luck import bot_luck
from operahouse.table.match import Match


def think(match: Match, seat: str, bot: Bot) -> str:
    """The move of a bot that sits at the table, drawn from the luck that is the bot's own."""
    chance = bot_luck(match.seed, seat, match.asked_since[seat])
    return choose_move(match.game, match.playing(), match.seat_number(seat), bot, chance)


def choose_move(game: Game, before: State, number: int, bot: Bot, chance: Chance, first: int | None = None) -> str:
    """A whole move, step by step, each chosen from the seat's own view and the options, and nothing else.

    With a first step given, the bot finishes the move that it begins.
    """
    after = before.clone()
    steps: list[int] = []
    if first is not None:
        steps.append(first)
        after.step(number, first)
    while not steps or after.within_move():
        view = game.view(after, number, memory=True)
        steps.append(bot.choose(view, after.options(number), chance))
        after.step(number, steps[-1])
    return game.spell_move(before, number, steps)

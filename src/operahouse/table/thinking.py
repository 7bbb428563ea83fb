"""How a bot at the table comes to its move. It may take long: run it where nobody waits."""

from operahouse.bots.bot import Bot, choose_move
from operahouse.kernel.decision import decision_of
from operahouse.table.luck import bot_luck
from operahouse.table.match import Match


def think(match: Match, seat: str, bot: Bot) -> str:
    """The move of a bot that sits at the table, drawn from the luck that is the bot's own."""
    chance = bot_luck(match.seed, seat, match.asked_since[seat])
    decision = decision_of(match.game, match.playing(), match.seat_number(seat))
    return choose_move(match.game, decision, bot, chance)

"""How a bot chooses its move. This can take long, so run it where nobody waits."""

from operahouse.bots.bot import Bot, choose_move
from operahouse.kernel.decision import decision_of
from operahouse.table.chance import bot_chance
from operahouse.table.fixed_deal import decision_number
from operahouse.table.match import Match


def choose_bot_move(match: Match, seat: str, bot: Bot) -> str:
    """The move of a bot that holds a seat. Each decision has its own random generator."""
    decision = decision_of(match.game, match.state_in_play(), match.seat_numbers[seat])
    return choose_move(match.game, decision, bot, bot_chance(match.seed, seat, decision_number(match, seat)))

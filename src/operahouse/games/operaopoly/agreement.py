"""What is agreed before a game and never changes in it."""

from typing import TYPE_CHECKING

from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.words import Seat

if TYPE_CHECKING:
    from operahouse.games.operaopoly.question import Rules


class Agreement:
    """The box, the seats in turn order from the first player, and the rules that are played by."""

    def __init__(self, box: Box, seats: list[Seat], rules: "Rules") -> None:
        self.box: Box = box
        self.seats: list[Seat] = seats
        self.players: int = len(seats)
        self.rules: Rules = rules

    def sleeps_at_first(self, composer: int) -> bool:
        """With few players a composer starts dormant. [S3]"""
        return self.box.dormant_with[composer] == self.players

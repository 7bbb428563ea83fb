"""What is agreed before a game and never changes in it."""

from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.words import Seat


class Agreement:
    """The box, and the seats in turn order from the first player."""

    def __init__(self, box: Box, seats: list[Seat]) -> None:
        self.box: Box = box
        self.seats: list[Seat] = seats
        self.players: int = len(seats)

    def sleeps_at_first(self, composer: int) -> bool:
        """With few players a composer starts dormant. [S3]"""
        return self.box.dormant_with[composer] == self.players

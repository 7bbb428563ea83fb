"""What is agreed before a game and never changes in it, and the figures that follow."""

from typing import Final, Literal, get_args

from operahouse.games.opera.box import Box
from operahouse.games.opera.words import Seat

TableOption = Literal["open_screens", "esperto_piece_leaves_game", "seven_rounds"]
OPTIONS: Final[list[TableOption]] = [*get_args(TableOption)]


class Agreement:
    """The box, the seats in order from the starting seat, the options, and the figures that follow from them."""

    def __init__(self, box: Box, seats: list[Seat], options: list[str]) -> None:
        players = len(seats)
        self.box: Box = box
        self.seats: list[Seat] = seats
        self.players: int = players
        self.open_screens: bool = "open_screens" in options
        self.esperto_piece_leaves_game: bool = "esperto_piece_leaves_game" in options
        self.seven_rounds: bool = "seven_rounds" in options
        self.counting_after: list[int] = box.shorter_counting_after if self.seven_rounds else box.counting_after
        self.last_round: int = self.counting_after[-1]
        self.opens: list[int] = [self._opening_round(city) for city in range(len(box.opens))]
        self.offer_size: int = box.offer_size[players]
        self.offer_limit: int = box.offer_limit[players]
        self.palazzo_size: int = box.palazzo_size[players]
        self.max_hires: int = box.max_hires[players]
        self.free_actions: int = box.free_actions[players]

    def _opening_round(self, city: int) -> int:
        """A city opens with its episode, also where the episodes are shorter. [S9]"""
        for episode, counting in enumerate(self.box.counting_after):
            if self.box.opens[city] == counting + 1:
                return self.counting_after[episode] + 1
        return self.box.opens[city]

    def episode(self, round_number: int) -> int:
        """The episode a round belongs to, from 0. [S10]"""
        return len([counting for counting in self.counting_after if counting < round_number])

    def options(self) -> list[TableOption]:
        """The options that are on."""
        flags = [self.open_screens, self.esperto_piece_leaves_game, self.seven_rounds]
        return [option for option, on in zip(OPTIONS, flags, strict=True) if on]

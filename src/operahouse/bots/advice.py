"""What a bot would say if asked why: its best options, what it expects of them, and what tells them apart."""

from typing import Final

from operahouse.bots.foresight import position_after
from operahouse.bots.judge import Judge
from operahouse.kernel.chance import Chance
from operahouse.kernel.game import Game, Json, State

REASONS: Final = 3
"""So many reasons are given for an option."""
SMALLEST_REASON: Final = 0.2
"""Differences in expected points below this are not worth a word."""


class Advice:
    """One option as a bot sees it: data for hints and reviews, words and numbers only."""

    __slots__ = ("expected_points", "move", "option", "reasons", "winning")

    def __init__(self, option: int, move: str, winning: float, points: float, reasons: list[tuple[str, float]]) -> None:
        self.option: int = option
        self.move: str = move
        self.winning: float = winning
        """The chance to win, from 0 to 1."""
        self.expected_points: float = points
        self.reasons: list[tuple[str, float]] = reasons
        """Text keys, and the points by which this option is better (or worse) for it than the average option."""

    def to_json(self) -> Json:
        """The advice as it is sent: text keys and rounded numbers."""
        return {
            "option": self.option,
            "move": self.move,
            "winning": round(self.winning, 3),
            "points": round(self.expected_points, 1),
            "reasons": [{"key": key, "points": round(points, 1)} for key, points in self.reasons],
        }


def explain(
    game: Game,
    judge: Judge,
    worlds: list[State],
    seat: int,
    weighed: list[tuple[int, float]],
    best: int,
    chance: Chance,
) -> list[Advice]:
    """The best few of the weighed options, with what tells each of them from the average of all."""
    rows = [_look_after(judge, worlds, seat, option, chance) for option, _ in weighed]
    average = [sum(row[part] for row in rows) / len(rows) for part in range(len(rows[0]))]
    names = ["points-now", *judge.eyes.names]
    order = sorted(range(len(weighed)), key=lambda index: -weighed[index][1])[:best]
    advice: list[Advice] = []
    for index in order:
        option, winning = weighed[index]
        apart = [(names[part], rows[index][part] - average[part]) for part in range(len(names))]
        apart.sort(key=lambda reason: -abs(reason[1]))
        reasons = [
            (f"{game.name}-reason-{name}", points) for name, points in apart[:REASONS] if abs(points) >= SMALLEST_REASON
        ]
        advice.append(Advice(option, game.spell_option(option), winning, sum(rows[index]), reasons))
    return advice


def _look_after(judge: Judge, worlds: list[State], seat: int, option: int, chance: Chance) -> list[float]:
    """Points made and what each number adds to the points expected, after an option, averaged over worlds."""
    parts = [0.0] * (len(judge.eyes.names) + 1)
    for world in worlds:
        after = position_after(judge, world, seat, option, chance)
        seen = [float(judge.eyes.points(after)[seat]), *judge.reasons(after, seat)]
        for part in range(len(parts)):
            parts[part] += seen[part] / len(worlds)
    return parts

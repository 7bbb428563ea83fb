"""What the coach says about a move: the chance to win with it, and what makes it different from others."""

from typing import Final

from operahouse.bots.judge import Judge
from operahouse.bots.lookahead import answered_by_others, follow_up
from operahouse.kernel.chance import Chance
from operahouse.kernel.game import Game, Json, State

REASONS: Final = 3
"""How many reasons are given for a move."""
SMALLEST_REASON: Final = 0.2
"""Differences in expected points below this are no reason."""
POINTS_NOW: Final = "points-now"
NO_REASON: Final = "constant"
"""The feature that is the same for everybody, and so explains nothing."""


class Advice:
    """One whole move as a coach sees it: words and numbers only."""

    __slots__ = ("chance", "move", "points", "reasons")

    def __init__(self, move: str, chance: float, points: float, reasons: list[tuple[str, float]]) -> None:
        self.move: str = move
        self.chance: float = chance
        """To win, from 0 to 1."""
        self.points: float = points
        """Expected in the end."""
        self.reasons: list[tuple[str, float]] = reasons
        """Text keys, and the points by which this move is better (or worse) for it than the average one."""

    def to_json(self) -> Json:
        """The advice as it is sent: text keys and rounded numbers."""
        return {
            "move": self.move,
            "points": round(self.points, 1),
            "chance": round(self.chance, 3),
            "reasons": [{"key": key, "points": round(points, 1)} for key, points in self.reasons],
        }


class Comparison:
    """Whole moves compared by what the position looks like right after them, in the same imagined worlds for all."""

    def __init__(self, game: Game, judge: Judge, worlds: list[State], seat: int, chance: Chance) -> None:
        self._game: Game = game
        self._judge: Judge = judge
        self._seat: int = seat
        self._chance: Chance = chance
        self._worlds: list[State] = [answered_by_others(judge, world, seat, chance) for world in worlds]
        self.firsts: list[tuple[int, Outlook]] = [
            (option, self._look_after([option])) for option in worlds[0].options(seat)
        ]
        """Every possible first step, and what it leads to: reasons are differences from their average."""
        rows = [outlook.parts for _, outlook in self.firsts]
        self._average: list[float] = [sum(row[part] for row in rows) / len(rows) for part in range(len(rows[0]))]

    def promising(self, count: int) -> list[int]:
        """The first steps with the best chances, this many."""
        return [option for option, _ in sorted(self.firsts, key=lambda first: -first[1].chance)[:count]]

    def advice(self, steps: list[int], move: str) -> Advice:
        """The advice about a whole move."""
        outlook = self._look_after(steps)
        return Advice(move, outlook.chance, outlook.points, self._reasons(outlook.parts))

    def _reasons(self, row: list[float]) -> list[tuple[str, float]]:
        """What makes the greatest difference, first."""
        names = [POINTS_NOW, *self._judge.features.names]
        apart = [(name, row[part] - self._average[part]) for part, name in enumerate(names) if name != NO_REASON]
        apart.sort(key=lambda reason: -abs(reason[1]))
        telling = [(name, points) for name, points in apart[:REASONS] if abs(points) >= SMALLEST_REASON]
        return [(f"{self._game.name}-reason-{name}", points) for name, points in telling]

    def _look_after(self, steps: list[int]) -> "Outlook":
        """What to expect after these steps, once what they begin is finished sensibly."""
        features = self._judge.features
        outlook = Outlook([0.0] * (len(features.names) + 1))
        for world in self._worlds:
            after = world.clone()
            for step in steps:
                after.step(self._seat, step)
            follow_up(self._judge, after, self._chance)
            seen = [float(features.points(after)[self._seat]), *self._judge.reasons(after, self._seat)]
            chance = self._judge.chances(after)[self._seat]
            points = self._judge.expected_points(after)[self._seat]
            outlook.add(chance, points, seen, len(self._worlds))
        return outlook


class Outlook:
    """The chance to win, the points expected, and what speaks for them: averaged over worlds.

    The parts are the points made and what each number adds to them.
    """

    __slots__ = ("chance", "parts", "points")

    def __init__(self, parts: list[float]) -> None:
        self.chance: float = 0.0
        self.points: float = 0.0
        self.parts: list[float] = parts

    def add(self, chance: float, points: float, seen: list[float], worlds: int) -> None:
        """Add one of this many worlds."""
        self.chance += chance / worlds
        self.points += points / worlds
        for part in range(len(seen)):
            self.parts[part] += seen[part] / worlds

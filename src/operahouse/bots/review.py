"""Where a game was won: after it is over everything is open, so the true positions are judged, move by move."""

from typing import Final

from operahouse.bots.advice import Advice
from operahouse.bots.coach import Coach
from operahouse.bots.judge import Judge
from operahouse.bots.lookahead import follow_up, weigh_options
from operahouse.kernel.chance import Chance
from operahouse.kernel.decision import decision_of
from operahouse.kernel.game import CHANCE, Game, Json, State
from operahouse.kernel.play import play

DECISIVE: Final = 3
"""How many turning points are told."""
LOOKED_AT: Final = 15
"""How many of the largest swings are looked at more closely: how much of each was chosen?"""
SMALLEST_SWING: Final = 0.02
"""A smaller swing decides nothing."""
WORTH_TELLING: Final = 0.03
"""A move is called better if it wins this much more often."""


class TurningPoint:
    """A move that changed somebody's chance to win."""

    __slots__ = ("after", "before", "better", "loss", "move", "place", "seat")

    def __init__(self, place: int, seat: int, move: str, before: float, after: float) -> None:
        self.place: int = place
        """Among all moves of the game, from 0."""
        self.seat: int = seat
        self.move: str = move
        self.before: float = before
        self.after: float = after
        self.better: Advice | None = None
        """What the coach would have done, where that is clearly better."""
        self.loss: float = 0.0
        """How much more often it wins."""

    @property
    def swing(self) -> float:
        """By how much the chance changed, in whichever direction."""
        return abs(self.after - self.before)

    def to_json(self, game: Game, state: State) -> Json:
        """The turning point as it is sent."""
        return {
            "place": self.place,
            "seat": game.seats(state)[self.seat],
            "move": self.move,
            "before": round(self.before, 3),
            "after": round(self.after, 3),
            "better": None if self.better is None else self.better.to_json(),
            "loss": round(self.loss, 3),
        }


class Review:
    """A whole game, played again."""

    def __init__(self, game: Game, judge: Judge, start: State, moves: list[tuple[int, str]], chance: Chance) -> None:
        self._game: Game = game
        self._judge: Judge = judge
        self._chance: Chance = chance
        self._moves: list[tuple[int, str]] = moves
        self._states: list[State] = [start]
        """Before each move, and after the last."""
        for seat, move in moves:
            self._states.append(play(game, self._states[-1], seat, move).state)

    def decisive(self) -> list[TurningPoint]:
        """The moves by which a chance to win was changed most, in the order in which they were made."""
        swings = [point for point in self.swings() if point.swing >= SMALLEST_SWING]
        swings.sort(key=lambda point: -point.swing)
        weighed = [(self._chosen_part(point), point) for point in swings[:LOOKED_AT]]
        weighed.sort(key=lambda one: -one[0])
        chosen = [point for part, point in weighed[:DECISIVE] if part >= SMALLEST_SWING]
        for point in chosen:
            self._look_for_better(point)
        return sorted(chosen, key=lambda point: point.place)

    def swings(self) -> list[TurningPoint]:
        """Every question that somebody could answer in more than one way, and what the answer changed.

        Answers that several gave at the same time count as one: the answer of the seat to which it meant most.
        """
        found: list[TurningPoint] = []
        begun = 0
        for place, (seat, move) in enumerate(self._moves):
            before, after = self._states[place], self._states[place + 1]
            if len(before.to_act()) > 1:
                continue
            secret = place > 0 and len(self._states[place - 1].to_act()) > 1
            if secret:
                found.append(self._together(begun, place))
            elif seat != CHANCE and len(before.options(seat)) > 1:
                found.append(TurningPoint(place, seat, move, self._chances(before)[seat], self._chances(after)[seat]))
            begun = place + 1
        return found

    def _together(self, first: int, last: int) -> TurningPoint:
        """Answers given in secret, from the first to the one that opened them."""
        before, after = self._chances(self._states[first]), self._chances(self._states[last + 1])
        answers = range(first, last + 1)
        place = max(answers, key=lambda one: abs(after[self._moves[one][0]] - before[self._moves[one][0]]))
        seat, move = self._moves[place]
        return TurningPoint(place, seat, move, before[seat], after[seat])

    def _chosen_part(self, point: TurningPoint) -> float:
        """How much of the swing is due to what was chosen: what any other answer would have brought too is not."""
        before = self._states[point.place]
        if len(before.to_act()) > 1:
            return point.swing
        others = weigh_options(self._judge, [before], point.seat, before.options(point.seat), self._chance)
        brought = point.after - sum(others) / len(others)
        same_way = (brought > 0) == (point.after > point.before)
        return min(point.swing, abs(brought)) if same_way else 0.0

    def _chances(self, state: State) -> list[float]:
        """Everybody's chance to win, once what is begun is finished sensibly."""
        finished = state.clone()
        follow_up(self._judge, finished, self._chance)
        return self._judge.chances(finished)

    def _look_for_better(self, point: TurningPoint) -> None:
        """What the coach would have done with what the seat knew."""
        decision = decision_of(self._game, self._states[point.place], point.seat)
        answer = Coach(self._game, self._judge).advise(decision, self._chance, point.move)
        if answer.loss >= WORTH_TELLING:
            point.better, point.loss = answer.advice[0], answer.loss

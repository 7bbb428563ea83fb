"""The coach: the best whole moves for a question, how good each of them is, and why; from a seat's view alone."""

from typing import Final

from operahouse.bots.advice import Advice, Comparison
from operahouse.bots.bot import choose_steps
from operahouse.bots.graded_bots import AMATEUR_BLUR, LookaheadBot
from operahouse.bots.judge import Judge
from operahouse.bots.marks import BLUNDER
from operahouse.kernel.chance import Chance
from operahouse.kernel.decision import Decision
from operahouse.kernel.game import Game, Json
from operahouse.kernel.play import play

WORLDS: Final = 12
"""Worlds in which moves are compared, the same ones for all."""
COMPARED: Final = 5
"""How many first steps are finished to whole moves."""
VARIATIONS: Final = 3
"""How many more moves are tried where a move has several steps, with noise."""
ADVISED: Final = 3
"""How many moves are told."""


class CoachAnswer:
    """The best moves for a decision, and how good somebody's own move is."""

    __slots__ = ("advice", "own")

    def __init__(self, advice: list[Advice], own: Advice | None) -> None:
        self.advice: list[Advice] = advice
        """The best moves, the very best first."""
        self.own: Advice | None = own

    @property
    def loss(self) -> float:
        """The chance to win that the own move gives away."""
        return 0.0 if self.own is None else max(0.0, self.advice[0].chance - self.own.chance)

    def to_json(self) -> Json:
        """The answer as it is sent."""
        told: Json = {"advice": [one.to_json() for one in self.advice], "own": None}
        if self.own is not None:
            told["own"] = {**self.own.to_json(), "loss": round(self.loss, 3), "blunder": self.loss >= BLUNDER}
        return told


class Coach:
    """Knows a decision and nothing else; says the same again for the same decision and the same chance."""

    def __init__(self, game: Game, judge: Judge) -> None:
        self._game: Game = game
        self._judge: Judge = judge
        self._careful: LookaheadBot = LookaheadBot(game, judge, 0, 0)
        self._careless: LookaheadBot = LookaheadBot(game, judge, 0, AMATEUR_BLUR)

    def advise(self, decision: Decision, chance: Chance, own: str = "") -> CoachAnswer:
        """The best moves, and what becomes of one's own; raises Refusal where that is not allowed."""
        seat = decision.seat
        worlds = self._game.imagine_worlds(decision.view, WORLDS, chance)
        mine = play(self._game, worlds[0], seat, own, whole=True).steps if own else []
        compared = Comparison(self._game, self._judge, worlds, seat, chance)
        moves = self._worth_comparing(compared, decision, chance)
        told = [compared.advice(steps, self._game.spell_move(worlds[0], seat, steps)) for steps in moves]
        told.sort(key=lambda one: -one.chance)
        return CoachAnswer(told[:ADVISED], compared.advice(mine, own) if own else None)

    def compare(self, decision: Decision, moves: list[str], chance: Chance) -> list[Advice]:
        """All these whole moves, the best first; raises Refusal where one is not allowed."""
        seat = decision.seat
        worlds = self._game.imagine_worlds(decision.view, WORLDS, chance)
        compared = Comparison(self._game, self._judge, worlds, seat, chance)
        steps = [play(self._game, worlds[0], seat, move, whole=True).steps for move in moves]
        told = [compared.advice(own, move) for own, move in zip(steps, moves, strict=True)]
        return sorted(told, key=lambda one: -one.chance)

    def _worth_comparing(self, compared: Comparison, decision: Decision, chance: Chance) -> list[list[int]]:
        """Whole moves that begin well, and others like them where a move has several steps."""
        game, firsts = self._game, compared.promising(COMPARED)
        moves = [choose_steps(game, decision, self._careful, chance, [first]) for first in firsts]
        if any(len(move) > 1 for move in moves):
            moves += [choose_steps(game, decision, self._careless, chance, []) for _ in range(VARIATIONS)]
        return [move for place, move in enumerate(moves) if move not in moves[:place]]

"""A game as moments: what one seat decides, or several at the same time, and what chance does then."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from operahouse.kernel.events import Event
from operahouse.kernel.game import CHANCE, Game, State
from operahouse.kernel.play import play


class Answer(NamedTuple):
    """What a seat did."""

    place: int
    """Among all moves of the game, from 0."""
    seat: int
    move: str
    steps: list[int]


class Moment(NamedTuple):
    """From one question to seats to the next."""

    before: State
    answers: list[Answer]
    """One, or those of all who answered at the same time; none where chance begins."""
    after: State
    chance: bool
    """Whether chance made a move afterwards."""
    events: list[Event]

    def play(self, state: State, steps: Sequence[list[int]] | None = None) -> None:
        """Take the steps of the answers, or others in their place, on that very state."""
        taken = [answer.steps for answer in self.answers] if steps is None else steps
        for answer, own in zip(self.answers, taken, strict=True):
            for step in own:
                state.step(answer.seat, step)


def read_moments(game: Game, start: State, moves: Sequence[tuple[int, str]]) -> list[Moment]:
    """The moments of a game. Moves are pairs of a seat (or CHANCE) and what it did."""
    found: list[Moment] = []
    state, place = start, 0
    while place < len(moves):
        moment = _read_moment(game, state, moves, place)
        found.append(moment)
        place += len(moment.answers) + moment_chances(moves, place + len(moment.answers))
        state = moment.after
    return found


def moment_chances(moves: Sequence[tuple[int, str]], place: int) -> int:
    """How many moves of chance follow one another from here."""
    count = 0
    while place + count < len(moves) and moves[place + count][0] == CHANCE:
        count += 1
    return count


def _read_moment(game: Game, before: State, moves: Sequence[tuple[int, str]], place: int) -> Moment:
    state, events = before, list[Event]()
    answers: list[Answer] = []
    owed = len(before.to_act()) if before.turn != CHANCE else 0
    while len(answers) < owed and place + len(answers) < len(moves):
        here = place + len(answers)
        seat, move = moves[here]
        played = play(game, state, seat, move)
        answers.append(Answer(here, seat, move, played.steps))
        state = played.state
        events += played.events
    first = place + len(answers)
    luck = moment_chances(moves, first)
    for seat, move in moves[first : first + luck]:
        played = play(game, state, seat, move)
        state = played.state
        events += played.events
    return Moment(before, answers, state, luck > 0, events)


def reveals(game: Game, before: State, after: State) -> bool:
    """Whether something undrawn was drawn, or lies in a new pile, between two states."""
    return after.turn == CHANCE or game.undrawn(before) != game.undrawn(after)


def answering(moment: Moment, steps: Sequence[list[int]] | None = None) -> "partial[None]":
    """The answers of a moment as something to do to a state."""
    return partial(moment.play, steps=steps)

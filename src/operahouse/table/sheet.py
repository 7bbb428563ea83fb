"""The sheet of a match that's played on a real table: the lines that people entered, and the game that follows from
them.

A line is a move, or what was told: the pieces or cards that came to light, or the own hand. All lines together give
the state. When one is corrected, all are played again. Lines that no longer fit stay on the sheet, with the reason.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from operahouse.kernel.by_hand import ByHand, Guess, Wanted
from operahouse.kernel.by_hand_types import Depth, LineSource
from operahouse.kernel.errors import OperahouseError, Refusal
from operahouse.kernel.game import Game, State

if TYPE_CHECKING:
    from operahouse.table.match import Match

CHANCE_SEAT: Final = "chance"


class Line(NamedTuple):
    """Something that was entered."""

    number: int
    """Its name. It never changes."""
    entry: int
    """The entry of the log that wrote it."""
    seat: str
    """CHANCE_SEAT for what came to light."""
    move: str
    """Empty for what was told."""
    cards: tuple[str, ...]
    """What was told: cards, or pieces."""
    source: LineSource
    secret: bool
    """Whether only its seat may know it, until it comes out."""


class Bids(NamedTuple):
    """A round of bids, where only these are entered."""

    round: int = 1
    sealed: Mapping[str, int] = {}
    before: tuple[Mapping[str, int], ...] = ()


class Course(NamedTuple):
    """The game that follows from lines."""

    guess: Guess
    waiting: Line | None = None
    """The move for which something has to be told."""
    wanted: Wanted | None = None
    told: tuple[tuple[str, ...], ...] = ()
    """What was told for it so far, draw by draw."""
    whys: Mapping[int, OperahouseError] = {}
    """Why lines don't fit, by their numbers."""
    rounds: Mapping[int, int | None] = {}
    """The round in which each line was played."""


class Sheet(NamedTuple):
    """What was entered."""

    depth: Depth = "record"
    lines: tuple[Line, ...] = ()
    course: Course | None = None
    """None before the game is laid out."""
    written: int = 0
    """How many lines there have ever been."""
    bids: Bids = Bids()
    score: Mapping[str, object] | None = None


def by_hand_of(game: Game) -> ByHand:
    """How this game is entered by hand. Raises Refusal if it can't be."""
    by_hand = game.by_hand()
    if by_hand is None:
        raise Refusal("", "by-hand-not-this-game", {})
    return by_hand


def told_hands(match: "Match") -> list[str]:
    """The seats of bots: what is dealt to them is told."""
    return [seat for seat, held in match.occupants.items() if held.bot and not held.person]


def begun_sheet(match: "Match", sheet: Sheet, state: State) -> Sheet:
    """The sheet of a game that was just laid out."""
    return sheet._replace(course=Course(by_hand_of(match.game).begin(state, told_hands(match))))


def play_lines(game: Game, begun: Course, lines: Iterable[Line], told_hands: Sequence[str]) -> Course:
    """What follows when these lines are entered as well. Lines that don't fit are passed over, with the reason."""
    by_hand = by_hand_of(game)
    course = begun
    for line in lines:
        try:
            course = play_line(by_hand, course, line, told_hands)
        except OperahouseError as why:
            course = course._replace(whys={**course.whys, line.number: why})
    return course


def play_line(by_hand: ByHand, course: Course, line: Line, told_hands: Sequence[str]) -> Course:
    """One more line. Raises Refusal if it doesn't fit."""
    guess, waiting = course.guess, course.waiting
    told: tuple[tuple[str, ...], ...]
    seats = by_hand.game.seats(guess.initial)
    if line.seat == CHANCE_SEAT:
        if waiting is None:
            raise Refusal("", "by-hand-nothing-to-tell", {})
        mover, told = waiting, (*course.told, line.cards)
    elif waiting is not None:
        raise Refusal("", "by-hand-tell-first", {})
    elif not line.move:
        held = by_hand.hold(guess, seats.index(line.seat), [*line.cards])
        return course._replace(guess=held, rounds=_with_round(by_hand, course, line))
    else:
        mover, told = line, ()
    result = by_hand.complete(
        guess, line.number, seats.index(mover.seat), mover.move, [[*cards] for cards in told], told_hands
    )
    rounds = _with_round(by_hand, course, line)
    if isinstance(result, Wanted):
        return course._replace(waiting=mover, wanted=result, told=told, rounds=rounds)
    return course._replace(guess=result, waiting=None, wanted=None, told=(), rounds=rounds)


def _with_round(by_hand: ByHand, course: Course, line: Line) -> Mapping[int, int | None]:
    return {**course.rounds, line.number: by_hand.round_of(course.guess.state)}


def step_of(course: Course, line: int) -> int:
    """The place of the move that this line completed; -1 if it hasn't completed any."""
    return next((place for place, step in enumerate(course.guess.steps) if step.line == line), -1)


def is_hidden(by_hand: ByHand, course: Course, line: Line) -> bool:
    """Whether only the line's own seat may know it still."""
    if not line.secret:
        return False
    place = step_of(course, line.number)
    return place < 0 or not by_hand.has_come_out(course.guess, place)

"""What a review says, as it is sent, stored and printed with `--json`. Lists by seat follow `seats`."""

from typing import NotRequired, TypedDict

from operahouse.review.ledger import MomentTerms, SeatAccount


class ReviewAnswer(TypedDict):
    """What a seat did, and its place among all moves from 0."""

    place: int
    seat: str
    move: str


class ReviewReason(TypedDict):
    """A text key, and the points by which the better move is better for it."""

    key: str
    points: float


class ReviewRival(TypedDict):
    """How many points another seat gains by the worse move."""

    seat: str
    points: float


class ReviewOption(TypedDict):
    """A whole move, and the chance to win with it."""

    move: str
    chance: float
    points: float


class ReviewAttempt(TypedDict):
    """Another move in place of one of the game, and chances to win: with it, with the best, with the one played."""

    move: str
    chance: float
    best: float
    played: float
    reasons: list[ReviewReason]
    """Why the better of the two, tried and played, is better."""
    rivals: list[ReviewRival]


class ReviewDecision(TypedDict):
    """What somebody decided, judged with what the seat could see then."""

    place: int
    seat: str
    move: str
    question: str
    """What was asked, in the game's own word: mistakes are collected by it."""
    counted: bool
    """Whether there was something to choose: not where all answers are worth about the same."""
    mark: str
    """blunder, mistake, slip, praise, or empty."""
    chance: float
    """To win, with the move played."""
    loss: float
    error: float
    """The standard error of the loss."""
    best: str
    gain: float
    """How much better than the reference policy: the seat's own part of its choice."""
    options: list[ReviewOption]
    """What was compared and the one played, the best first."""
    reasons: list[ReviewReason]
    rivals: list[ReviewRival]


class ReviewMoment(TypedDict):
    """From one question to the next."""

    answers: list[ReviewAnswer]
    round: int | None
    happened: list[str]
    """Kinds of events that divide a game: a new round, a counting, a performance."""
    shares: list[float]
    """Afterwards."""
    terms: NotRequired[MomentTerms]
    """Once it's judged."""
    decisions: NotRequired[list[ReviewDecision]]


class SeatSummary(TypedDict):
    """The whole game of a seat in a few figures."""

    decisions: int
    """Those that counted."""
    given_away: float
    """Chance to win, in all."""
    per_decision: float
    marks: dict[str, int]


class ReviewJson(TypedDict):
    """A whole review; while it's being made, some moments have no terms and there are no accounts yet."""

    version: str
    game: str
    seats: list[str]
    over: bool
    """Whether the game was played to its end. If not, accounts end with the last shares."""
    start: list[float]
    """Before the deal."""
    dealt: list[float]
    moments: list[ReviewMoment]
    accounts: list[SeatAccount]
    summary: list[SeatSummary]
    scale: dict[str, float]
    """Chance given away by our bots for each decision that counts."""

"""A game on a real table, entered by hand: what chance did there isn't drawn here, it's told.

What lies face down is guessed. A guess is one course of the game that agrees with everything entered so far. When
something comes to light, the guess is changed so that it agrees with that too. What was seen before stays as it was.

This module isn't compiled, so that a game outside the package can extend `ByHand` too.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from operahouse.kernel.chance import Chance
from operahouse.kernel.errors import Refusal
from operahouse.kernel.events import Event
from operahouse.kernel.game import Game, Json, State
from operahouse.kernel.play import Played, play
from operahouse.kernel.reading import Reader

Word = TypeVar("Word", bound=str)


class Step(NamedTuple):
    """A whole move in a guess, made by a seat or by chance."""

    line: int
    """The line that it was entered with."""
    seat: int
    steps: list[int]
    text: str
    """The whole move in its one spelling."""
    is_exact: bool
    """Whether it's known to the last card; otherwise it may be changed."""
    events: list[Event]


class Claim(NamedTuple):
    """A seat held these cards after so many moves: it said so, or it's a bot to which they were dealt."""

    moves: int
    seat: int
    cards: list[str]


class Guess:
    """A course of the game that agrees with all that was told. It's never changed, only replaced."""

    __slots__ = ("claims", "initial", "state", "steps")

    def __init__(self, initial: State, steps: list[Step], state: State, claims: list[Claim]) -> None:
        self.initial: State = initial
        self.steps: list[Step] = steps
        self.state: State = state
        self.claims: list[Claim] = claims

    def followed_by(self, game: Game, line: int, seat: int, played: Played, is_exact: bool = True) -> "Guess":
        """The same with one more move."""
        text = game.spell_move(self.state, seat, played.steps)
        step = Step(line, seat, played.steps, text, is_exact, played.events)
        return Guess(self.initial, [*self.steps, step], played.state, self.claims)

    def claiming(self, seat: int, cards: list[str]) -> "Guess":
        """The same, and the seat holds these cards now."""
        return Guess(self.initial, self.steps, self.state, [*self.claims, Claim(len(self.steps), seat, cards)])


class Wanted(NamedTuple):
    """What has to be told before a move is complete."""

    kind: str
    """The word for it: offer, audition, hand, bonus."""
    to: str
    """The place where it goes."""
    number: int | None
    """How many; None for as many as there were."""
    limit: int | None
    """Of one kind only so many count. Others are put aside, and more are drawn."""
    choices: dict[str, int]
    """What may come, and how many of each there are."""
    events: list[Event]
    """What the move does before."""


class Choices(NamedTuple):
    """What may come next in a move that is chosen step by step."""

    steps: list[str]
    move: str
    """The whole move, where it may end here; else empty."""


class ByHand(ABC):
    """How a game is entered by hand. A game that has it returns it from `Game.by_hand`."""

    has_sealed_bids: bool = False
    """Whether bids are made in secret and opened together."""
    has_hands: bool = False
    """Whether players hold cards that nobody else sees. Then a seat's view shows guesses, and isn't shown."""

    @abstractmethod
    def layout(self, players: int, options: list[str], told_hands: Sequence[str]) -> Json:
        """What has to be told before the first turn, as clients ask for it."""

    @abstractmethod
    def lay_out(
        self, players: int, options: list[str], told: Reader, told_hands: Sequence[str], chance: Chance
    ) -> State:
        """The first state. What wasn't told lies in any order. Raises Malformed if it makes no sense."""

    def begin(self, state: State, told_hands: Sequence[str]) -> Guess:
        """The guess before the first move."""
        return Guess(state, [], state, [])

    @abstractmethod
    def complete(
        self, guess: Guess, line: int, seat: int, move: str, told: list[list[str]], told_hands: Sequence[str]
    ) -> Guess | Wanted:
        """The guess with one more move, and with what chance does after it.

        `told` is what came to light, draw by draw. Returns what has to be told next if that isn't all. Raises Refusal
        where the rules don't allow the move, or if what is told can't be.
        """

    def hold(self, guess: Guess, seat: int, cards: list[str]) -> Guess:
        """Agree with a seat that says which cards it holds. Raises Refusal if it can't."""
        raise Refusal("", "by-hand-no-hands", {})

    def holds(self, state: State, seat: int, cards: list[str]) -> bool:
        """Whether a seat holds these cards."""
        return True

    def is_secret(self, state: State, seat: int, move: str) -> bool:
        """Whether nobody else sees this move when it's made."""
        return False

    def has_come_out(self, guess: Guess, step: int) -> bool:
        """Whether everybody knows by now what the secret move at this place was."""
        return False

    def choices(self, state: State, seat: int, steps: list[str]) -> Choices:
        """What may come next after these steps, as far as anybody at the table knows."""
        return game_choices(self.game, state, seat, steps)

    def round_of(self, state: State) -> int | None:
        """The round, in a game that counts them."""
        return None

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game."""

    def count(self, sheet: Reader) -> Json:
        """The game's forecast of a sheet that only holds what counts. Raises Malformed if it makes no sense."""
        raise Refusal("", "by-hand-no-scorer", {})


def game_choices(game: Game, state: State, seat: int, steps: list[str]) -> Choices:
    """What the rules offer after these steps."""
    after, taken = state.clone(), []
    for text in steps:
        option = game.option(text)
        if option not in after.options(seat):
            raise game.refusal(after, seat, option) or Refusal("", "refusal-not-offered", {"move": text[:80]})
        after.step(seat, option)
        taken.append(option)
    is_whole = bool(steps) and not after.within_move()
    if is_whole:
        return Choices([], game.spell_move(state, seat, taken))
    return Choices([game.spellings[option] for option in after.options(seat)], "")


def replayed(by_hand: ByHand, guess: Guess, initial: State, changed: dict[int, list[int]]) -> Guess | None:
    """The same course from another first state, with other steps of some moves.

    None if the rules don't allow it, if anybody at the table would have seen a difference, or if a claim is broken.
    """
    steps: list[Step] = []
    state = initial
    for place in range(len(guess.steps) + 1):
        for claim in guess.claims:
            if claim.moves == place and not by_hand.holds(state, claim.seat, claim.cards):
                return None
        if place == len(guess.steps):
            break
        step = guess.steps[place]
        try:
            played = play(by_hand.game, state, step.seat, changed.get(place, step.steps), whole=True)
        except Refusal:
            return None
        if open_events(played.events) != open_events(step.events):
            return None
        text = by_hand.game.spell_move(state, step.seat, played.steps) if place in changed else step.text
        steps.append(Step(step.line, step.seat, played.steps, text, step.is_exact, played.events))
        state = played.state
    return Guess(initial, steps, state, guess.claims)


def open_events(events: list[Event]) -> list[dict[str, object]]:
    """Those that everybody at the table sees."""
    return [event.json for event in events if event.seen_by is None]


def seats_around(layout: Reader, seats: Sequence[Word]) -> list[Word]:
    """The seats as they sit around the table, from the one that begins: all of them, or only the one that begins."""
    told = layout.get("seats")
    if told is None:
        first = layout.at("first").word(seats)
        return [*seats[first:], *seats[:first]]
    places = [seat.word(seats) for seat in told.items()]
    if sorted(places) != list(range(len(seats))):
        raise told.wrong("by-hand-malformed-seats", {})
    return [seats[place] for place in places]

"""What a game is: the states it can be in, and what it owes to people, bots, records and learning.

This module isn't compiled, so that a game outside the package can extend `Game` too.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Final, Protocol

from operahouse.kernel.chance import Chance
from operahouse.kernel.errors import Refusal
from operahouse.kernel.events import Event
from operahouse.kernel.text import lines_of

if TYPE_CHECKING:
    from operahouse.kernel.by_hand import ByHand
    from operahouse.kernel.codes import CodeEncoder
    from operahouse.kernel.encoding import Shape
    from operahouse.kernel.features import FeatureExtractor
    from operahouse.kernel.float_chunks import StateEncoder

CHANCE: Final = -1
"""In the place of a seat: chance is to act."""
NOBODY: Final = -2
"""In the place of a seat: the game is over."""
SPECTATOR: Final = -3
"""In the place of a seat: somebody who only watches."""

Json = dict[str, object]
Say = Callable[[str, Json], str]
"""Finds the text for a key in the reader's language and fills its blanks."""

BETWEEN_STEPS: Final = "; "
"""Separates the steps of a long move, unless a game has a notation of its own."""
MOST_MOVES: Final = 500
"""The longest list of whole moves that is spelled out step by step."""


class State(Protocol):
    """A game in progress. Seats are numbered from 0, options are places in the game's list of spellings.

    Start from `operahouse.kernel.plain_state.PlainState` to write only `turn`, `options` and `step`.
    """

    turn: int
    """The seat to act, the first of them where several answer at the same time; CHANCE or NOBODY."""
    log: list[Event] | None
    """Where events are written; None, as in every clone, where nobody listens."""

    def to_act(self) -> list[int]:
        """All seats that owe an answer now; CHANCE alone where chance decides; empty once the game is over."""
        ...

    def options(self, seat: int) -> list[int]:
        """Everything that seat (or CHANCE) may do now; empty if it isn't asked."""
        ...

    def weights(self) -> list[int]:
        """How likely each option of CHANCE is, relative to the others."""
        ...

    def step(self, seat: int, option: int) -> None:
        """Do one of the offered options. Nothing is checked here: see `operahouse.kernel.play`."""
        ...

    def within_move(self) -> bool:
        """Whether the last step was part of a longer move (a programme, a shuffle) that isn't finished yet."""
        ...

    def clone(self) -> "State":
        """An independent copy that nobody listens to."""
        ...


class Reference:
    """What never changes during a game: printed figures and words, and what may be decided beforehand."""

    __slots__ = ("blanks", "components", "standing_orders")

    def __init__(
        self, components: Json | None = None, blanks: Json | None = None, standing_orders: Json | None = None
    ) -> None:
        self.components: Json = components or {}
        """What lies in the box: every figure and name that a drawn table needs and no view repeats."""
        self.blanks: Json = blanks or {}
        """What fills the blanks of the rulebook: numbers, words, lists of them, or how many of each."""
        self.standing_orders: Json = standing_orders or {"questions": [], "conditions": []}
        """Written with `operahouse.kernel.standing_orders`."""


class Game(ABC):
    """A game: how to deal it, read it, write it, show it and imagine it.

    A new game owes the four names and the seven abstract methods below. Everything else has a default that works.
    """

    name: str
    """The word for it in files and commands."""
    edition: str
    """The name of the box its figures come from."""
    player_counts: list[int]
    """How many can play."""
    spellings: list[str]
    """Every option there ever is, each with one spelling. An option is its place in this list."""

    rules_version: str = "1.0"
    """Games are replayed under the version they began with."""
    table_options: ClassVar[list[str]] = []
    """What may be agreed before the game, each on or off."""

    # What every game owes.

    @abstractmethod
    def deal(self, players: int, options: list[str], chance: Chance) -> State:
        """Set up a new game."""

    @abstractmethod
    def seats(self, state: State) -> list[str]:
        """The names of the seats, by number."""

    @abstractmethod
    def points(self, state: State) -> list[int]:
        """The points by seat."""

    @abstractmethod
    def write_position(self, state: State) -> Json:
        """The public form of a state, all that is hidden included."""

    @abstractmethod
    def read_position(self, data: object) -> State:
        """A state from its public form; raises Malformed with the first thing wrong."""

    @abstractmethod
    def view(self, state: State, seat: int, memory: bool = False) -> Json:
        """What that seat (or SPECTATOR) may know: at least `seats` and its own `seat`.

        With `memory` also what it can work out by having counted along since the start, as bots do.
        """

    @abstractmethod
    def imagine(self, view: Json, chance: Chance) -> State:
        """A random state that agrees with everything in the view."""

    def imagine_worlds(self, view: Json, count: int, chance: Chance) -> list[State]:
        """The same so many times; a game may read the view only once for it."""
        return [self.imagine(view, chance) for _ in range(count)]

    # Moves. The defaults suit a game whose steps are spelled one by one.

    def option(self, text: str) -> int:
        """The option so spelled; raises Refusal for anything else."""
        number = self.option_numbers.get(text)
        if number is None:
            raise self.unknown_move(text)
        return number

    def unknown_move(self, text: str) -> Refusal:
        """Why this text spells no option; a game may name the rule behind it."""
        return Refusal("", "refusal-unknown-move", {"move": text[:80]})

    def expand(self, state: State, seat: int, text: str) -> list[int]:
        """The steps of a whole move as a person writes it; raises Refusal where it can't be read."""
        return [self.option(step) for step in text.split(BETWEEN_STEPS)]

    def spell_move(self, before: State, seat: int, steps: list[int]) -> str:
        """The whole move that these steps make, taken from the state before them."""
        return BETWEEN_STEPS.join(self.spellings[step] for step in steps)

    def legal_moves(self, state: State, seat: int) -> list[str]:
        """Every whole move of that seat, at most MOST_MOVES. A game may name the first word of a long one instead."""
        return [self.spell_move(state, seat, steps) for steps in whole_moves(state, seat)]

    def refusal(self, state: State, seat: int, option: int) -> Refusal | None:
        """Why this option isn't offered, or None if it is."""
        if option in state.options(seat):
            return None
        return Refusal("", "refusal-not-offered", {"move": self.spellings[option]})

    # Standings.

    def ranking(self, state: State) -> list[list[int]]:
        """Seats from first to last as things stand; seats sharing a place in one inner list."""
        points = self.points(state)
        return [[seat for seat, own in enumerate(points) if own == level] for level in sorted(set(points))[::-1]]

    # What people are told beside the view. Nothing here may depend on what the seat can't know.

    def terms(self, state: State, seat: int, move: str) -> Json:
        """What a legal move is about, and by how much it surely changes what the seat has.

        A move that stands for many has no figures.
        """
        return {}

    def forecast(self, view: Json) -> Json:
        """What anybody can work out from a view: sums and ratings as things stand."""
        return {}

    def preview(self, state: State, seat: int, steps: list[int]) -> Json:
        """What a whole legal move surely leads to: the `forecast` then, and what the seat has (`own`)."""
        return {"forecast": {}, "own": {}}

    def scene_time(self, events: list[Event]) -> int:
        """For how many milliseconds people look at what these events show before they are asked anything.

        Clocks stand still meanwhile. It must not depend on what anybody does then, so that nobody can gain time by it.
        """
        return 0

    def text_board(self, view: Json, say: Say) -> list[str]:
        """The whole table in lines of text, as a seat sees it, for terminals and screen readers."""
        return lines_of(view)

    def reference(self) -> Reference:
        """What never changes during a game."""
        return Reference()

    def wire_types(self) -> dict[str, object]:
        """The types (TypedDicts, unions of them) of what is sent about a game, from which the browser's are made.

        By name: View, Terms, Event, Forecast, Own (the seat's part of a preview), Components. A name that is left out
        is any JSON.
        """
        return {}

    # What is hidden from everybody. A review asks what another order would have brought.

    def undrawn(self, state: State) -> list[list[int]]:
        """The piles whose order nobody knows, top first. In a game that names none, draws count as no fortune.

        A pile that chance is making anew, card by card, is none of them.
        """
        return []

    def with_undrawn(self, state: State, piles: list[list[int]]) -> State:
        """A copy of the state with these piles, the same cards in another order, in place of its own."""
        return state.clone()

    def by_hand(self) -> "ByHand | None":
        """How a game on a real table is entered; None where it can't be."""
        return None

    # What programs that play it may use.

    def features(self) -> "FeatureExtractor | None":
        """What a bot looks at to judge a position; without it a position is judged by its points.

        Weights for it, fitted by self-play, lie beside the game's module as `weights.json`.
        """
        return None

    def codes(self) -> "CodeEncoder | None":
        """What a network looks at to judge a position; its weights lie beside the game's module as `network.bin`."""
        return None

    def encoding(self, seats: list[str]) -> "Shape | None":
        """How a view with these names of seats becomes numbers for learning; without it, a view is hashed."""
        return None

    def state_encoder(self, players: int) -> "StateEncoder | None":
        """Makes the same numbers straight from a state, for speed; without it, they are made from the view."""
        return None

    @cached_property
    def option_numbers(self) -> dict[str, int]:
        """The options by spelling, worked out once."""
        return {text: option for option, text in enumerate(self.spellings)}


def whole_moves(state: State, seat: int) -> list[list[int]]:
    """Every whole move of a seat as its steps, found by trying; at most MOST_MOVES of them."""
    found: list[list[int]] = []
    for option in state.options(seat):
        after = state.clone()
        after.step(seat, option)
        rest = whole_moves(after, seat) if after.within_move() else [[]]
        found += [[option, *steps] for steps in rest]
        if len(found) >= MOST_MOVES:
            break
    return found[:MOST_MOVES]

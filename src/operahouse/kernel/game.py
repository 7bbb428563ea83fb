"""What any game offers to people, bots, learning and replay."""

from collections.abc import Callable
from typing import Final, Protocol

from operahouse.kernel.chance import Chance
from operahouse.kernel.events import Event

CHANCE: Final = -1
"""In the place of a seat: luck is to act."""
NOBODY: Final = -2
"""In the place of a seat: the game is over."""
SPECTATOR: Final = -3
"""In the place of a seat: somebody who only watches."""

Json = dict[str, object]
Say = Callable[[str, Json], str]
"""Finds the text for a key in the reader's language and fills its blanks."""


class State(Protocol):
    """A game in progress. Seats are numbered from 0, options are integers of the game's fixed vocabulary."""

    turn: int
    """The seat to act, the first of them where several answer at the same time; CHANCE or NOBODY."""
    log: list[Event] | None
    """Where events are written; None, as in every clone, where nobody listens."""

    def to_act(self) -> list[int]:
        """All seats that owe an answer now; CHANCE alone where luck decides; nobody once the game is over."""
        ...

    def options(self, seat: int) -> list[int]:
        """Everything that seat (or CHANCE) may do now; empty if it is not asked."""
        ...

    def weights(self) -> list[int]:
        """How likely each option of CHANCE is, relative to the others."""
        ...

    def step(self, seat: int, option: int) -> None:
        """Do one of the offered options. Nothing is checked here: see `operahouse.kernel.play`."""
        ...

    def within_move(self) -> bool:
        """Whether the last step was a part of a move (a programme, a shuffle) that is not finished yet."""
        ...

    def clone(self) -> "State":
        """An independent copy that nobody listens to."""
        ...


class Game(Protocol):
    """A game of the house: how to deal it, read it, write it, show it and imagine it."""

    @property
    def name(self) -> str:
        """The word for it in files and commands."""
        ...

    @property
    def rules_version(self) -> str:
        """Games are replayed under the version they began with."""
        ...

    @property
    def edition(self) -> str:
        """The name of the box its figures come from."""
        ...

    @property
    def player_counts(self) -> list[int]:
        """How many can play."""
        ...

    @property
    def table_options(self) -> list[str]:
        """What may be agreed before the game, each on or off."""
        ...

    def deal(self, players: int, options: list[str], chance: Chance) -> State:
        """Set up a new game."""
        ...

    def seats(self, state: State) -> list[str]:
        """The names of the seats, by number."""
        ...

    def points(self, state: State) -> list[int]:
        """The points by seat."""
        ...

    def ranking(self, state: State) -> list[list[int]]:
        """Seats from first to last as things stand; seats sharing a place in one inner list."""
        ...

    def refusal(self, state: State, seat: int, option: int) -> Exception | None:
        """Why this option is not offered, or None if it is."""
        ...

    def circumstances(self, state: State, seat: int, option: int) -> Json:
        """The words and figures a sentence about an option may need at this moment: what it is about, what one has."""
        ...

    def terms(self, state: State, seat: int, text: str) -> Json:
        """What a legal move is about, and by how much it surely changes what the seat has.

        Nothing in it depends on what the seat cannot know. A move that stands for many has no figures.
        """
        ...

    def foretell(self, state: State, seat: int, steps: list[int]) -> Json:
        """What a whole legal move surely leads to: the `prospects` then, and what the seat has (`own`).

        Nothing in it depends on what the seat cannot know, so it may be asked of an imagined state.
        """
        ...

    def vocabulary(self) -> int:
        """Options are whole numbers below this."""
        ...

    def spell_option(self, option: int) -> str:
        """The one spelling of an option."""
        ...

    def read_option(self, text: str) -> int:
        """The option so spelled; raises Refusal for anything else."""
        ...

    def expand(self, state: State, seat: int, text: str) -> list[int]:
        """The steps of a whole move as a person writes it; raises Refusal where it cannot be read."""
        ...

    def spell_move(self, before: State, seat: int, steps: list[int]) -> str:
        """The whole move that these steps make, taken from the state before them."""
        ...

    def legal_moves(self, state: State, seat: int) -> list[str]:
        """Every move of that seat; of a move in many steps only its first words."""
        ...

    def read_position(self, data: object) -> State:
        """A state from its public form; raises Malformed with the first thing wrong."""
        ...

    def write_position(self, state: State) -> Json:
        """The public form of a state, all that is hidden included."""
        ...

    def view(self, state: State, seat: int, memory: bool = False) -> Json:
        """What that seat (or SPECTATOR) may know.

        With `memory` also what it can work out by having counted along since the start, as bots do.
        """
        ...

    def imagine(self, view: Json, chance: Chance) -> State:
        """A random state that agrees with everything in the view."""
        ...

    def components(self) -> Json:
        """What lies in the box: every figure and name that a table drawn for people needs and no view repeats."""
        ...

    def figures(self) -> Json:
        """What fills the blanks of the rulebook: numbers, words, lists of them or how many of each, out of the box."""
        ...

    def foreseeable(self) -> Json:
        """What a seat may decide beforehand: `questions` with their answers, and `conditions` these may depend on.

        Written with `operahouse.kernel.foreseeing`; the same for every seat and at every moment.
        """
        ...

    def prospects(self, view: Json) -> Json:
        """What anybody can work out from a view without knowing more: sums and ratings as things stand."""
        ...

    def text_board(self, view: Json, say: Say) -> list[str]:
        """The whole table in lines of text, as a seat sees it, for terminals and screen readers."""
        ...

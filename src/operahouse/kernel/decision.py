"""A decision: everything that is given to a person or program who decides for a seat, and nothing else.

People at a browser or a terminal, bots, the coach, outside programs, lessons and learning agents all decide on this
one value. It's made here, from a state and a seat; nobody who decides in a game ever gets the state. (Self-play for
`lab fit` judges true states: it makes data, and nobody plays against anybody.)
"""

from typing import Final, TypedDict

from operahouse.kernel.chance import Generator
from operahouse.kernel.game import Game, Json, State
from operahouse.kernel.reading import Reader

SAME_WORLD: Final = 0
"""The seed of worlds that are only asked for what the seat knows for sure. Any seed gives the same answer."""


class OptionJson(TypedDict):
    """A move that is possible now, with its terms."""

    move: str
    about: Json


class Decision:
    """A seat's view, and what it may do."""

    __slots__ = ("options", "seat", "steps", "view")

    def __init__(self, seat: int, view: Json, steps: list[int], options: list[OptionJson]) -> None:
        self.seat: int = seat
        self.view: Json = view
        self.steps: list[int] = steps
        """The first steps of every move, as numbers: what a program chooses from, one step at a time."""
        self.options: list[OptionJson] = options
        """The whole moves with their terms: what people and outside programs choose from."""

    def to_json(self) -> Json:
        """What a program needs to decide, as it is sent to one."""
        return {"seat": self.seat, "view": self.view, "steps": self.steps}


def read_decision(reader: Reader) -> Decision:
    """A decision that was sent to a program."""
    seat = reader.at("seat").integer(0, len(reader.at("view").at("seats").items()) - 1)
    steps = [step.integer(0, 1 << 30) for step in reader.at("steps").items()]
    return Decision(seat, reader.at("view").mapping(), steps, [])


def decision_of(game: Game, state: State, seat: int) -> Decision:
    """What a program decides on: the view with memory. Terms are left out, for no program of ours reads them."""
    return Decision(seat, game.view(state, seat, memory=True), state.options(seat)[:], [])


def decision_for_person(game: Game, state: State, seat: int) -> Decision:
    """What a person decides on: the view as the screens show it, and every move with its terms."""
    view = game.view(state, seat)
    if seat not in state.to_act():
        return Decision(seat, view, [], [])
    moves = game.legal_moves(state, seat)
    options: list[OptionJson] = [{"move": move, "about": game.terms(state, seat, move)} for move in moves]
    return Decision(seat, view, state.options(seat)[:], options)


def world_of(game: Game, decision: Decision, seed: int = SAME_WORLD) -> State:
    """Some world that agrees with the decision, to look up what the seat knows for sure."""
    return game.imagine(decision.view, Generator(seed))


def next_decision(game: Game, world: State, seat: int) -> Decision | None:
    """The decision about the next step of a move that is begun in such a world; None once the move is whole."""
    return decision_of(game, world, seat) if world.within_move() else None

"""Making moves: checked and whole for people, quick and trusting for simulations."""

from operahouse.kernel.chance import Chance, Generator, pick_weighted
from operahouse.kernel.errors import Refusal
from operahouse.kernel.events import Event
from operahouse.kernel.game import CHANCE, Game, State


class Played:
    """What a move led to."""

    __slots__ = ("events", "state", "steps")

    def __init__(self, state: State, steps: list[int], events: list[Event]) -> None:
        self.state: State = state
        self.steps: list[int] = steps
        self.events: list[Event] = events


def play(game: Game, state: State, seat: int, move: str | list[int], whole: bool = False) -> Played:
    """Make a move, given as text or as its steps. A Refusal says why a move is not allowed.

    Each step is taken only if it is offered, on a copy of the state: the state given is never changed. With `whole`,
    what is only a part of a move is refused.
    """
    if seat not in state.to_act():
        raise not_asked(game, state, seat)
    steps = game.expand(state, seat, move) if isinstance(move, str) else move
    after = state.clone()
    events: list[Event] = []
    after.log = events
    for step in steps:
        if step not in after.options(seat):
            reason = game.refusal(after, seat, step)
            raise (reason if reason is not None else Refusal("", "refusal-not-offered", {"move": game.spellings[step]}))
        after.step(seat, step)
    after.log = None
    if whole and after.within_move():
        raise Refusal("", "refusal-unfinished", {"move": str(move)[:80]})
    return Played(after, steps, events)


def not_asked(game: Game, state: State, seat: int) -> Refusal:
    """Why a seat that is not asked may not move."""
    waiting = state.to_act()
    if not waiting:
        return Refusal("", "refusal-game-over", {})
    names = seat_names(game, state, waiting)
    return Refusal("", "refusal-not-your-turn", {"seat": seat_name(game, state, seat), "waiting": names})


def seat_name(game: Game, state: State, seat: int) -> str:
    """The word for a seat in moves and files."""
    return "chance" if seat == CHANCE else game.seats(state)[seat]


def seat_names(game: Game, state: State, seats: list[int]) -> list[str]:
    """The words for several seats."""
    return [seat_name(game, state, seat) for seat in seats]


def choose_at_random(state: State, seat: int, chance: Chance) -> int:
    """One of the options, each equally likely for a seat, by weight where chance decides."""
    options = state.options(seat)
    if seat == CHANCE:
        return pick_weighted(options, state.weights(), chance)
    return options[chance.below(len(options))]


def play_out(state: State, generator: Generator) -> int:
    """Play at random to the end, on the very state given; returns the number of steps taken."""
    steps = 0
    seat: int = state.turn
    while seat >= CHANCE:
        if seat == CHANCE:
            option = choose_at_random(state, seat, generator)
        else:
            options = state.options(seat)
            option = options[generator.below(len(options))]
        state.step(seat, option)
        steps += 1
        seat = state.turn
    return steps

"""One game between bots: everything about it follows from its spec, on any machine, in any order."""

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from time import perf_counter
from typing import NamedTuple

from operahouse.bots.bot import Bot, RandomBot
from operahouse.bots.levels import make_bot
from operahouse.bots.outside import close_bots
from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.decision import Decision, decision_of
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.events import Event
from operahouse.kernel.game import CHANCE, Game, Json, State
from operahouse.kernel.play import choose_at_random
from operahouse.kernel.record import Recorder
from operahouse.lab.at_random import places, play_at_random
from operahouse.lab.ledger import Ledger, read_ledger

Load = Callable[[str], Game]
"""Finds a game by its name, on whatever machine the game is played."""
UNDATED = ""
"""When a game of the lab began says nothing about it."""


class Spec(NamedTuple):
    """All that a game depends on but the deal, and what is wanted of it."""

    game: str
    bots: tuple[str, ...]
    """By seat, the starting seat first."""
    options: tuple[str, ...] = ()
    ledger: bool = True
    record: bool = False


class Match(NamedTuple):
    """How a game went. Lists run over the seats."""

    points: list[int]
    places: list[int]
    """1 for the winner; seats sharing a place have the same number."""
    decisions: int
    """Choices of seats and of luck, each step of a long move by itself."""
    moves: int | None
    """Whole moves; not counted where only the result is wanted."""
    seconds: list[float]
    """Spent thinking; the one thing that differs when a game is played again."""
    ledger: Ledger | None
    record: Json | None


def play_match(spec: Spec, deal: int, load: Load = load_game) -> Match:
    """Play one game; the deal is the seed of all luck in it."""
    return play_matches(spec, [deal], load)[0]


def play_matches(spec: Spec, deals: list[int], load: Load = load_game) -> list[Match]:
    """Play a game on each deal. Where all play at random and only results are wanted, it goes the quick way."""
    seating = seat_bots(spec.game, spec.bots, load)
    if spec.ledger or spec.record or not seating.at_random:
        return [_play(seating, spec, deal) for deal in deals]
    results = play_at_random(seating.game, len(spec.bots), list(spec.options), deals, seating.streams[0])
    return [Match(points, ranks, decisions, None, [], None, None) for points, ranks, decisions in results]


def _play(seating: "Seating", spec: Spec, deal: int) -> Match:
    playing = Playing(seating, spec, deal)
    try:
        return playing.play()
    finally:
        close_bots(playing.bots)


class Seating(NamedTuple):
    """What all games of some bots on some seats have in common."""

    game: Game
    at_random: bool
    """Whether all of them play at random; after the deal one chance then serves them all, and luck too."""
    streams: list[int]
    """By seat: what sets its chance apart from that of the deal, of other seats and of other bots."""


@cache
def seat_bots(game: str, bots: tuple[str, ...], load: Load = load_game) -> Seating:
    """Put the bots on their seats."""
    loaded = load(game)
    streams = [blake2b(f"{seat} {bot}".encode(), digest_size=7).digest() for seat, bot in enumerate(bots)]
    at_random = all(isinstance(make_bot(loaded, bot), RandomBot) for bot in bots)
    return Seating(loaded, at_random, [int.from_bytes(stream, "big") for stream in streams])


def reads_view(bot: Bot) -> bool:
    """Whether a bot reads its view at all: for one that doesn't, none is made."""
    return getattr(bot, "reads_view", True)


class Playing:
    """A game being played and written down."""

    def __init__(self, seating: Seating, spec: Spec, deal: int) -> None:
        self._game = seating.game
        self._spec = spec
        self._luck = Generator(deal)
        self._state = self._game.deal(len(spec.bots), list(spec.options), self._luck)
        self._chances = [Generator(stream ^ deal) for stream in seating.streams]
        if seating.at_random:
            self._luck = self._chances[0]
            self._chances = [self._luck] * len(spec.bots)
        self.bots = [make_bot(self._game, name) for name in spec.bots]
        self._reads_view = [reads_view(bot) for bot in self.bots]
        self._seconds = [0.0] * len(self.bots)

    def play(self) -> Match:
        """Play to the end."""
        game, spec, state = self._game, self._spec, self._state
        recorder = Recorder(game, state, list(spec.options)) if spec.record else None
        before = game.points(state)
        events: list[Event] = []
        state.log = events if spec.ledger else None
        decisions, moves = 0, 0
        while (seat := state.turn) >= CHANCE:
            option = self._choose(state, seat)
            if recorder is None:
                state.step(seat, option)
            else:
                recorder.take(state, seat, option)
            decisions += 1
            moves += not state.within_move()
        points = game.points(state)
        ledger = read_ledger(game.name, events, game.seats(state), before, points) if spec.ledger else None
        record = None if recorder is None else recorder.record(state, self._names(state), UNDATED)
        return Match(points, places(game, state), decisions, moves, self._seconds, ledger, record)

    def _choose(self, state: State, seat: int) -> int:
        """Luck decides, or a bot that gets its decision and its own chance, and nothing else."""
        if seat == CHANCE:
            return choose_at_random(state, seat, self._luck)
        decision = self._decision(state, seat)
        begun = perf_counter()
        option = self.bots[seat].choose(decision, self._chances[seat])
        self._seconds[seat] += perf_counter() - begun
        if option not in state.options(seat):
            raise OperahouseError("lab-not-offered", {"bot": self._spec.bots[seat], "option": str(option)})
        return option

    def _decision(self, state: State, seat: int) -> Decision:
        if self._reads_view[seat]:
            return decision_of(self._game, state, seat)
        return Decision(seat, {}, state.options(seat)[:], [])

    def _names(self, state: State) -> dict[str, str]:
        return {seat: f"bot:{bot}" for seat, bot in zip(self._game.seats(state), self._spec.bots, strict=True)}

"""One game between bots. Everything about it follows from its spec and its deal, on any machine."""

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
from operahouse.lab.counted_events import counted_events
from operahouse.lab.game_stats import GameStats, game_stats
from operahouse.lab.random_games import places_by_seat, play_random_games

LoadGame = Callable[[str], Game]
"""Finds a game by name, on whatever machine it is played."""
UNDATED = ""
"""Records of the lab don't say when a game began."""


class GameSpec(NamedTuple):
    """Everything a game depends on except the deal, and what to keep of it."""

    game: str
    bots: tuple[str, ...]
    """By seat, the starting seat first."""
    options: tuple[str, ...] = ()
    stats: bool = True
    record: bool = False


class GameResult(NamedTuple):
    """How a game went. Lists run over the seats."""

    points: list[int]
    places: list[int]
    """1 for the winner. Seats that share a place have the same number."""
    decisions: int
    """Steps taken by seats and by chance."""
    moves: int | None
    """Whole moves; None if only the result was wanted."""
    seconds: list[float]
    """Thinking time: the only thing that differs when a game is played again."""
    stats: GameStats | None
    record: Json | None


def play_game(spec: GameSpec, deal: int, load: LoadGame = load_game) -> GameResult:
    """Play one game. The deal is the seed of all chance in it."""
    return play_games(spec, [deal], load)[0]


def play_games(spec: GameSpec, deals: list[int], load: LoadGame = load_game) -> list[GameResult]:
    """Play one game for each deal. Random games of which only the result is wanted take a fast path."""
    seating = seat_bots(spec.game, spec.bots, load)
    if spec.stats or spec.record or not seating.all_random:
        return [_play(seating, spec, deal) for deal in deals]
    results = play_random_games(seating.game, len(spec.bots), list(spec.options), deals, seating.streams[0])
    return [GameResult(points, ranks, steps, None, [], None, None) for points, ranks, steps in results]


def _play(seating: "Seating", spec: GameSpec, deal: int) -> GameResult:
    running = RunningGame(seating, spec, deal)
    try:
        return running.play()
    finally:
        close_bots(running.bots)


class Seating(NamedTuple):
    """What all games with the same bots on the same seats share."""

    game: Game
    all_random: bool
    """Whether all bots play at random. One generator then serves all seats, and chance after the deal."""
    streams: list[int]
    """By seat: what keeps its random numbers apart from those of the deal, of other seats and of other bots."""


@cache
def seat_bots(game: str, bots: tuple[str, ...], load: LoadGame = load_game) -> Seating:
    """Seat the bots in the order given."""
    loaded = load(game)
    streams = [blake2b(f"{seat} {bot}".encode(), digest_size=7).digest() for seat, bot in enumerate(bots)]
    all_random = all(isinstance(make_bot(loaded, bot), RandomBot) for bot in bots)
    return Seating(loaded, all_random, [int.from_bytes(stream, "big") for stream in streams])


def reads_view(bot: Bot) -> bool:
    """Whether a bot looks at its view. If it doesn't, none is made."""
    return getattr(bot, "reads_view", True)


class RunningGame:
    """A game in progress."""

    def __init__(self, seating: Seating, spec: GameSpec, deal: int) -> None:
        self._game = seating.game
        self._spec = spec
        self._chance = Generator(deal)
        self._state = self._game.deal(len(spec.bots), list(spec.options), self._chance)
        self._bot_chances = [Generator(stream ^ deal) for stream in seating.streams]
        if seating.all_random:
            self._chance = self._bot_chances[0]
            self._bot_chances = [self._chance] * len(spec.bots)
        self.bots = [make_bot(self._game, name) for name in spec.bots]
        self._reads_view = [reads_view(bot) for bot in self.bots]
        self._seconds = [0.0] * len(self.bots)

    def play(self) -> GameResult:
        """Play to the end."""
        game, spec, state = self._game, self._spec, self._state
        recorder = Recorder(game, state, list(spec.options)) if spec.record else None
        before = game.points(state)
        events: list[Event] = []
        state.log = events if spec.stats else None
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
        stats = game_stats(counted_events(game), events, game.seats(state), before, points) if spec.stats else None
        record = None if recorder is None else recorder.record(state, self._names(state), UNDATED)
        return GameResult(points, places_by_seat(game, state), decisions, moves, self._seconds, stats, record)

    def _choose(self, state: State, seat: int) -> int:
        """Draw for chance, or ask the bot. A bot gets its decision and its own generator, and nothing else."""
        if seat == CHANCE:
            return choose_at_random(state, seat, self._chance)
        decision = self._decision(state, seat)
        started = perf_counter()
        option = self.bots[seat].choose(decision, self._bot_chances[seat])
        self._seconds[seat] += perf_counter() - started
        if option not in state.options(seat):
            raise OperahouseError("lab-not-offered", {"bot": self._spec.bots[seat], "option": str(option)})
        return option

    def _decision(self, state: State, seat: int) -> Decision:
        if self._reads_view[seat]:
            return decision_of(self._game, state, seat)
        return Decision(seat, {}, state.options(seat)[:], [])

    def _names(self, state: State) -> dict[str, str]:
        return {seat: f"bot:{bot}" for seat, bot in zip(self._game.seats(state), self._spec.bots, strict=True)}

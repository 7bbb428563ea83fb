"""The speed of our own games, measured as the peers are: whole random games, then copies of mid-game positions."""

import argparse
import json
import sys
from time import process_time

from benchmarks.peers.measuring import FIRST_PLAYOUT_SEED, MID_GAME_SEEDS, measure_peer
from operahouse.games.catalogue import load_game
from operahouse.kernel import play
from operahouse.kernel.chance import Generator
from operahouse.kernel.game import Game, State


class OwnGame:
    """Random games of one of our games, each fixed by its seed."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players

    def play_out(self, seed: int) -> int:
        """Play a whole game; return the number of decisions."""
        generator = Generator(seed)
        return play.play_out(self.game.deal(self.players, [], generator), generator)

    def mid_game(self, seed: int) -> State:
        """The game of a seed after half of its decisions."""
        half = self.play_out(seed) // 2
        generator = Generator(seed)
        state = self.game.deal(self.players, [], generator)
        for _ in range(half):
            state.step(state.turn, play.choose_at_random(state, state.turn, generator))
        return state


def state_bytes(state: State) -> int:
    """The memory a further copy of a state takes: the object, and its lists that copies do not share."""
    copy = state.clone()
    total = sys.getsizeof(copy)
    for name in dir(copy):
        value = getattr(copy, name)
        if isinstance(value, list) and value is not getattr(state, name):
            total += sys.getsizeof(value)
    return total


def build_name() -> str:
    """Which build is running."""
    return "plain" if (play.__file__ or "").endswith(".py") else "compiled"


def longest_listing(own: OwnGame, games: int) -> tuple[int, float]:
    """The most legal moves met in random games, and the milliseconds that listing them takes."""
    most, largest = 0, None
    for seed in range(FIRST_PLAYOUT_SEED, FIRST_PLAYOUT_SEED + games):
        generator = Generator(seed)
        state = own.game.deal(own.players, [], generator)
        while state.turn >= -1:
            options = len(state.options(state.turn))
            if options > most:
                most, largest = options, state.clone()
            state.step(state.turn, play.choose_at_random(state, state.turn, generator))
    assert largest is not None
    start = process_time()
    for _ in range(100):
        own.game.legal_moves(largest, largest.turn)
    return len(own.game.legal_moves(largest, largest.turn)), (process_time() - start) * 10


def main() -> None:
    """Measure one game with one number of players and print the figures as JSON."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--listing", type=int, default=0, help="look for the longest list of moves in so many games")
    given = parser.parse_args()
    own = OwnGame(load_game(given.game), given.players)
    copiers = [own.mid_game(seed).clone for seed in MID_GAME_SEEDS]
    name = f"{given.game}, {given.players} players, {build_name()}"
    figures = measure_peer(name, own.game.rules_version, own.play_out, copiers, given.seconds)
    result = {**figures._asdict(), "state_bytes": state_bytes(own.mid_game(1))}
    if given.listing:
        result["listed_moves"], result["listing_milliseconds"] = longest_listing(own, given.listing)
    print(json.dumps(result))


if __name__ == "__main__":
    main()

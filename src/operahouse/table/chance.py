"""Chance that players can verify afterwards: everything a match draws follows from one secret seed.

The SHA-256 hash of the seed is published before anybody sits down, the seed itself when the match is over.
"""

from collections.abc import Mapping
from hashlib import sha256
from hmac import digest
from types import MappingProxyType
from typing import NamedTuple

from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Malformed
from operahouse.kernel.game import CHANCE, Game, State
from operahouse.kernel.play import choose_at_random

SHORTEST = 16
"""Bytes of a seed, at least: enough that nobody finds it by trying."""
LONGEST = 64
COUNTER_BYTES = 8


class SeededChance:
    """A random stream: SHA-256 in counter mode, keyed by the seed and the name of the stream.

    Streams of one seed reveal nothing about each other. A stream that is opened again starts again.
    """

    def __init__(self, seed: bytes, stream: str) -> None:
        self._key = digest(seed, stream.encode(), "sha256")
        self._blocks = 0
        self._left = b""

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, without bias: numbers out of range are drawn again."""
        bits = (bound - 1).bit_length()
        while True:
            drawn = int.from_bytes(self._take((bits + 7) // 8)) & ((1 << bits) - 1)
            if drawn < bound:
                return drawn

    def _take(self, count: int) -> bytes:
        while len(self._left) < count:
            self._left += sha256(self._key + self._blocks.to_bytes(COUNTER_BYTES)).digest()
            self._blocks += 1
        taken, self._left = self._left[:count], self._left[count:]
        return taken


def read_seed(text: str, path: str = "seed") -> bytes:
    """A seed from its hexadecimal digits."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if seed.hex() != text or not SHORTEST <= len(seed) <= LONGEST:
        raise Malformed(path, "table-malformed-seed", {"low": 2 * SHORTEST, "high": 2 * LONGEST})
    return seed


def seed_hash(seed: bytes) -> str:
    """The hash of the seed that everybody sees before the deal."""
    return sha256(seed).hexdigest()


def deal_chance(seed: bytes) -> SeededChance:
    """The random stream of the deal."""
    return SeededChance(seed, "deal")


class ChanceHistory(NamedTuple):
    """What chance has done so far in a match."""

    moves: int = 0
    shuffles: Mapping[int, int] = MappingProxyType({})
    """In how many of its moves each option was drawn."""

    def after(self, steps: list[int]) -> "ChanceHistory":
        """One move later."""
        drawn = {option: self.shuffles.get(option, 0) + 1 for option in steps}
        return ChanceHistory(self.moves + 1, {**self.shuffles, **drawn})


def chance_steps(deal_format: int, game: Game, state: State, seed: bytes, history: ChanceHistory) -> list[int]:
    """The steps of the whole move that chance makes now, for instance a new deck."""
    if deal_format == 1:
        return _draw_from_stream(state, SeededChance(seed, f"chance {history.moves}"))
    return _draw_pieces(game, state, seed, history.shuffles)


def _draw_from_stream(state: State, chance: SeededChance) -> list[int]:
    after = state.clone()
    steps: list[int] = []
    while not steps or after.within_move():
        steps.append(choose_at_random(after, CHANCE, chance))
        after.step(CHANCE, steps[-1])
    return steps


def _draw_pieces(game: Game, state: State, seed: bytes, shuffles: Mapping[int, int]) -> list[int]:
    """Pieces that are drawn and not put back come from one random order; whatever else lies there is a new pile."""
    after = state.clone()
    steps: list[int] = []
    pile: dict[int, int] = {}
    order: list[int] = []
    piles = 0
    while not steps or after.within_move():
        found = dict(zip(after.options(CHANCE), after.weights(), strict=True))
        if found != pile:
            pile, order, piles = found, _random_order(game, found, seed, shuffles, piles), piles + 1
        steps.append(order.pop())
        pile[steps[-1]] -= 1
        if not pile[steps[-1]]:
            del pile[steps[-1]]
        after.step(CHANCE, steps[-1])
    return steps


def _random_order(
    game: Game, pieces: Mapping[int, int], seed: bytes, shuffles: Mapping[int, int], pile: int
) -> list[int]:
    """The pieces in a random order, the first one last. Each piece has a lot of its own.

    A lot depends only on the seed, the piece, and how often it was shuffled before. So two tables with the same seed
    draw the pieces that both have in the same order, whatever else lies in their piles.
    """
    lots: list[tuple[bytes, int]] = []
    for option, count in pieces.items():
        name = f"lot {game.spellings[option]} {shuffles.get(option, 0)} {pile}"
        lots += [(digest(seed, f"{name} {copy}".encode(), "sha256"), option) for copy in range(count)]
    return [option for _, option in sorted(lots, reverse=True)]


def bot_seed(seed: bytes, seat: str, number: int) -> int:
    """The seed of a bot's generator for the decision that entry asks for. It reveals nothing of the deal."""
    return SeededChance(seed, f"bot {seat} {number}").below(2**63)


def bot_chance(seed: bytes, seat: str, number: int) -> Generator:
    """The generator for a bot's decision: fast, and separate from the deal."""
    return Generator(bot_seed(seed, seat, number))

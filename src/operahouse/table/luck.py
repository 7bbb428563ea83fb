"""Luck that can be checked afterwards: everything a match draws follows from one secret seed.

The SHA-256 of the seed is published before anybody sits down, the seed itself when the match is over.
"""

from hashlib import sha256
from hmac import digest

from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Malformed
from operahouse.kernel.game import CHANCE, Game, State
from operahouse.kernel.play import choose_at_random

SHORTEST = 16
"""A seed has at least so many bytes: nobody finds it by trying."""
LONGEST = 64
COUNTER_BYTES = 8


class Luck:
    """Lots drawn from SHA-256 in counter mode, under a key made of the seed and the name of the stream.

    Streams of one seed tell nothing about each other, and one that is opened again begins again.
    """

    def __init__(self, seed: bytes, stream: str) -> None:
        self._key = digest(seed, stream.encode(), "sha256")
        self._blocks = 0
        self._left = b""

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, without bias: what falls outside is drawn again."""
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


def published(seed: bytes) -> str:
    """What everybody is told of the seed before the deal."""
    return sha256(seed).hexdigest()


def dealing(seed: bytes) -> Luck:
    """The luck of the deal."""
    return Luck(seed, "deal")


def chance_move(game: Game, state: State, seed: bytes, index: int) -> str:
    """The whole move luck makes when it is asked for the index-th time, a new deck for instance."""
    luck = Luck(seed, f"chance {index}")
    after = state.clone()
    steps: list[int] = []
    while not steps or after.within_move():
        steps.append(choose_at_random(after, CHANCE, luck))
        after.step(CHANCE, steps[-1])
    return game.spell_move(state, CHANCE, steps)


def bot_seed(seed: bytes, seat: str, number: int) -> int:
    """The seed of what a bot draws from for the question that entry of the log led to; it tells nothing of the deal."""
    return Luck(seed, f"bot {seat} {number}").below(2**63)


def bot_luck(seed: bytes, seat: str, number: int) -> Generator:
    """What a bot draws from: quick, and apart from the deal."""
    return Generator(bot_seed(seed, seat, number))

"""Every seat's share in the deal, so that nobody can choose the cards: neither the server nor whoever comes last.

The server commits itself first: it publishes the hash of its seed. Whoever sits down sends a commitment, the hash of a
secret nonce, and reveals the nonce once every seat is taken. Then nobody can change their part any more. The deal
follows from all of it together. docs/decisions/0018-everybody-has-a-share-in-the-deal.md says whom that stops.
"""

from collections.abc import Mapping
from hashlib import sha256
from hmac import digest
from typing import Final, NamedTuple

from operahouse.kernel.errors import Malformed
from operahouse.kernel.game import Json

NONCE_BYTES: Final = 32
LATEST_FORMAT: Final = 2
"""How deals follow from the seed. In format 1 they follow from the seed alone."""
FIXED_FORMAT: Final = 3
"""A deal that many play, each at a table of their own: from the seed alone again. See `operahouse.table.fixed_deal`."""
BY_HAND_FORMAT: Final = 4
"""No deal at all: a game on a real table, entered by hand. See `operahouse.table.by_hand`."""
REVEAL_TIME: Final = 5_000
"""Milliseconds for revealing, from the moment the last seat is taken. Then the deal doesn't wait any longer."""


class Share(NamedTuple):
    """What one seat adds to the deal. Without a nonce its person was away; without either, a bot or the server."""

    commitment: str = ""
    nonce: str = ""

    @property
    def is_awaited(self) -> bool:
        """Whether the person has promised a nonce and not revealed it yet."""
        return bool(self.commitment) and not self.nonce

    def renewed(self) -> "Share":
        """For another deal. A nonce is the hash of the next one, so a revealed nonce is the next commitment."""
        return Share(self.nonce or self.commitment)

    def to_json(self) -> Json:
        """Both, as logs and records write them."""
        return {"commitment": self.commitment, "nonce": self.nonce}


class Shares(NamedTuple):
    """The shares of all seats while a match waits for its deal."""

    by_seat: Mapping[str, Share] = {}
    complete_since: int = 0
    """Since when every seat is taken; 0 while one is empty. Only now may nonces be revealed."""
    called: bool = False
    """Whether the deal is wanted as soon as every share is there."""

    def is_due(self, at: int) -> bool:
        """Whether nobody is waited for any longer."""
        return at >= self.deadline or not any(share.is_awaited for share in self.by_seat.values())

    @property
    def deadline(self) -> int:
        """When the deal comes without those who haven't revealed their nonce."""
        return self.complete_since + REVEAL_TIME

    def with_share(self, seat: str, share: Share) -> "Shares":
        """Somebody has sat down or revealed their nonce."""
        return self._replace(by_seat={**self.by_seat, seat: share})

    def without(self, seat: str) -> "Shares":
        """Somebody has stood up. Whoever comes instead knows what was revealed, so everybody else needs a new nonce."""
        return Shares({other: share.renewed() for other, share in self.by_seat.items() if other != seat})

    def to_json(self) -> Json:
        """The shares of the seats that have one."""
        return {seat: share.to_json() for seat, share in self.by_seat.items()}


class NonceChain:
    """The nonces of one person at one table and its rematches. Each is the hash of the next one.

    So whoever reveals a nonce is bound to the next one already, without another word.
    """

    LENGTH: Final = 64

    def __init__(self, secret: bytes) -> None:
        self._nonces = [sha256(secret).hexdigest()]
        """The last one first."""
        while len(self._nonces) <= self.LENGTH:
            self._nonces.append(commitment_to(self._nonces[-1]))

    @property
    def commitment(self) -> str:
        """What the person sends when they sit down."""
        return self._nonces[-1]

    def nonce_for(self, commitment: str) -> str:
        """What fulfils that commitment; empty if it isn't of this chain, or the chain has come to its end."""
        return self._nonces[self._nonces.index(commitment) - 1] if commitment in self._nonces[1:] else ""


def commitment_to(nonce: str) -> str:
    """What binds somebody to a nonce without revealing it."""
    return sha256(bytes.fromhex(nonce)).hexdigest()


def check_commitment(text: str, path: str = "commitment") -> str:
    """What somebody sends who sits down: empty from clients that have no share."""
    return check_digits(text, path) if text else ""


def check_digits(text: str, path: str) -> str:
    """A nonce or a commitment: 64 small hexadecimal digits. Raises Malformed for anything else."""
    try:
        fine = bytes.fromhex(text).hex() == text and len(text) == 2 * NONCE_BYTES
    except ValueError:
        fine = False
    if not fine:
        raise Malformed(path, "table-malformed-share", {"digits": 2 * NONCE_BYTES})
    return text


def mixed_seed(deal_format: int, seed: bytes, shares: Mapping[str, Share]) -> bytes:
    """The seed of everything that chance does: from the server's seed and all shares, seats in alphabetical order."""
    if deal_format == 1:
        return seed
    if deal_format == BY_HAND_FORMAT:
        return digest(seed, b"operahouse-by-hand\n", "sha256")
    if deal_format == FIXED_FORMAT:
        return digest(seed, b"operahouse-deal/3\n", "sha256")
    lines = [f"{seat} {shares[seat].commitment} {shares[seat].nonce}\n" for seat in sorted(shares)]
    return digest(seed, "".join(["operahouse-deal/2\n", *lines]).encode(), "sha256")

"""This person's share in the deal of a match on a server: see `operahouse.table.shares`."""

from collections.abc import Mapping
from secrets import token_bytes

from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader
from operahouse.kernel.snapshot import Snapshot
from operahouse.table.shares import NONCE_BYTES, NonceChain, Share, Shares


class OwnShare:
    """Follows what everybody is bound to, says what to reveal and when, and checks that the deal was made from it."""

    def __init__(self) -> None:
        self._chain = NonceChain(token_bytes(NONCE_BYTES))
        self._shares = Shares()
        self._revealed = ""
        self._bound: dict[str, str] = {}
        """What everybody was bound to when this person revealed their nonce."""

    @property
    def commitment(self) -> str:
        """What goes with sitting down."""
        return self._chain.commitment

    @property
    def is_called(self) -> bool:
        """Whether the deal is wanted already."""
        return self._shares.called

    def follow(self, item: Json) -> None:
        """Note what an item of the stream says about shares."""
        read = Reader(item)
        match item["kind"]:
            case "seated" if commitment := str(item.get("commitment", "")):
                self._shares = self._shares.with_share(read.at("seat").text(), Share(commitment))
            case "unseated":
                self._shares = self._shares.without(read.at("seat").text())
            case "called":
                self._shares = self._shares._replace(called=True)
            case "revealed":
                seat = read.at("seat").text()
                share = self._shares.by_seat.get(seat, Share())._replace(nonce=read.at("nonce").text())
                self._shares = self._shares.with_share(seat, share)

    def nonce_to_reveal(self, snapshot: Snapshot) -> str:
        """The nonce, once every seat is taken; empty if there is none to reveal now."""
        free = [seat for seat in snapshot["seats"].values() if not seat["name"] and not seat["bot"]]
        share = self._shares.by_seat.get(snapshot["you"] or "", Share())
        if snapshot["status"] != "seating" or free or not share.is_awaited:
            return ""
        self._revealed = self._chain.nonce_for(share.commitment)
        self._bound = {seat: each.commitment for seat, each in self._shares.by_seat.items()}
        return self._revealed

    def check_deal(self, started: Json, seat: str) -> None:
        """Raises an error if the deal was made without this person's nonce, or somebody wasn't bound before it."""
        if not self._revealed:
            return
        dealt = _read_shares(started.get("shares"))
        if dealt.get(seat, Share()).nonce != self._revealed:
            raise OperahouseError("remote-share-missing", {})
        if {other: share.commitment for other, share in dealt.items()} != self._bound:
            raise OperahouseError("remote-share-changed", {})


def _read_shares(shares: object) -> Mapping[str, Share]:
    read = Reader(shares or {}, "shares").entries()
    return {seat: Share(share.at("commitment").text(), share.at("nonce").text()) for seat, share in read}

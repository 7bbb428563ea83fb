"""A terminal's or a program's share in the deal, also where the server cheats."""

from typing import Any, cast

import pytest

from operahouse.app.remote.own_share import OwnShare
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Json
from operahouse.kernel.snapshot import Snapshot
from operahouse.table.shares import NonceChain, commitment_to

OTHER = NonceChain(b"other")


def seats(**names: str) -> Snapshot:
    """The table before the game, for the person in the north."""
    held = {seat: {"name": name, "bot": ""} for seat, name in names.items()}
    return cast("Snapshot", {"status": "seating", "you": "north", "seats": held})


def complete(share: OwnShare) -> str:
    """Everybody sits down, and this person reveals their nonce."""
    share.follow({"kind": "seated", "seat": "north", "commitment": share.commitment})
    assert share.nonce_to_reveal(seats(north="Anna", east="")) == ""
    share.follow({"kind": "seated", "seat": "east", "commitment": OTHER.commitment})
    return share.nonce_to_reveal(seats(north="Anna", east="Bob"))


def started(share: OwnShare, nonce: str, **others: Json) -> Json:
    own: Json = {"commitment": share.commitment, "nonce": nonce}
    east: Json = {"commitment": OTHER.commitment, "nonce": OTHER.nonce_for(OTHER.commitment)}
    return {"kind": "started", "shares": {"north": own, "east": east, **others}}


def test_a_nonce_fits_its_commitment_and_is_revealed_when_every_seat_is_taken() -> None:
    share = OwnShare()
    nonce = complete(share)
    assert commitment_to(nonce) == share.commitment
    share.follow({"kind": "revealed", "seat": "north", "nonce": nonce})
    assert share.nonce_to_reveal(seats(north="Anna", east="Bob")) == ""
    share.check_deal(started(share, nonce), "north")


def test_somebody_new_is_met_with_a_new_nonce() -> None:
    share = OwnShare()
    first = complete(share)
    share.follow({"kind": "revealed", "seat": "north", "nonce": first})
    share.follow({"kind": "unseated", "seat": "east"})
    share.follow({"kind": "seated", "seat": "east", "commitment": OTHER.commitment})
    assert commitment_to(share.nonce_to_reveal(seats(north="Anna", east="Cleo"))) == first


CHEATS: dict[str, dict[str, Any]] = {
    "remote-share-missing": {"north": {"commitment": "", "nonce": ""}},
    "remote-share-changed": {"east": {"commitment": "ab" * 32, "nonce": ""}},
}


@pytest.mark.parametrize("key", CHEATS)
def test_a_server_that_cheats_is_found_out(key: str) -> None:
    share = OwnShare()
    dealt = started(share, complete(share), **CHEATS[key])
    with pytest.raises(OperahouseError, match=key):
        share.check_deal(dealt, "north")


def test_a_server_without_shares_is_no_cheat() -> None:
    OwnShare().check_deal({"kind": "started"}, "north")

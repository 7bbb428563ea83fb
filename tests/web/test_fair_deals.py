"""Everybody's share in the deal, at a real server: at tables that fill at once, between friends, and in rematches."""

from operahouse.table.record import verify
from operahouse.table.shares import NonceChain
from tests.table.logged_match import find_game
from tests.web.conftest import Come
from tests.web.playing import play_on
from tests.web.visitor import Message, TableSocket

ANNA, BOB = NonceChain(b"anna"), NonceChain(b"bob")


def reveal(line: TableSocket, chain: NonceChain, seat: str) -> None:
    """The next nonce of this person's chain, as their client would find it."""
    seated = next(item for item in line.items if item["kind"] == "seated" and item["seat"] == seat)
    line.do("reveal", nonce=chain.nonce_for(seated["commitment"]))


def kinds(line: TableSocket) -> list[str]:
    return [item["kind"] for item in line.items]


def test_a_table_that_fills_at_once_is_dealt_with_the_nonce(come: Come) -> None:
    anna = come()
    table = anna.open(seats=["you", "random"], commitment=ANNA.commitment)
    assert table["status"] == "seating"
    line = anna.watch(table["id"], snapshot="yes")
    assert kinds(line) == ["opened", "seated", "seated", "called"]
    reveal(line, ANNA, "north")
    started = line.until_item("started")
    assert kinds(line)[:6] == ["opened", "seated", "seated", "called", "revealed", "started"]
    nonce = ANNA.nonce_for(ANNA.commitment)
    assert started["shares"] == {"north": {"commitment": ANNA.commitment, "nonce": nonce}}


def test_without_a_share_a_table_that_fills_is_dealt_at_once(come: Come) -> None:
    assert come().open(seats=["you", "random"])["status"] == "playing"


def test_the_deal_comes_though_nobody_reveals_anything(come: Come) -> None:
    anna = come()
    line = anna.watch(anna.open(seats=["you", "random"], commitment=ANNA.commitment)["id"])
    assert line.until_item("started")["shares"] == {"north": {"commitment": ANNA.commitment, "nonce": ""}}


def friends(come: Come) -> tuple[TableSocket, TableSocket]:
    """Two people who play to the end, each with a share."""
    anna, bob = come("Anna"), come("Bob")
    table = anna.open(commitment=ANNA.commitment)
    one, other = anna.watch(table["id"], snapshot="yes"), bob.watch(table["id"], snapshot="yes")
    assert one.refused("reveal", nonce=ANNA.nonce_for(ANNA.commitment)) == "table-share-early"
    other.do("sit", seat="east", name="", commitment=BOB.commitment)
    one.until_item("seated")
    reveal(one, ANNA, "north")
    reveal(other, BOB, "east")
    one.do("start")
    play_on([one, other])
    return one, other


def checked_record(line: TableSocket, table: str) -> Message:
    """The record, after the proof that it was dealt from two people's nonces."""
    record: Message = line.visitor.get(f"/api/tables/{table}/record")
    assert verify(find_game("toy"), record).shares == 2
    return record


def test_friends_and_their_rematch_have_a_share_each(come: Come) -> None:
    one, other = friends(come)
    first = checked_record(one, one.hello["table"]["id"])
    for line in (one, other):
        line.do("vote", topic="rematch", on=True)
    table = one.until_item("continued")["match"]
    again = [line.visitor.watch(table, snapshot="yes") for line in (one, other)]
    reveal(again[0], ANNA, "north")
    reveal(again[1], BOB, "east")
    again[1].until_item("started")
    play_on(again)
    second = checked_record(one, table)
    for seat in ("north", "east"):
        assert second["deal"]["shares"][seat]["commitment"] == first["deal"]["shares"][seat]["nonce"]


def test_a_commitment_that_is_none_is_refused(come: Come) -> None:
    anna = come()
    answer = anna.http.post("/api/tables", json={"game": "toy", "players": 2, "commitment": "mine"})
    assert (answer.status_code, answer.json()["error"]["path"]) == (422, "commitment")

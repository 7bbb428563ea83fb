"""A game on a real table at a real server: opened, laid out, and entered from several phones."""

import json
import re

from operahouse.games.catalogue import load_game
from tests.table.real_table import RealTable
from tests.web.conftest import Come
from tests.web.visitor import Message, TableSocket

TELLING = re.compile(r'"at":\d+|"published":"\w+"')
"""What differs between any two tables."""


def sheet(line: TableSocket) -> Message:
    """What the snapshot of this connection tells of the sheet."""
    assert line.snapshot is not None
    by_hand: Message = line.snapshot["by_hand"]
    return by_hand


def laid_out(come: Come) -> tuple[TableSocket, TableSocket]:
    """Anna and Bob with a phone each, before the first bids."""
    anna, bob = come("Anna"), come("Bob")
    table = anna.open(game="opera", players=2, by_hand="record")
    assert table["status"] == "seating"
    first = anna.watch(table["id"], snapshot="yes")
    second = bob.watch(table["id"], snapshot="yes")
    second.sit("blue")
    first.do("lay-out", layout=RealTable(load_game("opera"), 2, 7).layout([]))
    second.until_item("started")
    return first, second


def test_no_byte_tells_a_sealed_bid(come: Come) -> None:
    heard = []
    for bid in ("bid 9", "bid 2"):
        first, second = laid_out(come)
        before = len(second.raw)
        assert sheet(second)["secret"] is True
        first.do("enter", seat="red", move=bid)
        second.until_item("entered")
        heard.append([TELLING.sub("", raw) for raw in second.raw[before:]])
    assert heard[0] == heard[1]
    assert '"entered"' in heard[0][-1]


def test_two_phones_enter_a_game(come: Come) -> None:
    first, second = laid_out(come)
    first.do("enter", seat="red", move="bid 9")
    second.until_item("entered")
    second.do("enter", seat="blue", move="bid 3")
    assert [line["move"] for line in sheet(second)["lines"]] == ["bid 9", "bid 3"]
    assert second.snapshot is not None
    second.send({"type": "choices", "id": "c", "seat": second.snapshot["asked"][0], "steps": []})
    assert any(step.startswith("hire") for step in second.until("choices")["choices"])
    second.do("undo")
    assert [line["move"] for line in sheet(second)["lines"]] == [None]


def test_only_bids_are_entered_from_each_phone(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = anna.open(game="opera", players=2, by_hand="bids")
    first = anna.watch(table["id"], snapshot="yes")
    second = bob.watch(table["id"], snapshot="yes")
    second.sit("blue")
    heard = len(second.raw)
    first.do("seal", bid=37)
    second.until_item("bid-sealed")
    news = [json.loads(raw) for raw in second.raw[heard:]]
    assert "37" not in json.dumps([[each.get("items"), each.get("snapshot", {}).get("by_hand")] for each in news])
    second.do("seal", bid=2)
    assert sheet(second)["bids"]["opened"] == {"red": 37, "blue": 2}


def test_a_table_for_friends_is_neither_public_nor_rated(come: Come) -> None:
    anna = come("Anna")
    for terms in ({"public": True}, {"pace": {"kind": "slow", "days": 2}}):
        answer = anna.http.post("/api/tables", json={"game": "opera", "players": 2, "by_hand": "record", **terms})
        assert answer.status_code == 409
        assert answer.json()["error"]["key"] == "by-hand-among-friends"
    answer = anna.http.post("/api/tables", json={"game": "toy", "players": 2, "by_hand": "record"})
    assert answer.json()["error"]["key"] == "by-hand-not-this-game"


def test_a_bot_plays_in_an_empty_chair(come: Come) -> None:
    anna = come("Anna")
    table = anna.open(game="opera", players=2, seats=["you", "random"], by_hand="record")
    line = anna.watch(table["id"], snapshot="yes")
    line.do("lay-out", layout=RealTable(load_game("opera"), 2, 7).layout([]))
    by_bot = line.until_item("entered")
    assert (by_bot["seat"], by_bot["bot"]) == ("blue", True)
    assert "move" not in by_bot
    line.do("enter", seat="red", move="bid 4")
    assert sheet(line)["lines"][0]["source"] == "bot"
    assert sheet(line)["lines"][0]["move"].startswith("bid ")
    assert line.refused("enter", seat="blue", move="bid 1") == "by-hand-bot-moves"

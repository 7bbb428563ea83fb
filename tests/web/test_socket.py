"""A table through its sockets."""

import json

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from operahouse.app.texts import Texts
from operahouse.web.viewer import PAGE
from tests.web.conftest import Come
from tests.web.serving import Served, serving
from tests.web.visitor import TableSocket, Visitor


def two_at_a_table(come: Come, **wanted: object) -> tuple[TableSocket, TableSocket]:
    """Anna is host at north, Bob sits at east; the game has begun."""
    anna, bob = come("Anna"), come("Bob")
    table = anna.open(**wanted)
    host, guest = anna.watch(table["id"]), bob.watch(table["id"])
    guest.sit("east")
    host.do("start")
    return host, guest


def test_the_first_message_shows_the_table_and_then_comes_what_was_missed(come: Come) -> None:
    anna = come()
    table = anna.open(public=True)
    with anna.watch(table["id"], snapshot="yes") as line:
        assert (line.hello["protocol"], line.hello["person"], line.hello["number"]) == (2, anna.id, 2)
        assert line.hello["table"] == table
        assert [item["kind"] for item in line.items] == ["opened", "seated"]
        assert line.hello["snapshot"]["you"] == "north"
        assert "seed" not in line.items[0]


def test_a_move_is_answered_and_everybody_gets_the_news(come: Come) -> None:
    host, guest = two_at_a_table(come)
    number = host.do("play", "m1", move="bid 1")
    assert host.items[-1] == {**host.items[-1], "number": number, "id": "m1", "seat": "north", "move": "bid 1"}
    told = guest.until_item("moved")
    assert "move" not in told
    assert "id" not in told


def test_a_move_sent_twice_is_played_once(come: Come) -> None:
    host, _ = two_at_a_table(come)
    first = host.do("play", "same", move="bid 1")
    assert host.do("play", "same", move="bid 1") == first
    assert host.do("play", "same", move="bid 2") == first
    assert [item["kind"] for item in host.items].count("moved") == 1


def test_after_a_broken_link_the_rest_comes_with_the_same_numbers(come: Come) -> None:
    host, guest = two_at_a_table(come)
    table = host.hello["table"]["id"]
    host.do("say", text="one")
    guest.until_item("said")
    seen = guest.items[-1]["number"]
    guest.close()
    host.do("say", text="two")
    host.do("play", move="bid 0")
    back = guest.visitor.watch(table, after=seen)
    whole = guest.visitor.watch(table)
    assert [item["number"] for item in back.items] == [seen + 1, seen + 2]
    assert whole.items == guest.items + back.items


def test_after_a_long_absence_the_news_comes_in_pages(come: Come) -> None:
    host, guest = two_at_a_table(come)
    table = host.hello["table"]["id"]
    guest.do("play", move="bid 1")
    seen = guest.items[-1]["number"]
    guest.close()
    for index in range(PAGE + 10):
        host.do("say", text=f"number {index}")
    back = guest.visitor.watch(table, after=seen, snapshot="yes")
    pages = [json.loads(raw) for raw in back.raw if '"news"' in raw]
    assert [(len(page["items"]), page.get("more"), "snapshot" in page) for page in pages] == [
        (PAGE, True, False),
        (10, None, True),
    ]
    assert [item["number"] for item in back.items] == list(range(seen + 1, seen + PAGE + 11))
    assert back.do("say", text="so much") == seen + PAGE + 11


def test_a_refusal_changes_nothing_and_says_why_in_the_readers_language(come: Come) -> None:
    host, _ = two_at_a_table(come)
    assert host.visitor.http.patch("/api/me", json={"language": "nl"}).status_code == 200
    dutch = host.visitor.watch(host.hello["table"]["id"])
    number = dutch.number
    answer = dutch.ask("play", move="bid 9")
    assert answer["error"]["key"] == "refusal-unknown-move"
    assert answer["error"]["text"] == Texts("nl").say("refusal-unknown-move", {"move": "bid 9"})
    assert dutch.visitor.watch(host.hello["table"]["id"]).number == number


@pytest.mark.parametrize(
    ("message", "key", "path"),
    [
        ("{", "web-not-json", ""),
        ("[1]", "malformed-not-object", ""),
        ('{"type": "dance"}', "malformed-unknown-word", "type"),
        ('{"id": "x"}', "malformed-missing", "type"),
        ('{"type": "command", "id": "x"}', "malformed-missing", "command"),
        ('{"type": "command", "id": 5, "command": {}}', "malformed-not-text", "id"),
        ('{"type": "command", "id": "x", "command": {"kind": "fly"}}', "malformed-unknown-word", "command.kind"),
        (
            '{"type": "command", "id": "x", "command": {"kind": "play", "move": 5}}',
            "malformed-not-text",
            "command.move",
        ),
        (
            '{"type": "command", "id": "x", "command": {"kind": "start", "now": 1}}',
            "malformed-unknown-field",
            "command.now",
        ),
        ('{"type": "command", "id": "", "command": {"kind": "start"}}', "table-nameless", ""),
        ('{"type": "command", "command": {"kind": "start"}}', "table-nameless", ""),
        ('{"type": "command", "id": "' + "x" * 81 + '", "command": {"kind": "start"}}', "malformed-too-long", "id"),
        ('{"type": "preview", "id": "x", "moves": "bid 1"}', "malformed-not-list", "moves"),
        ('{"type": "command", "id": "x", "wish": ' + "[" * 20000 + "]" * 20000 + "}", "web-not-json", ""),
    ],
)
def test_nonsense_is_refused_by_its_place(come: Come, message: str, key: str, path: str) -> None:
    anna = come()
    with anna.watch(anna.open()["id"]) as line:
        line.send(message)
        error = line.until("refused")["error"]
        assert (error["key"], error["path"]) == (key, path)
        assert error["text"]
        assert line.do("say", text="still here") == 3


def test_people_sit_under_their_own_names(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = anna.open()
    line = bob.watch(table["id"])
    number = line.do("sit", seat="east", name="Anna")
    while len(line.items) < number:
        line.next()
    told = line.items[number - 1]
    assert (told["kind"], told["seat"], told["name"]) == ("seated", "east", "Bob")
    assert bob.get(f"/api/tables/{table['id']}")["you"] == "east"


def test_who_is_sent_away_is_told_and_does_not_come_back(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = anna.open()["id"]
    host, guest = anna.watch(table), bob.watch(table)
    guest.sit("east")
    host.do("kick", seat="east")
    assert guest.until("closing")["error"]["key"] == "table-barred"
    assert guest.closed_with() == 4403
    again = bob.watch(table)
    assert again.hello["error"]["key"] == "table-barred"
    assert again.closed_with() == 4403


def test_a_game_without_spectators_begins_without_them(come: Come) -> None:
    anna, bob, cleo = come("Anna"), come("Bob"), come("Cleo")
    table = anna.open(spectators=False)["id"]
    host, guest, curious = anna.watch(table), bob.watch(table), cleo.watch(table)
    guest.sit("east")
    host.do("start")
    assert curious.until("closing")["error"]["key"] == "table-no-spectators"
    assert cleo.watch(table).hello["type"] == "closing"


def test_everybody_sees_who_is_there(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = anna.open()["id"]
    host = anna.watch(table)
    assert host.until("presence")["people"] == [{"name": "Anna", "seat": "north"}]
    guest = bob.watch(table)
    people = host.until("presence")["people"]
    assert sorted(person["name"] for person in people) == ["Anna", "Bob"]
    guest.sit("east")
    assert {"name": "Bob", "seat": "east"} in host.until("presence")["people"]
    guest.close()
    assert host.until("presence")["people"] == [{"name": "Anna", "seat": "north"}]


def test_a_rematch_opens_when_everybody_agrees(come: Come) -> None:
    host, guest = two_at_a_table(come)
    host.do("resign")
    host.until_item("ended")
    assert "seed" in host.items[-1]
    guest.do("vote", topic="rematch", on=True)
    told = guest.until_item("continued")
    rematch = guest.visitor.watch(told["match"])
    assert rematch.hello["table"]["host"] == "Bob"
    assert rematch.hello["table"]["status"] == "seating"
    assert host.until_item("continued")["match"] == told["match"]


def test_a_rematch_of_all_begins_at_once(come: Come) -> None:
    anna = come()
    table = anna.open(seats=["you", "random"])
    line = anna.watch(table["id"], snapshot="yes")
    line.do("resign")
    line.until_item("ended")
    assert line.refused("vote", topic="rematch", on=True) == "table-no-seat"


def test_after_the_game_one_may_look_behind_a_screen(come: Come) -> None:
    host, guest = two_at_a_table(come)
    guest.do("play", move="bid 2")
    host.send({"type": "screen", "seat": "east"})
    assert host.until("refused")["error"]["key"] == "table-screens-closed"
    guest.do("resign")
    host.until_item("ended")
    host.send({"type": "screen", "seat": "east"})
    news = host.until("news")
    while not news.get("screen"):
        news = host.until("news")
    assert news["screen"] == "east"
    assert [item["move"] for item in news["items"] if item["kind"] == "moved"] == ["bid 2"]


def test_moves_can_be_previewed(come: Come) -> None:
    host, _ = two_at_a_table(come)
    host.send({"type": "preview", "id": "q", "moves": ["bid 1", "bid 9"]})
    answer = host.until("previews")
    fine, wrong = answer["previews"]
    assert (answer["id"], fine["error"]) == ("q", None)
    assert wrong["error"]["key"] == "refusal-unknown-move"
    assert wrong["error"]["text"]


def test_a_hint_is_given_only_where_it_is_fair(come: Come) -> None:
    host, _ = two_at_a_table(come)
    host.send({"type": "hint", "id": "h"})
    assert host.until("refused")["error"]["key"] == "web-no-hints"
    anna = come()
    table = anna.open(game="opera", players=2, seats=["you", "random"])
    with anna.watch(table["id"]) as line:
        line.send({"type": "hint", "id": "h"})
        line.send({"type": "hint", "id": "i"})
        assert line.answer("i")["error"]["key"] == "web-one-at-a-time"
        hint = line.answer("h")
        assert hint["type"] == "hint"
        assert 1 <= len(hint["advice"]) <= 3


def test_a_ping_is_answered(come: Come) -> None:
    anna = come()
    with anna.watch(anna.open()["id"]) as line:
        line.send({"type": "ping"})
        assert line.until("pong") == {"type": "pong"}


@pytest.mark.parametrize("how", ["cookie", "protocol"])
def test_browsers_sign_in_by_cookie_or_protocol(served: Served, come: Come, how: str) -> None:
    anna = come()
    table = anna.open()["id"]
    url = f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket"
    cookie = {"Cookie": f"operahouse={anna.token}"}
    if how == "cookie":
        with connect(url, additional_headers=cookie, origin=Origin(served.address)) as socket:
            assert anna.id in str(socket.recv())
    else:
        with connect(url, subprotocols=["operahouse", anna.token]) as socket:  # type: ignore[list-item]
            assert socket.subprotocol == "operahouse"
            assert anna.id in str(socket.recv())


def test_a_table_is_found_again_after_the_server_was_away(db: str) -> None:
    with serving(db) as first, Visitor(first.address) as anna:
        table = anna.open(seats=["you", "random"])["id"]
        line = anna.watch(table)
        line.do("say", "s1", text="hello")
        first.stop()
        assert line.until("closing")["error"]["key"] == "web-closing"
        with serving(db) as second:
            back = anna.watch(table, address=second.address)
            assert back.items[: len(line.items)] == line.items
            said = next(item["number"] for item in line.items if item["kind"] == "said")
            assert back.do("say", "s1", text="hello") == said

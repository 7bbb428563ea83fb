"""Games that were played on a device, handed over to a real server."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from operahouse.store.results import list_results
from operahouse.table.branch import ViewTerms, open_from_view
from operahouse.table.handover import write_handover
from operahouse.table.match import Match
from operahouse.table.seats import Seated
from tests.table.test_handover import AT, ME, opened, played
from tests.web.catalogue import load_game
from tests.web.conftest import Come
from tests.web.playing import play_on
from tests.web.serving import Served, serving
from tests.web.test_people import key
from tests.web.visitor import Visitor

PATH = "/api/me/handovers"


def handed(match: Match, id_: str = "here") -> dict[str, Any]:
    """What a device sends."""
    return write_handover(match, id_, ME)


def hand_over(visitor: Visitor, body: dict[str, Any]) -> dict[str, Any]:
    """The table that the server keeps it as."""
    answer = visitor.http.post(PATH, json=body)
    assert answer.status_code == 200, answer.text
    table: dict[str, Any] = answer.json()
    return table


def test_a_whole_game_is_kept_once_unrated_and_marked(served: Served, come: Come) -> None:
    anna, bert = come("Anna"), come("Bert")
    match = played(opened(load_game("opera")), 5000)
    with ThreadPoolExecutor(2) as pool:
        tables = list(pool.map(lambda _: hand_over(anna, handed(match)), range(4)))
    assert len({table["id"] for table in tables}) == 1
    table = tables[0]
    assert (table["status"], table["rated"], table["public"]) == ("ended", False, False)
    assert [one["id"] for one in anna.get("/api/me/tables")["tables"]] == [table["id"]]
    record = anna.get(f"/api/tables/{table['id']}/record")
    assert [move for _, _, move in match.moves] == [move for _, move in record["moves"]]
    items = anna.get(f"/api/tables/{table['id']}/replay?screen={table['you']}")["items"]
    assert [item["kind"] for item in items].count("handed-over") == 1
    assert bert.http.get(f"/api/tables/{table['id']}/record").status_code == 404
    assert hand_over(bert, handed(match))["id"] != table["id"]
    results = served.server.store.read(lambda connection: list_results(connection, anna.id, only_public=False))
    assert results == []


def test_a_game_goes_on_where_it_was(come: Come) -> None:
    anna = come("Anna")
    match = played(opened(load_game("toy")), 2)
    table = hand_over(anna, handed(match))
    assert table["status"] == "playing"
    with anna.watch(table["id"], snapshot="yes") as line:
        assert play_on([line])["outcome"] == "finished"
    assert hand_over(anna, handed(match))["id"] == table["id"]


def going_on(served: Served, anna: Visitor, table: str) -> Match:
    """A table of the server goes on from what Anna sees."""
    parent = served.server.live_matches[table].match
    seat = parent.seat_of[anna.id]
    assert parent.state is not None
    view = parent.game.view(parent.state, parent.seat_numbers[seat])
    seats = {each: held.bot for each, held in parent.occupants.items()}
    terms = ViewTerms(table, [], seats, view)
    return open_from_view(parent.game, terms, Seated(seat, ME, "Anna", ""), bytes(32), AT).match


def test_what_went_on_without_the_server_becomes_a_branch(served: Served, come: Come) -> None:
    anna, bert = come("Anna"), come("Bert")
    table = anna.open(game="opera", seats=["you", "novice"])["id"]
    with anna.watch(table, snapshot="yes") as line:
        line.until_item("moved")  # the novice has bid, so nothing happens there by itself any more
        body = handed(played(going_on(served, anna, table), 40))
        before = served.server.live_matches[table].match.number
        assert key(bert.http.post(PATH, json=body)) == "web-unknown-table"
        made = hand_over(anna, body)
        assert served.server.live_matches[table].match.number == before
    branches = anna.get(f"/api/tables/{table}/branches")["branches"]
    assert [(one["id"], one["parent"], one["imagined"]) for one in branches] == [
        (table, None, False),
        (made["id"], table, True),
    ]
    assert hand_over(anna, body)["id"] == made["id"]
    forged = {**body, "id": "other", "position": handed(played(going_on(served, anna, table), 40))["position"]}
    forged["position"]["players"] = {}
    assert anna.http.post(PATH, json=forged).status_code == 422


@pytest.mark.parametrize(
    "change",
    [
        {"seed": "00"}, {"moves": [["red", "nothing"]]}, {"seats": {}}, {"id": ""}, {"more": 1}, {"game": "chess"},
        {"parent": "nowhere"}, {"position": []}, {"shares": {"red": 1}}, {"moves": [["red"]]}, {"resigned": 1},
    ],
)  # fmt: skip
def test_forged_games_are_refused_and_leave_nothing(come: Come, change: dict[str, Any]) -> None:
    anna = come("Anna")
    answer = anna.http.post(PATH, json={**handed(played(opened(load_game("opera")), 9)), **change})
    assert answer.status_code in {404, 409, 422}, answer.text
    assert anna.get("/api/me/tables")["tables"] == []


def test_nobody_hands_over_without_end(db: str) -> None:
    with serving(db, handovers="2/day") as served:
        anna, nobody = Visitor(served.address), Visitor(served.address, guest=False)
        match = opened(load_game("toy"))
        for number in (1, 2):
            hand_over(anna, handed(match, str(number)))
        assert anna.http.post(PATH, json=handed(match, "3")).status_code == 429
        assert hand_over(anna, handed(match, "1"))
        assert nobody.http.post(PATH, json=handed(match)).status_code == 401
        long = {**handed(match, "4"), "moves": [["north", "x" * 1000]] * 100}
        assert anna.http.post(PATH, json=long).status_code == 413
        anna.go()
        nobody.go()


def test_a_site_is_served_with_a_page_that_has_a_server(db: str, tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "offline" / "abc").mkdir(parents=True)
    for name, text in {"index.html": "site", "404.html": "site", "served.html": "served", "sw.js": "//"}.items():
        (site / name).write_text(text)
    (site / "offline" / "abc" / "pyodide.asm.wasm").write_bytes(b"\0asm" * 1000)
    with serving(db, site=site) as served:
        anna = Visitor(served.address)
        for path in ("/", "/index.html", "/404.html", "/t/x"):
            assert anna.http.get(path).text == "served"
        assert anna.http.get("/sw.js").headers["cache-control"] == "no-cache"
        python = anna.http.get("/offline/abc/pyodide.asm.wasm")
        assert python.headers["content-type"] == "application/wasm"
        assert "immutable" in python.headers["cache-control"]
        assert python.headers["content-encoding"] == "gzip"
        policy = python.headers["content-security-policy"]
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy
        assert "unsafe-inline" not in policy
        anna.go()

"""What takes long to answer is done in a thread of its own, fairly by address: everybody else goes on meanwhile."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from operahouse.web import own_account, shared_page, tournaments
from operahouse.web.graph_picture import draw_graph
from tests.web import patient
from tests.web.serving import serving
from tests.web.test_reviews import finished, whole_review
from tests.web.test_tournaments import TERMS
from tests.web.visitor import Visitor

ASKED = 40
"""More at once than there are threads for the database."""


def tournament(anna: Visitor) -> str:
    id_: str = anna.http.post("/api/tournaments", json=TERMS).json()["id"]
    return f"/api/tournaments/{id_}"


def annotated(anna: Visitor) -> str:
    return f"/api/tables/{finished(anna)}/annotated"


def export(_: Visitor) -> str:
    return "/api/me/export"


@pytest.mark.parametrize(
    ("module", "function", "path_of"),
    [
        (tournaments, "page_of", tournament),
        (shared_page, "annotated_json", annotated),
        (own_account, "export_person", export),
    ],
)
def test_others_go_on_while_somebody_asks_for_what_is_slow(
    db: str, monkeypatch: pytest.MonkeyPatch, module: object, function: str, path_of: Callable[[Visitor], str]
) -> None:
    held = threading.Event()
    slow = getattr(module, function)

    def hold(*args: Any) -> object:  # noqa: ANN401
        held.wait()
        return slow(*args)

    with serving(db) as served, Visitor(served.address, "Anna") as anna, ThreadPoolExecutor(ASKED) as guests:
        url, headers = served.address + path_of(anna), {"Authorization": f"Bearer {anna.token}"}
        monkeypatch.setattr(module, function, hold)
        asked = [guests.submit(patient.get, url, headers=headers) for _ in range(ASKED)]
        try:
            with Visitor(served.address, "Bob") as bob:
                assert bob.get("/api/me")["name"] == "Bob"
                assert bob.open()["status"] == "seating"
            assert not any(one.done() for one in asked)
        finally:
            held.set()
        assert {one.result().status_code for one in asked} == {200}


def test_a_picture_is_drawn_once(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []

    def draw(*graph: Any) -> bytes:  # noqa: ANN401
        drawn.append(graph)
        return draw_graph(*graph)

    monkeypatch.setattr(shared_page, "draw_graph", draw)
    with serving(db) as served, Visitor(served.address, "Anna") as anna:
        table = finished(anna, public=True)
        whole_review(anna, table)
        pictures = [patient.get(f"{served.address}/api/tables/{table}/picture.png") for _ in range(3)]
    assert {picture.status_code for picture in pictures} == {200}
    assert len({picture.content for picture in pictures}) == len(drawn) == 1


def test_pages_of_games_count_like_other_questions(db: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>the client</p>")
    with serving(db, client=tmp_path, requests="2/day") as served:
        assert [patient.get(f"{served.address}/t/x").status_code for _ in range(4)] == [200, 200, 429, 429]
        assert patient.get(f"{served.address}/rules").status_code == 200


@pytest.mark.parametrize(("path", "limits"), [("/api/me/export", {"exports": "1/day"})])
def test_many_guests_of_one_address_share_what_is_dear(db: str, path: str, limits: dict[str, str]) -> None:
    with serving(db, people_of_address=2, **limits) as served:
        codes = []
        for name in ("Anna", "Bob", "Cleo"):
            with Visitor(served.address, name) as guest:
                codes.append(guest.http.get(path).status_code)
    assert codes == [200, 200, 429]

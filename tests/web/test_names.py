"""Names at a real server: nobody can pass for somebody with an account."""

import pytest

from tests.web.conftest import Come
from tests.web.test_people import PASSWORD, key
from tests.web.visitor import Visitor

CYRILLIC = "Vісtоriа"


@pytest.fixture
def victoria(come: Come) -> Visitor:
    """Somebody with an account."""
    visitor = come("Victoria", False)
    answer = visitor.http.post("/api/accounts", json={"name": "Victoria", "password": PASSWORD})
    if answer.status_code == 409:
        answer = visitor.http.post("/api/sessions", json={"name": "Victoria", "password": PASSWORD})
    visitor.take(answer)
    return visitor


@pytest.mark.parametrize("name", [CYRILLIC, "Vic\u200dtoria", "victoria"])
def test_a_guest_who_is_called_like_an_account_gets_a_number(victoria: Visitor, come: Come, name: str) -> None:
    guest = come("Anna")
    person = guest.http.post("/api/guests", json={"name": name}).json()["person"]
    assert person["name"].rpartition(" ")[0] == name
    assert 10 <= int(person["name"].rpartition(" ")[2]) < 100
    assert key(guest.http.patch("/api/me", json={"name": name})) == "web-name-of-account"


@pytest.mark.parametrize("name", [CYRILLIC, "Vic\u200dtoria"])
def test_no_second_account_looks_like_it(victoria: Visitor, come: Come, name: str) -> None:
    stranger = come("Anna")
    answer = stranger.http.post("/api/accounts", json={"name": name, "password": PASSWORD})
    assert (answer.status_code, key(answer)) == (409, "store-name-taken")


@pytest.mark.parametrize(("name", "why"), [("\u2800\u2800", "table-text-unprintable"), ("\u0301", "table-text-empty")])
def test_a_blank_name_is_refused(come: Come, name: str, why: str) -> None:
    assert key(come("X", False).http.post("/api/guests", json={"name": name})) == why


def test_nobody_passes_for_a_program(come: Come) -> None:
    assert key(come("X", False).http.post("/api/guests", json={"name": "Deep (bоt)"})) == "web-name-of-bot"


def test_guests_are_marked_and_alike_at_no_table(victoria: Visitor, come: Come) -> None:
    table = victoria.open(players=3, public=True)["id"]
    come("Anna").watch(table).sit("east")
    twin = come("Аnnа").watch(table)
    assert twin.refused("sit", seat="south", name="") == "table-name-taken"
    twin.visitor.http.patch("/api/me", json={"name": "Anita"})
    twin.do("sit", seat="south", name="", guest=False)
    seats = come("X").get(f"/api/tables/{table}")["seats"]
    assert [(seat["name"], seat["guest"]) for seat in seats] == [("Victoria", False), ("Anna", True), ("Anita", True)]
    shown = victoria.watch(table, snapshot="yes").hello["snapshot"]["seats"]
    assert [seat.get("guest", False) for seat in shown.values()] == [False, True, True]

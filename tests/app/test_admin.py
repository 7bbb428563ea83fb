"""`operahouse admin` beside a server that runs, on both databases."""

import re
import shlex
from collections.abc import Iterator

import pytest

from operahouse.store.check import check
from operahouse.store.reports import list_reports
from tests.app.documented_commands import ROOT
from tests.app.running import LANGUAGES, complaint, operahouse
from tests.store.conftest import NewUrl, new_url, server
from tests.table.logged_match import find_game
from tests.web.serving import Served, serving
from tests.web.test_people import PASSWORD, key
from tests.web.visitor import Visitor

__all__ = ["new_url", "server"]
COMMANDS = ["people", "password", "delete", "ban", "unban", "bans", "sessions", "tables", "close", "statistics"]


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, new_url: NewUrl) -> Iterator[Served]:
    """A server, once on each database, that looks for changes as soon as it can."""
    with serving(new_url(request.param), poll=0.05) as running:
        yield running


@pytest.fixture
def anna(house: Served) -> Iterator[Visitor]:
    """Somebody with an account."""
    with Visitor(house.address, guest=False) as visitor:
        visitor.take(visitor.http.post("/api/accounts", json={"name": "Anna", "password": PASSWORD}))
        yield visitor


def admin(house: Served, *words: str, typed: str = "") -> str:
    """Run a command to the server's database; the server notices at its next look."""
    result = operahouse("admin", *words, "--db", house.settings.db, typed=typed)
    assert result.exit_code == 0, result.output
    house.server.scheduler.clean_up_soon()
    return result.stdout


def sign_in(house: Served, password: str) -> tuple[int, str]:
    with Visitor(house.address, guest=False) as again:
        answer = again.http.post("/api/sessions", json={"name": "Anna", "password": password})
        return answer.status_code, "" if answer.status_code == 201 else key(answer)


def test_people_are_listed_and_found(house: Served, anna: Visitor) -> None:
    with Visitor(house.address, "Bob") as bob:
        said = admin(house, "people")
        assert re.fullmatch(
            rf"Anna \(account, since [\d-]+\) {anna.id}\nBob \(guest, since [\d-]+\) {bob.id}\n2 people\.\n", said
        )
        assert admin(house, "people", "OB").startswith("Bob (guest")
        assert admin(house, "people", "nobody") == "Nobody was found.\n"
        assert bob.http.post("/api/accounts", json={"name": "Ève", "password": PASSWORD}).status_code == 201
        assert admin(house, "people", "è").startswith("Ève (account")


def test_a_new_password_is_told_once_and_ends_all_sessions(house: Served, anna: Visitor) -> None:
    line = anna.watch(anna.open()["id"])
    password = admin(house, "password", "ANNA").split()[-1]
    assert line.until("closing")["error"]["key"] == "web-sign-in"
    assert anna.http.get("/api/me").status_code == 401
    assert sign_in(house, PASSWORD)[0] == 401
    assert sign_in(house, password)[0] == 201


def test_whoever_is_banned_is_out_until_it_is_lifted(house: Served, anna: Visitor) -> None:
    line = anna.watch(anna.open()["id"])
    assert admin(house, "ban", "Anna", "--days", "3").startswith("Anna is banned until 20")
    assert line.until("closing")["error"]["key"] == "web-sign-in"
    assert sign_in(house, PASSWORD) == (403, "web-banned")
    assert admin(house, "bans").endswith("1 ban.\n")
    assert ", banned)" in admin(house, "people")
    assert admin(house, "unban", "Anna") == "Anna may come in again.\n"
    assert sign_in(house, PASSWORD)[0] == 201
    assert "isn’t banned" in complaint("admin", "unban", "Anna", "--db", house.settings.db)


def test_an_account_called_as_the_id_of_another_is_not_taken_for_them(house: Served, anna: Visitor) -> None:
    with Visitor(house.address, "Bob") as bob:
        made = bob.http.post("/api/accounts", json={"name": anna.id, "password": PASSWORD})
        assert made.status_code == 201
    assert admin(house, "ban", anna.id) == "Anna is banned for good.\n"
    assert sign_in(house, PASSWORD) == (403, "web-banned")


def test_a_network_is_kept_out(house: Served, anna: Visitor) -> None:
    line = anna.watch(anna.open()["id"])
    assert admin(house, "ban", "127.0.0.9/8") == "127.0.0.0/8 is banned for good.\n"
    assert line.until("closing")["error"]["key"] == "web-banned-network"
    while (answer := anna.http.get("/api/me")).status_code == 200:
        pass
    assert (answer.status_code, key(answer)) == (403, "web-banned-network")
    admin(house, "unban", "127.0.0.0/8")
    while anna.http.get("/api/me").status_code == 403:
        pass
    assert anna.get("/api/me")["name"] == "Anna"


def test_a_table_is_closed_before_the_eyes_of_everybody(house: Served, anna: Visitor) -> None:
    table = anna.open(game="opera", players=2, seats=["you", "random"])
    line = anna.watch(table["id"])
    assert f"{table['code']}: opera, being played" in admin(house, "tables")
    assert admin(house, "close", table["code"].lower()) == f"The table {table['code']} is closed.\n"
    assert line.until_item("ended")["outcome"] == "closed"
    assert admin(house, "tables") == "No table is open.\n"
    assert complaint("admin", "close", table["code"], "--db", house.settings.db) == "The game is over."
    assert complaint("admin", "close", "NOCODE", "--db", house.settings.db) == "There’s no such table."
    assert [fault for finding in check(house.server.store.engine, find_game) for fault in finding.faults] == []


def test_deleting_wants_the_name_and_leaves_the_games(house: Served, anna: Visitor) -> None:
    table = anna.open(game="opera", players=2, seats=["you", "random"], public=True)["id"]
    line = anna.watch(table)
    refused = operahouse("admin", "delete", "Anna", "--db", house.settings.db, typed="anna\n")
    assert (refused.exit_code, refused.stderr) == (2, "Anna wasn’t deleted: the name wasn’t typed the same.\n")
    assert admin(house, "delete", "Anna", typed="Anna\n").endswith("Anna is deleted; the name is erased at 1 table.\n")
    assert line.until("closing")["error"]["key"] == "web-sign-in"
    assert admin(house, "people") == "Nobody was found.\n"
    with Visitor(house.address, "Bob") as bob:
        again = bob.watch(table)
        while any("Anna" in raw for raw in again.raw):
            again = bob.watch(table)
        assert [item["name"] for item in again.items if item["kind"] == "seated"] == ["—", ""]


def test_everybody_is_signed_out(house: Served, anna: Visitor) -> None:
    with Visitor(house.address, "Bob") as bob:
        assert admin(house, "sessions", "Bob") == "1 session ended.\n"
        assert (bob.http.get("/api/me").status_code, anna.http.get("/api/me").status_code) == (401, 200)
        assert admin(house, "sessions", "--everybody") == "1 session ended.\n"
        assert anna.http.get("/api/me").status_code == 401
    for words in ([], ["Anna", "--everybody"]):
        assert "--everybody" in complaint("admin", "sessions", *words, "--db", house.settings.db)


def test_figures(house: Served, anna: Visitor) -> None:
    anna.open(game="opera", players=2)
    lines = admin(house, "statistics").splitlines()
    assert lines[0] == "1 account, 0 guests; 1 of them signed in somewhere."
    assert lines[1] == "Tables: 1 not begun, 0 being played, 0 ended."
    assert lines[2].startswith("Tables changed today: 1, this week: 1. The log has ")


DOCUMENTED = re.compile(r"^operahouse (admin .+?) *(?:#.*)?$", re.MULTILINE)


def test_everything_that_the_page_for_hosts_tells_them_to_type_runs(house: Served, anna: Visitor) -> None:
    """In its order, but who is deleted goes last."""
    lines = DOCUMENTED.findall((ROOT / "docs" / "hosting.md").read_text(encoding="utf-8"))
    assert len(lines) > 15
    table = anna.open(game="opera", players=2, seats=["you", "random"], public=True)
    with Visitor(house.address, "Bob") as bob:
        told = {"person": anna.id, "table": table["id"], "reason": "words", "words": ""}
        assert bob.http.post("/api/reports", json=told).status_code == 204
    blanks = {"XFU2HS": table["code"], "ID": open_reports(house)[0]}
    for line in sorted(lines, key=lambda line: "delete" in line):
        admin(house, *[blanks.get(word, word) for word in shlex.split(line)[1:]], typed="Anna\n")
    assert open_reports(house) == []
    assert admin(house, "people", "Anna") == "Nobody was found.\n"


def open_reports(house: Served) -> list[str]:
    """Their ids."""
    found = house.server.store.read(lambda connection: list_reports(connection, closed=False, limit=9))
    return [report.id for report, _ in found]


def test_guests_of_one_name_are_told_apart_by_id(house: Served) -> None:
    with Visitor(house.address, "Bob") as one, Visitor(house.address, "bob"):
        assert complaint("admin", "ban", "Bob", "--db", house.settings.db).startswith("2 people are called Bob.")
        assert admin(house, "ban", one.id) == "Bob is banned for good.\n"
        assert one.http.get("/api/me").status_code == 401
        assert "has no password" in complaint("admin", "password", one.id, "--db", house.settings.db)
    assert complaint("admin", "delete", "Zoe", "--db", house.settings.db) == "There’s nobody called Zoe here."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_page_explains_all_commands(lang: str) -> None:
    page = operahouse("admin", lang=lang).stdout
    assert all(re.search(rf"^  {name}\b", page, re.MULTILINE) for name in COMMANDS)
    assert all(option in page for option in ("--limit", "--yes", "--days", "--everybody", "--db", "--lang"))
    assert operahouse("admin", "ban", "--help", lang=lang).stdout == page
    assert max(len(line) for line in page.splitlines()) < 80

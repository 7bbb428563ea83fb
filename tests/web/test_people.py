"""Guests and accounts."""

import httpx
import pytest

from tests.web import patient
from tests.web.conftest import Come
from tests.web.serving import Served, serving
from tests.web.visitor import Visitor

PASSWORD = "con brio, ma non troppo"


def key(answer: httpx.Response) -> str:
    """Why not."""
    found: str = answer.json()["error"]["key"]
    return found


def test_a_guest_plays_at_once_and_is_known_by_cookie_and_by_token(served: Served, come: Come) -> None:
    anna = come("Anna", False)
    answer = anna.http.post("/api/guests", json={"name": "  Anna ", "language": "fr"})
    assert answer.status_code == 201
    person = answer.json()["person"]
    assert person == {"id": person["id"], "name": "Anna", "guest": True, "language": "fr"}
    cookie = answer.headers["set-cookie"]
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    assert anna.get("/api/me") == person
    assert anna.get("/api/house")["me"] == person
    bearer = patient.get(f"{served.address}/api/me", headers={"Authorization": f"Bearer {answer.json()['token']}"})
    assert bearer.json() == person


def test_behind_tls_cookies_are_secure(db: str) -> None:
    with serving(db, behind_tls=True) as served:
        answer = patient.post(f"{served.address}/api/guests", json={"name": "Anna"})
        assert "Secure" in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"]


def test_a_guest_who_makes_an_account_keeps_its_games(come: Come) -> None:
    anna = come()
    table = anna.open()["id"]
    old = anna.token
    anna.take(anna.http.post("/api/accounts", json={"name": "Anna Magnani", "password": PASSWORD}))
    assert anna.get("/api/me")["guest"] is False
    assert [one["id"] for one in anna.get("/api/me/tables")["tables"]] == [table]
    anna.http.cookies.clear()
    assert anna.http.get("/api/me", headers={"Authorization": f"Bearer {old}"}).status_code == 401
    other = come("Other", False)
    other.take(other.http.post("/api/sessions", json={"name": "anna magnani", "password": PASSWORD}))
    assert other.id == anna.id


def test_an_account_name_belongs_to_one(come: Come) -> None:
    come("X", False).take(come("X", False).http.post("/api/accounts", json={"name": "Maria", "password": PASSWORD}))
    again = come("Y", False).http.post("/api/accounts", json={"name": "MARIA", "password": PASSWORD})
    assert (again.status_code, key(again)) == (409, "store-name-taken")
    guest = come("Guest")
    assert guest.http.post("/api/accounts", json={"name": "maria", "password": PASSWORD}).status_code == 409
    assert guest.get("/api/me")["guest"] is True


def test_a_wrong_name_and_a_wrong_password_are_told_alike(come: Come) -> None:
    nina = come("X", False)
    nina.take(nina.http.post("/api/accounts", json={"name": "Nina", "password": PASSWORD}))
    wrong = [
        nina.http.post("/api/sessions", json={"name": "Nina", "password": "something else"}),
        nina.http.post("/api/sessions", json={"name": "Nobody", "password": PASSWORD}),
    ]
    assert [answer.status_code for answer in wrong] == [401, 401]
    assert wrong[0].json() == wrong[1].json()


def test_whoever_signs_out_is_a_stranger(come: Come) -> None:
    anna = come()
    assert anna.http.delete("/api/sessions").status_code == 204
    assert anna.http.get("/api/me").status_code == 401
    answer = anna.http.get("/api/me", headers={"Authorization": f"Bearer {anna.token}"})
    assert (answer.status_code, key(answer)) == (401, "web-sign-in")


def test_whoever_signs_out_looks_at_no_table_any_more(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = anna.open()["id"]
    line, other = anna.watch(table), bob.watch(table)
    assert anna.http.delete("/api/sessions").status_code == 204
    assert (line.until("closing")["error"]["key"], line.closed_with()) == ("web-sign-in", 4401)
    other.sit("east")


def test_whoever_comes_again_stays_signed_in(come: Come) -> None:
    anna = come()
    assert f"operahouse={anna.token}" in anna.http.get("/api/house").headers["set-cookie"]
    assert "set-cookie" not in come("X", False).http.get("/api/house").headers


def test_a_session_ends_by_itself(db: str) -> None:
    with serving(db, session_days=0) as served, Visitor(served.address) as anna:
        answer = anna.http.get("/api/me", headers={"Authorization": f"Bearer {anna.token}"})
        assert (answer.status_code, key(answer)) == (401, "web-sign-in")
        late = anna.watch("00")
        assert (late.hello["error"]["key"], late.closed_with()) == ("web-sign-in", 4401)


@pytest.mark.parametrize(
    ("name", "expected"),
    [("", "table-text-empty"), ("   ", "table-text-empty"), ("x" * 41, "table-text-long"),
     ("a\x01b", "table-text-unprintable"), ("a\u202eb", "table-text-unprintable")],
)  # fmt: skip
def test_a_name_can_be_shown(come: Come, name: str, expected: str) -> None:
    answer = come("X", False).http.post("/api/guests", json={"name": name})
    assert (answer.status_code, key(answer)) == (409, expected)


def test_nul_is_no_text(come: Come) -> None:
    answer = come("X", False).http.post("/api/guests", json={"name": "a\x00b"})
    assert (answer.status_code, key(answer)) == (422, "web-malformed")


@pytest.mark.parametrize(
    "name", ["Robert'); DROP TABLE people;--", "<script>alert(1)</script>", "%s{0}$name", "名前🎭"]
)
def test_any_other_name_is_text(come: Come, name: str) -> None:
    anna = come(name)
    table = anna.open(public=True)
    assert table["seats"][0]["name"] == name
    assert anna.get("/api/me")["name"] == name
    assert table["id"] in [one["id"] for one in anna.get("/api/tables")["tables"]]


def test_passwords_are_not_too_short(come: Come) -> None:
    answer = come("X", False).http.post("/api/accounts", json={"name": "Short", "password": "1234567"})
    assert (answer.status_code, key(answer)) == (422, "web-password-short")
    assert answer.json()["error"]["details"] == {"least": 8}


def test_errors_are_told_in_the_language_that_is_asked_for(come: Come) -> None:
    stranger = come("X", False)
    answers = {lang: stranger.http.get("/api/me", headers={"Accept-Language": f"{lang}-XX,en;q=0.5"}) for lang in
               ("en", "nl", "fr", "it", "de")}  # fmt: skip
    texts = {lang: answer.json()["error"]["text"] for lang, answer in answers.items()}
    assert texts["nl"].startswith("Zeg eerst")
    assert texts["de"] == texts["en"]
    assert len(set(texts.values())) == 4


def test_a_language_that_is_not_spoken_here_is_refused(come: Come) -> None:
    answer = come().http.patch("/api/me", json={"language": "tlh"})
    assert (answer.status_code, key(answer)) == (422, "app-unknown-language")

"""Attempts to sign in, and which passwords are taken."""

from collections.abc import Iterator

import httpx
import pytest

from operahouse.store.attempts import FREE
from operahouse.web.errors import RequestError
from operahouse.web.password_rules import check_new_password
from operahouse.web.wall_clock import now
from tests.store.conftest import NewUrl
from tests.web import patient
from tests.web.conftest import Come
from tests.web.serving import Served, serving
from tests.web.test_people import PASSWORD, key
from tests.web.visitor import Visitor

FULL_WIDTH = str.maketrans({letter: chr(ord(letter) + 0xFEE0) for letter in "NinaNINA"})


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes between attempts, however busy the machine is."""
    began = now()
    monkeypatch.setattr("operahouse.web.sign_in_checks.now", lambda: began)


@pytest.fixture
def house(db: str, still: None) -> Iterator[Served]:
    """A server behind a proxy on this machine, which says where people come from."""
    with serving(db, behind_tls=True) as running:
        yield running


def attempt(served: Served, name: str, password: str, address: str) -> httpx.Response:
    headers = {"X-Forwarded-For": address}
    return patient.post(f"{served.address}/api/sessions", json={"name": name, "password": password}, headers=headers)


def sign_up(served: Served, name: str = "Nina") -> None:
    answer = patient.post(f"{served.address}/api/accounts", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text


def test_guessing_elsewhere_keeps_no_owner_out(house: Served) -> None:
    sign_up(house)
    guesses = [attempt(house, "Nina", f"wrong wrong {n}", "203.0.113.7") for n in range(FREE + 6)]
    assert [answer.status_code for answer in guesses] == [401] * FREE + [429] * 6
    assert key(guesses[-1]) == "web-wait"
    assert guesses[-1].headers["retry-after"] == str(guesses[-1].json()["error"]["details"]["seconds"]) == "1"
    assert attempt(house, "Nina", PASSWORD, "198.51.100.2").status_code == 201


def test_another_spelling_is_the_same_name(house: Served) -> None:
    sign_up(house)
    spellings = ["Nina", "nina", "NINA", " Nina ", "Nina".translate(FULL_WIDTH), "nina".translate(FULL_WIDTH)]
    codes = [attempt(house, name, "wrong wrong", "203.0.113.7").status_code for name in spellings]
    assert codes == [401] * FREE + [429]
    assert attempt(house, "Nina".translate(FULL_WIDTH), PASSWORD, "198.51.100.2").status_code == 201


def test_a_success_starts_the_count_anew(house: Served) -> None:
    sign_up(house)
    for _ in range(3):
        for _ in range(FREE - 1):
            assert attempt(house, "Nina", "wrong wrong", "203.0.113.7").status_code == 401
        assert attempt(house, "Nina", PASSWORD, "203.0.113.7").status_code == 201


def test_names_that_do_not_exist_are_counted_alike(house: Served) -> None:
    codes = [attempt(house, "Nobody", "wrong wrong", "203.0.113.7").status_code for _ in range(FREE + 1)]
    assert codes == [401] * FREE + [429]


def test_one_address_does_not_try_any_number_of_names(db: str) -> None:
    with serving(db, sign_ins="3/minute") as served, patient.Client(base_url=served.address) as http:
        tries = [http.post("/api/sessions", json={"name": f"n{n}", "password": "wrong wrong"}) for n in range(5)]
        assert [answer.status_code for answer in tries] == [401, 401, 401, 429, 429]


def test_processes_count_attempts_and_requests_together(new_url: NewUrl, still: None) -> None:
    postgres = new_url("postgresql")
    with serving(postgres, arrivals="4/hour") as one, serving(postgres, arrivals="4/hour") as two:
        sign_up(one)
        both = [(one, two)[n % 2] for n in range(FREE + 2)]
        codes = [attempt(served, "Nina", "wrong wrong", "").status_code for served in both]
        assert codes == [401] * FREE + [429] * 2
        arrived = [patient.post(f"{served.address}/api/guests", json={"name": "A"}).status_code for served in both]
        assert arrived == [201] * 3 + [429] * 4


@pytest.mark.parametrize(
    ("trusted", "address"),
    [("127.0.0.1", "127.0.0.1"), ("192.0.2.0/24", "")],
)
def test_only_the_proxies_that_are_named_are_believed(db: str, trusted: str, address: str) -> None:
    with serving(db, behind_tls=True, proxies=(trusted,), arrivals="2/hour") as served:
        answers = [
            patient.post(
                f"{served.address}/api/guests", json={"name": "A"}, headers={"X-Forwarded-For": f"203.0.113.{n}"}
            )
            for n in range(4)
        ]
    believed = [201] * 4 if address else [201, 201, 429, 429]
    assert [answer.status_code for answer in answers] == believed


def test_a_proxy_is_believed_about_the_last_address_only(db: str) -> None:
    """Whatever a client writes into the header itself comes before what the proxy adds."""
    with serving(db, behind_tls=True, arrivals="2/hour") as served:
        answers = [
            patient.post(
                f"{served.address}/api/guests",
                json={"name": "A"},
                headers={"X-Forwarded-For": f"203.0.113.{n}, 198.51.100.9"},
            )
            for n in range(4)
        ]
    assert [answer.status_code for answer in answers] == [201, 201, 429, 429]


@pytest.mark.parametrize(
    "password",
    ["password", "PassWord", "password2026!", "        ", "aaaaaaaa", "12121212", "abcdefgh", "98765432", "qwertyuiop",
     "operahouse", "operahouse1", "Victoria", "victoria99", "ｐａｓｓｗｏｒｄ"],
)  # fmt: skip
def test_passwords_that_a_stranger_would_try_are_refused(password: str) -> None:
    with pytest.raises(RequestError, match="web-password-common"):
        check_new_password(password, "Victoria")


@pytest.mark.parametrize("password", ["con brio, ma non troppo", "8264-9173-55", "tr0mbone", "Καλημέρα κόσμε"])
def test_others_are_taken(password: str) -> None:
    check_new_password(password, "Victoria")


def test_common_passwords_are_refused_at_the_door(come: Come) -> None:
    answer = come("X", False).http.post("/api/accounts", json={"name": "Carla", "password": "password1"})
    assert (answer.status_code, key(answer)) == (422, "web-password-common")


def account(come: Come, name: str) -> Visitor:
    visitor = come(name, False)
    visitor.take(visitor.http.post("/api/accounts", json={"name": name, "password": PASSWORD}))
    return visitor


def test_a_new_password_ends_every_other_session(come: Come) -> None:
    here, there = account(come, "Rosina"), come("Rosina", False)
    there.take(there.http.post("/api/sessions", json={"name": "Rosina", "password": PASSWORD}))
    line = there.watch(there.open()["id"])
    wrong = here.http.put("/api/me/password", json={"old": "something else", "new": "a new password"})
    assert (wrong.status_code, key(wrong)) == (401, "web-wrong-password")
    weak = here.http.put("/api/me/password", json={"old": PASSWORD, "new": "rosina123"})
    assert (weak.status_code, key(weak)) == (422, "web-password-common")
    assert here.http.put("/api/me/password", json={"old": PASSWORD, "new": "una voce poco fa"}).status_code == 204
    assert line.until("closing")["error"]["key"] == "web-sign-in"
    assert there.http.get("/api/me").status_code == 401
    assert here.get("/api/me")["name"] == "Rosina"
    for password, status in ((PASSWORD, 401), ("una voce poco fa", 201)):
        assert there.http.post("/api/sessions", json={"name": "Rosina", "password": password}).status_code == status


def test_a_guest_has_no_password_to_change(come: Come) -> None:
    answer = come().http.put("/api/me/password", json={"old": "", "new": "una voce poco fa"})
    assert (answer.status_code, key(answer)) == (409, "web-no-account")


def test_signing_out_everywhere_ends_this_session_too(come: Come) -> None:
    here, there = account(come, "Susanna"), come("Susanna", False)
    there.take(there.http.post("/api/sessions", json={"name": "Susanna", "password": PASSWORD}))
    assert here.http.delete("/api/me/sessions").status_code == 204
    assert [one.http.get("/api/me").status_code for one in (here, there)] == [401, 401]

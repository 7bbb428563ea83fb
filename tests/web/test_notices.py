"""Being called: in the browser and by mail, once for each turn, with nothing hidden, and never at the table."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import httpx
import pytest

from operahouse.store.notices import NoticeSettings, subscriptions_of
from operahouse.web.calls import Call
from operahouse.web.errors import RequestError
from operahouse.web.notifier import SENDERS
from operahouse.web.push_request import Endpoint, is_public, post, read_endpoint
from operahouse.web.quiet_hours import is_quiet
from operahouse.web.signed_links import make_token, read_token
from operahouse.web.wall_clock import now
from tests.web.mail_server import MailServer, mail_server
from tests.web.push_service import Browser, PushService, check_signature, push_service
from tests.web.serving import Served, serving
from tests.web.visitor import Message, TableSocket, Visitor

PASSWORD = "con brio, ma non troppo"
OPEN: dict[str, Any] = {"push_anywhere": True, "notice_seconds": 0}
ALL = {"turn": ["push"], "start": ["push"], "round": ["push"], "daily": []}


@pytest.fixture
def pushed() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
def mails(tmp_path: Path) -> Iterator[MailServer]:
    with mail_server(tmp_path) as server:
        yield server


@contextmanager
def mailing(db: str, mails: MailServer) -> Iterator[Served]:
    """A server with mail."""
    with serving(
        db, mail_server="127.0.0.1", mail_port=mails.port, mail_verify=False, mail_user="house", mail_password="secret",
        mail_from="house@opera.example.org", address="https://opera.example.org", **OPEN,
    ) as served:  # fmt: skip
        yield served


def subscribe(visitor: Visitor, pushed: PushService, name: str = "1") -> Browser:
    """Call the visitor in a browser of the test."""
    browser = Browser()
    body = {"endpoint": f"{pushed.address}/push/{name}", "keys": browser.keys()}
    answer = visitor.http.post("/api/me/browsers", json=body)
    assert answer.status_code == 204, answer.text
    return browser


def account(served: Served, name: str) -> Visitor:
    visitor = Visitor(served.address, name, guest=False)
    visitor.take(visitor.http.post("/api/accounts", json={"name": name, "password": PASSWORD}))
    return visitor


def begin(served: Served, anna: Visitor, bob: Visitor) -> tuple[str, TableSocket]:
    """A slow game of both, which Bob has left open in no browser. Returns Anna's socket."""
    table = anna.open(pace={"kind": "slow", "days": 3})["id"]
    host = anna.watch(table)
    with bob.watch(table) as guest:
        guest.sit("east")
        host.until_item("seated")
    gone(served, table, bob)
    host.do("start")
    return table, host


def look_through(served: Served) -> None:
    """Look at all tables, as every few minutes, and then at what was found."""

    async def both() -> None:
        await served.server.notifier.look_through()
        await served.server.notifier._look_around()

    served.wait_for(lambda: hasattr(served.app.state, "server"))
    asyncio.run_coroutine_threadsafe(both(), served.loop).result()


def nothing_more(served: Served, pushed: PushService) -> bool:
    """Whether nobody is called though all tables were looked at."""
    look_through(served)
    return pushed.received.empty()


def gone(served: Served, table: str, visitor: Visitor) -> None:
    """Wait until the server knows that somebody has left the table."""
    live = served.server.live_matches[table]
    served.wait_for(lambda: visitor.id not in {viewer.person.id for viewer in live.viewers})


def give_the_turn_to(bob: Visitor, served: Served, table: str, host: TableSocket) -> None:
    """Both bid, Anna wins and arranges, and the next bids are asked while Bob is away."""
    host.do("play", move="bid 1")
    with bob.watch(table) as back:
        back.do("play", move="bid 0")
    gone(served, table, bob)
    host.do("play", move="arrange a,b,-")


def test_whoever_is_away_is_called_once_for_a_turn_and_nobody_at_the_table(db: str, pushed: PushService) -> None:
    with serving(db, **OPEN) as served, Visitor(served.address, "Anna") as anna, Visitor(served.address, "Bob") as bob:
        browser = subscribe(bob, pushed)
        subscribe(anna, pushed, "anna")
        table, host = begin(served, anna, bob)
        begun = pushed.next()
        assert begun.path == "/push/1"
        assert browser.read(begun.body) == {
            "title": "Your game begins", "body": "toy with Anna: the cards are dealt.", "link": f"/t/{table}",
            "tag": f"start {table}",
        }  # fmt: skip
        host.do("play", move="bid 1")
        assert nothing_more(served, pushed)
        with bob.watch(table) as back:
            back.do("play", move="bid 0")
        gone(served, table, bob)
        assert nothing_more(served, pushed)
        host.do("play", move="arrange a,b,-")
        turn = pushed.next()
        assert browser.read(turn.body) == {
            "title": "It’s your turn", "body": "toy with Anna: the table is waiting for you.", "link": f"/t/{table}",
            "tag": f"turn {table}",
        }  # fmt: skip
        host.do("play", move="bid 1")
        assert nothing_more(served, pushed)


@pytest.mark.parametrize(
    ("wanted", "title"),
    [
        ({"turn": ["push"], "start": ["push"], "round": ["push"], "daily": []}, "The next round begins"),
        ({"turn": ["push"], "start": ["push"], "round": [], "daily": []}, "Your game begins"),
        ({"turn": ["push"], "start": [], "round": [], "daily": []}, "It’s your turn"),
    ],
)
def test_a_round_of_an_evening_calls_once_even_where_only_bots_sit(
    db: str, pushed: PushService, wanted: Message, title: str
) -> None:
    with serving(db, **OPEN) as served, Visitor(served.address, "Anna") as anna, Visitor(served.address, "Bob") as bob:
        browser = subscribe(bob, pushed)
        choose(bob, wanted=wanted)
        terms = {"name": "Winter", "format": "duplicate", "game": "toy", "players": 2, "rounds": 1, "level": "random"}
        id_ = anna.http.post("/api/tournaments", json=terms).json()["id"]
        for person in (anna, bob):
            assert person.http.post(f"/api/tournaments/{id_}/entries", json={}).status_code == 200
        page = anna.http.post(f"/api/tournaments/{id_}/rounds", json={}).json()
        tables = page["played"][0]["tables"]
        assert [len([seat for seat in table["seats"] if seat["name"]]) for table in tables] == [1, 1]
        told = browser.read(pushed.next().body)
        assert told["title"] == title
        assert told["link"] in [
            table["link"] for table in bob.get(f"/api/tournaments/{id_}")["played"][0]["tables"] if table["you"]
        ]
        assert ("Winter" in told["body"]) is (title == "The next round begins")
        assert nothing_more(served, pushed)


def test_a_server_that_starts_again_calls_for_what_was_missed_and_for_nothing_twice(
    db: str, pushed: PushService
) -> None:
    patient = {**OPEN, "notice_seconds": 1000}
    with (
        serving(db, **patient) as served,
        Visitor(served.address, "Anna") as anna,
        Visitor(served.address, "Bob") as bob,
    ):
        table, host = begin(served, anna, bob)
        give_the_turn_to(bob, served, table, host)
        browser = subscribe(bob, pushed)
    assert pushed.received.empty()
    with serving(db, **OPEN) as served:
        assert browser.read(pushed.next().body)["link"] == f"/t/{table}"
        assert nothing_more(served, pushed)
    with serving(db, **OPEN) as served:
        assert nothing_more(served, pushed)


def test_messages_are_signed_by_the_server_and_say_how_long_to_keep_them(db: str, pushed: PushService) -> None:
    with serving(db, **OPEN) as served, Visitor(served.address, "Anna") as anna, Visitor(served.address, "Bob") as bob:
        subscribe(bob, pushed)
        begin(served, anna, bob)
        sent = pushed.next()
        claims, key = check_signature(sent.headers["Authorization"])
        assert claims["aud"] == pushed.address
        assert 0 < claims["exp"] - now() // 1000 <= 24 * 60 * 60
        assert key == bob.get("/api/me/notices")["push_key"]
        assert sent.headers["Content-Encoding"] == "aes128gcm"
        assert int(sent.headers["TTL"]) > 0


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(db: str, pushed: PushService, status: int) -> None:
    with serving(db, **OPEN) as served, Visitor(served.address, "Anna") as anna, Visitor(served.address, "Bob") as bob:
        pushed.status = status
        subscribe(bob, pushed)
        begin(served, anna, bob)
        pushed.next()
        served.wait_for(lambda: not served.server.store.read(lambda found: subscriptions_of(found, bob.id)))


def test_a_push_service_that_never_answers_keeps_nobody_else_waiting(db: str, pushed: PushService) -> None:
    pushed.slow_path = "/push/slow"
    with serving(db, **OPEN) as served, Visitor(served.address, "Anna") as anna, Visitor(served.address, "Bob") as bob:
        subscribe(anna, pushed, "slow")
        subscribe(bob, pushed, "bob")

        async def call_both() -> None:
            for person, tables in ((anna.id, 2 * SENDERS), (bob.id, 1)):
                for number in range(tables):
                    await served.server.notifier.call(Call(person, "turn", f"{number}", 1, 1, "/", {"game": "toy"}))

        asyncio.run_coroutine_threadsafe(call_both(), served.loop).result()
        assert sorted(pushed.next().path for _ in range(2)) == ["/push/bob", "/push/slow"]
        pushed.may_answer.set()
        assert {pushed.next().path for _ in range(2 * SENDERS - 1)} == {"/push/slow"}


def test_nobody_is_called_who_does_not_want_it_or_not_now(db: str, pushed: PushService) -> None:
    with serving(db, **OPEN) as served, Visitor(served.address, "Anna") as anna, Visitor(served.address, "Bob") as bob:
        subscribe(bob, pushed)
        choose(bob, wanted={**ALL, "start": []}, quiet={"start": 0, "end": 24 * 60 - 1})
        table, host = begin(served, anna, bob)
        give_the_turn_to(bob, served, table, host)
        assert nothing_more(served, pushed)
        choose(bob, wanted={**ALL, "turn": []})
        assert nothing_more(served, pushed)
        choose(bob, wanted=ALL)
        look_through(served)
        assert pushed.next().path == "/push/1"


def choose(visitor: Visitor, **chosen: Any) -> None:  # noqa: ANN401
    body = {"wanted": ALL, "quiet": None, "time_zone": "UTC", **chosen}
    answer = visitor.http.put("/api/me/notices", json=body)
    assert answer.status_code == 204, answer.text


def test_quiet_hours_are_those_of_the_persons_time_zone() -> None:
    noon = 1_794_999_600_000  # 2026-11-18 11:00 in UTC
    settings = notice_settings_of("Asia/Tokyo", 19 * 60, 21 * 60)
    assert is_quiet(settings, noon)
    assert not is_quiet(settings._replace(time_zone="UTC"), noon)
    assert is_quiet(settings._replace(quiet_from=22 * 60, quiet_until=20 * 60 + 1), noon)
    assert not is_quiet(settings._replace(quiet_from=None), noon)


def notice_settings_of(zone: str, start: int, end: int) -> NoticeSettings:
    return NoticeSettings(quiet_from=start, quiet_until=end, time_zone=zone)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x", "https://127.0.0.1/x", "https://localhost/x", "https://[::1]/x",
        "https://10.0.0.1/x", "https://push.internal/x", "https://user@push.example.org/x",
        "https://push.example.org:8443/x", "ftp://push.example.org/x", "https://push.example.org/a b", "x",
        "https://169.254.169.254/latest", "https://[::ffff:10.0.0.1]/x", "https:///x", "https://a:99999/x",
    ],
)  # fmt: skip
def test_no_address_leads_into_a_private_network(db: str, endpoint: str) -> None:
    assert read_endpoint(endpoint) is None


def test_names_that_lead_into_a_private_network_are_not_called() -> None:
    hidden = [
        "10.1.2.3", "100.64.0.1", "169.254.169.254", "192.88.99.1", "192.0.0.8", "224.0.0.1", "240.0.0.1", "0.0.0.0",
        "::", "::1", "::127.0.0.1", "::ffff:10.0.0.1", "::ffff:0:10.0.0.1", "64:ff9b::a00:1", "64:ff9b:1::a00:1",
        "100::1", "2001::1", "2001:db8::1", "2002:a00:1::", "2606:2800::5efe:a00:1", "2606:2800::200:5efe:a00:1",
        "5f00::1", "fc00::1", "fe80::1", "fec0::1", "ff02::1",
    ]  # fmt: skip
    assert [each for each in hidden if is_public(ip_address(each))] == []
    for public in ("93.184.216.34", "2606:2800:220:1::1"):
        assert is_public(ip_address(public))
    assert asyncio.run(post(Endpoint("https", "localhost", 443, "/"), {}, b"")) == 0


def test_what_is_no_browser_is_refused(db: str, pushed: PushService) -> None:
    with serving(db) as served, Visitor(served.address, "Anna") as anna:
        body = {"endpoint": f"{pushed.address}/x", "keys": Browser().keys()}
        assert refusal(anna.http.post("/api/me/browsers", json=body)) == "web-push-endpoint"
        wrong = {"endpoint": "https://push.example.org/x", "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
        assert refusal(anna.http.post("/api/me/browsers", json=wrong)) == "web-push-keys"
        zone = {"wanted": ALL, "quiet": None, "time_zone": "Mars/Olympus"}
        assert refusal(anna.http.put("/api/me/notices", json=zone)) == "web-unknown-time-zone"


def refusal(answer: httpx.Response) -> str:
    key: str = answer.json()["error"]["key"]
    return key


def confirm(visitor: Visitor, mails: MailServer, address: str) -> None:
    """Give a mail address, and follow the link that comes."""
    body = {"address": address, "password": PASSWORD}
    assert visitor.http.put("/api/me/mail", json=body).json() == {"mail": ""}
    letter = mails.next()
    assert letter["To"] == address
    assert visitor.http.post("/api/mail", json={"token": link_in(letter, "mail")}).json() == {"mail": address}


def link_in(letter: EmailMessage, page: str) -> str:
    """The token of the link to that page."""
    found = re.search(rf"https://opera.example.org/{page}/(\S+)", letter.get_content())
    assert found is not None, letter.get_content()
    return found[1]


def test_a_mail_calls_once_and_one_click_ends_it(db: str, mails: MailServer) -> None:
    with mailing(db, mails) as served, Visitor(served.address, "Anna") as anna, account(served, "Bob") as bob:
        confirm(bob, mails, "bob@example.org")
        choose(bob, wanted={**ALL, "start": ["mail"], "turn": ["mail"]})
        table, host = begin(served, anna, bob)
        letter = mails.next()
        assert letter["Subject"] == "Your game begins"
        assert f"https://opera.example.org/t/{table}" in letter.get_content()
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert mails.signed_in
        click = str(letter["List-Unsubscribe"]).strip("<>").removeprefix("https://opera.example.org")
        form = {"Content-Type": "application/x-www-form-urlencoded"}
        with Visitor(served.address, guest=False) as stranger:
            answer = stranger.http.post(click, content="List-Unsubscribe=One-Click", headers=form)
        assert answer.status_code == 204, answer.text
        assert bob.get("/api/me/notices")["wanted"]["start"] == []
        assert bob.get("/api/me/notices")["wanted"]["turn"] == ["mail"]
        assert link_in(letter, "stop") == click.rpartition("/")[2]
        give_the_turn_to(bob, served, table, host)
        assert mails.next()["Subject"] == "It’s your turn"


def test_a_password_is_set_by_mail_once_and_nobody_learns_who_has_an_account(db: str, mails: MailServer) -> None:
    with (
        mailing(db, mails) as served,
        account(served, "Bob") as bob,
        Visitor(served.address, guest=False) as stranger,
    ):
        confirm(bob, mails, "bob@example.org")
        answers = [stranger.http.post("/api/recovery/mail", json={"name": name}) for name in ("Nobody", "bob")]
        assert [(answer.status_code, answer.text) for answer in answers] == [(202, "null")] * 2
        token = link_in(mails.next(), "password")
        assert mails.letters.empty()
        body = {"token": token, "password": "un altro segreto"}
        assert refusal(stranger.http.post("/api/recovery/link", json={**body, "password": "short"})) != ""
        assert stranger.http.post("/api/recovery/link", json=body).status_code == 201
        assert refusal(stranger.http.post("/api/recovery/link", json=body)) == "web-link-expired"
        assert bob.http.get("/api/me").status_code == 401
        forged = {**body, "token": token[:-4] + "AAAA"}
        assert refusal(stranger.http.post("/api/recovery/link", json=forged)) == "web-link-expired"


def test_links_expire_and_are_good_for_one_thing_only() -> None:
    secret = b"x" * 32
    token = make_token(secret, "password", ["p"], until=1000)
    assert read_token(secret, "password", token, now=1000) == ["p"]
    for wrong in [("password", 1001), ("stop", 1000)]:
        with pytest.raises(RequestError, match="web-link-expired"):
            read_token(secret, wrong[0], token, wrong[1])
    with pytest.raises(RequestError, match="web-link-expired"):
        read_token(b"y" * 32, "password", token, now=1)


def test_without_a_mail_server_there_is_no_mail(db: str) -> None:
    with serving(db) as served, account(served, "Bob") as bob:
        assert bob.get("/api/me/notices")["can_mail"] is False
        body = {"address": "bob@example.org", "password": PASSWORD}
        assert refusal(bob.http.put("/api/me/mail", json=body)) == "web-no-mail"
        assert refusal(bob.http.post("/api/recovery/mail", json={"name": "Bob"})) == "web-no-mail"

"""What a viewer is told at once, and what has to wait for its turn."""

import json
from collections.abc import Callable
from typing import Never

import pytest

from operahouse.kernel.errors import OperahouseError
from operahouse.store.people import Person
from operahouse.table.chat import Say
from operahouse.table.match import Match
from operahouse.web.errors import RequestError
from operahouse.web.viewer import MOST_REPLIES, PAGE, Viewer
from tests.table.logged_match import TOY, LoggedMatch

BOB = Person("bob", "Bob", "", "en", 1)


class Wire:
    """A line that keeps what it was given, and is free or not."""

    def __init__(self) -> None:
        self.free = True
        self.heard: list[dict[str, object]] = []

    def post(self, make_messages: Callable[[], list[bytes]]) -> bool:
        """Keep the messages, if it is free."""
        if self.free:
            self.heard += [json.loads(message) for message in make_messages()]
        return self.free

    async def receive(self) -> Never:
        """Nothing comes in."""
        raise NotImplementedError


def at_the_table(wire: Wire) -> tuple[LoggedMatch, Viewer]:
    table = LoggedMatch(TOY).sit_down()
    viewer = Viewer(BOB, "", "en", False, lambda _, error: error.key)
    viewer.channel = wire
    show(viewer, table)
    wire.heard.clear()
    return table, viewer


def show(viewer: Viewer, table: LoggedMatch) -> None:
    viewer.match = table.match
    viewer.send()


def said(message: dict[str, object]) -> list[object]:
    items = message["items"]
    assert isinstance(items, list)
    return [item["text"] for item in items]


def test_who_reads_is_told_at_once() -> None:
    wire = Wire()
    table, viewer = at_the_table(wire)
    table.ask("anna", Say("one"))
    show(viewer, table)
    viewer.reply({"type": "pong"})
    assert [message["type"] for message in wire.heard] == ["news", "pong"]
    assert not viewer.wake.is_set()


def test_who_does_not_read_gets_all_of_it_later_and_in_order() -> None:
    wire = Wire()
    table, viewer = at_the_table(wire)
    wire.free = False
    for text in ("one", "two"):
        table.ask("anna", Say(text))
        show(viewer, table)
    viewer.reply({"type": "pong"})
    assert (wire.heard, viewer.wake.is_set()) == ([], True)
    news, pong = [json.loads(message) for message in viewer.take_messages()]
    assert (said(news), pong, viewer.wake.is_set()) == (["one", "two"], {"type": "pong"}, False)


def test_who_has_not_read_for_long_gets_it_in_pages_and_answers_last() -> None:
    wire = Wire()
    table, viewer = at_the_table(wire)
    wire.free = False
    for index in range(PAGE + 5):
        table.ask("anna", Say(f"number {index}"))
    show(viewer, table)
    viewer.reply({"type": "pong"})
    [first] = [json.loads(message) for message in viewer.take_messages()]
    assert (len(first["items"]), first["more"], viewer.wake.is_set()) == (PAGE, True, True)
    last, pong = [json.loads(message) for message in viewer.take_messages()]
    assert (len(last["items"]), "more" in last, pong, viewer.wake.is_set()) == (5, False, {"type": "pong"}, False)


def test_nothing_overtakes_what_is_on_its_way() -> None:
    wire = Wire()
    table, viewer = at_the_table(wire)
    viewer.sending = True
    table.ask("anna", Say("one"))
    show(viewer, table)
    assert (wire.heard, viewer.wake.is_set()) == ([], True)


def test_the_last_word_is_left_to_whoever_closes_the_socket() -> None:
    wire = Wire()
    _, viewer = at_the_table(wire)
    viewer.close(RequestError(401, "web-sign-in"))
    viewer.reply({"type": "pong"})
    assert [message["type"] for message in wire.heard] == ["closing"]
    assert (viewer.closed, viewer.wake.is_set(), viewer.close_code) == (True, True, 4401)


def test_who_asks_and_never_reads_is_left() -> None:
    wire = Wire()
    _, viewer = at_the_table(wire)
    wire.free = False
    for _ in range(MOST_REPLIES + 1):
        viewer.reply({"type": "pong"})
    assert viewer.closed


def test_a_mistake_in_telling_is_that_viewers_trouble_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    wire = Wire()
    table, viewer = at_the_table(wire)

    def break_down(_: Match) -> list[object]:
        raise OperahouseError("web-broken", {})

    monkeypatch.setattr(viewer.stream, "read", break_down)
    show(viewer, table)
    assert isinstance(viewer.failure, OperahouseError)
    assert viewer.wake.is_set()

"""Sockets with a direct channel, and without one where uvicorn's inside is another."""

import importlib
import json
import sys
from collections.abc import Callable
from types import ModuleType

import pytest

from operahouse.web import serve
from operahouse.web.serve import websocket_protocol
from operahouse.web.websocket_protocol import DirectWebSocketProtocol
from tests.web.playing import play_on
from tests.web.serving import serving
from tests.web.visitor import Visitor

OURS = "operahouse.web.websocket_protocol"
UVICORNS = "uvicorn.protocols.websockets.websockets_sansio_impl"


class OtherProtocol:
    """A protocol of uvicorn that keeps its messages elsewhere."""

    def __init__(self) -> None:
        self.messages: list[str] = []


def other_uvicorn() -> ModuleType:
    module = ModuleType(UVICORNS)
    module.WebSocketsSansIOProtocol = OtherProtocol  # type: ignore[attr-defined]
    return module


def game_at(db: str) -> set[bool]:
    """Play a whole game over sockets; whether the viewers had a direct channel."""
    with serving(db) as served, Visitor(served.address) as anna, Visitor(served.address, "Bob") as bob:
        table = anna.open()["id"]
        host, guest = anna.watch(table, snapshot="yes"), bob.watch(table, snapshot="yes")
        guest.sit("east")
        host.do("start")
        assert play_on([host, guest])["outcome"] == "finished"
        [live] = served.server.live_matches.values()
        return {viewer.channel is not None for viewer in live.viewers}


def test_a_game_is_played_over_direct_channels(db: str) -> None:
    assert websocket_protocol() is importlib.import_module(OURS).DirectWebSocketProtocol
    assert game_at(db) == {True}


@pytest.mark.parametrize("uvicorns", [None, other_uvicorn()], ids=["no-such-module", "another-inside"])
def test_another_uvicorn_keeps_its_own_protocol(uvicorns: ModuleType | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, OURS, raising=False)
    monkeypatch.setitem(sys.modules, UVICORNS, uvicorns)
    assert websocket_protocol() == "auto"


def test_a_game_is_played_without_direct_channels(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "websocket_protocol", lambda: "auto")
    assert game_at(db) == {False}


def test_who_changes_something_gets_news_and_confirmation_in_one_packet(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    packets: list[list[str]] = []
    post = DirectWebSocketProtocol.post

    def note(protocol: DirectWebSocketProtocol, make_messages: Callable[[], list[bytes]]) -> bool:
        def make_noted() -> list[bytes]:
            messages = make_messages()
            kinds = [json.loads(message)["type"] for message in messages]
            packets.append([kind for kind in kinds if kind != "presence"])
            return messages

        return post(protocol, make_noted)

    with serving(db) as served, Visitor(served.address) as anna, Visitor(served.address, "Bob") as bob:
        table = anna.open()["id"]
        host, guest = anna.watch(table), bob.watch(table)
        guest.sit("east")
        monkeypatch.setattr(DirectWebSocketProtocol, "post", note)
        host.do("say", text="Toi, toi, toi")
    assert [packet for packet in packets if packet] == [["news"], ["news", "done"]]

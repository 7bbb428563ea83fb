"""Whatever is sent to a table, the answer is a refusal or what was asked for, and nothing breaks."""

import json
import logging
import os
from itertools import count
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from structlog.testing import capture_logs

from operahouse.table.wire_commands import CommandJson
from operahouse.web import client_messages
from tests.web.conftest import Come
from tests.web.serving import Served
from tests.web.test_reviews import finished
from tests.web.visitor import TableSocket

EXAMPLES = int(os.environ.get("FUZZ_EXAMPLES", "100"))
WORDS = ["north", "east", "bid 1", "arrange a,b,-", "random", "novice", "Anna", "you", "bid", "amount", "in", "="]
"""What means something at a table of the toy."""
ODD = [
    "",
    "\0",
    "\ud800",
    "٣",
    "bid ٣",
    "x" * 5000,
    "bid 99999999999999999999",
    "bid -0",
    "bid 1e3",
    ",",
    "\u202e",
    "{}",
]
TEXTS = st.sampled_from([*WORDS, *ODD]) | st.text(max_size=20)
NUMBERS = st.sampled_from([0, 1, -1, 2**31, 2**53, 2**63, 2**64, 10**30]) | st.integers()
ANYTHING = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats(allow_nan=False, allow_infinity=False) | TEXTS,
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(TEXTS, inside, max_size=3),
    max_leaves=6,
)
st.register_type_strategy(str, TEXTS)
st.register_type_strategy(object, ANYTHING)
COMMANDS: st.SearchStrategy[Any] = st.from_type(CommandJson)  # type: ignore[arg-type]
st.register_type_strategy(str, st.text())
MESSAGES = st.one_of(
    st.fixed_dictionaries({"type": st.just("command"), "command": COMMANDS | ANYTHING}),
    st.fixed_dictionaries({"type": st.just("preview"), "moves": st.lists(TEXTS, max_size=4) | ANYTHING}),
    st.fixed_dictionaries({"type": st.just("screen"), "seat": TEXTS | ANYTHING}),
    st.fixed_dictionaries({"type": st.just("lead"), "on": st.booleans() | ANYTHING, "seat": TEXTS, "place": NUMBERS,
                           "open": st.booleans()}),
    st.fixed_dictionaries({"type": st.sampled_from(["decision", "hint", "ping"]) | TEXTS}, optional={"move": TEXTS}),
    ANYTHING,
)  # fmt: skip
ENDING = ["close", "resign"]
"""Commands after which a table is another one."""


@pytest.mark.parametrize("status", ["seating", "playing", "ended"])
def test_nothing_that_is_said_breaks_a_table(
    served: Served, come: Come, status: str, caplog: pytest.LogCaptureFixture
) -> None:
    anna = come("Anna")
    line: list[TableSocket] = []
    ids = count()

    def table() -> str:
        if status == "ended":
            return finished(anna)
        found: str = anna.open(seats=["you", "random" if status == "playing" else "open"])["id"]
        return found

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    @given(message=MESSAGES)
    def say(message: Any) -> None:  # noqa: ANN401
        if isinstance(message, dict) and _ends(message):
            return
        if not line:
            line.append(anna.watch(table()))
        line[0].send(json.dumps({**message, "id": f"m{next(ids)}"} if isinstance(message, dict) else message))
        line[0].send({"type": "ping"})
        heard = line[0].next()
        while heard["type"] not in ("pong", "closing"):
            assert heard.get("error", {}).get("key") != "web-broken", message
            heard = line[0].next()
        assert heard["type"] == "pong", (message, heard)

    with capture_logs() as own:
        say()
    assert [each for each in own if each["log_level"] == "error"] == []
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("message", [{"type": "preview", "moves": ["bid 1"]}, {"type": "screen", "seat": "north"}])
def test_a_mistake_of_ours_is_answered(
    served: Served, come: Come, message: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> object:
        raise ValueError("ours")

    for function in ("previewed_decision", "stream_behind_screen"):
        monkeypatch.setattr(client_messages, function, fail)
    anna = come("Anna")
    with anna.watch(anna.open(seats=["you", "random"])["id"]) as line, capture_logs() as own:
        line.send({**message, "id": "q"})
        assert line.answer("q")["error"]["key"] == "web-broken"
        assert line.do("say", text="still here")
    assert [each["kind"] for each in own if each["log_level"] == "error"] == ["ValueError"]


def _ends(message: dict[str, Any]) -> bool:
    command = message.get("command")
    return isinstance(command, dict) and command.get("kind") in ENDING

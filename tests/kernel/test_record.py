from typing import Any

import pytest

from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Malformed
from operahouse.kernel.play import choose_at_random
from operahouse.kernel.record import Recorder, read_record
from tests.toy.extras import RichToy

GAME = RichToy()
GONE = "(gone)"


def a_record() -> dict[str, Any]:
    state = GAME.deal(3, [], Generator(2))
    recorder = Recorder(GAME, state, [])
    chance = Generator(2)
    while state.to_act():
        recorder.take(state, state.turn, choose_at_random(state, state.turn, chance))
    return recorder.record(state, {"north": "you"}, "2026-11-15T18:00:00Z")


def test_a_record_is_read_move_by_move() -> None:
    record = a_record()
    replay = read_record(GAME, record)
    assert replay.names == {"north": "you"}
    assert [event.kind for event in replay.advance()] == ["sealed"]
    assert replay.made == 1
    assert not replay.finish().to_act()
    assert replay.made == len(record["moves"])


@pytest.mark.parametrize(
    ("field", "value", "path"),
    [
        ("format", "operahouse-record/2", "format"),
        ("format", GONE, "format"),
        ("game", "chess", "game"),
        ("game", GONE, "game"),
        ("edition", "toy-2", "edition"),
        ("rules", "0.9", "rules"),
        ("setup", GONE, "setup"),
        ("setup", {}, "setup.game"),
        ("setup", [], "setup"),
        ("moves", GONE, "moves"),
        ("moves", {}, "moves"),
        ("moves", ["bid 1"], "moves[0]"),
        ("moves", [["north"]], "moves[0]"),
        ("moves", [["north", "bid 1", "bid 2"]], "moves[0]"),
        ("moves", [["north", 1]], "moves[0][1]"),
        ("moves", [["west", "bid 1"]], "moves[0]"),
        ("moves", [["north", "bid 1"], ["north", "bid 1"]], "moves[1]"),
        ("moves", [["north", "bid 1"], ["east", "bid 4"]], "moves[1]"),
        ("moves", [["chance", "shuffle 1"]], "moves[0]"),
        ("moves", [], "result"),
        ("result", {"points": {}, "ranking": []}, "result"),
        ("result", 5, "result"),
        ("names", {"north": 5}, "names.north"),
        ("names", {"west": "you"}, "names.west"),
        ("names", ["you"], "names"),
        ("options", {"fast": True}, "options.fast"),
        ("options", {"open_cards": 1}, "options.open_cards"),
        ("options", [], "options"),
        ("started", 2026, "started"),
        ("winner", "north", "winner"),
    ],
)
def test_what_is_wrong_with_a_record_is_named(field: str, value: object, path: str) -> None:
    record = a_record()
    if value == GONE:
        del record[field]
    else:
        record[field] = value
    with pytest.raises(Malformed) as wrong:
        read_record(GAME, record).finish()
    assert wrong.value.path == path


def test_a_record_says_why_a_move_is_refused() -> None:
    record = a_record() | {"moves": [["north", "bid 3"], ["east", "place a"]]}
    with pytest.raises(Malformed) as wrong:
        read_record(GAME, record).finish()
    assert wrong.value.key == "malformed-refused"
    assert str(wrong.value.details["why"]).startswith("T1: ")

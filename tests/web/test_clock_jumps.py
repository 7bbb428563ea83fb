"""The machine's clock is set, or the machine sleeps: nobody is signed out, bots go on moving, no time runs out."""

from collections.abc import Iterator
from time import time

import pytest

from operahouse.web import wall_clock
from operahouse.web.wall_clock import JUMP_TRUSTED_AFTER, SECOND, SWEEP_AFTER, SteadyClock
from tests.web import patient
from tests.web.playing import play_on
from tests.web.serving import Served, serving
from tests.web.visitor import Visitor

DAYS = 24 * 60 * 60


class Machine:
    """A machine whose clock can be set."""

    def __init__(self) -> None:
        self.passed = 1000.0
        self.set_by = 1_700_000_000.0

    def time(self) -> float:
        """What its clock shows."""
        return self.set_by + self.passed

    def monotonic(self) -> float:
        """The time since it was started."""
        return self.passed


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    """The machine of a clock that is made in the test."""
    made = Machine()
    monkeypatch.setattr(wall_clock, "time", made.time)
    monkeypatch.setattr(wall_clock, "monotonic", made.monotonic)
    return made


@pytest.mark.parametrize("jump", [100 * DAYS, -30.0, -100 * DAYS])
def test_a_jump_counts_only_once_it_has_lasted(machine: Machine, jump: float) -> None:
    clock = SteadyClock()
    start = clock.now()
    machine.set_by += jump
    machine.passed += 8
    assert clock.now() == start + 8 * SECOND
    assert not clock.jump_has_lasted()
    machine.passed += JUMP_TRUSTED_AFTER
    assert clock.now() == start + (8 + JUMP_TRUSTED_AFTER) * SECOND
    assert clock.jump_has_lasted()
    clock.believe_machine()
    assert clock.now() == start + (8 + JUMP_TRUSTED_AFTER + jump) * SECOND
    assert not clock.jump_has_lasted()


def test_a_jump_that_is_put_right_leaves_no_trace(machine: Machine) -> None:
    clock = SteadyClock()
    start = clock.now()
    for jump in (500.0, -500.0):
        machine.set_by += jump
        machine.passed += JUMP_TRUSTED_AFTER / 2
        clock.now()
    machine.passed += 10
    assert clock.now() == start + (JUMP_TRUSTED_AFTER + 10) * SECOND


def test_small_corrections_are_followed(machine: Machine) -> None:
    clock = SteadyClock()
    start = clock.now()
    machine.set_by += 1.5
    assert clock.now() == start + 1500


def test_nothing_is_deleted_soon_after_the_start_or_a_jump(machine: Machine) -> None:
    clock = SteadyClock()
    assert not clock.may_sweep()
    machine.passed += SWEEP_AFTER
    assert clock.may_sweep()
    machine.set_by += 100 * DAYS
    assert not clock.may_sweep()
    machine.passed += JUMP_TRUSTED_AFTER
    clock.believe_machine()
    assert not clock.may_sweep()
    machine.passed += SWEEP_AFTER
    assert clock.may_sweep()


def clean_up(served: Served, visitor: Visitor) -> None:
    """Wait until the server has cleaned up: each time it also drops idle tables, after what it did the time before."""
    for _ in range(2):
        table = visitor.open()["id"]
        served.server.scheduler.clean_up_soon()
        while table in served.server.live_matches:
            assert patient.get(f"{served.address}/metrics").status_code == 200


def test_a_clock_ahead_for_a_moment_signs_nobody_out(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(db, idle=0.0) as served, Visitor(served.address) as anna, Visitor(served.address, "Bob") as bob:
        with monkeypatch.context() as ahead:
            ahead.setattr(wall_clock, "time", lambda: time() + 100 * DAYS)
            bob.take(bob.http.post("/api/guests", json={"name": "Bob"}))
            clean_up(served, bob)
        assert anna.get("/api/house")["me"]["name"] == "Anna"


def test_a_clock_set_back_silences_no_bot(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(db) as served, Visitor(served.address) as anna:
        line = anna.watch(anna.open(seats=["you", "random"])["id"], snapshot="yes")
        monkeypatch.setattr(wall_clock, "time", lambda: time() - 60)
        assert play_on([line])["outcome"] == "finished"


@pytest.fixture
def clock_put_right() -> Iterator[None]:
    """Whatever the test does to it, the clock of this process is right afterwards."""
    yield
    wall_clock.CLOCK.believe_machine()


@pytest.mark.parametrize(
    "pace", [{"kind": "live", "bank": 600_000, "grant": 0, "each": 0}, {"kind": "slow", "days": 1}]
)
def test_a_machine_that_slept_runs_out_nobodys_clock(
    clock_put_right: None, db: str, monkeypatch: pytest.MonkeyPatch, pace: dict[str, object]
) -> None:
    """For hours, whether somebody looked at the table or nobody did."""
    with serving(db, idle=0.0) as served, Visitor(served.address) as anna:
        unseen = anna.open(seats=["you", "random"], pace=pace)["id"]
        served.wait_for(lambda: unseen not in served.server.live_matches)
        line = anna.watch(anna.open(seats=["you", "random"], pace=pace)["id"], snapshot="yes")
        monkeypatch.setattr(wall_clock, "JUMP_TRUSTED_AFTER", 0.0)
        monkeypatch.setattr(wall_clock, "time", lambda: time() + 30 * 60 * 60)
        gone = line.until_item("resumed")["at"] - line.until_item("paused")["at"]
        assert gone == pytest.approx(30 * 60 * 60 * SECOND, rel=0.01)
        assert play_on([line])["outcome"] == "finished"
        with anna.watch(unseen, snapshot="yes") as other:
            assert [item["kind"] for item in other.items][-2:] == ["paused", "resumed"]

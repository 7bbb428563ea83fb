"""The machine's clock is set wrong for a while: nobody is signed out, and bots go on moving."""

from time import time

import httpx
import pytest

from operahouse.web import wall_clock
from operahouse.web.wall_clock import JUMP_TRUSTED_AFTER, SECOND, SWEEP_AFTER, SteadyClock
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
    machine.passed += JUMP_TRUSTED_AFTER
    assert clock.now() == start + (8 + JUMP_TRUSTED_AFTER + jump) * SECOND


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
    assert not clock.may_sweep()
    machine.passed += SWEEP_AFTER
    assert clock.may_sweep()


def clean_up(served: Served, visitor: Visitor) -> None:
    """Wait until the server has cleaned up: each time it also drops idle tables, after what it did the time before."""
    for _ in range(2):
        table = visitor.open()["id"]
        served.server.scheduler.clean_up_soon()
        while table in served.server.live_matches:
            assert httpx.get(f"{served.address}/metrics").status_code == 200


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

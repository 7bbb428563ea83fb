"""When the garbage collector runs."""

import gc
from collections.abc import Iterator

import pytest

from operahouse.web.gc_pauses import LONGEST_INTERVAL, SHORTEST_INTERVAL, IdleCollector


@pytest.fixture(autouse=True)
def in_charge() -> Iterator[None]:
    """As in a process that does nothing but serve."""
    gc.disable()
    yield
    gc.enable()


def test_it_is_looked_for_when_it_is_quiet_and_not_too_often() -> None:
    collector = IdleCollector(0)
    assert not collector.collect_if_idle(SHORTEST_INTERVAL - 1, 0)
    assert collector.collect_if_idle(SHORTEST_INTERVAL, 0)
    assert not collector.collect_if_idle(SHORTEST_INTERVAL + 1, 0)
    assert collector.collect_if_idle(2 * SHORTEST_INTERVAL, 0)


def test_where_it_is_never_quiet_it_is_looked_for_at_last() -> None:
    collector = IdleCollector(0)
    assert not [
        moment for moment in range(1, LONGEST_INTERVAL, SHORTEST_INTERVAL) if collector.collect_if_idle(moment, moment)
    ]
    assert collector.collect_if_idle(LONGEST_INTERVAL, LONGEST_INTERVAL)


def test_it_is_left_to_python_where_others_live_in_the_process_too() -> None:
    gc.enable()
    assert not IdleCollector(0).collect_if_idle(LONGEST_INTERVAL, 0)

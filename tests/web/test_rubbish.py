"""When rubbish is looked for."""

import gc
from collections.abc import Iterator

import pytest

from operahouse.web.rubbish import LATEST, SELDOM, Rubbish


@pytest.fixture(autouse=True)
def in_charge() -> Iterator[None]:
    """As in a process that does nothing but serve."""
    gc.disable()
    yield
    gc.enable()


def test_it_is_looked_for_when_it_is_quiet_and_not_too_often() -> None:
    rubbish = Rubbish(0)
    assert not rubbish.look(SELDOM - 1, 0)
    assert rubbish.look(SELDOM, 0)
    assert not rubbish.look(SELDOM + 1, 0)
    assert rubbish.look(2 * SELDOM, 0)


def test_where_it_is_never_quiet_it_is_looked_for_at_last() -> None:
    rubbish = Rubbish(0)
    assert not [moment for moment in range(1, LATEST, SELDOM) if rubbish.look(moment, moment)]
    assert rubbish.look(LATEST, LATEST)


def test_it_is_left_to_python_where_others_live_in_the_process_too() -> None:
    gc.enable()
    assert not Rubbish(0).look(LATEST, 0)

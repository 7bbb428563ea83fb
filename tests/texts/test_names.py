"""Things are called by their names in everything that a whole game of Opera tells or refuses; ids are for programs.

In Operaopoly the terminal shows the ids of cards, for they are typed there; the browser shows names
(`tests/browser/names.py`).
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

import pytest

from operahouse.app.descriptions import describe_event
from operahouse.app.texts import LANGUAGES, Texts
from operahouse.games.catalogue import load_game
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.events import Event
from tests.games_under_test import Table, walk
from tests.texts.ids import OPERA_IDS

LOOKED_AT: Final = 9
"""Of so many questions one is answered in every way that isn't allowed."""
every_table = pytest.mark.parametrize("table", [Table(load_game("opera"), players, []) for players in (2, 4)], ids=str)


def told(table: Table) -> Iterator[Event]:
    """All events of a whole game."""
    for state, seat, option in walk(table.deal(1), 1):
        after = state.clone()
        events: list[Event] = []
        after.log = events
        after.step(seat, option)
        yield from events


def refused(table: Table) -> Iterator[OperahouseError]:
    """Why whatever isn't offered isn't allowed, at questions of a whole game; each reason once."""
    seen = set()
    for step, (state, _, _) in enumerate(walk(table.deal(2), 2)):
        for seat in state.to_act() if step % LOOKED_AT == 0 else []:
            for option in set(range(len(table.game.spellings))) - set(state.options(seat)):
                reason = table.game.refusal(state, seat, option)
                if reason is not None and (once := (reason.key, repr(reason.details))) not in seen:
                    seen.add(once)
                    yield reason


def with_ids(sentences: Callable[[Texts], Iterable[str]]) -> list[str]:
    """Those of the sentences that have one, in every language."""
    return [text for lang in LANGUAGES for text in sentences(Texts(lang)) if OPERA_IDS.search(text)]


@every_table
def test_no_event_of_a_whole_game_is_told_with_an_id(table: Table) -> None:
    events = list(told(table))
    assert len(events) > 100
    assert with_ids(lambda texts: (describe_event(texts, table.game, event.json) for event in events)) == []


@every_table
def test_no_refusal_in_a_whole_game_has_an_id(table: Table) -> None:
    reasons = list(refused(table))
    assert len(reasons) > 20
    assert with_ids(lambda texts: (texts.explain(reason) for reason in reasons)) == []

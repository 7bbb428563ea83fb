"""People's own mistakes: filed once, brought back soon after a failure and later after each success."""

import pytest

from operahouse.store import training
from operahouse.store.people import Person
from operahouse.store.puzzle import AGAIN, INTERVALS, Puzzle
from operahouse.store.store import Store
from operahouse.store.training import file_mistakes, note_try, puzzles_of
from tests.store.matches import plain_append

NOW = 1_700_000_000_000


def puzzle(place: int, loss: float = 0.1, match: str = "m1") -> Puzzle:
    """A mistake of Anna's."""
    return Puzzle("anna", match, place, "toy", "north", "bid", "blunder", loss)


@pytest.fixture
def anna(store: Store) -> Store:
    """A store with Anna and two matches."""
    store.add_person(Person("anna", "Anna", "", "en", 1))
    for match in ("m1", "m2"):
        store.submit(plain_append(match, 1)).result()
    return store


def file(store: Store, match: str, *puzzles: Puzzle) -> None:
    store.change(lambda connection: file_mistakes(connection, match, puzzles))


def places(store: Store) -> list[int]:
    return [one.place for one in store.read(lambda connection: puzzles_of(connection, "anna"))]


def test_the_worst_comes_first(anna: Store) -> None:
    file(anna, "m1", puzzle(3, 0.1), puzzle(9, 0.3))
    file(anna, "m2", puzzle(4, 0.2, "m2"))
    assert places(anna) == [9, 4, 3]
    assert anna.read(lambda connection: puzzles_of(connection, "bob")) == []


def test_what_is_solved_comes_back_later_each_time_and_what_is_failed_soon(anna: Store) -> None:
    file(anna, "m1", puzzle(3), puzzle(5, 0.05))
    for box, interval in enumerate([*INTERVALS, INTERVALS[-1]], 1):
        after = anna.change(lambda connection: note_try(connection, "anna", "m1", 3, True, NOW))
        assert after is not None
        assert (after.box, after.due - NOW) == (min(box, len(INTERVALS)), interval)
    assert places(anna) == [5, 3]
    failed = anna.change(lambda connection: note_try(connection, "anna", "m1", 3, False, NOW))
    assert failed is not None
    assert (failed.box, failed.due, failed.tried) == (0, NOW + AGAIN, len(INTERVALS) + 2)


def test_nobody_else_has_that_puzzle(anna: Store) -> None:
    file(anna, "m1", puzzle(3))
    for person, place in (("bob", 3), ("anna", 4)):
        assert anna.change(lambda found, who=person, at=place: note_try(found, who, "m1", at, True, NOW)) is None  # type: ignore[misc]


def test_another_review_of_the_same_game_keeps_what_is_known(anna: Store) -> None:
    file(anna, "m1", puzzle(3), puzzle(5))
    anna.change(lambda connection: note_try(connection, "anna", "m1", 3, True, NOW))
    file(anna, "m1", puzzle(3, 0.4), puzzle(7))
    found = {one.place: one for one in anna.read(lambda connection: puzzles_of(connection, "anna"))}
    assert sorted(found) == [3, 7]
    assert (found[3].box, found[3].loss) == (1, 0.4)


def test_people_who_were_forgotten_get_none(anna: Store) -> None:
    file(anna, "m1", puzzle(3)._replace(person="nobody"), puzzle(5))
    assert places(anna) == [5]


def test_the_smallest_losses_make_room(anna: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "MOST_KEPT", 2)
    file(anna, "m1", puzzle(1, 0.3), puzzle(2, 0.02), puzzle(3, 0.1))
    assert places(anna) == [1, 3]

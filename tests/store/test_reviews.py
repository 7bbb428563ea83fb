"""Reviews are kept, replaced by newer ones, and the oldest make room."""

from operahouse.store.reviews import find_review, keep_review
from operahouse.store.store import Store
from tests.store.matches import StoredMatch


def test_the_newest_are_kept(store: Store) -> None:
    for number in range(4):
        StoredMatch(store, name=f"m{number}")
        review: dict[str, object] = {"moments": [number]}
        store.change(lambda found, n=number, r=review: keep_review(found, f"m{n}", "1", r, n, most=2))  # type: ignore[misc]
    kept = [store.read(lambda found, n=number: find_review(found, f"m{n}", "1")) for number in range(4)]  # type: ignore[misc]
    assert kept == [None, None, {"moments": [2]}, {"moments": [3]}]


def test_a_newer_version_takes_the_place_of_an_older_one(store: Store) -> None:
    StoredMatch(store, name="m")
    store.change(lambda found: keep_review(found, "m", "1", {"a": 1}, 1))
    store.change(lambda found: keep_review(found, "m", "2", {"a": 2}, 2))
    assert store.read(lambda found: find_review(found, "m", "1")) is None
    assert store.read(lambda found: find_review(found, "m", "2")) == {"a": 2}

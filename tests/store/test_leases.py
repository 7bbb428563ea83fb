from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from operahouse.store.connect import open_store
from operahouse.store.store import Store
from operahouse.table.absence import Leave
from tests.store.matches import StoredMatch, plain_append
from tests.table.logged_match import START


def fill(store: Store, due: list[int | None]) -> None:
    futures = [store.submit(plain_append(f"m{index}", 1, due=time)) for index, time in enumerate(due)]
    for future in futures:
        future.result()


def test_only_what_is_due_is_leased_the_longest_waiting_first(store: Store) -> None:
    fill(store, [30, 10, None, 20, 99])
    assert set(store.lease_due("a", now=30, until=50, limit=2)) == {"m1", "m3"}
    assert set(store.lease_due("b", now=30, until=50, limit=9)) == {"m0"}


def test_a_match_has_one_holder_until_its_time_is_over(store: Store) -> None:
    fill(store, [10])
    assert store.lease_due("a", now=10, until=50, limit=9) == ["m0"]
    assert store.lease_due("b", now=49, until=90, limit=9) == []
    assert store.lease_due("a", now=49, until=60, limit=9) == ["m0"]
    assert store.lease_due("b", now=60, until=90, limit=9) == ["m0"]
    assert store.lease_due("a", now=60, until=99, limit=9) == []


def test_renewing_tells_what_was_lost(store: Store) -> None:
    fill(store, [10, 10, 10])
    assert len(store.lease_due("a", now=10, until=50, limit=9)) == 3
    assert set(store.renew("a", ["m0", "m1"], until=80)) == {"m0", "m1"}
    assert store.lease_due("b", now=60, until=90, limit=9) == ["m2"]
    assert set(store.renew("a", ["m0", "m1", "m2", "unknown"], until=95)) == {"m0", "m1"}
    assert store.renew("a", [], until=99) == []


def test_what_is_released_can_be_leased_at_once(store: Store) -> None:
    fill(store, [10, 10, 10])
    store.lease_due("a", now=10, until=50, limit=9)
    store.release("b")
    assert store.lease_due("b", now=10, until=50, limit=9) == []
    store.release("a", ["m1"])
    assert store.lease_due("b", now=10, until=50, limit=9) == ["m1"]
    store.release("a")
    assert set(store.lease_due("b", now=10, until=50, limit=9)) == {"m0", "m1", "m2"}


def test_processes_that_ask_at_the_same_time_never_get_the_same_match(url: str) -> None:
    stores = [open_store(url) for _ in range(3)]
    fill(stores[0], [10] * 90)
    start = Barrier(3)

    def lease_all(holder: int) -> list[str]:
        mine: list[str] = []
        start.wait()
        while fresh := set(stores[holder].lease_due(f"holder {holder}", 10, 50, limit=len(mine) + 7)) - set(mine):
            mine += fresh
        return mine

    with ThreadPoolExecutor(3) as threads:
        claimed = [match for mine in threads.map(lease_all, range(3)) for match in mine]
    assert sorted(claimed) == sorted(f"m{index}" for index in range(90))
    for store in stores:
        store.close()


def test_a_lease_from_a_clock_that_was_wrong_does_not_last(store: Store) -> None:
    fill(store, [10])
    day = 24 * 60 * 60 * 1000
    assert store.lease_due("a", now=100 * day, until=100 * day + 50, limit=9) == ["m0"]
    assert store.lease_due("b", now=20, until=70, limit=9) == ["m0"]
    assert store.lease_due("a", now=30, until=80, limit=9) == []


def test_a_bot_that_was_asked_before_the_clock_was_set_back_is_due(store: Store) -> None:
    table = StoredMatch(store).sit_down()
    table.ask("bob", Leave())
    assert store.lease_due("a", now=START - 30_000, until=START, limit=9) == ["m1"]

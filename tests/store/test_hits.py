from concurrent.futures import ThreadPoolExecutor

from operahouse.store.connect import open_store
from operahouse.store.hits import take_hit
from operahouse.store.store import Store

MINUTE = 60_000
START = 1_700_000_040_000
"""The beginning of a minute."""


def hit(store: Store, now: int, key: str = "requests anna", amount: int = 10) -> bool:
    return store.change(lambda connection: take_hit(connection, key, amount, MINUTE, now))


def test_so_many_are_let_through_and_no_more(store: Store) -> None:
    assert START % MINUTE == 0
    assert [hit(store, START) for _ in range(12)] == [True] * 10 + [False] * 2
    assert hit(store, START, key="requests bob")


def test_the_window_moves(store: Store) -> None:
    for _ in range(10):
        hit(store, START)
    assert not hit(store, START + MINUTE)
    half = START + MINUTE + MINUTE // 2
    assert [hit(store, half) for _ in range(6)] == [True] * 5 + [False]
    assert [hit(store, START + 4 * MINUTE) for _ in range(11)] == [True] * 10 + [False]


def test_processes_count_together(url: str) -> None:
    stores = [open_store(url), open_store(url)]
    with ThreadPoolExecutor(8) as threads:
        taken = list(threads.map(lambda index: hit(stores[index % 2], START), range(40)))
    assert taken.count(True) == 10
    for store in stores:
        store.close()


def test_what_no_longer_counts_is_deleted(store: Store) -> None:
    for _ in range(10):
        hit(store, START)
    store.delete_expired(START + MINUTE)
    assert not hit(store, START)
    store.delete_expired(START + 2 * MINUTE + 1)
    assert hit(store, START)

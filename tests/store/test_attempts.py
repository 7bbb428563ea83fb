from concurrent.futures import ThreadPoolExecutor

from operahouse.store.attempts import FORGOTTEN_AFTER, FREE, LONGEST, claim_attempt, forget_attempts
from operahouse.store.connect import open_store
from operahouse.store.store import Store

START = 1_700_000_000_000


def claim(store: Store, key: str, now: int) -> int:
    return store.change(lambda connection: claim_attempt(connection, key, now))


def test_the_first_attempts_are_free_and_then_each_waits_twice_as_long(store: Store) -> None:
    assert [claim(store, "anna", START) for _ in range(FREE)] == [0] * FREE
    now, waits = START, []
    for _ in range(11):
        waits.append(claim(store, "anna", now))
        now += waits[-1]
        assert claim(store, "anna", now) == 0
    assert waits == [1000, 2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000, 256_000, LONGEST, LONGEST]


def test_trying_too_early_does_not_make_the_wait_longer(store: Store) -> None:
    for _ in range(FREE):
        claim(store, "anna", START)
    assert [claim(store, "anna", START + 400) for _ in range(9)] == [600] * 9
    assert claim(store, "anna", START + 1000) == 0


def test_each_key_counts_by_itself_until_it_succeeds_or_a_day_has_passed(store: Store) -> None:
    for _ in range(FREE):
        claim(store, "anna", START)
    assert claim(store, "bob", START) == 0
    store.change(lambda connection: forget_attempts(connection, "anna"))
    assert claim(store, "anna", START) == 0
    for _ in range(FREE):
        claim(store, "bob", START)
    store.delete_expired(START + FORGOTTEN_AFTER)
    assert claim(store, "bob", START) > 0
    store.delete_expired(START + FORGOTTEN_AFTER + 2000)
    assert claim(store, "bob", START) == 0


def test_attempts_at_once_in_two_processes_do_not_slip_through(url: str) -> None:
    stores = [open_store(url), open_store(url)]
    with ThreadPoolExecutor(8) as threads:
        waits = list(threads.map(lambda index: claim(stores[index % 2], "anna", START), range(40)))
    assert waits.count(0) == FREE
    for store in stores:
        store.close()

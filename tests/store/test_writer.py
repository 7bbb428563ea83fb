from concurrent.futures import CancelledError, Future, ThreadPoolExecutor

import pytest
from sqlalchemy import Connection, PoolProxiedConnection, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection

from operahouse.kernel.errors import OperahouseError
from operahouse.store import writer
from operahouse.store.connect import open_store
from operahouse.store.database import StoreError
from operahouse.store.log import Append
from operahouse.store.match_summary import SeatSummary
from operahouse.store.store import Store
from operahouse.table.chat import Noted
from operahouse.table.fact import Entry
from operahouse.table.ports import WriteConflict
from tests.store.conftest import NewUrl
from tests.store.matches import gathered, plain_append, plain_summary


def numbers(store: Store, match: str) -> list[int]:
    return [entry.number for entry in store.load(match)]


def test_what_queues_up_is_committed_together(store: Store) -> None:
    before = store.writer.commits
    with gathered(store):
        futures = [store.submit(plain_append(f"m{match}", number)) for number in (1, 2, 3) for match in range(50)]
    for future in futures:
        future.result()
    assert store.writer.commits == before + 2
    assert all(numbers(store, f"m{match}") == [1, 2, 3] for match in range(50))


def test_many_threads_share_commits_and_all_is_there_afterwards(url: str) -> None:
    store = open_store(url)

    def play(match: str) -> None:
        futures = [store.submit(plain_append(match, number)) for number in range(1, 41)]
        for future in futures:
            future.result()

    with ThreadPoolExecutor(8) as threads:
        list(threads.map(play, [f"m{index}" for index in range(16)]))
    assert store.writer.commits < 16 * 40
    store.close()
    again = open_store(url)
    assert all(numbers(again, f"m{index}") == list(range(1, 41)) for index in range(16))
    again.close()


def test_who_is_overtaken_in_a_group_fails_alone(store: Store) -> None:
    with gathered(store):
        first, second = store.submit(plain_append("m1", 1)), store.submit(plain_append("m1", 1, 2))
        other = store.submit(plain_append("m2", 1))
    first.result()
    other.result()
    with pytest.raises(WriteConflict):
        second.result()
    assert (numbers(store, "m1"), numbers(store, "m2")) == ([1], [1])


def test_what_the_database_refuses_in_a_group_fails_alone(store: Store) -> None:
    with gathered(store):
        first = store.submit(plain_append("m1", 1, code="same"))
        second = store.submit(plain_append("m2", 1, code="same"))
        other = store.submit(plain_append("m3", 1))
    first.result()
    other.result()
    with pytest.raises(StoreError):
        second.result()
    assert [numbers(store, match) for match in ("m1", "m2", "m3")] == [[1], [], [1]]


def test_a_full_disk_fails_what_it_cannot_hold_and_nothing_else(new_url: NewUrl) -> None:
    store = open_store(new_url("sqlite"))
    store.submit(plain_append("m1", 1)).result()
    event.listen(store.engine, "connect", _fill_the_disk)
    store.writer.submit(lambda connection: _fill_the_disk(connection.connection, None)).result()
    with gathered(store):
        futures = [store.submit(plain_append(f"big{index}", 1, 2000)) for index in range(3)]
    for future in futures:
        with pytest.raises(StoreError, match="full"):
            future.result()
    event.remove(store.engine, "connect", _fill_the_disk)
    store.submit(plain_append("big0", 1, 2000)).result()
    assert [len(numbers(store, f"big{index}")) for index in range(3)] == [2000, 0, 0]
    assert numbers(store, "m1") == [1]
    store.close()


def _fill_the_disk(connection: DBAPIConnection | PoolProxiedConnection, _: object) -> None:
    """SQLite takes no page more on this connection."""
    connection.cursor().execute("PRAGMA max_page_count = 1")


def test_a_commit_that_fails_fails_its_whole_group_and_the_next_one_works(new_url: NewUrl) -> None:
    store = open_store(new_url("sqlite"))
    with gathered(store):
        future = store.submit(plain_append("m1", 1))
        broken = store.writer.submit(_break_the_commit)
    for failed in (future, broken):
        with pytest.raises(StoreError, match="FOREIGN KEY"):
            failed.result()
    assert numbers(store, "m1") == []
    store.submit(plain_append("m1", 1)).result()
    assert numbers(store, "m1") == [1]
    store.close()


def _break_the_commit(connection: Connection) -> None:
    """What refers to nothing is only found out at the commit."""
    connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
    connection.execute(text("INSERT INTO sitters (person, match) VALUES ('anna', 'nowhere')"))


def test_a_lost_connection_is_made_again(new_url: NewUrl) -> None:
    store = open_store(new_url("postgresql"))
    store.submit(plain_append("m1", 1)).result()
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    with store.engine.connect() as connection:
        connection.execute(text(f"{others} AND datname = current_database()"))
    store.submit(plain_append("m1", 2)).result()
    assert numbers(store, "m1") == [1, 2]
    store.close()


def test_what_was_cancelled_in_time_is_not_written(store: Store) -> None:
    with gathered(store):
        future = store.submit(plain_append("m1", 1))
        assert future.cancel()
    with pytest.raises(CancelledError):
        future.result()
    store.try_write(0).result()
    assert numbers(store, "m1") == []


def test_a_mistake_in_a_job_stops_nobody_else(store: Store) -> None:
    with gathered(store):
        other = store.submit(plain_append("m1", 1))
        wrong = store.writer.submit(lambda connection: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        wrong.result()
    other.result()
    assert numbers(store, "m1") == [1]


def test_closing_writes_what_was_handed_in_and_takes_nothing_more(url: str) -> None:
    store = open_store(url)
    with gathered(store):
        future = store.submit(plain_append("m1", 1))
    store.close()
    store.close()
    future.result()
    with pytest.raises(OperahouseError, match="store-closed"):
        store.submit(plain_append("m1", 2))
    again = open_store(url)
    assert numbers(again, "m1") == [1]
    again.close()


def test_moves_of_many_tables_are_written_at_once_and_each_is_there(store: Store) -> None:
    for index in range(150):
        store.submit(plain_append(f"m{index}", 1)).result()
    with gathered(store):
        futures = [store.submit(plain_append(f"m{index}", 2, changed=index + 5)) for index in range(150)]
        alone = store.submit(plain_append("new", 1))
    for future in [*futures, alone]:
        future.result()
    for index in range(150):
        summary = store.summary(f"m{index}")
        assert summary is not None
        assert (numbers(store, f"m{index}"), summary.number, summary.changed) == ([1, 2], 2, index + 5)
    assert numbers(store, "new") == [1]


def test_words_of_any_kind_are_written_at_once_as_they_are(store: Store) -> None:
    text = "\x00\"'\\ {} [] \u2028 é ß \U0001f3ad \\u0041"
    for index in range(3):
        store.submit(plain_append(f"m{index}", 1)).result()
    entries = (Entry(2, 5, "anna", text, Noted("anna", text)),)
    seats = (SeatSummary("north", "anna", text, "", True),)
    with gathered(store):
        futures = [
            store.submit(Append(f"m{at}", 2, entries, plain_summary(f"m{at}", 2, seats=seats))) for at in range(3)
        ]
    for future in futures:
        future.result()
    for index in range(3):
        summary = store.summary(f"m{index}")
        assert summary is not None
        assert (store.load(f"m{index}")[1:], summary.seats) == ([*entries], seats)


def test_where_many_queue_up_those_on_their_way_are_waited_for(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for index in range(20):
        store.submit(plain_append(f"m{index}", 1)).result()
    late: list[Future[None]] = []
    delays: list[float] = []

    def wait(seconds: float) -> None:
        delays.append(seconds)
        late.extend(store.submit(plain_append(f"m{index}", 2)) for index in range(10, 20))

    monkeypatch.setattr(writer, "sleep", wait)
    before = store.writer.commits
    with gathered(store):
        early = [store.submit(plain_append(f"m{index}", 2)) for index in range(writer.COMMIT_SIBLINGS)]
    for future in early:
        future.result()
    for future in late:
        future.result()
    assert (len(late), delays, store.writer.commits - before) == (10, [writer.COMMIT_DELAY], 2)


def test_one_overtaken_move_among_many_fails_alone(store: Store) -> None:
    for index in range(20):
        store.submit(plain_append(f"m{index}", 1)).result()
    before = store.writer.commits
    with gathered(store):
        futures = [store.submit(plain_append(f"m{index}", 3 if index == 7 else 2)) for index in range(20)]
    for index, future in enumerate(futures):
        if index == 7:
            with pytest.raises(WriteConflict):
                future.result()
        else:
            future.result()
    assert [numbers(store, f"m{index}") for index in (6, 7, 8)] == [[1, 2], [1], [1, 2]]
    assert store.writer.commits == before + 2

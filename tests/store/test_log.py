import dataclasses
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from sqlalchemy import text

from operahouse.kernel.errors import Malformed, OperahouseError
from operahouse.kernel.game import Game
from operahouse.store.connect import open_store
from operahouse.store.store import Store
from operahouse.table.agreement import Opened
from operahouse.table.chat import Noted, Say, WriteNote
from operahouse.table.moves import Play
from operahouse.table.ports import Log, WriteConflict
from tests.games_under_test import every_game
from tests.store.matches import StoredMatch, plain_append, plain_summary
from tests.table.test_log import same


@every_game
def test_a_match_is_rebuilt_from_the_store(store: Store, game: Game) -> None:
    table = StoredMatch(store, game, 3).sit_down()
    table.play_at_random(40)
    same(table.again(), table.match)
    assert store.summary("m1") == table.summary()


def test_what_follows_a_number_is_loaded_even_from_the_middle_of_an_append(store: Store) -> None:
    store.submit(plain_append("m1", 1, 3)).result()
    store.submit(plain_append("m1", 4, 2)).result()
    assert [entry.number for entry in store.load("m1", after=1)] == [2, 3, 4, 5]
    assert [entry.number for entry in store.load("m1", after=4)] == [5]
    assert store.load("m1", after=5) == []
    assert store.load("m2") == []


def test_of_two_stores_one_writes_a_number(url: str) -> None:
    stores = [open_store(url), open_store(url)]
    start = Barrier(2)

    def write_all(store: Store) -> list[int]:
        won = []
        for number in range(1, 41):
            start.wait()
            try:
                store.submit(plain_append("m1", number, created=id(store) % 1000)).result()
                won.append(number)
            except WriteConflict:
                pass
            start.wait()
        return won

    with ThreadPoolExecutor(2) as threads:
        won = [number for numbers in threads.map(write_all, stores) for number in numbers]
    assert sorted(won) == list(range(1, 41))
    assert [entry.number for entry in stores[0].load("m1")] == list(range(1, 41))
    for store in stores:
        store.close()


def test_whoever_was_overtaken_reads_on_and_decides_again(url: str) -> None:
    here, there = open_store(url), open_store(url)
    table = StoredMatch(here).sit_down()
    twin = StoredMatch.__new__(StoredMatch)
    twin.__dict__.update(vars(table), store=there)
    table.ask("anna", Play("bid 1"))
    with pytest.raises(WriteConflict, match="table-overtaken"):
        twin.ask("bob", Say("I am late"))
    assert there.summary("m1") == table.summary()
    twin.match = twin.again()
    twin.ask("bob", Say("I am late"))
    assert here.summary("m1") == twin.summary()
    here.close()
    there.close()


@pytest.mark.parametrize("number", [1, 2, 3, 5, 9])
def test_no_number_is_written_twice_or_left_out(store: Store, number: int) -> None:
    store.submit(plain_append("m1", 1, 3)).result()
    with pytest.raises(WriteConflict):
        store.submit(plain_append("m1", number, status="ended")).result()
    assert [entry.number for entry in store.load("m1")] == [1, 2, 3]
    assert store.summary("m1") == plain_summary("m1", 3)


def test_the_port_of_the_table_is_kept(store: Store) -> None:
    log: Log = store
    entries = plain_append("m1", 1, 2).entries
    log.append("m1", 1, entries)
    with pytest.raises(WriteConflict):
        log.append("m1", 1, entries)
    assert log.load("m1") == list(entries)
    assert store.summary("m1") is None


def test_entries_must_have_the_numbers_they_are_written_under(store: Store) -> None:
    entries = plain_append("m1", 1, 2).entries
    for expected, wrong in ((2, entries), (1, ())):
        with pytest.raises(ValueError, match="cannot be written"):
            store.append("m1", expected, wrong)


def test_every_letter_comes_back_and_half_of_one_is_refused(store: Store) -> None:
    odd = (
        plain_append("m1", 1).entries[0]._replace(by="anna", id='"\u0000\\ é 🎭 \u2028', fact=Noted("anna", "%s :x ?"))
    )
    store.append("m1", 1, [odd])
    assert store.load("m1") == [odd]
    with pytest.raises(Malformed, match="store-unwritable"):
        store.append("m2", 1, [odd._replace(id="\ud800")])


def test_a_damaged_row_is_refused_by_its_place(store: Store) -> None:
    store.submit(plain_append("m1", 1, 3)).result()
    store.writer.submit(lambda connection: connection.execute(text("UPDATE log SET entries = '[{]'"))).result()
    with pytest.raises(Malformed, match=r"entries\[0\]: store-damaged"):
        store.load("m1")


def test_a_match_of_rules_that_are_not_known_is_kept(store: Store) -> None:
    table = StoredMatch(store)
    first = table.match.entries[0]
    assert isinstance(first.fact, Opened)
    other = first._replace(fact=dataclasses.replace(first.fact, rules="0.1"))
    store.append("old", 1, [other])
    assert store.load("old") == [other]
    table.name = "old"
    with pytest.raises(OperahouseError, match="table-unknown-rules"):
        table.again()


def test_only_the_last_note_of_a_person_is_stored(store: Store) -> None:
    table = StoredMatch(store).sit_down()
    for text_ in ("a secret", "another", "the last"):
        table.ask("anna", WriteNote(text_))
    same(table.again(), table.match)
    rows = store.read(lambda connection: list(connection.execute(text("SELECT entries FROM log")).scalars()))
    stored = "".join(rows)
    assert [note for note in ("a secret", "another", "the last") if note in stored] == ["the last"]

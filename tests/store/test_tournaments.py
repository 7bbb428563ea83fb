"""Tournaments in the database: entries, rounds that are paired once, and what is left to do."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from operahouse.kernel.errors import Refusal
from operahouse.store.connect import open_store
from operahouse.store.people import Person
from operahouse.store.store import Store
from operahouse.store.tournaments import (
    IN,
    MOST_ENTRIES,
    NAMELESS,
    REMOVED,
    WITHDRAWN,
    StoredResult,
    Tournament,
    add_result,
    add_round,
    add_tournament,
    end_tournament,
    enter,
    entrants,
    find_tournament,
    is_hidden,
    leave,
    list_tournaments,
    open_board,
    round_tables,
    table_of_match,
    unsettled,
)
from tests.store.matches import plain_append

RESULT = StoredResult((1, 2), (9, 4), ())


def terms(id_: str = "t1", **parts: object) -> Tournament:
    """A tournament of three rounds for two at a table."""
    plain = Tournament(id_, "Winter", "swiss", "toy", 2, 3, '{"kind":"none"}', "random", True, False, True, "anna")
    return plain._replace(**parts)  # type: ignore[arg-type]


def opened(store: Store, *people: str, id_: str = "t1", **parts: object) -> Tournament:
    """A tournament that these people have entered."""
    found = terms(id_, **parts)
    store.change(lambda connection: add_tournament(connection, found, 3))
    for person in people:
        if store.person(person) is None:
            store.add_person(Person(person, person.title(), "", "en", 1))
        store.change(lambda connection, person=person: enter(connection, found.id, person))  # type: ignore[misc]
    return found


def test_people_enter_once_in_order_and_come_back(store: Store) -> None:
    opened(store, "bob", "anna", "bob")
    store.change(lambda connection: leave(connection, "t1", "bob", False))
    found = store.read(lambda connection: entrants(connection, "t1"))
    assert [(one.name, one.number, one.status) for one in found] == [("Bob", 1, WITHDRAWN), ("Anna", 2, IN)]
    store.change(lambda connection: enter(connection, "t1", "bob"))
    assert {one.status for one in store.read(lambda connection: entrants(connection, "t1"))} == {IN}
    store.change(lambda connection: leave(connection, "t1", "bob", True))
    with pytest.raises(Refusal, match="web-tournament-removed"):
        store.change(lambda connection: enter(connection, "t1", "bob"))
    assert store.read(lambda connection: entrants(connection, "t1"))[0].status == REMOVED


def test_a_person_has_so_many_under_way_and_no_more(store: Store) -> None:
    for number in range(3):
        opened(store, id_=f"t{number}")
    with pytest.raises(Refusal, match="web-tournament-too-many"):
        opened(store, id_="t9")
    store.change(lambda connection: end_tournament(connection, "t0", 5))
    opened(store, id_="t9")


def test_there_is_an_end_to_entries(store: Store) -> None:
    opened(store, "anna", format="knockout")
    before = store.read(lambda connection: find_tournament(connection, "t1"))
    assert before is not None
    store.change(lambda connection: add_round(connection, before, 1, [("m1", ("anna", ""))]))
    with pytest.raises(Refusal, match="web-tournament-entries-closed"):
        store.change(lambda connection: enter(connection, "t1", "late"))
    opened(store, *[f"p{number}" for number in range(MOST_ENTRIES)], id_="t2")
    with pytest.raises(Refusal, match="web-tournament-full"):
        store.change(lambda connection: enter(connection, "t2", "one more"))


def test_of_many_who_pair_a_round_at_once_one_wins(url: str) -> None:
    stores = [open_store(url) for _ in range(4)]
    opened(stores[0], "anna", "bob")
    before = stores[0].read(lambda connection: find_tournament(connection, "t1"))
    assert before is not None

    def begin(number: int) -> bool:
        try:
            stores[number].change(lambda found: add_round(found, before, 3, [(f"m{number}", ("anna", "bob"))]))
        except Refusal:
            return False
        return True

    with ThreadPoolExecutor(4) as threads:
        won = list(threads.map(begin, range(4)))
    tables = stores[0].read(lambda connection: round_tables(connection, "t1"))
    assert won.count(True) == 1
    assert [table.match for table in tables] == [f"m{won.index(True)}"]
    for each in stores:
        each.close()


def test_what_a_server_left_undone_is_found(store: Store) -> None:
    before = opened(store, "anna", "bob", rounds=2)
    assert store.read(lambda connection: unsettled(connection, 9)) == []
    store.change(lambda connection: add_round(connection, before, 2, [("m1", ("anna", "bob"))]))
    assert store.read(lambda connection: unsettled(connection, 9)) == ["t1"], "its match is not open"
    store.submit(plain_append("m1", 1, 1, status="playing")).result()
    assert store.read(lambda connection: unsettled(connection, 9)) == []
    store.submit(plain_append("m1", 2, 1, status="ended", ended=5)).result()
    assert store.read(lambda connection: unsettled(connection, 9)) == ["t1"], "its result is not noted"
    store.change(lambda connection: add_result(connection, "m1", RESULT))
    store.change(lambda connection: add_result(connection, "m1", StoredResult((), (), ())))
    table = store.read(lambda connection: table_of_match(connection, "m1"))
    assert table is not None
    assert table.result == RESULT
    assert store.read(lambda connection: unsettled(connection, 9)) == ["t1"], "the next round is due"
    store.change(lambda connection: end_tournament(connection, "t1", 7))
    assert store.read(lambda connection: unsettled(connection, 9)) == []


def test_a_board_is_hidden_until_it_is_opened(store: Store) -> None:
    before = opened(store, "anna", "bob", format="duplicate")
    store.change(lambda connection: add_round(connection, before, 3, [("m1", ("anna", "")), ("m2", ("bob", ""))]))
    for match in ("m1", "m2"):
        store.submit(plain_append(match, 1, 1, public=False)).result()
    assert store.read(lambda connection: is_hidden(connection, "m1"))
    store.change(lambda connection: open_board(connection, "t1", 1, True))
    assert not store.read(lambda connection: is_hidden(connection, "m1"))
    assert not store.read(lambda connection: is_hidden(connection, "elsewhere"))
    summary = store.summary("m2")
    assert summary is not None
    assert summary.public


def test_private_ones_are_listed_for_those_who_take_part(store: Store) -> None:
    opened(store, "bob", id_="t1", public=False, organiser="anna")
    opened(store, id_="t2", organiser="carl")

    def listed(person: str) -> list[str]:
        return sorted(
            one.tournament.id for one in store.read(lambda connection: list_tournaments(connection, person, 0, 9))
        )

    assert [listed(person) for person in ("anna", "bob", "carl", "")] == [["t1", "t2"], ["t1", "t2"], ["t2"], ["t2"]]
    found = store.read(lambda connection: list_tournaments(connection, "bob", 0, 9))
    assert {(one.entered, one.entrants, one.organiser) for one in found} == {(True, 1, NAMELESS), (False, 0, NAMELESS)}

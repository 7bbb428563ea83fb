from operahouse.store.people import Person
from operahouse.store.statistics import DAY, statistics
from operahouse.store.store import Store
from tests.store.matches import StoredMatch
from tests.table.logged_match import START


def test_everything_is_counted(store: Store) -> None:
    for index in range(3):
        store.add_person(Person(f"p{index}", f"Name {index}", "hash" if index else "", "en", START))
    store.add_session("one", "p1", START + 10)
    store.add_session("two", "p1", START + 10)
    store.add_session("old", "p2", START)
    StoredMatch(store, name="m1").sit_down().play_at_random(1000)
    StoredMatch(store, name="m2").sit_down()
    StoredMatch(store, name="m3")
    found = store.read(lambda connection: statistics(connection, START + 1))
    assert (found.accounts, found.guests, found.signed_in) == (2, 1, 1)
    assert found.tables == {"ended": 1, "playing": 1, "seating": 1}
    assert found.games == {"toy": 1}
    assert (found.changed_today, found.changed_this_week) == (3, 3)
    later = store.read(lambda connection: statistics(connection, START + DAY + 1))
    assert (later.signed_in, later.changed_today, later.changed_this_week) == (0, 0, 3)
    assert found.log_rows > 10

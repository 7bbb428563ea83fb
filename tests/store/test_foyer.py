"""Which tables the foyer lists."""

from typing import Any

from operahouse.store.foyer import (
    Counts,
    Listing,
    Wanted,
    count_tables,
    delete_old_listings,
    is_sought,
    playing_tables,
    sought_tables,
    waiting_tables,
    write_listings,
)
from operahouse.store.store import Store
from operahouse.table.time_control import TimeControl
from tests.store.matches import plain_append

LISTING = Listing("m1", seeks=False, spectators=True, people=1, seen=100, until=200)


def add(store: Store, match: str, listing: Listing = LISTING, **parts: Any) -> None:  # noqa: ANN401
    """A table with its listing."""
    store.submit(plain_append(match, 1, **parts)).result()
    store.change(lambda connection: write_listings(connection, [listing._replace(match=match)]))


ANY = Wanted()


def waiting(store: Store, wanted: Wanted = ANY, now: int = 150, before: int = 2**53, limit: int = 9) -> list[str]:
    found = store.read(lambda connection: waiting_tables(connection, wanted, now, before, limit))
    assert all(each.summary.match == each.listing.match for each in found)
    return [each.summary.match for each in found]


def playing(store: Store, since: int = 50) -> list[str]:
    return [each.summary.match for each in store.read(lambda connection: playing_tables(connection, since, 9))]


def test_tables_are_listed_the_newest_first_until_their_time(store: Store) -> None:
    for number in (1, 2, 3):
        add(store, f"m{number}", created=number)
    add(store, "gone", LISTING._replace(until=150))
    add(store, "hidden", public=False)
    add(store, "begun", status="playing")
    assert waiting(store) == ["m3", "m2", "m1"]
    assert waiting(store, limit=2) == ["m3", "m2"]
    assert waiting(store, before=2) == ["m1"]
    assert waiting(store, now=200) == []


def test_tables_are_chosen_by_game_players_and_pace(store: Store) -> None:
    add(store, "m1")
    add(store, "m2", game="opera")
    add(store, "m3", players=3)
    add(store, "m4", time_control=TimeControl("slow", days=2))
    assert waiting(store, Wanted(game="opera")) == ["m2"]
    assert waiting(store, Wanted(players=3)) == ["m3"]
    assert waiting(store, Wanted(pace="slow")) == ["m4"]
    assert waiting(store, Wanted(game="toy", players=2, pace="none")) == ["m1"]


def test_tables_that_are_played_are_listed_while_somebody_is_there(store: Store) -> None:
    add(store, "m1", status="playing")
    add(store, "m2", LISTING._replace(people=7), status="playing")
    add(store, "alone", LISTING._replace(spectators=False), status="playing")
    add(store, "left", LISTING._replace(seen=50), status="playing")
    add(store, "over", status="ended")
    assert playing(store) == ["m2", "m1"]
    assert store.read(lambda connection: count_tables(connection, 150, 50)) == Counts(waiting=0, playing=2)


def test_a_listing_is_extended_and_forgotten(store: Store) -> None:
    add(store, "m1", LISTING._replace(seeks=True))
    again = LISTING._replace(seeks=False, people=4, seen=300, until=400)
    store.change(lambda connection: write_listings(connection, [again]))
    assert waiting(store, now=350) == ["m1"]
    assert store.read(lambda connection: is_sought(connection, "m1"))
    store.change(lambda connection: delete_old_listings(connection, 401))
    assert waiting(store, now=350) == []


def test_whoever_seeks_finds_the_oldest_table_on_the_same_terms(store: Store) -> None:
    seeking = LISTING._replace(seeks=True)
    add(store, "m1", seeking, created=5)
    add(store, "m2", seeking, created=4)
    add(store, "plain", created=1)
    add(store, "other", seeking, created=1, players=3)
    add(store, "special", seeking, created=1, options=("open_cards",))
    found = store.read(lambda connection: sought_tables(connection, "toy", 2, '{"kind":"none"}', 150, 9))
    assert found == ["m2", "m1"]

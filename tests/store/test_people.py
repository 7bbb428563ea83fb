from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from sqlalchemy import insert

from operahouse.kernel.errors import OperahouseError
from operahouse.store.connect import open_store
from operahouse.store.database import StoreError
from operahouse.store.people import NameTaken, Person
from operahouse.store.ratings import Rating, RatingsConflict
from operahouse.store.store import Store
from operahouse.store.tables import PEOPLE

ANNA = Person("p1", "Anna", "", "it", 1_700_000_000_000)


def account(id_: str, name: str) -> Person:
    return Person(id_, name, "$argon2id$…", "nl", 7)


def test_people_come_back_as_they_were(store: Store) -> None:
    store.add_person(ANNA)
    store.add_person(account("p2", "Bob"))
    assert store.person("p1") == ANNA
    assert store.account("BOB") == account("p2", "Bob")
    assert store.person("p3") is store.account("nobody") is None


@pytest.mark.parametrize(
    ("name", "same"),
    [("Anna", "aNNA"), ("Straße", "STRASSE"), ("Ὀδυσσεύς", "ὈΔΥΣΣΕΎΣ"), ("é", "e\u0301"), ("ﬁn", "FIN"), ("Ⅳ", "iv")],
)
def test_account_names_are_compared_without_regard_to_case(store: Store, name: str, same: str) -> None:
    store.add_person(account("p1", name))
    found = store.account(same)
    assert found is not None
    assert found.name == name
    with pytest.raises(NameTaken, match="store-name-taken"):
        store.add_person(account("p2", same))
    assert store.person("p2") is None


def test_guests_may_have_any_name_until_they_want_an_account(store: Store) -> None:
    store.add_person(account("p1", "Anna"))
    guest = Person("p2", "anna", "", "en", 1)
    store.add_person(guest)
    store.add_person(replace(guest, id="p3"))
    assert store.account("anna") == account("p1", "Anna")
    with pytest.raises(NameTaken):
        store.update_person(account("p2", "ANNA"))
    assert store.person("p2") == guest
    store.update_person(account("p2", "Cleo"))
    assert store.account("cleo") == account("p2", "Cleo")
    store.update_person(account("p2", "CLEO"))
    assert store.account("cleo") == account("p2", "CLEO")


@pytest.mark.parametrize("name", ["Vісtоriа", "Vic\u200dtoria", "VICTORIA", "𝐕ictoria"])
def test_an_account_cannot_look_like_another(store: Store, name: str) -> None:
    store.add_person(account("p1", "Victoria"))
    store.add_person(account("p2", "Bob"))
    with pytest.raises(NameTaken):
        store.add_person(account("p3", name))
    with pytest.raises(NameTaken):
        store.update_person(account("p2", name))
    assert store.is_like_account(name)
    assert not store.is_like_account("Vic")


def test_accounts_that_have_always_looked_alike_go_on(store: Store) -> None:
    """As earlier versions left them: without looks. The one that signs in first keeps its look."""
    for id_, name in (("p1", "Ivan"), ("p2", "lvan")):
        store.change(lambda connection, id_=id_, name=name: connection.execute(  # type: ignore[misc]
            insert(PEOPLE).values(id=id_, name=name, account=name.casefold(), password="x", language="en", created=1)
        ))  # fmt: skip
    assert not store.is_like_account("Ivan")
    store.note_look("p2")
    store.note_look("p1")
    assert store.is_like_account("Ivan")
    store.update_person(replace(account("p1", "Ivan"), password="other"))
    with pytest.raises(NameTaken):
        store.update_person(account("p1", "1van"))


def test_nobody_cannot_be_changed_and_nobody_is_there_twice(store: Store) -> None:
    with pytest.raises(OperahouseError, match="store-nobody"):
        store.update_person(ANNA)
    store.add_person(ANNA)
    with pytest.raises(StoreError):
        store.add_person(ANNA)


def test_of_two_who_want_a_name_at_the_same_time_one_gets_it(url: str) -> None:
    stores = [open_store(url), open_store(url)]
    for index in range(20):
        stores[0].add_person(Person(f"a{index}", "guest", "", "en", 1))
        stores[0].add_person(Person(f"b{index}", "guest", "", "en", 1))

    def rename(who: int) -> list[bool]:
        return [_renamed(stores[who], account(f"{'ab'[who]}{index}", f"name {index}")) for index in range(20)]

    with ThreadPoolExecutor(2) as threads:
        first, second = threads.map(rename, range(2))
    assert [one != other for one, other in zip(first, second, strict=True)] == [True] * 20
    for store in stores:
        store.close()


def _renamed(store: Store, person: Person) -> bool:
    try:
        store.update_person(person)
    except NameTaken:
        return False
    return True


def test_a_session_ends_at_its_time_or_when_it_is_ended(store: Store) -> None:
    store.add_person(ANNA)
    for token in ("one", "two", "three"):
        store.add_session(token, "p1", until=100)
    assert store.session("one", now=99) == ANNA
    assert store.session("one", now=100) is store.session("unknown", now=1) is None
    store.extend_session("one", until=200)
    assert store.session("one", now=199) == ANNA
    store.end_session("two")
    assert store.session("two", now=1) is None
    store.delete_expired(now=150)
    assert store.session("three", now=1) is None
    store.add_session("four", "p1", until=200)
    assert store.end_sessions_of("p1", except_for="four") == ["one"]
    assert store.session("four", now=1) == ANNA
    assert store.end_sessions_of("p1") == ["four"]
    assert store.session("one", now=1) is None


def test_nobody_signs_in_as_nobody(store: Store) -> None:
    with pytest.raises(StoreError):
        store.add_session("token", "nobody", until=100)


def rating(person: str, mu: float, sigma: float = 1.0, game: str = "toy", games: int = 1) -> Rating:
    return Rating(person, person.title(), game, mu, sigma, games)


def test_a_match_is_rated_once(store: Store) -> None:
    assert store.rate("m1", [rating("anna", 25.1), rating("bob", 24.9)])
    assert not store.rate("m1", [rating("anna", 1), rating("bob", 1)])
    assert store.rate("m2", [rating("anna", 26 + 1 / 3, games=2)])
    assert store.ratings_of(["anna", "bob", "cleo"], "toy") == {
        "anna": rating("anna", 26 + 1 / 3, games=2), "bob": rating("bob", 24.9),
    }  # fmt: skip
    assert store.ratings_of(["anna"], "opera") == store.ratings_of([], "toy") == {}


def test_a_rating_that_does_not_build_on_the_last_one_is_refused_whole(store: Store) -> None:
    store.rate("m1", [rating("anna", 25)])
    with pytest.raises(RatingsConflict):
        store.rate("m2", [rating("aaron", 25), rating("anna", 26)])
    assert store.ratings_of(["aaron", "anna"], "toy") == {"anna": rating("anna", 25)}
    assert store.rate("m2", [rating("aaron", 25), rating("anna", 26, games=2)])


def test_games_that_end_at_once_in_two_processes_are_all_rated(url: str) -> None:
    stores = [open_store(url), open_store(url)]

    def rate_ten(store: Store) -> None:
        for index in range(10):
            while True:
                before = store.ratings_of(["anna"], "toy").get("anna", rating("anna", 0, games=0))
                try:
                    store.rate(f"{id(store)}-{index}", [replace(before, mu=before.mu + 1, games=before.games + 1)])
                except RatingsConflict:
                    continue
                break

    with ThreadPoolExecutor(2) as threads:
        list(threads.map(rate_ten, stores))
    assert stores[0].ratings_of(["anna"], "toy") == {"anna": rating("anna", 20, games=20)}
    for store in stores:
        store.close()


def test_the_best_come_first_by_what_is_certain(store: Store) -> None:
    store.rate(
        "m1", [rating("anna", 30, 8), rating("bob", 25, 1), rating("cleo", 24, 0.5), rating("bob", 9, 1, "opera")]
    )
    assert [found.person for found in store.ratings("toy")] == ["cleo", "bob", "anna"]
    assert [found.person for found in store.ratings("toy", limit=1)] == ["cleo"]


def test_a_rating_goes_by_the_name_a_person_has_now(store: Store) -> None:
    store.add_person(ANNA)
    store.rate("m1", [replace(rating("p1", 25), name="Anna before")])
    assert store.ratings("toy")[0].name == store.ratings_of(["p1"], "toy")["p1"].name == "Anna"


def test_secrets_are_made_once_for_a_database(url: str) -> None:
    stores = [open_store(url) for _ in range(3)]
    with ThreadPoolExecutor(3) as threads:
        found = set(threads.map(lambda store: store.secret("links"), stores))
    assert len(found) == 1
    assert len(found.pop()) == 32
    assert stores[0].secret("links") != stores[0].secret("other")
    for store in stores:
        store.close()

from pathlib import Path

from sqlalchemy import Connection, text

from operahouse.store.check import check
from operahouse.store.connect import open_store
from operahouse.store.erasure import forget_person, rows_since
from operahouse.store.people import Person
from operahouse.store.preferences import set_preferences
from operahouse.store.ratings import Rating
from operahouse.store.recovery import replace_codes
from operahouse.store.results import add_results
from operahouse.store.store import Store
from operahouse.table.chat import Said, Say, WriteNote
from operahouse.table.record import record_of, verify
from operahouse.table.seats import Seated, Sit, Watch
from operahouse.web.results import results_of
from tests.store.matches import StoredMatch
from tests.table.logged_match import START, TOY, find_game

ANNA = Person("anna", "Anna", "$argon2id$…", "it", 7)


def everything(store: Store) -> str:
    """All that is stored, as text."""

    def read(connection: Connection) -> str:
        tables = (
            "log",
            "cards",
            "people",
            "sessions",
            "ratings",
            "rating_steps",
            "results",
            "daily",
            "preferences",
            "recovery_codes",
            "lessons",
            "bans",
        )
        return "".join(str(connection.execute(text(f"SELECT * FROM {table}")).all()) for table in tables)

    return store.read(read)


def forget(store: Store) -> list[str]:
    return forget_person(store, find_game, "anna", START + 9)


def test_a_finished_game_stays_without_the_name(store: Store) -> None:
    store.add_person(ANNA)
    store.add_session("token", "anna", START * 2)
    store.rate("m1", [Rating("anna", "Anna", "toy", 25, 8, 1)])
    store.finish_lesson("anna", "toy", "first", START)
    match = StoredMatch(store).sit_down()
    match.ask("anna", Say("my own words"))
    match.ask("anna", WriteNote("my own note"))
    match.ask("bob", Say("words of another"))
    match.play_at_random(1000)
    store.change(lambda connection: add_results(connection, results_of(match.match, match.summary())))
    store.change(lambda connection: replace_codes(connection, "anna", ["hash of a code"]))
    store.change(lambda connection: set_preferences(connection, "anna", private=True))
    before = store.load("m1")
    assert forget(store) == ["m1"]
    after = store.load("m1")
    assert [entry.number for entry in after] == [entry.number for entry in before]
    assert [(fact.name, fact.text) for entry in after if isinstance(fact := entry.fact, Said)] == [
        ("—", "…"), ("Bob", "words of another"),
    ]  # fmt: skip
    summary = store.summary("m1")
    assert summary is not None
    assert [seat.name for seat in summary.seats] == ["—", "Bob"]
    kept = everything(store)
    assert not any(word in kept for word in ("Anna", "my own", "argon2", "token", "hash of a code"))
    assert store.read(lambda connection: connection.execute(text("SELECT count(*) FROM results")).scalar()) == 0
    assert store.person("anna") is store.account("Anna") is None
    assert [finding.faults for finding in check(store.engine, find_game)] == [[]]
    record = record_of(match.again(), "")
    assert record["names"] == {"north": "—", "east": "Bob"}
    verify(TOY, record)


def test_a_game_that_is_played_goes_on_without_them(store: Store) -> None:
    store.add_person(ANNA)
    match = StoredMatch(store, players=3).sit_down()
    forget(store)
    again = match.again()
    assert list(again.resigned) == [next(iter(again.occupants))]
    assert again.outcome == ""
    assert "Anna" not in everything(store)


def test_a_table_before_its_game_is_closed_with_its_host_and_left_by_others(store: Store) -> None:
    own, other = StoredMatch(store, name="m1"), StoredMatch(store, name="m2")
    store.add_person(ANNA)
    store.add_person(Person("bob", "Bob", "", "en", 7))
    for match in (own, other):
        match.ask("anna", Sit("north", "Anna"))
        match.ask("bob", Sit("east", "Bob"))
    forget_person(store, find_game, "bob", START)
    assert [store.summary(name).status for name in ("m1", "m2")] == ["seating"] * 2  # type: ignore[union-attr]
    assert "Bob" not in everything(store)
    forget(store)
    assert own.again().outcome == other.again().outcome == "closed"
    assert [finding.faults for finding in check(store.engine, find_game)] == [[], []]
    assert "Anna" not in everything(store)


def test_spectators_are_forgotten_too_and_others_are_not(store: Store) -> None:
    store.add_person(Person("dora", "Dora", "", "en", 1))
    match = StoredMatch(store).sit_down()
    match.ask("dora", Watch("Dora"))
    match.ask("dora", Say("dora was here"))
    assert forget_person(store, find_game, "dora", START) == ["m1"]
    assert not any(word in everything(store) for word in ("Dora", "was here"))
    names = [entry.fact.name for entry in store.load("m1") if isinstance(entry.fact, Seated)]
    assert names == ["Anna", "Bob"]


def test_whoever_was_forgotten_can_be_forgotten_again(store: Store) -> None:
    store.add_person(ANNA)
    StoredMatch(store).sit_down()
    assert forget(store) == ["m1"]
    assert forget(store) == ["m1"]


def test_games_from_before_somebody_came_are_not_looked_through(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'house.db'}")

    def plan(connection: Connection) -> str:
        wanted = rows_since(START, "zoe").compile(connection, compile_kwargs={"literal_binds": True})
        return str(connection.execute(text(f"EXPLAIN QUERY PLAN {wanted}")).all())

    assert "SEARCH log USING INDEX" in store.read(plan)
    store.close()


def test_words_of_a_spectator_at_a_table_older_than_them_are_erased(store: Store) -> None:
    match = StoredMatch(store).sit_down()
    store.add_person(Person("zoe", "Zoe", "", "en", START + 1))
    match.ask("zoe", Watch("Zoe"))
    match.ask("zoe", Say("my own words"))
    assert forget_person(store, find_game, "zoe", START + 9) == ["m1"]
    assert "Zoe" not in everything(store)
    assert "my own words" not in everything(store)

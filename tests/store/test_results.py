"""Results, preferences, recovery codes and the course of ratings."""

from msgspec.structs import replace

from operahouse.store.people import Person
from operahouse.store.preferences import is_private, set_preferences
from operahouse.store.ratings import Rating, RatingStep, rating_course, ratings_of_person
from operahouse.store.recovery import codes_left, replace_codes, use_code
from operahouse.store.results import (
    NO_PLACE,
    Result,
    ResultDetails,
    Tally,
    add_results,
    latest_results,
    list_results,
    tally_by_opponents,
    tally_by_players,
    unfiled_matches,
)
from operahouse.store.store import Store
from tests.store.matches import StoredMatch, plain_append

ANNA = Person("anna", "Anna", "x", "it", 1)
RESULT = Result(
    "anna", "m1", "toy", 2, "north", 1, 7, "people", 100, ResultDetails({"north": 7, "east": 5}, {"a": 7}, {"a": 5})
)


def prepare(store: Store, *matches: str, public: bool = True) -> None:
    """Anna, and matches to have results of."""
    if store.person("anna") is None:
        store.add_person(ANNA)
    for match in matches:
        store.submit(plain_append(match, 1, public=public)).result()


def add(store: Store, *results: Result) -> None:
    store.change(lambda connection: add_results(connection, results))


def test_a_result_is_filed_once(store: Store) -> None:
    prepare(store, "m1")
    add(store, RESULT)
    add(store, replace(RESULT, place=2))
    assert store.read(lambda connection: latest_results(connection, "anna", "toy", 5)) == [RESULT]


def test_people_who_were_forgotten_get_no_result(store: Store) -> None:
    prepare(store, "m1")
    add(store, RESULT, replace(RESULT, person="nobody"))
    assert store.read(lambda connection: latest_results(connection, "nobody", "toy", 5)) == []
    assert store.read(lambda connection: latest_results(connection, "anna", "toy", 5)) == [RESULT]


def test_results_are_counted_by_players_and_by_opponents(store: Store) -> None:
    prepare(store, "m1", "m2", "m3", "m4")
    add(
        store,
        RESULT,
        replace(RESULT, match="m2", place=2, opponents="expert"),
        replace(RESULT, match="m3", players=3, place=1),
        replace(RESULT, match="m4", place=NO_PLACE, opponents=""),
    )
    assert store.read(lambda connection: tally_by_players(connection, "anna")) == [
        Tally("toy", "2", 2, 1),
        Tally("toy", "3", 1, 1),
    ]
    assert store.read(lambda connection: tally_by_opponents(connection, "anna")) == [
        Tally("toy", "expert", 1, 0),
        Tally("toy", "people", 2, 2),
    ]


def test_results_are_listed_in_pages_and_private_ones_to_oneself_only(store: Store) -> None:
    prepare(store, "m1", "m2")
    prepare(store, "m3", public=False)
    add(store, *[replace(RESULT, match=f"m{number}", ended=number) for number in (1, 2, 3)])

    def listed(only_public: bool, before: int) -> list[str]:
        found = store.read(lambda connection: list_results(connection, "anna", only_public, before, 2))
        assert all(each.result.match == each.summary.match for each in found)
        return [each.result.match for each in found]

    assert listed(only_public=False, before=9) == ["m3", "m2"]
    assert listed(only_public=False, before=2) == ["m1"]
    assert listed(only_public=True, before=9) == ["m2", "m1"]


def test_what_is_not_filed_is_found(store: Store) -> None:
    prepare(store)
    match = StoredMatch(store).sit_down()
    unfiled = [store.read(lambda connection: unfiled_matches(connection, "anna", 5))]
    match.play_at_random(1000)
    unfiled.append(store.read(lambda connection: unfiled_matches(connection, "anna", 5)))
    add(store, RESULT)
    unfiled.append(store.read(lambda connection: unfiled_matches(connection, "anna", 5)))
    assert unfiled == [[], ["m1"], []]


def test_the_course_of_a_rating_is_kept(store: Store) -> None:
    for number, mu in enumerate([25.5, 26.5, 24.0], 1):
        store.rate(f"m{number}", [Rating("anna", "Anna", "toy", mu, 8 - number, number)], at=number)
    assert store.read(lambda connection: rating_course(connection, "anna", "toy", 2)) == [
        RatingStep(2, 26.5, 6),
        RatingStep(3, 24.0, 5),
    ]
    assert store.read(lambda connection: ratings_of_person(connection, "anna"))["toy"].mu == 24.0


def test_preferences_are_public_until_chosen_otherwise(store: Store) -> None:
    prepare(store)
    seen = []
    for chosen in (True, False):
        seen.append(store.read(lambda connection: is_private(connection, "anna")))
        store.change(lambda connection, chosen=chosen: set_preferences(connection, "anna", private=chosen))  # type: ignore[misc]
        seen.append(store.read(lambda connection: is_private(connection, "anna")))
    assert seen == [False, True, True, False]


def test_a_recovery_code_works_once_and_new_ones_replace_the_old(store: Store) -> None:
    prepare(store)
    store.change(lambda connection: replace_codes(connection, "anna", ["a", "b"]))
    uses = [store.change(lambda connection, code=code: use_code(connection, "anna", code)) for code in "axa"]  # type: ignore[misc]
    assert uses == [True, False, False]
    assert store.read(lambda connection: codes_left(connection, "anna")) == 1
    store.change(lambda connection: replace_codes(connection, "anna", ["c"]))
    assert store.change(lambda connection: use_code(connection, "anna", "b")) is False
    assert store.change(lambda connection: use_code(connection, "anna", "c")) is True

from operahouse.store.people import Person
from operahouse.store.store import Store

ANNA = Person("p1", "Anna", "", "it", 1)
BOB = Person("p2", "Bob", "", "nl", 1)


def test_lessons_are_remembered_by_person_and_game(store: Store) -> None:
    store.add_person(ANNA)
    store.add_person(BOB)
    store.finish_lesson("p1", "opera", "programme", 20)
    store.finish_lesson("p1", "opera", "budget", 10)
    store.finish_lesson("p1", "operaopoly", "sponsor", 30)
    store.finish_lesson("p2", "opera", "budget", 40)
    assert store.lessons_done("p1") == {"opera": ["budget", "programme"], "operaopoly": ["sponsor"]}
    assert store.lessons_done("p2") == {"opera": ["budget"]}
    assert store.lessons_done("p3") == {}


def test_a_lesson_done_again_is_done_once(store: Store) -> None:
    store.add_person(ANNA)
    for at, name in [(1, "budget"), (2, "programme"), (3, "budget")]:
        store.finish_lesson("p1", "opera", name, at)
    assert store.lessons_done("p1") == {"opera": ["budget", "programme"]}

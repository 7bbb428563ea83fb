"""Branches: whose they are, in the order in which they were made, and no games of their own."""

from operahouse.store.branch import Branch
from operahouse.store.branches import add_branch, branches_of, count_branches, find_branch, rename_branch
from operahouse.store.people import Person
from operahouse.store.store import Store
from tests.store.matches import plain_append


def branch(store: Store, match: str, parent: str, person: str, made: int) -> Branch:
    """A branch of the game m1."""
    store.submit(plain_append(match, 1)).result()
    found = Branch(match, parent, "m1", person, 4, "north", False, "", made)
    store.change(lambda connection: add_branch(connection, found))
    return found


def test_everybody_has_branches_of_their_own(store: Store) -> None:
    store.submit(plain_append("m1", 1)).result()
    for person in ("anna", "bob"):
        store.add_person(Person(person, person.title(), "", "en", 1))
    second, first = branch(store, "m3", "m2", "anna", 9), branch(store, "m2", "m1", "anna", 5)
    other = branch(store, "m4", "m1", "bob", 7)
    assert store.read(lambda connection: branches_of(connection, "m1", "anna")) == [first, second]
    assert store.read(lambda connection: branches_of(connection, "m1", "anna", "m4")) == [first, other, second]
    assert store.read(lambda connection: branches_of(connection, "m1", "")) == []
    assert store.read(lambda connection: count_branches(connection, "m1", "anna")) == 2
    assert store.read(lambda connection: find_branch(connection, "m1")) is None
    store.change(lambda connection: rename_branch(connection, "m3", "Earlier"))
    assert store.read(lambda connection: find_branch(connection, "m3")) == second._replace(name="Earlier")

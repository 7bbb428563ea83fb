"""Names that can be seen, and no two that look alike at one table."""

import pytest

from operahouse.kernel.errors import Refusal
from operahouse.table.look_alikes import look_of
from operahouse.table.names import LONGEST_NAME, Rename, check_name, numbered
from operahouse.table.seats import Sit, Watch
from tests.table.logged_match import TOY, LoggedMatch

ALIKE = [
    ("Victoria", "Vic\u200dtoria"),  # a joiner
    ("Victoria", "Vic\u2060toria"),  # a word joiner
    ("Victoria", "Vісtоrіа"),
    ("Victoria", "VICTORIA"),
    ("Victoria", "𝐕ictoria"),
    ("Victoria", "Victoria\u2800"),
    ("Ivan", "lvan"),
    ("Bob", "B0b"),
    ("Bob", "ВОВ"),
    ("Anna", "Ａnna"),
    ("Anna B", "Anna\u00a0 B"),
    ("Bob", "Bo b"),
    ("José", "Jose\u0301"),
    ("Straße", "STRASSE"),
    ("Marna", "Mama"),
]
DIFFERENT = [("Anna", "Anne"), ("Lia", "Ila"), ("José", "Jose"), ("Анна", "Яна"), ("李娜", "李那")]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_these_look_alike(one: str, other: str) -> None:
    assert look_of(one).is_like(look_of(other))


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_these_are_different(one: str, other: str) -> None:
    assert not look_of(one).is_like(look_of(other))


BLANK = ["", "   ", "\u200d", "\u0301", "\ufe0f", "\u00a0\u2003"]
FILLERS = ["\u2800", "\u3164", "\u115f\u1160", "\uffa0"]


@pytest.mark.parametrize(
    ("name", "key"), [*[(name, "empty") for name in BLANK], *[(name, "unprintable") for name in FILLERS]]
)
def test_a_name_that_nobody_can_see_is_refused(name: str, key: str) -> None:
    with pytest.raises(Refusal, match=f"table-text-{key}"):
        check_name(name)


@pytest.mark.parametrize("name", ["Anna\u202eB", "Anna\u0000", "Vic\u2060toria", "A\u3164", "Tab\tbed", "Two\nlines"])
def test_a_name_with_something_invisible_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="table-text-unprintable"):
        check_name(name)


def test_a_name_that_covers_its_neighbours_is_refused() -> None:
    with pytest.raises(Refusal, match="table-name-marks"):
        check_name("Z" + "\u0335\u0322\u031b\u0301\u0308")


@pytest.mark.parametrize(
    "name", ["Anna", "Nguyễn Thị Ánh", "李娜", "עַנָּה", "अन्ना", "👩‍🎤 Diva", "O’Hara", "J.-P.", "😀"]
)
def test_names_of_all_the_world_are_fine(name: str) -> None:
    assert check_name(f"  {name} ") == name


def test_blanks_within_a_name_are_single() -> None:
    assert check_name("Anna    B") == "Anna B"


def test_a_number_leaves_a_name_within_its_length() -> None:
    assert numbered("Anna", 12) == "Anna 12"
    assert numbered("A" * LONGEST_NAME, 12) == "A" * (LONGEST_NAME - 3) + " 12"


def test_no_two_are_alike_at_one_table() -> None:
    table = LoggedMatch(TOY, 3)
    table.ask("anna", Sit("north", "Anna"))
    for command in (Sit("east", "Аnna", guest=True), Watch("An\u200dna", guest=True)):
        with pytest.raises(Refusal, match="table-name-taken"):
            table.ask("bob", command)
    table.ask("bob", Sit("east", "Bob", guest=True))
    with pytest.raises(Refusal, match="table-name-taken"):
        table.ask("bob", Rename("Аnnа", guest=True))


def test_guests_are_marked() -> None:
    table = LoggedMatch(TOY, 2)
    table.ask("anna", Sit("north", "Anna"))
    table.ask("bob", Sit("east", "Bob", guest=True))
    assert table.match.seat_names == {
        "north": {"name": "Anna", "bot": ""},
        "east": {"name": "Bob", "bot": "", "guest": True},
    }
    assert [item.get("guest", False) for item in table.stream("anna") if item["kind"] == "seated"] == [False, True]


def test_a_guest_who_gets_an_account_is_marked_until_the_name_is_said_again() -> None:
    table = LoggedMatch(TOY, 2)
    table.ask("anna", Sit("north", "Anna", guest=True))
    table.ask("anna", Rename("Anna", guest=False))
    assert table.match.seat_names["north"] == {"name": "Anna", "bot": ""}
    assert table.again().seat_names == table.match.seat_names

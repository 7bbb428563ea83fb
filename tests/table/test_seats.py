import pytest

from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Game
from operahouse.table.absence import Resign
from operahouse.table.agreement import agree
from operahouse.table.command import Command
from operahouse.table.end import Close
from operahouse.table.match import Occupant
from operahouse.table.names import Rename
from operahouse.table.seats import Kick, SeatBot, Sit, Stand, Watch
from operahouse.table.snapshot import snapshot
from operahouse.table.start import Start
from tests.games_under_test import every_game
from tests.table.logged_match import SEED, TOY, LoggedMatch


def test_people_and_bots_sit_down_and_the_host_begins() -> None:
    table = LoggedMatch(TOY, 3)
    table.ask("anna", Sit("east", " Anna "))
    table.ask("anna", SeatBot("north", "expert@250ms"))
    table.ask("bob", Sit("south", "Bob"))
    table.ask("anna", Start())
    assert table.match.occupants == {
        "north": Occupant("", "", "expert@250ms"),
        "east": Occupant("anna", "Anna", ""),
        "south": Occupant("bob", "Bob", ""),
    }
    assert table.match.status == "playing"


@pytest.mark.parametrize(
    ("person", "command", "key"),
    [
        ("bob", Sit("east", "Bob"), "table-seat-taken"),
        ("bob", Sit("west", "Bob"), "table-unknown-seat"),
        ("anna", Sit("north", "Anna"), "table-already-seated"),
        ("bob", Sit("north", "  "), "table-text-empty"),
        ("bob", Sit("north", "B" * 41), "table-text-long"),
        ("bob", Sit("north", "B\x07b"), "table-text-unprintable"),
        ("bob", SeatBot("north", "novice"), "table-not-host"),
        ("anna", SeatBot("north", "cmd:./anything"), "unknown-bot"),
        ("anna", SeatBot("north", "novice@3"), "unknown-bot"),
        ("anna", SeatBot("north", "expert@"), "unknown-bot"),
        ("bob", Kick("east"), "table-not-host"),
        ("anna", Kick("east"), "table-kick-self"),
        ("anna", Kick("north"), "table-seat-empty"),
        ("bob", Stand(), "table-no-seat"),
        ("bob", Start(), "table-not-host"),
        ("anna", Start(), "table-seats-free"),
        ("anna", Watch("Anna"), "table-already-seated"),
    ],
)
def test_what_is_refused_changes_nothing(person: str, command: Command, key: str) -> None:
    table = LoggedMatch(TOY)
    table.ask("anna", Sit("east", "Anna"))
    number = table.match.number
    with pytest.raises(Refusal, match=key):
        table.ask(person, command)
    assert table.match.number == number


def test_whoever_is_sent_away_does_not_sit_down_again() -> None:
    table = LoggedMatch(TOY)
    table.ask("bob", Sit("east", "Bob"))
    table.ask("anna", Kick("east"))
    assert table.match.occupants["east"].is_empty
    with pytest.raises(Refusal, match="table-barred"):
        table.ask("bob", Sit("east", "Bob"))


def test_seats_change_only_before_the_game() -> None:
    table = LoggedMatch(TOY)
    table.ask("bob", Sit("east", "Bob"))
    table.ask("bob", Stand())
    table.sit_down()
    for person, command in [("bob", Stand()), ("anna", Kick("east")), ("cleo", Sit("east", "Cleo")), ("anna", Start())]:
        with pytest.raises(Refusal, match="table-begun"):
            table.ask(person, command)


def test_spectators_come_and_go() -> None:
    table = LoggedMatch(TOY).sit_down()
    table.ask("cleo", Watch("Cleo"))
    assert snapshot(table.match, "anna", table.now)["spectators"] == ["Cleo"]
    table.ask("cleo", Watch(""))
    assert table.match.spectators == {}


@every_game
def test_only_what_the_game_allows_is_agreed_on(game: Game) -> None:
    with pytest.raises(Refusal, match="table-wrong-players"):
        agree(game, 9, [], "anna", SEED)
    with pytest.raises(Refusal, match="table-unknown-option"):
        agree(game, 2, ["free_wine"], "anna", SEED)
    with pytest.raises(Refusal, match="unknown-bot"):
        agree(game, 2, [], "anna", SEED, substitute="cmd:./anything")


def test_an_emptied_seat_bans_nobody_unless_the_host_says_so() -> None:
    table = LoggedMatch(TOY)
    table.ask("bob", Sit("east", "Bob"))
    table.ask("anna", Kick("east", ban=False))
    assert table.match.occupants["east"].is_empty
    table.ask("bob", Sit("east", "Bob"))
    assert table.match.seat_of["bob"] == "east"


def test_a_table_at_which_nobody_plays_can_be_closed_by_its_host() -> None:
    table = LoggedMatch(TOY)
    table.ask("bob", Sit("east", "Bob"))
    with pytest.raises(Refusal, match="table-not-host"):
        table.ask("bob", Close())
    table.ask("anna", Close())
    assert (table.match.status, table.match.outcome) == ("ended", "closed")
    with pytest.raises(Refusal, match="table-over"):
        table.ask("anna", Close())
    playing = LoggedMatch(TOY).sit_down()
    with pytest.raises(Refusal, match="table-begun"):
        playing.ask("anna", Close())


@pytest.mark.parametrize("name", ["Anna", "anna ", "ＡＮＮＡ", "An na"])
def test_no_two_people_at_a_table_have_the_same_name(name: str) -> None:
    table = LoggedMatch(TOY)
    table.ask("anna", Sit("north", "Anna"))
    for command in (Sit("east", name), Watch(name)):
        with pytest.raises(Refusal, match="table-name-taken"):
            table.ask("bob", command)
    table.ask("bob", Sit("east", "Bob"))
    with pytest.raises(Refusal, match="table-name-taken"):
        table.ask("bob", Rename(name))


def test_a_new_name_takes_effect_at_once() -> None:
    table = LoggedMatch(TOY).sit_down()
    table.ask("cleo", Watch("Cleo"))
    table.ask("anna", Rename("Annette"))
    table.ask("cleo", Rename("Clelia"))
    assert table.match.occupants["north"].name == "Annette"
    assert table.match.spectators == {"cleo": "Clelia"}
    told = [(item["before"], item["name"]) for item in table.stream("bob") if item["kind"] == "renamed"]
    assert told == [("Anna", "Annette"), ("Cleo", "Clelia")]
    with pytest.raises(Refusal, match="table-stranger"):
        table.ask("dora", Rename("Dora"))
    table.ask("bob", Rename("Anna"))
    table.ask("bob", Resign())
    with pytest.raises(Refusal, match="table-over"):
        table.ask("anna", Rename("Anne"))
    assert table.again().occupants == table.match.occupants

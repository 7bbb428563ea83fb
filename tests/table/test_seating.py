import pytest

from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Game
from operahouse.table.beginning import Begin
from operahouse.table.match import Place
from operahouse.table.opening import agree
from operahouse.table.seating import Kick, SeatBot, Sit, Stand, Watch
from operahouse.table.sight import sight
from operahouse.table.wish import Wish
from tests.games_under_test import every_game
from tests.table.house import SEED, TOY, House


def test_people_and_bots_sit_down_and_the_host_begins() -> None:
    house = House(TOY, 3)
    house.ask("anna", Sit("east", " Anna "))
    house.ask("anna", SeatBot("north", "expert@250ms"))
    house.ask("bob", Sit("south", "Bob"))
    house.ask("anna", Begin())
    assert house.match.places == {
        "north": Place("", "", "expert@250ms"),
        "east": Place("anna", "Anna", ""),
        "south": Place("bob", "Bob", ""),
    }
    assert house.match.status == "playing"


@pytest.mark.parametrize(
    ("person", "wish", "key"),
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
        ("bob", Begin(), "table-not-host"),
        ("anna", Begin(), "table-seats-free"),
        ("anna", Watch("Anna"), "table-already-seated"),
    ],
)
def test_what_is_refused_changes_nothing(person: str, wish: Wish, key: str) -> None:
    house = House(TOY)
    house.ask("anna", Sit("east", "Anna"))
    number = house.match.number
    with pytest.raises(Refusal, match=key):
        house.ask(person, wish)
    assert house.match.number == number


def test_whoever_is_sent_away_does_not_sit_down_again() -> None:
    house = House(TOY)
    house.ask("bob", Sit("east", "Bob"))
    house.ask("anna", Kick("east"))
    assert house.match.places["east"].is_free
    with pytest.raises(Refusal, match="table-barred"):
        house.ask("bob", Sit("east", "Bob"))


def test_seats_change_only_before_the_game() -> None:
    house = House(TOY)
    house.ask("bob", Sit("east", "Bob"))
    house.ask("bob", Stand())
    house.sit_down()
    for person, wish in [("bob", Stand()), ("anna", Kick("east")), ("cleo", Sit("east", "Cleo")), ("anna", Begin())]:
        with pytest.raises(Refusal, match="table-begun"):
            house.ask(person, wish)


def test_spectators_come_and_go() -> None:
    house = House(TOY).sit_down()
    house.ask("cleo", Watch("Cleo"))
    assert sight(house.match, "anna", house.now)["spectators"] == ["Cleo"]
    house.ask("cleo", Watch(""))
    assert house.match.spectators == {}


@every_game
def test_only_what_the_game_allows_is_agreed_on(game: Game) -> None:
    with pytest.raises(Refusal, match="table-wrong-players"):
        agree(game, 9, [], "anna", SEED)
    with pytest.raises(Refusal, match="table-unknown-option"):
        agree(game, 2, ["free_wine"], "anna", SEED)
    with pytest.raises(Refusal, match="unknown-bot"):
        agree(game, 2, [], "anna", SEED, substitute="cmd:./anything")

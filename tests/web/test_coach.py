"""The coach through a real server: fair, honest, whole moves; and the turning points of a finished game."""

import asyncio
from typing import Any

import pytest

from operahouse.games.catalogue import game_names, load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.game import CHANCE, Game, Json, State
from operahouse.review.review import Review, turning_points
from operahouse.table.chance import bot_seed
from operahouse.table.match import Match
from operahouse.web.coach import CoachService
from operahouse.web.reviews import REVIEW
from tests.bots.test_coach import whole
from tests.table.logged_match import LoggedMatch
from tests.web.conftest import Come
from tests.web.playing import play_on
from tests.web.serving import Served
from tests.web.test_people import key
from tests.web.visitor import Message, TableSocket

GAMES = game_names()


def hint(line: TableSocket, move: str = "") -> Message:
    """What the coach says now."""
    line.send({"type": "hint", "id": "h", **({"move": move} if move else {})})
    return line.answer("h")


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_whole_moves_and_can_be_played(come: Come, game: str) -> None:
    anna = come()
    table = anna.open(game=game, seats=["you", "random"])["id"]
    with anna.watch(table, snapshot="yes") as line:
        for _ in range(6):
            while line.snapshot is None or line.snapshot["you"] not in line.snapshot["asked"]:
                line.next()
            told = hint(line)
            assert told["own"] is None
            assert 1 <= len(told["advice"]) <= 3
            assert line.ask("play", move=told["advice"][0]["move"])["type"] == "done"


def test_the_coach_says_the_same_again(come: Come) -> None:
    anna = come()
    table = anna.open(game="opera", seats=["you", "random"])["id"]
    with anna.watch(table, snapshot="yes") as line:
        while line.snapshot is None or line.snapshot["asked"] != [line.snapshot["you"]]:
            line.next()
        first = hint(line)
        assert hint(line) == first


def test_a_move_is_judged_beside_the_best(come: Come) -> None:
    anna = come()
    table = anna.open(game="opera", players=3, seats=["you", "random", "random"])["id"]
    with anna.watch(table, snapshot="yes") as line:
        told = hint(line, "bid 0")
        assert told["own"]["move"] == "bid 0"
        assert told["own"]["blunder"] is True
        assert told["own"]["loss"] == pytest.approx(told["advice"][0]["chance"] - told["own"]["chance"], abs=0.002)
        best = hint(line, told["advice"][0]["move"])["own"]
        assert (best["loss"], best["blunder"]) == (0, False)
        assert hint(line, "bid 99")["error"]["key"] == "refusal-unknown-move"
        assert hint(line, "x" * 3000)["error"]["key"] == "malformed-too-long"


def test_hints_and_previews_do_not_stand_in_each_others_way(come: Come) -> None:
    anna = come()
    table = anna.open(game="opera", seats=["you", "random"])["id"]
    with anna.watch(table, snapshot="yes") as line:
        line.send({"type": "hint", "id": "h"})
        line.send({"type": "preview", "id": "q", "moves": ["bid 1"]})
        answers: dict[str, str] = {}
        while len(answers) < 2:
            message = line.next()
            if "id" in message:
                answers[message["id"]] = message["type"]
        assert answers == {"q": "previews", "h": "hint"}


def test_no_hints_in_rated_games_nor_with_people_nor_for_onlookers(come: Come) -> None:
    anna, bob, cleo = come("Anna"), come("Bob"), come("Cleo")
    table = anna.open(players=3, seats=["you", "open", "random"], begin=False)["id"]
    with anna.watch(table) as host, bob.watch(table) as guest, cleo.watch(table) as onlooker:
        guest.sit("east")
        host.do("start")
        assert hint(host, "bid 1")["error"]["key"] == "web-no-hints"
        assert hint(onlooker)["error"]["key"] == "table-no-seat"
    alone = anna.open(game="opera", seats=["you", "random"])["id"]
    with cleo.watch(alone) as onlooker:
        assert hint(onlooker)["error"]["key"] == "table-no-seat"


class Ears:
    """In the place of the processes of bots: remembers what they would be asked."""

    def __init__(self) -> None:
        self.heard: list[Json] = []

    async def ask(self, question: Json, person: str, cost: int) -> Json:
        """Nothing is thought about here."""
        self.heard.append(question)
        return {"advice": [], "own": None}


@pytest.mark.parametrize("game", [load_game(name) for name in GAMES], ids=GAMES)
def test_nothing_hidden_reaches_the_coach(game: Game) -> None:
    """Two tables that differ in everything a seat cannot know ask their coach the very same question."""
    differing = 0
    for number, state in enumerate(whole(game, 2, 5, 6)):
        other = game.imagine(game.view(state, state.turn, memory=True), Generator(number))
        differing += game.write_position(other) != game.write_position(state)
        assert asked_of_coach(game, state) == asked_of_coach(game, other)
    assert differing > 0


def asked_of_coach(game: Game, state: State) -> list[Json]:
    """What goes to the coach's process where the seat to move asks at a table that stands so."""
    match = LoggedMatch(game).sit_down().match
    match.state = state
    match.seat_numbers = {name: number for number, name in enumerate(game.seats(state))}
    seat = game.seats(state)[state.turn]
    match.awaited_since = {seat: 7}
    ears: Any = Ears()
    asyncio.run(CoachService(ears).advise(match, seat, "", "anna"))
    heard: list[Json] = ears.heard
    return heard


@pytest.mark.parametrize("game", [*GAMES, "toy"])
def test_where_a_game_was_won_is_told_to_everybody_afterwards(served: Served, come: Come, game: str) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = anna.open(game=game, seats=["you", "random"], public=True)["id"]
    closed = bob.http.get(f"/api/tables/{table}/moments")
    assert (closed.status_code, key(closed)) == (409, "table-screens-closed")
    with anna.watch(table, snapshot="yes") as line:
        if game == "toy":
            play_on([line])
        else:
            play_some(line, 12)
            line.do("resign")
        moves = [item for item in line.items if item["kind"] == "moved"]
    decisive = decisive_moves(served.server.live_matches[table].match)
    for visitor in (anna, bob):
        moments = visitor.get(f"/api/tables/{table}/moments")["moments"]
        assert [(moment["place"] - 1, moment["move"]) for moment in moments] == decisive
        for moment in moments:
            assert moves[moment["place"] - 1]["seat"] == moment["seat"]
            story = visitor.get(f"/api/tables/{table}/replay?screen={moment['seat']}")["items"]
            item = next(item for item in story if item["number"] == moment["number"])
            assert (item["seat"], item["move"]) == (moment["seat"], moment["move"])


def decisive_moves(match: Match) -> list[tuple[int, str]]:
    """Where the game was won, by the same lots as the server draws."""
    assert match.initial_state is not None
    moves = [(match.seat_numbers.get(seat, CHANCE), move) for _, seat, move in match.moves]
    found = turning_points(Review(match.game, match.initial_state, moves, [], bot_seed(match.seed, REVIEW, 0)).whole())
    return [(moment["place"], moment["move"]) for moment in found]


def play_some(line: TableSocket, moves: int) -> None:
    """So many moves as the coach advises."""
    for _ in range(moves):
        while line.snapshot is None or line.snapshot["you"] not in line.snapshot["asked"]:
            line.next()
        line.do("play", move=hint(line)["advice"][0]["move"])


def test_turning_points_are_for_people_with_a_name(come: Come) -> None:
    anna = come()
    table = anna.open(seats=["you", "random"])["id"]
    with anna.watch(table, snapshot="yes") as line:
        play_on([line])
    nameless = come("X", False).http.get(f"/api/tables/{table}/moments")
    assert nameless.status_code == 401

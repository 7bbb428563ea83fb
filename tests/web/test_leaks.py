"""No leak, at the level of bytes: two matches that differ only in what a viewer cannot know are one to its socket.

Both are written into the store of a running server, entry by entry, and read through HTTP and sockets. They differ in
hidden pieces and cards, in sealed answers, in notes, orders and mutings of others, and in how many of these there are.
"""

import json
import re
from collections.abc import Iterator

import pytest

from operahouse.kernel.chance import Generator
from operahouse.kernel.game import SPECTATOR, Game, Json, State
from operahouse.kernel.play import seat_names
from operahouse.store.log import Append
from operahouse.store.match_summary import summarize
from operahouse.table.agreement import agree
from operahouse.table.chat import Muted, Noted
from operahouse.table.fact import Fact
from operahouse.table.log import write_fact
from operahouse.table.match import new_match
from operahouse.table.moves import CheckedMove, check_move
from operahouse.table.seats import Seated
from operahouse.table.standing_orders import Condition, Ordered, Revoked, StandingOrder
from operahouse.table.start import Started
from tests.games_under_test import GAMES, Table, hooks_of, walk
from tests.table.logged_match import SEED, START
from tests.web.conftest import Come
from tests.web.serving import Served
from tests.web.visitor import TableSocket, Visitor

MOMENTS = 6
"""So many of a game are looked at, spread over all of it, each by every seat and a spectator."""
SINCE = re.compile(r'"gone":\d+,"vote_in":\d+')
"""How long nobody has been at a seat, in milliseconds of this test's own time."""
NONSENSE = ["nonsense", "", "bid 99", "end", "programme", "stop", "pass"]


class Twins:
    """A match and its twin, which differs for everybody but the viewer."""

    def __init__(self, game: Game, people: list[Visitor], viewer: Visitor, secret: int) -> None:
        self.game = game
        self.match = new_match(game, agree(game, len(people), [], people[0].id, SEED))
        self.people = people
        self.viewer = viewer
        self.secret = secret
        self.write(self.match.agreement)
        for seat, person in zip(self.match.occupants, people, strict=True):
            self.write(Seated(seat, person.id, person.name, ""))

    def write(self, fact: Fact | CheckedMove, by: str = "", id_: str = "") -> None:
        """The time is the same in both."""
        write_fact(self.match, fact, START, by, id_)

    def begin(self, state: State) -> None:
        """Hidden things differ, and what others keep to themselves."""
        self.whisper(1 + 2 * self.secret)
        self.write(Started(self.game.write_position(state), {}))
        self.whisper(3 - 2 * self.secret)
        self.answer_sealed()

    def whisper(self, times: int) -> None:
        """Notes, orders and mutings of the others, as many as there are secrets."""
        for seat, person in zip(self.match.occupants, self.people, strict=True):
            if person is self.viewer:
                continue
            for index in range(times):
                self.write(Noted(person.id, f"secret {self.secret} of {seat} {index}"), person.id, f"n{index}")
            condition = Condition("secret", "is", f"no {self.secret}")
            for name, move in ((f"o{times}", "bid 0"), (f"o{times}", f"bid {self.secret}"), ("gone", "bid 1")):
                self.write(Ordered(seat, name, StandingOrder((condition,), (condition,), move)), person.id, f"o {move}")
            self.write(Revoked(seat, "gone"), person.id, "r")
            self.write(Muted(person.id, f"somebody {self.secret}", True), person.id, "m")

    def answer_sealed(self) -> None:
        """Where several are asked at once all but the viewer and one more answer, each world otherwise."""
        match = self.match
        asked = match.awaited
        others = [seat for seat in asked if match.occupants[seat].person != self.viewer.id]
        if len(asked) < 2 or len(others) < 2:
            return
        for seat in others[:-1]:
            moves = self.game.legal_moves(match.state_in_play(), match.seat_numbers[seat])
            self.write(
                check_move(match, seat, moves[-self.secret % len(moves)], "person"), match.occupants[seat].person, "x"
            )

    def store(self, served: Served, name: str) -> None:
        """As the server would have written it, in two parts."""
        summary = summarize(self.match, name, name, True, False, START)
        half = self.match.number // 2
        for part in (self.match.entries[:half], self.match.entries[half:]):
            served.server.store.submit(Append(name, part[0].number, part, summary)).result()


def moments(game: Game) -> Iterator[State]:
    """Moments of a random game; two early ones where answers are sealed."""
    table = Table(game, game.player_counts[1], [])
    steps = [step.state for step in walk(table.deal(7), 7) if not step.state.within_move() and step.seat >= 0]
    yield from [state for state in steps if len(state.to_act()) > 1][:2]
    yield from steps[:: max(1, len(steps) // MOMENTS)]


def other_worlds(game: Game, state: State, viewer: int, index: int) -> Iterator[State]:
    """States that differ only in what the viewer cannot know."""
    name = seat_names(game, state, [viewer])[0] if viewer >= 0 else ""
    for variation in hooks_of(game).hidden_variations(game.write_position(state), name, Generator(index)):
        yield game.read_position(variation)
    yield game.imagine(game.view(state, viewer, memory=True), Generator(index))


def heard(viewer: Visitor, table: str) -> str:
    """Every byte that the viewer gets from the table, whatever it tries; but for its name and how long seats wait."""
    told: list[str] = []
    for after, snapshot in ((0, "yes"), (2, "no"), (5, "yes")):
        with viewer.watch(table, after=after, snapshot=snapshot) as line:
            if snapshot == "yes":
                pry(line)
            line.send({"type": "ping"})
            line.until("pong")
            told += line.raw
    for path in ("", "/board", "/record", "/replay?screen=red", "/replay/3?screen=red"):
        answer = viewer.http.get(f"/api/tables/{table}{path}")
        told.append(f"{answer.status_code} {answer.text}")
    return SINCE.sub("", "\n".join(told)).replace(table, "TABLE")


def pry(line: TableSocket) -> None:
    """Moves that are not allowed, questions, and looks behind screens."""
    listed = [option["move"] for option in (line.snapshot or {}).get("options", [])]
    line.send({"type": "preview", "id": "q", "moves": [*listed, *NONSENSE][:60]})
    line.answer("q")
    for index, move in enumerate(NONSENSE):
        if move not in listed:
            line.ask("play", f"p{index}", move=move)
    line.send({"type": "hint", "id": "h"})
    line.answer("h")
    line.send({"type": "screen", "id": "s", "seat": (line.snapshot or {})["asked"][0]})
    line.answer("s")
    for kind in ("undo", "start", "return"):
        line.ask(kind, f"k-{kind}")
    for name in ("o1", "o3", "gone"):
        line.ask("revoke-order", f"r-{name}", name=name)
        line.ask("change-order", f"c-{name}", name=name, order={"when": [], "unless": [], "move": "bid 0"})


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_socket_tells_nothing_that_its_seat_does_not_know(game: Game, served: Served, come: Come) -> None:
    people = [come(name) for name in ("Anna", "Bob", "Cleo", "Dora")]
    players, curious = people[: game.player_counts[1]], people[-1]
    sitters = dict(zip(Twins(game, players, curious, 0).match.occupants, players, strict=True))
    compared = differing = 0
    for index, state in enumerate(moments(game)):
        seats = len(game.seats(state))
        number = [*range(seats), SPECTATOR][index % (seats + 1)]
        viewer = sitters[game.seats(state)[number]] if number >= 0 else curious
        for world in other_worlds(game, state, number, index):
            compared += 1
            pair: list[Json] = [game.write_position(state), game.write_position(world)]
            differing += pair[0] != pair[1]
            told = []
            for secret, setup in enumerate(pair):
                twin = Twins(game, players, viewer, secret)
                twin.begin(game.read_position(setup))
                name = f"{game.name}-{compared:04}-{secret:02}"
                twin.store(served, name)
                told.append(heard(viewer, name))
            assert told[0] == told[1]
            assert "secret" not in told[0]
            assert json.dumps(SEED.hex()) not in told[0]
    assert differing >= MOMENTS

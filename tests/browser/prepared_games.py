"""Games that were played beforehand, up to any of their positions, on the tables of a house that opens afterwards."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple, TypedDict, cast

from operahouse.games.catalogue import load_game
from operahouse.kernel.game import Json
from operahouse.store.connect import open_store
from operahouse.store.log import Append
from operahouse.store.match_summary import summarize
from operahouse.store.people import Person
from operahouse.store.store import Store
from operahouse.table.agreement import agree
from operahouse.table.decide import open_match
from operahouse.table.log import write_fact
from operahouse.table.match import Match
from operahouse.table.moves import check_move
from operahouse.table.seats import Seated
from operahouse.table.start import Started
from operahouse.web.sessions import hash_token

FOLDER: Final = Path(__file__).parent / "games"
NAMES: Final = ("Fiona", "Maximilian", "Giuseppina", "Anne-Sophie", "Bartel", "Wilhelmina")
"""Short and long ones, as people have them."""
SEED: Final = bytes(32)
START: Final = 1_700_000_000_000
A_LONG_TIME: Final = 4_000_000_000_000


class Position(NamedTuple):
    """A table at which somebody is asked something: its link, and the token of who is asked."""

    game: str
    players: int
    question: str
    seat: str
    link: str
    token: str

    @property
    def name(self) -> str:
        """Such as `opera-3-hire`."""
        return f"{self.game}-{self.players}-{self.question}"


class GameFile(TypedDict):
    """A game as `make_games` writes it: for each question, after how many moves which seat is asked it."""

    game: str
    players: int
    setup: Json
    moves: list[tuple[str, str]]
    positions: dict[str, tuple[int, str]]


class PreparedGame:
    """A match at which people sit, with a deal and moves that are known."""

    def __init__(self, name: str, players: int, setup: Json) -> None:
        game = load_game(name)
        agreement = agree(game, players, [], person_of(0), SEED)
        self._seats = list(open_match(game, agreement, START).match.occupants)
        seated = [Seated(seat, person_of(at), NAMES[at], "") for at, seat in enumerate(self._seats)]
        self.match: Match = open_match(game, agreement, START, [*seated, Started(setup, {})]).match

    def play(self, seat: str, move: str) -> None:
        """One move, of a person or of chance."""
        write_fact(self.match, check_move(self.match, seat, move, "luck" if seat == "chance" else "person"), START)

    def person(self, seat: str) -> str:
        """Who sits there."""
        return person_of(self._seats.index(seat))


def person_of(number: int) -> str:
    """The id of the person who takes that place; also the token to come in with."""
    return f"person-{number}"


def prepare_house(url: str, wanted: list[tuple[str, int, str]]) -> list[Position]:
    """Write a database with a table for each of these positions: game, number of players, question."""
    store = open_store(url)
    for number, name in enumerate(NAMES):
        store.add_person(Person(person_of(number), name, "", "en", START))
        store.add_session(hash_token(person_of(number)), person_of(number), A_LONG_TIME)
    games = dict.fromkeys((game, players) for game, players, _ in wanted)
    positions = [
        position
        for game, players in games
        for position in _store_positions(store, game, players, [one[2] for one in wanted if one[:2] == (game, players)])
    ]
    store.close()
    return positions


def all_positions() -> list[tuple[str, int, str]]:
    """Every position there is: game, number of players, question."""
    files = [read_game(file) for file in sorted(FOLDER.glob("*.json"))]
    return [(told["game"], told["players"], question) for told in files for question in told["positions"]]


def read_game(file: Path) -> GameFile:
    """A game as it was written down."""
    return cast(GameFile, json.loads(file.read_text(encoding="utf-8")))


def _store_positions(store: Store, name: str, players: int, questions: list[str]) -> Iterator[Position]:
    """Play the game once; on the way each position becomes a table of its own."""
    told = read_game(FOLDER / f"{name}-{players}.json")
    game = PreparedGame(name, players, told["setup"])
    for after in range(len(told["moves"]) + 1):
        for question in questions:
            at, seat = told["positions"][question]
            if at == after:
                yield _store_position(store, game, question, seat)
        if after < len(told["moves"]):
            game.play(*told["moves"][after])


def _store_position(store: Store, game: PreparedGame, question: str, seat: str) -> Position:
    agreed = game.match.agreement
    id_ = f"{agreed.game}-{agreed.players}-{question}"
    summary = summarize(game.match, id_, id_, False, False, START)
    store.submit(Append(id_, 1, game.match.entries, summary)).result()
    return Position(agreed.game, agreed.players, question, seat, f"/t/{id_}", game.person(seat))

"""Positions of the conformance cases as snapshots, for looking at the drawn table without a server.

Run from the root of the repository: `PYTHONPATH=src python client/src/operaopoly/gallery/make_scenes.py`.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import State

HERE = Path(__file__).parent
ROOT = HERE.parents[3]
CASES = ROOT / "conformance" / "operaopoly"
GAME = load_game("operaopoly")
END = GAME.option("end")
LANGUAGES = ["en", "nl", "fr", "it"]
BOTS = {"red": "expert", "yellow": "amateur", "orange": "novice"}


def given(name: str) -> dict[str, Any]:
    """The position a case starts from."""
    case: dict[str, Any] = json.loads((CASES / f"{name}.json").read_text())
    return dict(case["given"])


def last_round() -> tuple[State, str]:
    """The worked last performance a turn earlier: blue has sent Wagner to Bizet's mat and holds four cards."""
    position = given("example--last-performance")
    position["turn"], position["actions"] = "blue", 2
    wagner = position["composers"]["wagner"]
    wagner["mat"]["funding"] = {"owner": "blue", "cards": ["PS3"]}
    wagner["at"], wagner["directed"] = "bizet", True
    hands = {"red": ["C01", "O05", "PF1"], "blue": ["PE1", "C12", "O01", "RO1"], "green": ["C02", "PP1", "PC1"]}
    held = {card for hand in hands.values() for card in hand} | {"PS3"}
    for seat, hand in hands.items():
        position["players"][seat]["hand"] = hand
    for deck, cards in position["decks"].items():
        position["decks"][deck] = [card for card in cards if card not in held]
    for deck in ("opera", "patron"):
        position["discards"][deck] = position["decks"][deck][:3]
        position["decks"][deck] = position["decks"][deck][3:]
    return GAME.read_position(position), "blue"


def case(name: str) -> tuple[State, str]:
    """The position of a case, with the eyes of the seat to act."""
    state = GAME.read_position(given(name))
    return state, GAME.seats(state)[state.to_act()[0]]


def after(name: str, moves: int) -> tuple[State, str]:
    """A recorded game after some moves."""
    recorded: dict[str, Any] = json.loads((CASES / f"{name}.json").read_text())
    state = GAME.read_position(recorded["given"])
    for line in recorded["moves"][:moves]:
        seat, move = line
        number = GAME.seats(state).index(seat) if seat != "chance" else -1
        for step in GAME.expand(state, number, move):
            state.step(number, step)
    acting = [seat for seat in state.to_act() if seat >= 0]
    return state, GAME.seats(state)[acting[0] if acting else 0]


def drawn(players: int, moves: int) -> tuple[State, str]:
    """A game of moves drawn by lot, stopped before somebody's turn goes on."""
    chance = Generator(players)
    state = GAME.deal(players, [], chance)
    while moves > 0 or state.to_act()[0] < 0:
        seat = state.to_act()[0]
        options = [option for option in state.options(seat) if option != END] or state.options(seat)
        state.step(seat, options[chance.below(len(options))])
        moves -= 1
    return state, GAME.seats(state)[state.to_act()[0]]


def snapshot(state: State, seat: str) -> dict[str, Any]:
    """As the table shows it to that seat."""
    number = GAME.seats(state).index(seat)
    view = GAME.view(state, number)
    asked = [GAME.seats(state)[other] for other in state.to_act() if other >= 0]
    moves = GAME.legal_moves(state, number) if seat in asked else []
    return {
        "game": "operaopoly", "status": "playing", "published": "", "you": seat, "host": True,
        "seats": {name: {"name": name.title(), "bot": BOTS.get(name, "")} for name in GAME.seats(state)},
        "spectators": [], "votes": [], "asked": asked, "clocks": None, "note": "", "next": None,
        "view": view, "forecast": GAME.forecast(view), "can_undo": True, "orders": {},
        "options": [{"move": move, "about": GAME.terms(state, number, move)} for move in moves],
    }  # fmt: skip


def previews(state: State, seat: str, moves: list[str]) -> dict[str, Any]:
    """What each move would bring."""
    number = GAME.seats(state).index(seat)
    told: dict[str, Any] = {}
    for move in moves:
        try:
            told[move] = {"move": move, "error": None, **GAME.foretell(state, number, GAME.expand(state, number, move))}
        except Refusal as refusal:
            told[move] = {"move": move, "forecast": None, "error": {"text": refusal.key}}
    return told


SCENES: dict[str, Callable[[], tuple[State, str]]] = {
    "last-round": last_round,
    "start-2": lambda: case("setup--dormant-bizet-is-out-of-reach"),
    "audition": lambda: case("example--audition"),
    "audition-open": lambda: after("audition--recast-keeps-the-own-rehearsal", 1),
    "pick-empty": lambda: after("audition--at-an-empty-house", 1),
    "many": lambda: case("turn--nothing-left-to-draw"),
    "change": lambda: case("patron--change-must-differ"),
    "recast": lambda: case("opera--recast-choices"),
    "discard": lambda: after("turn--discards-down-to-three", 1),
    "direct": lambda: case("impresario--directing-choices"),
    "six": lambda: drawn(6, 130),
    "first": lambda: drawn(3, 0),
    "three-40": lambda: after("game--3-players-3000", 40),
    "five-90": lambda: after("game--5-players-5000", 90),
}


def main() -> None:
    """Write every scene, the box and the texts into one file beside this one."""
    scenes: dict[str, Any] = {}
    for name, make in SCENES.items():
        try:
            state, seat = make()
        except (KeyError, Refusal, ValueError) as error:
            print(f"{name}: {error!r}")
            continue
        shown = snapshot(state, seat)
        scenes[name] = {
            "snapshot": shown,
            "previews": previews(state, seat, [option["move"] for option in shown["options"]]),
        }
    texts = {
        language: {file.stem: file.read_text() for file in (ROOT / "texts" / language).glob("*.ftl")}
        for language in LANGUAGES
    }
    out = {"components": GAME.components(), "scenes": scenes, "texts": texts}
    (HERE / "scenes.json").write_text(json.dumps(out, ensure_ascii=False))
    print(", ".join(scenes))


if __name__ == "__main__":
    main()

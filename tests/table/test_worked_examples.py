"""The worked examples of the rulebooks, entered line by line, give what is printed."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from operahouse.games.catalogue import load_game
from operahouse.kernel.conformance import read_case
from operahouse.kernel.game import CHANCE, SPECTATOR, Json
from operahouse.kernel.reading import Reader
from operahouse.table.sheet import Course, Line, by_hand_of, play_line
from tests.table.real_table import came_to_light

FOLDER = Path(__file__).parents[2] / "conformance"
GAMES = {name: load_game(name) for name in ("opera", "operaopoly")}


def cases(game: str) -> Iterator[tuple[str, Any]]:
    """Every case in which moves are made."""
    for file in sorted((FOLDER / game).glob("*.json")):
        case = json.loads(file.read_text(encoding="utf-8"))
        if case.get("moves") and "setup" not in case and not case.get("invalid"):
            yield file.stem, case


@pytest.mark.parametrize("name", GAMES)
def test_every_example_entered_by_hand_gives_the_same(name: str) -> None:
    game, by_hand = GAMES[name], by_hand_of(GAMES[name])
    entered = 0
    for stem, case in cases(name):
        replay = read_case(game, case)
        if replay.start.to_act() == [CHANCE] or replay.start.within_move():
            continue
        course = Course(by_hand.begin(replay.start, []))
        while replay.made < len(replay.moves):
            seat, move = replay.moves[replay.made]
            events = replay.advance()
            while replay.made < len(replay.moves) and replay.moves[replay.made][0] == "chance":
                events += replay.advance()
            if replay.state.to_act() == [CHANCE]:
                break
            course = play_line(by_hand, course, line(replay.made, seat, move), [])
            draws = came_to_light(events)
            while course.wanted is not None:
                told = line(replay.made, "chance", "", draws.pop(0) if draws else [])
                course = play_line(by_hand, course, told, [])
            assert game.view(course.guess.state, SPECTATOR) == game.view(replay.state, SPECTATOR), stem
            entered += 1
    assert entered > 100


def line(number: int, seat: str, move: str, cards: list[str] | None = None) -> Line:
    """A line of the sheet."""
    return Line(number, number, seat, move, tuple(cards or ()), "person", False)


@pytest.mark.parametrize("name", GAMES)
def test_a_sheet_with_what_counts_has_the_sums_of_the_whole_table(name: str) -> None:
    game, by_hand = GAMES[name], by_hand_of(GAMES[name])
    compared = 0
    for stem, case in cases(name):
        state = read_case(game, case).start
        view = game.view(state, SPECTATOR)
        sheet = (opera_sheet if name == "opera" else operaopoly_sheet)(view)
        if sheet is None:
            continue
        counted, forecast = by_hand.count(Reader(sheet, "score")), game.forecast(view)
        for part in ("seats", "houses", "mats"):
            assert sums(counted.get(part)) == sums(forecast.get(part)), (stem, part)
        compared += 1
    assert compared > 50


def sums(part: object) -> object:
    """A part of a forecast without what depends on the round's hires."""
    if isinstance(part, dict):
        return {key: sums(value) for key, value in part.items() if key != "hires"}
    return part


def opera_sheet(view: Json) -> Json | None:
    """What a person with a score sheet would fill in."""
    century, round_ = view["century"], view["round"]
    players, options = view["players"], view.get("options", {})
    assert isinstance(century, list)
    assert isinstance(round_, int)
    assert isinstance(players, dict)
    assert isinstance(options, dict)
    ends = [2, 4, 6] if options.get("seven_rounds") else [3, 6, 9]
    if options.get("seven_rounds"):
        return None
    return {
        "seats": view["seats"],
        "options": [*options],
        "round": round_,
        "ladder": view["ladder"],
        "century": century[sum(end < round_ for end in ends)],
        "figures": view["figures"],
        "houses": {seat: player["houses"] for seat, player in players.items()},
    }


def operaopoly_sheet(view: Json) -> Json | None:
    """What lies on the mats and at the houses."""
    composers, houses = view["composers"], view["houses"]
    assert isinstance(composers, dict)
    assert isinstance(houses, dict)
    if any(composer["state"] != "active" for composer in composers.values()):
        return None
    return {
        "seats": view["seats"],
        "composers": {name: {"at": composer["at"], "mat": composer["mat"]} for name, composer in composers.items()},
        "houses": houses,
        "played": view["played"],
    }

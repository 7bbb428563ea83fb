"""The courses: for every game its lessons, in the order of their files."""

import json
from functools import cache
from importlib.resources import files

from operahouse.games.catalogue import game_names, load_game
from operahouse.kernel.errors import OperahouseError
from operahouse.lessons.lesson import Lesson
from operahouse.lessons.parser import read_lesson


def courses() -> dict[str, list[Lesson]]:
    """All lessons by game."""
    return {game: [lesson(game, name) for name in lesson_names(game)] for game in game_names()}


@cache
def lesson(game: str, name: str) -> Lesson:
    """A lesson by name. Raises an error if there is none."""
    if game not in game_names() or name not in lesson_names(game):
        raise OperahouseError("learn-unknown", {"game": game[:80], "lesson": name[:80]})
    text = (files("operahouse.lessons") / game / _files(game)[name]).read_text(encoding="utf-8")
    return read_lesson(load_game(game), json.loads(text))


def lesson_names(game: str) -> list[str]:
    """The names of a game's lessons, in the order of the course."""
    return list(_files(game))


@cache
def _files(game: str) -> dict[str, str]:
    """The file of each lesson: `programme` is `03-programme.json`, the third lesson."""
    folder = files("operahouse.lessons") / game
    found = sorted(file.name for file in folder.iterdir() if file.name.endswith(".json")) if folder.is_dir() else []
    return {file.partition("-")[2].removesuffix(".json"): file for file in found}

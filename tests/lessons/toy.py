"""A small lesson of the toy game: something to read, a bid, a shelf."""

from operahouse.kernel.game import Json
from operahouse.lessons.lesson import Lesson
from operahouse.lessons.parser import read_lesson
from tests.toy.extras import RichToy

POSITION: Json = {
    "game": "toy",
    "edition": "toy-1",
    "options": {"open_cards": False},
    "seats": ["north", "east"],
    "round": 1,
    "stage": "bid",
    "turn": 0,
    "coins": [3, 3],
    "points": [0, 0],
    "shelves": ["a", "b", "-", "a", "b", "-"],
    "discard": [],
    "begun": [],
    "bids": [-1, -1],
    "cards": [3, 2],
    "deck": [1, 1, 2, 3],
}


def page() -> Json:
    """The lesson as a file has it."""
    shelf: Json = {
        "solution": "arrange -,b,a",
        "check": [
            {"read": "view/points/0", "at_least": 2, "wrong": "score"},
            {"read": "view/shelves/0", "equals": "-"},
        ],
        "wrong": {"arrange b,*": "first"},
    }
    return {
        "format": "operahouse-lesson/1",
        "name": "shelf",
        "game": "toy",
        "rules": ["T1", "T2"],
        "minutes": 2,
        "seat": "north",
        "names": {"east": "Rosa"},
        "position": POSITION,
        "steps": [
            {"light": ["coins"], "figures": {"coins": "view/coins/0"}},
            {
                "figures": {"coins": "view/coins/0"},
                "task": [{"accept": ["bid 2", "bid 3"], "wrong": {"bid 0": "nothing"}}],
                "then": [["east", "bid 1"]],
            },
            {"task": [shelf]},
            {},
        ],
    }


def toy_lesson() -> Lesson:
    """The lesson, read."""
    return read_lesson(RichToy(), page())

"""Reads lessons from JSON. Mistakes are named by their place."""

from typing import Final

from operahouse.kernel.game import Game
from operahouse.kernel.reading import Reader
from operahouse.kernel.record import read_moves, read_position_at
from operahouse.lessons.lesson import Check, Choice, Lesson, Picture, Step, Task

FORMAT: Final = "operahouse-lesson/1"
FIELDS: Final = ["format", "name", "game", "rules", "minutes", "seat", "names", "given", "position", "steps"]
STEP_FIELDS: Final = ["light", "seat", "figures", "task", "choice", "picture", "then"]
RELATIONS: Final = ["equals", "at_least", "at_most"]
LONGEST: Final = 60
"""Minutes that a lesson may take."""
HIGHEST: Final = 1000
"""The highest number that a lesson may give its texts."""


def read_lesson(game: Game, data: object) -> Lesson:
    """A lesson of this game. Raises Malformed at the first mistake."""
    page = Reader(data)
    page.only(FIELDS)
    page.at("format").word([FORMAT])
    page.at("game").word([game.name])
    start = read_position_at(game, page.at("position"))
    seats = game.seats(start)
    own = seats[page.at("seat").word(seats)]
    names = page.get("names")
    if names is not None:
        names.only(seats)
    return Lesson(
        game=game,
        name=page.at("name").text(),
        rules=_texts(page.at("rules")),
        minutes=page.at("minutes").integer(1, LONGEST),
        names=_pairs(names),
        given=_numbers(page.get("given")),
        start=start,
        steps=tuple(_read_step(step, own, seats) for step in _some(page.at("steps"))),
    )


def _read_step(page: Reader, own: str, seats: list[str]) -> Step:
    page.only(STEP_FIELDS)
    light, seat, task, choice, picture, then = (
        page.get(name) for name in ("light", "seat", "task", "choice", "picture", "then")
    )
    if choice is not None:
        page.only([field for field in STEP_FIELDS if field != "task"])
    return Step(
        seat=own if seat is None else seats[seat.word(seats)],
        light=() if light is None else _texts(light),
        figures=_pairs(page.get("figures")),
        tasks=() if task is None else tuple(_read_task(move) for move in _some(task)),
        choice=None if choice is None else _read_choice(choice),
        picture=None if picture is None else _read_picture(picture),
        then=() if then is None else tuple(read_moves(then)),
    )


def _read_task(page: Reader) -> Task:
    wrong = _pairs(page.get("wrong"))
    check = page.get("check")
    if check is not None:
        page.only(["solution", "check", "wrong"])
        return Task(page.at("solution").text(), (), tuple(_read_check(item) for item in _some(check)), wrong)
    page.only(["accept", "wrong"])
    accept = tuple(item.text() for item in _some(page.at("accept")))
    return Task(accept[0], accept, (), wrong)


def _read_check(page: Reader) -> Check:
    page.only(["read", "wrong", *RELATIONS])
    relation = next((name for name in RELATIONS if page.get(name) is not None), RELATIONS[0])
    wrong = page.get("wrong")
    return Check(page.at("read").text(), relation, page.at(relation).value, "" if wrong is None else wrong.text())


def _read_choice(page: Reader) -> Choice:
    page.only(["solution", "better", "figures", "remarks"])
    return Choice(
        solution=page.at("solution").text(),
        better=_texts(page.at("better")),
        figures=_pairs(page.at("figures")),
        remarks=_pairs(page.get("remarks")),
    )


def _read_picture(page: Reader) -> Picture:
    page.only(["part", "focus"])
    focus = page.get("focus")
    return Picture(page.at("part").text(), "" if focus is None else focus.text())


def _some(page: Reader) -> list[Reader]:
    """A list that is not empty."""
    if not page.items():
        raise page.wrong("malformed-missing", {})
    return page.items()


def _texts(page: Reader) -> tuple[str, ...]:
    return tuple(item.text() for item in page.items())


def _pairs(page: Reader | None) -> tuple[tuple[str, str], ...]:
    return () if page is None else tuple((name, value.text()) for name, value in page.entries())


def _numbers(page: Reader | None) -> tuple[tuple[str, int], ...]:
    return () if page is None else tuple((name, value.integer(0, HIGHEST)) for name, value in page.entries())

"""Times told are times measured: by what there is to read and to do."""

import re
from statistics import median

import pytest

from operahouse.app.texts import LANGUAGES, Texts
from operahouse.games.catalogue import game_names
from operahouse.lab.bot_game import GameSpec, play_game
from operahouse.lessons.course import lesson
from tests.lessons.reading_time import MAKE_MOVE, WATCH_MOVE, seconds, told_minutes
from tests.lessons.test_every_lesson import LESSONS

DEALS = 9
ABOUT = 3
"""Minutes that “about” may be off: games differ."""
SHORTER = {"opera": ("seven_rounds",)}
"""What makes a first game shorter, as on the home page."""


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_the_minutes_told_are_those_it_takes(game: str, name: str) -> None:
    each = lesson(game, name)
    assert each.minutes == told_minutes(each)


@pytest.mark.parametrize("game", game_names())
def test_an_overture_takes_a_minute(game: str) -> None:
    assert max(seconds(lesson(game, "overture"), lang) for lang in LANGUAGES) <= 70


@pytest.mark.parametrize("game", game_names())
def test_a_game_takes_about_as_long_as_the_overture_says(game: str) -> None:
    told = dict(lesson(game, "overture").given)["game-minutes"]
    assert told == pytest.approx(minutes_of(GameSpec(game, ("amateur",) * 3, stats=False, record=True)), abs=ABOUT)


@pytest.mark.parametrize("game", game_names())
def test_a_first_game_takes_about_as_long_as_the_home_page_says(game: str) -> None:
    bots = ("amateur", "novice", "novice")
    minutes = minutes_of(GameSpec(game, bots, options=SHORTER.get(game, ()), stats=False, record=True))
    for lang in LANGUAGES:
        told = re.findall(r"\d+", Texts(lang).say(f"client-first-{game}", {}))
        assert [int(figure) for figure in told] == [pytest.approx(minutes, abs=ABOUT)], lang


def minutes_of(spec: GameSpec) -> float:
    """How long a person would take in the place of the first of these bots: the middle of some deals."""
    return median(_minutes(spec, deal) for deal in range(DEALS))


def _minutes(spec: GameSpec, deal: int) -> float:
    played = play_game(spec, deal).record
    assert played is not None
    assert isinstance(played["moves"], list)
    assert isinstance(played["names"], dict)
    moves = [seat for seat, _ in played["moves"] if seat != "chance"]
    own = moves.count(next(iter(played["names"])))
    return (MAKE_MOVE * own + WATCH_MOVE * (len(moves) - own)) / 60

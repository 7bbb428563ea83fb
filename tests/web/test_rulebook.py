"""Rulebooks over HTTP: in every language, without signing in, with positions that can be drawn."""

from typing import Any

import pytest

from operahouse.app.commands.rules import page
from operahouse.app.rulebook import rulebook
from operahouse.app.texts import LANGUAGES, Texts
from operahouse.games.catalogue import game_names, load_game
from operahouse.web.settings import Settings
from tests.web.conftest import Come
from tests.web.test_people import key

every_game = pytest.mark.parametrize("game", game_names())


def rules_of(book: dict[str, Any]) -> list[dict[str, Any]]:
    return [rule for section in book["sections"] for rule in section["rules"]]


def deck_sizes(view: dict[str, Any]) -> list[object]:
    """What a view tells of the decks: how many cards each has, never which."""
    return list(view["decks"].values()) if "decks" in view else [view["deck"]]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_is_the_one_the_terminal_prints(come: Come, game: str, language: str) -> None:
    book = come("X", False).get(f"/api/rulebooks/{game}?language={language}")
    assert (book["game"], book.pop("language")) == (game, language)
    assert book == rulebook(load_game(game), Texts(language))
    assert page(book, Texts(language))


def test_without_a_language_it_is_the_readers(come: Come) -> None:
    anna, stranger = come(), come("X", False)
    anna.http.patch("/api/me", json={"language": "it"})
    assert anna.get("/api/rulebooks/opera")["language"] == "it"
    assert anna.get("/api/rulebooks/opera?language=xx")["language"] == "it"
    heard = stranger.http.get("/api/rulebooks/opera", headers={"Accept-Language": "nl-BE,en"})
    assert heard.json()["language"] == "nl"


def test_languages_the_house_speaks_are_languages_with_texts() -> None:
    assert list(Settings.model_fields["languages"].default) == LANGUAGES


@pytest.mark.parametrize("path", ["toy", "chess", "opera/pictures/nothing", "toy/pictures/budget", "chess/pictures/x"])
def test_what_nobody_wrote_is_not_there(come: Come, path: str) -> None:
    answer = come("X", False).http.get(f"/api/rulebooks/{path}")
    assert (answer.status_code, key(answer)) == (404, "web-not-here")


@every_game
def test_every_drawing_can_be_fetched_and_shows_only_what_its_seat_sees(come: Come, game: str) -> None:
    reader = come("X", False)
    drawings = [drawing for rule in rules_of(reader.get(f"/api/rulebooks/{game}")) for drawing in rule["drawings"]]
    assert len(drawings) >= 6
    for drawing in drawings:
        picture = reader.get(f"/api/rulebooks/{game}/pictures/{drawing['name']}")
        assert picture["part"] == drawing["part"]
        assert picture["view"]["seat"] == (picture["seat"] or None)
        assert picture["forecast"] == load_game(game).forecast(picture["view"])
        assert all(isinstance(size, int) for size in deck_sizes(picture["view"]))

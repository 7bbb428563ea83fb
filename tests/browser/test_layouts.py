"""All that a decision needs is in sight: in windows of every size, in every language, for every number of players.

Tables stand in positions of games that were played beforehand, in which something of every kind is asked. A few of
them are measured always; `make layouts` measures all of them in every language.
"""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from operahouse.app.texts import LANGUAGES
from tests.browser.conftest import PATIENCE, keep
from tests.browser.layouts import SIZES, TABLETS, faults, resize, size_of, states
from tests.browser.playing import READ
from tests.browser.prepared_games import Position, all_positions, prepare_house
from tests.browser.theatre import PATIENT, Theatre

SOME = [
    ("opera", 2, "bid", "en"), ("opera", 4, "hire", "nl"), ("opera", 4, "programme", "fr"), ("opera", 4, "buy", "it"),
    ("operaopoly", 6, "act", "nl"), ("operaopoly", 5, "guests", "it"), ("operaopoly", 3, "hand", "fr"),
]  # fmt: skip
"""The fullest tables, in the languages with the longest words."""
WHOLE_HAND = 99
ALL = [(*position, language) for position in all_positions() for language in LANGUAGES]
Enter = Callable[[str, int, str, str], tuple[Page, Position]]


@pytest.fixture(scope="module")
def positions(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Theatre, dict[str, Position]]]:
    """A server with a table for every position."""
    folder = tmp_path_factory.mktemp("positions")
    prepared = prepare_house(f"sqlite:///{folder / 'house.db'}", all_positions())
    theatre = Theatre(folder, PATIENT)
    yield theatre, {position.name: position for position in prepared}
    theatre.close()


@pytest.fixture
def enter(chromium: Browser, positions: tuple[Theatre, dict[str, Position]]) -> Iterator[Enter]:
    """Whoever is asked there comes in."""
    theatre, tables = positions
    contexts = []

    def come(game: str, players: int, question: str, language: str) -> tuple[Page, Position]:
        position = tables[f"{game}-{players}-{question}"]
        context = chromium.new_context(
            viewport=size_of(SIZES[0]), locale=language, base_url=theatre.address, reduced_motion="reduce"
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_cookies([{"name": "operahouse", "value": position.token, "url": theatre.address}])
        kept = json.dumps(json.dumps({"theme": "evening", "speed": "off"}))
        context.add_init_script(
            f"localStorage['operahouse-settings'] ??= {kept}; localStorage['operahouse-language'] = '{language}'"
        )
        context.add_init_script(READ)
        page = context.new_page()
        page.goto(position.link)
        page.wait_for_selector("[data-asked=true] [data-region=footlights]")
        page.wait_for_load_state("networkidle")
        return page, position

    yield come
    for context in contexts:
        context.close()


def measure(page: Page, position: Position, most_cards: int, pictures: str = "") -> list[str]:
    """Everything that is wrong in any window, in any state of the answer. Pictures of that are kept under a name."""
    wrong = []
    for window in SIZES:
        resize(page, window)
        for state in states(page, position.game, most_cards):
            found = faults(page, position.game, window)
            wrong += [f"{window}, {state}: {fault}" for fault in found]
            if found and pictures:
                keep(page, f"{pictures}-{window}-{state.replace(' ', '-')}")
    return wrong


@pytest.mark.parametrize(("game", "players", "question", "language"), SOME)
def test_a_decision_is_in_sight(enter: Enter, game: str, players: int, question: str, language: str) -> None:
    page, position = enter(game, players, question, language)
    wrong = measure(page, position, 1)
    assert not wrong, "\n".join(wrong)


@pytest.mark.layouts
@pytest.mark.parametrize(("game", "players", "question", "language"), ALL)
def test_every_decision_is_in_sight(enter: Enter, game: str, players: int, question: str, language: str) -> None:
    page, position = enter(game, players, question, language)
    wrong = measure(page, position, WHOLE_HAND, f"{position.name}-{language}")
    assert not wrong, "\n".join(wrong)


def test_turning_a_tablet_keeps_the_question(enter: Enter) -> None:
    page, _ = enter("opera", 3, "hire", "en")
    asked = []
    for window in (*TABLETS, "390x844"):
        resize(page, window)
        asked.append(page.locator(".question").inner_text())
    assert set(asked) == {"Hire a role, or end your performance."}

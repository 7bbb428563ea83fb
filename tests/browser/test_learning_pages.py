"""Overtures, free choices, and what the prompter answers: in sight, on wide and on narrow screens."""

import pytest
from playwright.sync_api import Page, expect

from operahouse.lessons.course import lesson
from operahouse.lessons.progress import follow_answers
from tests.browser.conftest import Visit
from tests.browser.looking import Eye
from tests.browser.playing import FOOT, expect_fits
from tests.browser.test_lessons import GAMES, PANEL, go_on, open_lesson

SIZES = [(1440, 900), (1280, 650), (390, 844), (360, 640)]
TABLET = 768
"""Windows that are narrower are those of phones."""
IN_SIGHT = """element => {
  const own = element.getBoundingClientRect()
  const outer = element.closest('.speech').getBoundingClientRect()
  const bottom = Math.min(outer.bottom, innerHeight)
  return own.top >= outer.top - 1 && (own.bottom <= bottom + 1 || own.top <= outer.top + 16)
}"""
"""Whether all of something can be seen where the prompter speaks, or as much as there is room for."""
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


def sized(visit: Visit, path: str, size: tuple[int, int]) -> Page:
    page = visit(path, phone=size[0] < TABLET)
    resize(page, size)
    return page


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_an_overture_is_turned_page_by_page_and_ends_at_the_first_lesson(visit: Visit, game: str, phone: bool) -> None:
    page = visit(f"/learn/{game}/overture", phone=phone)
    steps = lesson(game, "overture").steps
    for number, step in enumerate(steps, 1):
        assert step.picture is not None
        expect(page.get_by_text(f"Step {number} of {len(steps)}")).to_be_visible()
        expect(page.locator(f"[data-drawing={step.picture.part}] .drawn > *")).to_be_visible()
        button = page.get_by_role("button", name="Next" if number < len(steps) else "To the first lesson")
        for size in (size for size in SIZES if (size[0] < TABLET) == phone):
            resize(page, size)
            expect_fits(page)
            expect(button).to_be_in_viewport(ratio=1)
        button.click()
    page.wait_for_selector(f".lesson-table {FOOT}")
    page.goto("/learn")
    row = page.get_by_role("link", name="Overture: the game in a minute").first
    expect(row).to_contain_text("1 minute")


def test_an_overture_can_be_skipped_or_turned_by_keys(visit: Visit) -> None:
    page = visit("/learn/opera/overture")
    expect(page.get_by_role("heading", level=2)).to_have_text("Curtain up!")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", level=2)).to_have_text("Where points come from")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("heading", level=2)).to_have_text("Curtain up!")
    page.get_by_role("button", name="Skip it").click()
    page.wait_for_url("**/learn/opera/budget")
    page.wait_for_function("() => localStorage['operahouse-lessons'] === '{\"opera\":[\"overture\"]}'")


def test_an_overture_of_no_game_is_not_here(visit: Visit) -> None:
    page = visit("/learn/chess/overture", quiet=False)
    expect(page.get_by_role("heading", level=1)).to_contain_text("There’s nothing behind this door")


@every_size
def test_what_the_prompter_answers_is_in_sight(visit: Visit, size: tuple[int, int]) -> None:
    page = sized(visit, "/learn", size)
    open_lesson(page, "operaopoly", "sponsor")
    go_on(page, "next")
    expect(page.get_by_text("Step 2 of")).to_be_visible()
    page.wait_for_function("() => !document.querySelector('[data-deaf]')")
    note = page.locator(f"{PANEL} [role=status] .note").last
    go_on(page, "draw opera")
    expect(note).to_contain_text("That isn’t it yet")
    assert note.evaluate(IN_SIGHT)
    page.get_by_role("button", name="Whisper a hint").click()
    expect(note).to_contain_text("The prompter whispers")
    assert note.evaluate(IN_SIGHT)


@every_size
@pytest.mark.parametrize(
    ("game", "name", "answers", "chosen"),
    [("opera", "rounds", [], "bid 2"), ("operaopoly", "audition", ["next", "audition H2"], "pick none")],
)
def test_a_free_choice_is_compared_with_all_other_moves(
    visit: Visit, size: tuple[int, int], game: str, name: str, answers: list[str], chosen: str
) -> None:
    page = sized(visit, "/learn", size)
    open_lesson(page, game, name)
    for answer in answers:
        go_on(page, answer)
    expect(page.get_by_role("region", name="Your choice")).to_be_visible()
    expect(page.get_by_role("button", name="Show me")).to_have_count(0)
    go_on(page, chosen)
    heading = page.get_by_role("heading", name="What each move brings")
    expect(heading).to_be_attached()
    assert page.locator(f"{PANEL} h2").evaluate(IN_SIGHT)
    rows = page.locator(f"{PANEL} .speech ol > li")
    expect(rows.first).to_contain_text("best")
    expect(rows.filter(has_text="your choice")).to_have_count(1)
    total = len(lesson_moves(game, name, answers))
    if total > 6:
        page.get_by_role("button", name=f"Show all {total} moves").click()
    expect(rows).to_have_count(total)
    expect(rows.first).to_contain_text("chance to win")
    go_on(page, "next")
    expect(heading).to_have_count(0)


def lesson_moves(game: str, name: str, answers: list[str]) -> list[str]:
    """All moves that are compared."""
    at, _ = follow_answers(lesson(game, name), answers)
    return lesson(game, name).game.legal_moves(at.state, at.seat)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_in_overtures_and_choices(visit: Visit, phone: bool) -> None:
    page = visit("/learn/opera/overture", phone=phone)
    eye = Eye(page, phone)
    for game in GAMES:
        page.goto(f"/learn/{game}/overture")
        page.locator(".drawn > *").wait_for()
        eye.look(f"{game}-overture")
    open_lesson(page, "opera", "rounds")
    eye.look("opera-choice")
    go_on(page, "bid 2")
    page.get_by_role("heading", name="What each move brings").wait_for(state="attached")
    eye.look("opera-comparison")
    eye.expect_nothing_wrong()

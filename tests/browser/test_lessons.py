"""Learning at the real table: by mouse, by keyboard, on a phone, and for everybody."""

import json

import pytest
from playwright.sync_api import Page, expect

from operahouse.lessons.course import courses, lesson
from operahouse.lessons.lesson import NEXT, Lesson
from tests.browser.conftest import Visit
from tests.browser.looking import Eye
from tests.browser.playing import FOOT, LIST, YES, bid, expect_fits
from tests.lessons.answers import answers_of, solutions

PANEL = ".prompter"
GAMES = ["opera", "operaopoly"]
GAP = """parts => {
  const [above, below] = parts.map(part => document.querySelector(part).getBoundingClientRect())
  return below.top - above.bottom
}"""
"""How far two things are from each other, measured at the same moment."""


def open_lesson(page: Page, game: str, name: str) -> None:
    page.goto(f"/learn/{game}/{name}")
    page.wait_for_selector(f".lesson-table {FOOT}")


def go_on(page: Page, answer: str, keyboard: bool = False) -> None:
    """Give one answer where a person would: the prompter's button, the footlights, or the list of all moves."""
    if answer == NEXT:
        press(page, page_button(page, "Next"), keyboard)
        return
    direct = f'{FOOT} [data-move="{answer}"]'
    if page.locator(direct).count() == 0:
        press(page, LIST, keyboard)
        direct = f'dialog[open] [data-move="{answer}"]'
    press(page, direct, keyboard)
    if answer.startswith("bid "):
        press(page, YES, keyboard)


def numbered(game: str) -> list[Lesson]:
    """The lessons of a course, without its overture."""
    return [each for each in courses()[game] if not each.is_overture]


def page_button(page: Page, name: str) -> str:
    return f"{PANEL} button:has-text('{name}')"


def press(page: Page, selector: str, keyboard: bool) -> None:
    page.wait_for_selector(selector)
    if keyboard:
        page.focus(selector)
        page.keyboard.press("Enter")
    else:
        page.mouse.move(0, 0)
        page.click(selector)


def at_step(page: Page, each: Lesson, answers: list[str]) -> None:
    """Wait until the page shows where these answers lead."""
    counted = [len(answers_of(step)) for step in each.steps]
    step = next((index for index in range(len(counted)) if sum(counted[: index + 1]) > len(answers)), None)
    if step is None:
        expect(page.locator(f"{PANEL} h2")).to_have_text("Bravo!")
        return
    expect(page.locator(PANEL)).to_contain_text(f"Step {step + 1} of {len(counted)}")
    given = len(answers) - sum(counted[:step])
    if each.steps[step].choice is None:
        expect(page.locator(f"{PANEL} li.made")).to_have_count(given)
    else:
        expect(page.get_by_text("What each move brings")).to_have_count(given)


def be_shown(page: Page, each: Lesson, steps: range | None = None) -> None:
    """Turn every page and have every task shown; or only some of the steps, by their number of answers before."""
    answers = solutions(each)
    for count in steps or range(len(answers)):
        at_step(page, each, answers[:count])
        if answers[count] in choices(each):
            go_on(page, answers[count])
        else:
            page.click(page_button(page, "Next" if answers[count] == NEXT else "Show me"))
    at_step(page, each, answers[: steps.stop] if steps else answers)


def choices(each: Lesson) -> list[str]:
    """The moves with which free choices go on: nobody can be shown those."""
    return [step.choice.solution for step in each.steps if step.choice is not None]


def walk_through(page: Page, each: Lesson, keyboard: bool) -> None:
    open_lesson(page, each.game.name, each.name)
    answers = solutions(each)
    for count, answer in enumerate(answers):
        at_step(page, each, answers[:count])
        go_on(page, answer, keyboard)
    at_step(page, each, answers)


@pytest.mark.parametrize(("game", "name"), [("opera", "rounds"), ("operaopoly", "audition")])
def test_a_whole_lesson_by_mouse(visit: Visit, game: str, name: str) -> None:
    page = visit("/learn")
    walk_through(page, lesson(game, name), keyboard=False)
    page.get_by_role("link", name="All lessons").click()
    course = page.get_by_role("region", name=f"Lessons of {game.title()}", exact=True)
    expect(course).to_contain_text(f"1 of {len(numbered(game))} done")
    kept = json.dumps({game: [name]}, separators=(",", ":"))
    page.wait_for_function("kept => localStorage['operahouse-lessons'] === kept", arg=kept)


@pytest.mark.parametrize(("game", "name"), [("opera", "budget"), ("operaopoly", "begin")])
def test_a_whole_lesson_by_keyboard(visit: Visit, game: str, name: str) -> None:
    page = visit("/learn")
    page.get_by_role("link", name="Budget and bids").press("Enter")
    page.wait_for_url("**/learn/opera/budget")
    walk_through(page, lesson(game, name), keyboard=True)


def test_a_letter_turns_the_page(visit: Visit) -> None:
    page = visit()
    open_lesson(page, "opera", "budget")
    page.keyboard.press("n")
    expect(page.locator(PANEL)).to_contain_text("Step 2 of")


def test_what_is_not_wanted_is_explained_and_changes_nothing(visit: Visit) -> None:
    page = visit()
    open_lesson(page, "opera", "budget")
    bid(page, 5)
    status = page.locator(f"{PANEL} [role=status]")
    expect(status).to_contain_text("Read this first")
    go_on(page, NEXT)
    expect(status).to_be_empty()
    bid(page, 0)
    expect(status).to_contain_text("That isn’t it yet")
    expect(page.locator(PANEL)).to_contain_text("Step 2 of")
    page.get_by_role("button", name="Whisper a hint").click()
    expect(status).to_contain_text("The prompter whispers")
    go_on(page, "bid 5")
    expect(page.locator(PANEL)).to_contain_text("Step 3 of")
    expect(status).to_be_empty()


def test_one_can_go_back_and_be_shown(visit: Visit) -> None:
    page = visit()
    open_lesson(page, "opera", "programme")
    each = lesson("opera", "programme")
    be_shown(page, each, range(3))
    for left in (2, 1, 0):
        page.click(page_button(page, "Previous"))
        at_step(page, each, solutions(each)[:left])
    expect(page.locator(page_button(page, "Previous"))).to_be_disabled()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_can_be_shown(visit: Visit, game: str) -> None:
    page = visit()
    each = lesson(game, {"opera": "programme", "operaopoly": "sponsor"}[game])
    open_lesson(page, game, each.name)
    be_shown(page, each)


def test_who_signs_in_later_keeps_what_was_learned(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage['operahouse-lessons'] = JSON.stringify({opera: ['budget']})")
    page.evaluate(
        "fetch('/api/guests', {method: 'POST', headers: {'Content-Type': 'application/json'}, "
        """body: JSON.stringify({name: 'Anna'})})"""
    )
    page.goto("/learn")
    expect(page.get_by_role("region", name="Lessons of Opera", exact=True)).to_contain_text("1 of")
    page.wait_for_function("() => localStorage['operahouse-lessons'] === '{\"opera\":[]}'")
    assert page.evaluate("fetch('/api/lessons').then(answer => answer.json())")["done"] == {"opera": ["budget"]}


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_can_be_opened_and_lights_what_it_speaks_of(visit: Visit, game: str) -> None:
    page = visit()
    for each in numbered(game):
        open_lesson(page, game, each.name)
        at_step(page, each, [])
        text = page.locator(f"{PANEL} .speech").inner_text()
        assert f"{game}lessons" not in text, each.name
        assert "{" not in text, each.name
        for region in {region for step in each.steps for region in step.light}:
            assert page.locator(f'[data-light="{region}"]').count(), (each.name, region)


@pytest.mark.parametrize(("game", "name"), [("opera", "tie"), ("operaopoly", "specials")])
def test_on_a_phone_the_sheet_folds_and_never_hides_the_footlights(visit: Visit, game: str, name: str) -> None:
    page = visit(phone=True)
    each = lesson(game, name)
    open_lesson(page, game, each.name)
    answers = solutions(each)
    for count in range(len(answers)):
        expect_fits(page)
        assert page.evaluate(GAP, [PANEL, FOOT]) >= 0, count
        be_shown(page, each, range(count, count + 1))
    at_step(page, each, answers)
    page.get_by_role("button", name="To the table").tap()
    expect(page.locator(f"{PANEL} .speech")).to_have_count(0)
    page.get_by_role("button", name="Listen").tap()
    expect(page.locator(f"{PANEL} h2")).to_have_text("Bravo!")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_in_lessons(visit: Visit, phone: bool) -> None:
    page = visit("/learn", phone=phone)
    eye = Eye(page, phone)
    page.get_by_role("region", name="Lessons of Opera", exact=True).wait_for()
    eye.look("learn")
    for game in GAMES:
        each = numbered(game)[0]
        open_lesson(page, game, each.name)
        eye.look(f"{game}-lesson")
        be_shown(page, each, range(1))
        page.click(page_button(page, "Whisper a hint"))
        expect(page.locator(f"{PANEL} [role=status]")).to_contain_text("The prompter whispers")
        eye.look(f"{game}-lesson-task")
        be_shown(page, each, range(1, len(solutions(each))))
        eye.look(f"{game}-lesson-done")
    eye.expect_nothing_wrong()


@pytest.mark.parametrize("lang", ["nl", "fr", "it"])
def test_lessons_speak_every_language(visit: Visit, lang: str) -> None:
    page = visit("/learn", lang=lang)
    page.wait_for_selector("section ol a")
    assert "learn-" not in page.locator("main").inner_text()
    assert "lessons-" not in page.locator("main").inner_text()
    open_lesson(page, "opera", "budget")
    assert "lessons-" not in page.locator(PANEL).inner_text()

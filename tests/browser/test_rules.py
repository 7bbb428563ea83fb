"""The rulebook to read, the glossary, and “Why?” at a table."""

import random
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from operahouse.app.rulebook import rule_text, rulebook, search_rules
from operahouse.app.texts import LANGUAGES, Texts
from operahouse.games.catalogue import game_names, load_game
from operahouse.kernel.errors import OperahouseError
from tests.browser.conftest import Visit, keep
from tests.browser.looking import Eye
from tests.browser.playing import begin, bid, choose, expect_fits, expect_said, play

every_book = pytest.mark.parametrize("game", game_names())
ANCHORS = "[...document.querySelectorAll('a[href^=\"#\"]')].map(link => link.getAttribute('href').slice(1))"
MISSING = "names => names.filter(name => name !== 'top' && !document.getElementById(name))"
ONE_RULE = re.compile(r"^\s*[A-Z]+\d+\s*$")
INSIDE = """drawing => {
  const [frame, board] = [drawing, drawing.querySelector('.board')].map(one => one.getBoundingClientRect())
  return board.height > 24 && board.left >= frame.left && board.right <= frame.right
}"""
"""Whether a drawing has room, and no more than its frame has."""
NAMES = {"en": "English", "nl": "Nederlands", "fr": "Français", "it": "Italiano"}


def shown(page: Page) -> list[str]:
    """The numbers of the rules on the page."""
    return [str(number) for number in page.locator("article[id]").evaluate_all("all => all.map(one => one.id)")]


def numbers(game: str, lang: str, sought: str = "") -> list[str]:
    book = rulebook(load_game(game), Texts(lang))
    try:
        kept = search_rules(book, sought) if sought else book
    except OperahouseError:
        return []
    return [rule["number"] for section in kept["sections"] for rule in section["rules"]]


@every_book
def test_the_book_changes_its_language_at_once_and_all_its_links_lead_somewhere(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}")
    for lang in LANGUAGES:
        choose(page, NAMES[lang])
        expect(page.get_by_role("heading", level=1)).to_have_text(rulebook(load_game(game), Texts(lang))["title"])
        assert shown(page) == numbers(game, lang)
        links = page.evaluate(ANCHORS)
        assert len(links) > len(numbers(game, lang))
        assert page.evaluate(MISSING, links) == []
        expect(page.locator("article .note").first).to_be_visible()
    keep(page, f"rules-{game}")


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        ("fr", ["defausse PALAZZO", "l'impresario vides", "Enchère"]),
        ("it", ["citta"]),
        ("nl", ["i2"]),
        ("en", ["zeppelin"]),
    ],
)
def test_a_search_finds_what_the_terminal_finds(visit: Visit, lang: str, wanted: list[str]) -> None:
    page = visit("/rules/opera", lang=lang)
    field = page.locator("search input")
    for sought in wanted:
        field.fill(sought)
        expected = numbers("opera", lang, sought)
        expect(page.locator("article[id]")).to_have_count(len(expected))
        assert shown(page) == expected
        key = "rulespage-found" if expected else "rulespage-not-found"
        expect_said(page, Texts(lang).say(key, {"count": len(expected), "sought": sought}))
        field.press("Escape")
        expect(page.locator("article[id]")).to_have_count(len(numbers("opera", lang)))


def test_a_link_to_a_rule_opens_the_book_at_it(visit: Visit) -> None:
    page = visit("/rules/opera#E2")
    expect(page.locator("#E2")).to_be_in_viewport()
    expect(page.locator("#E2")).to_be_focused()
    page.locator("#E2").get_by_role("link", name="S3").click()
    expect(page.locator("#S3")).to_be_in_viewport()
    expect(page).to_have_url(re.compile(r"/rules/opera#S3$"))
    page.go_back()
    expect(page.locator("#E2")).to_be_in_viewport()


def test_the_link_to_a_rule_can_be_copied(visit: Visit) -> None:
    page = visit("/rules/operaopoly")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link to rule R4").click()
    expect_said(page, "Link to rule R4 copied.")
    assert str(page.evaluate("navigator.clipboard.readText()")).endswith("/rules/operaopoly#R4")


@every_book
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_drawing_is_drawn_when_it_comes_near(visit: Visit, game: str, phone: bool) -> None:
    page = visit(f"/rules/{game}", phone=phone)
    drawings = page.locator("[data-drawing]")
    drawings.first.wait_for()
    assert drawings.count() >= 6
    for drawing in drawings.all():
        drawing.scroll_into_view_if_needed()
        expect(drawing.locator("svg, button").first).to_be_attached()
        page.wait_for_function(INSIDE, arg=drawing.element_handle())
    expect_fits(page)


def test_the_glossary_shows_four_languages_and_is_searched(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("contentinfo").get_by_role("link", name="Glossary").click()
    row = page.locator("#opera-esperto")
    expect(row.get_by_role("rowheader")).to_have_text("Esperto")
    expect(row.locator("[data-language=fr]")).to_have_text("Expert")
    page.locator("search input").fill("echelle")
    expect(page.locator(".row:not(.head)")).to_have_count(1)
    expect(page.locator("#opera-fame-ladder")).to_be_visible()
    choose(page, "Italiano")
    expect(page.locator("#opera-fame-ladder").get_by_role("rowheader")).to_have_text("scala della fama")
    page.get_by_role("link", name="Opera: le regole").click()
    expect(page.locator("#S1")).to_be_visible()


def at_the_log(visit: Visit, game: str = "opera", moves: int = 3) -> Page:
    """A real table with something in its log, which only ever grows at its end."""
    page = visit()
    begin(page, game)
    lots = random.Random(3)
    for _ in range(moves):
        play(page, lots)
    page.keyboard.press("l")
    return page


@every_book
def test_why_by_mouse_at_a_line_of_the_log(visit: Visit, game: str) -> None:
    page = at_the_log(visit, game)
    asked = page.locator("aside li").filter(has=page.locator(".why", has_text=ONE_RULE)).first
    number = str(asked.locator(".why").text_content()).strip()
    line = str(asked.locator("button").first.text_content()).strip()
    asked.locator(".why").click()
    card = page.get_by_role("dialog", name=f"Why? {number}")
    expect(card).to_contain_text(line)
    said = rule_text(load_game(game), Texts("en"), number).split("\n")[0]
    expect(card.get_by_role("region", name=f"Rule {number}")).to_contain_text(said)
    keep(page, f"why-{game}")
    card.get_by_role("link", name="Read on in the rulebook").click()
    expect(page.locator(f"#{number}")).to_be_in_viewport()


def test_why_by_keyboard_and_back_again(visit: Visit) -> None:
    page = at_the_log(visit)
    asked = page.locator("aside .why").nth(1)
    asked.focus()
    name = str(page.locator("aside .why:focus").text_content())
    page.keyboard.press("Enter")
    card = page.locator("dialog[open]")
    expect(card).to_contain_text("Read on in the rulebook")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    # Bots go on meanwhile, so it may no longer be the second one.
    expect(page.locator("aside .why:focus")).to_have_text(name)


def test_why_at_a_forecast_adds_up(visit: Visit) -> None:
    page = visit()
    begin(page)
    income = page.locator("[data-region=houses] figcaption .why").first
    income.click()
    card = page.get_by_role("dialog")
    expect(card).to_contain_text("Income in Venezia, as things stand")
    expect(card).to_contain_text("1 music piece performed")
    expect(card.locator("tfoot td").first).to_have_text("1")
    expect(card.get_by_role("region", name="Rule I1")).to_be_visible()


def mishear(socket: WebSocketRoute) -> None:
    """A browser gone wrong: whoever bids is heard to hire."""
    server = socket.connect_to_server()
    socket.on_message(lambda message: server.send(re.sub(r"bid \d+", "hire maestro", str(message))))


def test_why_at_a_refusal(visit: Visit) -> None:
    page = visit()
    page.route_web_socket(re.compile("/socket"), mishear)
    page.reload()
    begin(page)
    bid(page, 1)
    notice = page.get_by_role("alert").filter(has_text="That isn’t what you’re asked now.")
    notice.get_by_role("button", name="Why? Rule B1").click()
    card = page.get_by_role("dialog", name="Why? B1")
    expect(card.get_by_role("region", name="Rule B1")).to_contain_text("Everybody secretly chooses a bid")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_in_books_glossary_and_card(visit: Visit, phone: bool) -> None:
    page = visit("/", phone=phone)
    eye = Eye(page, phone, fingers=False)
    for path in ("/rules/opera#AI2", "/rules/operaopoly", "/glossary"):
        page.goto(path)
        page.wait_for_selector("article[id], .row:not(.head)")
        page.keyboard.press("Shift")
        for drawing in page.locator("[data-drawing]").all():
            drawing.scroll_into_view_if_needed()
            drawing.locator(".board").wait_for()
        page.evaluate("scrollTo(0, 0)")
        eye.look(path.strip("/").partition("#")[0].replace("/", "-"))
    eye.expect_nothing_wrong()

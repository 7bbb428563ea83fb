"""A game at a real table, entered by taps as people do it."""

import json
import re
from typing import Final, NamedTuple

from playwright.sync_api import Locator, Page, expect

from operahouse.kernel.game import Json
from tests.browser.theatre import ROOT

CASES: Final = ROOT / "conformance"
COUNTING: Final = "addEventListener('pointerup', () => { window.taps = (window.taps ?? 0) + 1 }, true)"
"""Every finger that leaves the screen is counted."""
STEP: Final = 26
"""So many pixels a thumb slides on the cord from one bid to the next."""
FOOT: Final = "[data-region=footlights]"
HEARD: Final = ":not([data-deaf])"
"""An answer that has been in sight long enough to be meant."""
LAY_OUT: Final = """async layout => {
  const id = location.pathname.split('/')[2]
  const { token } = JSON.parse(localStorage['operahouse-hands'])[id][0]
  const url = `${location.origin.replace('http', 'ws')}/api/tables/${id}/socket?after=0`
  const socket = new WebSocket(url, ['operahouse', token])
  await new Promise(done => (socket.onopen = done))
  socket.send(JSON.stringify({ type: 'command', id: 'laid', command: { kind: 'lay-out', layout } }))
  const answer = await new Promise(done => (socket.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    if (message.id === 'laid') done(message)
  }))
  socket.close()
  return answer
}"""
"""A game that is taken up in the middle."""
VIEWS: Final = """async () => {
  const id = location.pathname.split('/')[2]
  const views = {}
  for (const { seat, token } of JSON.parse(localStorage['operahouse-hands'])[id]) {
    const url = `${location.origin.replace('http', 'ws')}/api/tables/${id}/socket?after=0&snapshot=yes`
    const socket = new WebSocket(url, ['operahouse', token])
    const hello = await new Promise(done => (socket.onmessage = ({ data }) => done(JSON.parse(data))))
    socket.close()
    views[seat] = hello.snapshot.view
  }
  return views
}"""
"""The table as each player of this device sees it."""


OTHERS: Final = """offered => JSON.stringify(offered)
  !== JSON.stringify([...document.querySelectorAll('[data-step]')].map(one => one.dataset.step))"""
"""Once other steps are offered than these."""


class Example(NamedTuple):
    """A worked example of the rulebook."""

    given: Json
    moves: list[tuple[str, str]]
    expect: Json


def read_example(game: str, name: str) -> Example:
    """From the conformance cases."""
    case = json.loads((CASES / game / f"example--{name}.json").read_text(encoding="utf-8"))
    return Example(case["given"], [(seat, move) for seat, move in case["moves"]], case["expect"])


def open_companion(page: Page, game: str, names: dict[str, str], depth: str = "Full record", own: bool = False) -> None:
    """From the first page to the beginning of a game."""
    page.get_by_role("link", name="Beside the box").click()
    for choice in (game.title(), str(len(names)), depth, *(["Everybody’s own"] if own else [])):
        page.get_by_role("radio", name=re.compile(rf"^{choice}(?![a-z])")).check()
    for seat, name in {} if own else names.items():
        page.get_by_role("textbox", name=f"Name of the player at {seat}").fill(name)
    page.get_by_role("button", name="Clear the table").tap()
    page.wait_for_url("**/beside/*")


def lay_out(page: Page, position: Json) -> None:
    """What lies on the table already."""
    page.get_by_role("heading", name="Who sits where?").wait_for()
    answer = page.evaluate(LAY_OUT, {"position": position})
    assert answer["type"] == "done", answer


def taps(page: Page) -> int:
    """How often the screen was tapped so far."""
    return int(page.evaluate("window.taps ?? 0"))


def tap(target: Locator) -> None:
    """With a finger, once it's heard."""
    target.and_(target.page.locator(f"{HEARD}:not([aria-disabled=true])")).tap()


def tap_words(page: Page, words: list[str], done: str) -> None:
    """Pieces or cards are tapped, and told."""
    for word in words:
        tap(page.locator(".palette button").filter(has=page.get_by_text(re.compile(f"^{re.escape(word)}$"))))
    tap(page.get_by_role("button", name=done))


def bid(page: Page, name: str, ducats: int) -> None:
    """A secret bid: the thumb holds the cord, slides, lets go, and seals it."""
    expect(page.get_by_role("heading", name=f"{name} bids")).to_be_visible()
    hold(page, ducats)
    page.mouse.up()
    expect(page.locator(".rows")).to_have_count(0)
    tap(page.get_by_role("button", name="Seal my bid"))


def hold(page: Page, ducats: int) -> None:
    """The curtain stays open while the thumb is down."""
    box = page.get_by_role("button", name="The cord").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 42, box["y"] + 90)
    page.mouse.down()
    expect(page.locator(".rows label")).not_to_have_count(0)
    page.mouse.move(box["x"] + 42, box["y"] + 90 - STEP * ducats, steps=max(1, ducats))


def enter(page: Page, move: str) -> None:
    """One move at Opera's table: what it is about, and yes to it."""
    verb, *words = move.split()
    if verb == "programme":
        programme(page, words)
        return
    if verb == "sell":
        tap_answer(page, f"open piece:{words[0]}")
    elif verb in {"raise", "lower"}:
        tap_answer(page, f"open rung:{words[0]}")
    tap_answer(page, move)
    yes = page.locator(f"{FOOT} .answer.yes")
    if verb not in {"intermezzo", "stop"} or yes.count():
        tap(yes)


def tap_answer(page: Page, move: str) -> None:
    """One of the answers below the table."""
    tap(page.locator(f'{FOOT} [data-move="{move}"]'))


def programme(page: Page, houses: list[str]) -> None:
    """Each piece that isn't where it's wanted is taken in hand and put there; then the curtain is raised."""
    page.locator(".desk").wait_for()
    wanted = {
        f"{city}.{hall}": piece
        for city, _, pieces in (house.partition("=") for house in houses)
        for hall, piece in enumerate(pieces.split(","), 1)
    }
    for place, piece in wanted.items():
        if piece != "-" and piece_at(page, place) != piece:
            take(page, piece, wanted)
            page.locator(f'[data-desk="{place}"]').tap(force=True)
            expect(page.locator(f'[data-desk="{place}"] [data-piece="{piece}"]')).to_have_count(1)
    for place, piece in wanted.items():
        if piece == "-" and piece_at(page, place) != "-":
            page.locator(f'[data-desk="{place}"]').tap(force=True)
            page.locator('[data-desk="stock"]').first.tap(force=True)
    tap(page.locator(".desk .yes"))


def found(view: Json, path: str) -> object:
    """What a view has at a path such as `players.red.points`."""
    value: object = view
    for step in path.split("."):
        assert isinstance(value, dict)
        value = value[step]
    return value


def expect_result(page: Page, expected: Json) -> None:
    """What the rulebook prints; what is behind a screen its own player sees."""
    views = page.evaluate(VIEWS)
    for path, value in expected.items():
        _, seat, what = (*path.split("."), "", "")[:3]
        view = views[seat] if what == "ducats" else next(iter(views.values()))
        assert found(view, path) == value, path


def piece_at(page: Page, place: str) -> str:
    """What plays in a hall on the desk."""
    drawn = page.locator(f'[data-desk="{place}"] [data-piece]')
    return str(drawn.get_attribute("data-piece")) if drawn.count() else "-"


def take(page: Page, piece: str, wanted: dict[str, str]) -> None:
    """A piece in hand, from the stock or from a hall where it isn't wanted."""
    stock = page.locator(f'.desk .tray .piece:has(use[href^="#op-piece-{piece}"])')
    if stock.count():
        stock.first.tap(force=True)
        return
    for place in page.locator("[data-desk]").evaluate_all("all => all.map(one => one.dataset.desk)"):
        if place != "stock" and wanted.get(place) != piece and piece_at(page, place) == piece:
            page.locator(f'[data-desk="{place}"]').tap(force=True)
            return
    raise AssertionError(f"{piece} is nowhere to be taken.")


def enter_in_steps(page: Page, move: str) -> int:
    """A move of Operaopoly: what, where, with which cards, and yes to it. Returns how many taps it took."""
    before = taps(page)
    steps = page.locator("[data-step]")
    steps.first.wait_for()
    while not page.locator(".foot .yes:enabled").count():
        offered = steps.evaluate_all("all => all.map(one => one.dataset.step)")
        tap(page.locator(f'[data-step="{step_towards(offered, move)}"]'))
        page.wait_for_function(OTHERS, arg=offered)
    tap(page.locator(".foot .yes"))
    return taps(page) - before


def step_towards(offered: list[str], move: str) -> str:
    """The one of these steps that a move begins with, or whose card or composer it names."""
    cards = {card for word in move.split() for card in word.split("+")}
    named = [step for step in offered if step.startswith("add ") and step.split()[1] in cards]
    words = set(move.split())
    fitting = named or [step for step in offered if words.issuperset(step.split())]
    assert fitting, (offered, move)
    return max(fitting, key=len)

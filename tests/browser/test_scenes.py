"""The end of a round, a counting, a last performance and the end of a game are shown before anything else is asked."""

import json
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.browser.conftest import LISTENING, PATIENCE
from tests.browser.layouts import resize
from tests.browser.looking import Eye
from tests.browser.planting import NAMES, Garden, Moment, Planted, find_moment, tells
from tests.browser.playing import ASKED
from tests.browser.test_senses import MOVING
from tests.browser.theatre import Theatre

SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "laptop": {"width": 1280, "height": 650},
    "phone": {"width": 390, "height": 844},
}
RESIZED = {
    "desktop": ("1280x650", "1366x768", "1920x1080", "1180x820", "820x1180", "768x1024"),
    "phone": ("360x640",),
}
"""What each of these windows becomes while a sheet is looked at."""
OPERA = "opera/golden/02-3-players.json"
POLY = "operaopoly/golden/lively-3-players-2.json"
MOMENTS: dict[str, Callable[[], Moment]] = {
    "round": lambda: find_moment(OPERA, lambda events: tells("round")(events) and not tells("counting")(events), 2),
    "counting": lambda: find_moment(OPERA, tells("counting", "round"), 1),
    "last": lambda: find_moment(OPERA, tells("over")),
    "shuffled": lambda: find_moment("opera/golden/03-4-players.json", tells("shuffled")),
    "performance": lambda: find_moment(POLY, tells("performance", "bonus"), 0),
    "finale": lambda: find_moment(POLY, tells("performance", "over")),
    "six": lambda: find_moment("operaopoly/golden/lively-6-players-2.json", tells("performance", "bonus")),
    "six-finale": lambda: find_moment("operaopoly/golden/lively-6-players-2.json", tells("over")),
    "abandoned": lambda: find_moment("operaopoly/golden/random-5-players-2.json", tells("abandoned")),
}
SCENE = "[data-scene]"
FINISHED = "[data-scene=finished]"
NEXT = {
    "round": f"{ASKED} [data-region=footlights]",
    "counting": f"{ASKED} [data-region=footlights]",
    "last": "#what-next",
    "performance": "[data-asked=false] :not([inert]) [data-region=footlights]",
    "finale": "#what-next",
}
"""What follows a scene: a question to whoever looks, the result, or the table where others are asked."""
TOLD = {
    "round": " earn",
    "counting": "great halls ",
    "last": "great halls ",
    "performance": " and ha",
    "finale": " and ha",
}
"""What each sentence about a seat has."""
GO = f"{SCENE} [data-way=on]"
SKIP = f"{SCENE} [data-way=skip]"
PAUSE = f"{SCENE} [data-way=pause]"
EACH = 16
"""So many tables stand ready at each moment and size: one for every test."""
SENT = """
window.given = []
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (text) {
  const { command, id } = JSON.parse(text)
  if (command?.kind === 'play' && id !== 'other') window.given.push(command.move)
  return send.call(this, text)
}
"""
"""Writes down every move that this page sends."""
ELSEWHERE = """([path, token, move]) => new Promise((done, failed) => {
  const address = `${location.origin.replace('http', 'ws')}/api/tables/${path.split('/').pop()}/socket?after=0`
  const socket = new WebSocket(address, ['operahouse', token])
  socket.onerror = failed
  socket.onmessage = ({ data }) => {
    const { type } = JSON.parse(data)
    if (type === 'hello') socket.send(JSON.stringify({ type: 'command', id: 'other', command: { kind: 'play', move } }))
    if (type === 'done') socket.close()
    if (type === 'refused') failed(new Error(data))
  }
  socket.onclose = done
})"""
"""Makes the move that leads to the scene on another device of the same guest."""
CUT = """() => [...document.querySelectorAll('[data-scene] :is(p, b, span, small, h2, h3, em, button)')]
  .filter(one => one.checkVisibility() && !one.closest('.sr') && !one.closest('svg'))
  .filter(one => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
  .filter(one => getComputedStyle(one).clipPath === 'none'
    && getComputedStyle(one).overflowX !== 'visible' && getComputedStyle(one).display !== 'inline')
  .map(one => `cut: ${one.textContent.trim()} (${one.clientWidth} of ${one.scrollWidth} px)`)"""
OUTSIDE = """() => [...document.querySelectorAll('[data-scene] :is(button, a, figure, td, th, h2)')]
  .filter(one => one.checkVisibility() && !one.closest('.sr') && getComputedStyle(one).visibility !== 'hidden')
  .map(one => [one.getBoundingClientRect(), one.textContent.trim()])
  .filter(([box]) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
  .map(([box, text]) => `outside: ${text} at ${Math.round(box.left)}, ${Math.round(box.top)}`)"""
COVERED = """() => [...document.querySelectorAll('[data-scene] button')]
  .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.hasAttribute('data-deaf'))
  .filter(one => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  .map(one => `covered: ${one.textContent.trim() || one.ariaLabel}`)"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Theatre, dict[str, list[Planted]]]]:
    """A house with a table at every moment, for every test."""
    folder = tmp_path_factory.mktemp("scenes")
    garden = Garden(folder)
    planted = {
        name: [garden.plant(moment, people=True) for _ in range(EACH)]
        for name, find in MOMENTS.items()
        for moment in [find()]
    }
    garden.close()
    theatre = Theatre(folder)
    yield theatre, planted
    theatre.close()


class Guest:
    """Somebody at a planted table, whose scene is about to come."""

    def __init__(self, page: Page, planted: Planted) -> None:
        self.page = page
        self.planted = planted

    @property
    def moment(self) -> Moment:
        """The state and the move that lead to the scene."""
        return self.planted.moment

    def come_to_the_scene(self) -> "Guest":
        """Make the move, and wait until the scene has begun."""
        self.page.wait_for_selector(f"{ASKED} [data-region=footlights]")
        self.page.evaluate(ELSEWHERE, [self.planted.path, self.planted.token, self.moment.move])
        self.page.wait_for_selector(SCENE)
        return self

    def finish(self) -> "Guest":
        """Skip to the whole sheet."""
        self.page.locator(SKIP).click()
        self.page.wait_for_selector(FINISHED)
        return self

    def go_on(self) -> None:
        """Press Continue."""
        self.page.locator(GO).click()

    def beat(self) -> int:
        """Which beat is shown."""
        return int(self.page.locator(SCENE).get_attribute("data-beat") or 0)


Watch = Callable[..., Guest]


@pytest.fixture
def watch(tables: tuple[Theatre, dict[str, list[Planted]]], chromium: Browser) -> Iterator[Watch]:
    """Sit down at the next table that is about to come to this scene."""
    theatre, planted = tables
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def come(
        scene: str, size: str = "desktop", speed: str = "normal", still: bool = False, theme: str = "evening",
        lang: str = "en", path: str = "", script: str = "", at: Planted | None = None, token: str | None = None,
    ) -> Guest:  # fmt: skip
        table = at or planted[scene].pop()
        phone = size == "phone"
        context = chromium.new_context(
            viewport=SIZES[size], has_touch=phone, is_mobile=phone, locale=lang, base_url=theatre.address,
            reduced_motion="reduce" if still else "no-preference",
        )  # fmt: skip
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        kept = json.dumps(json.dumps({"theme": theme} if still else {"theme": theme, "speed": speed, "sounds": False}))
        context.add_init_script(f"localStorage['operahouse-settings'] ??= {kept}\n{LISTENING}\n{script}")
        key = table.token if token is None else token
        if key:
            context.add_cookies([{"name": "operahouse", "value": key, "url": theatre.address}])
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
        page.goto(path or table.path)
        return Guest(page, table)

    yield come
    for context in contexts:
        context.close()
    assert not wrong, wrong


SCENES = ["round", "counting", "last", "performance", "finale"]
ENDINGS = ["last", "finale"]
STILL_SIZES = ["desktop", "phone", "laptop", "phone", "desktop"]
"""In which window each scene is shown without movement."""
everywhere = pytest.mark.parametrize(("scene", "size"), list(product(SCENES, RESIZED)))


def points_before(moment: Moment) -> dict[str, int]:
    """What everybody has before the scene."""
    return dict(zip(moment.game.seats(moment.state), moment.game.points(moment.state), strict=True))


def points_after(moment: Moment) -> dict[str, int]:
    """What everybody has after it, as the server tells."""
    points = points_before(moment)
    for event in moment.events:
        if event.kind == "points":
            points[str(event.json["seat"])] += int(str(event.json["points"]))
    return points


def figures(page: Page, attribute: str) -> dict[str, int]:
    """The figures that stand on the sheet, by seat."""
    read = "(ones, name) => Object.fromEntries(ones.map(one => [one.getAttribute(name), one.textContent]))"
    found = page.locator(f"{SCENE} [{attribute}]").evaluate_all(read, attribute)
    return {seat: int(text.strip().replace("−", "-").replace("+", "")) for seat, text in found.items()}


def faults_of(page: Page) -> list[str]:
    """What somebody would trip over on the sheet."""
    return [str(fault) for find in (CUT, OUTSIDE, COVERED) for fault in page.evaluate(find)]


@everywhere
def test_the_sheet_is_right_and_whole_and_nothing_is_asked_until_it_is_left(
    watch: Watch, scene: str, size: str
) -> None:
    """Neither keys nor clicks answer anything; afterwards the question comes, or the result."""
    guest = watch(scene, size, theme="matinee", lang="nl", script=SENT).come_to_the_scene().finish()
    page = guest.page
    expect_points(guest, scene)
    expect(page.locator("[data-told]")).to_have_attribute("data-asked", "false")
    for key in ("1", "a", "Tab", "ArrowDown"):
        page.keyboard.press(key)
    for down in (0.5, 0.8):
        page.mouse.click(4, SIZES[size]["height"] * down)  # beside the figures, which explain themselves
    assert page.locator("[data-region=footlights]").evaluate("one => one.closest('[inert]') !== null")
    page.wait_for_function("() => !document.querySelector('[data-scene] [data-deaf]')")
    assert faults_of(page) == []
    for window in RESIZED[size]:
        resize(page, window)
        assert (window, faults_of(page)) == (window, [])
    page.set_viewport_size(SIZES[size])
    guest.go_on()
    page.wait_for_selector(NEXT[scene])
    expect(page.locator(SCENE)).to_have_count(0)
    assert page.evaluate("window.given") == []


def expect_points(guest: Guest, scene: str) -> None:
    """Every seat's points are those of the server, and what it gained adds up."""
    after = points_after(guest.moment)
    assert figures(guest.page, "data-points") == after
    if scene not in ("counting", "performance"):
        return
    before = points_before(guest.moment)
    gains = figures(guest.page, "data-sum")
    assert gains
    assert gains == {seat: after[seat] - before[seat] for seat in gains}


@pytest.mark.parametrize("scene", SCENES)
def test_continue_goes_on_beat_by_beat(watch: Watch, scene: str) -> None:
    guest = watch(scene, speed="slow").come_to_the_scene()
    guest.page.locator(PAUSE).click()
    first = guest.beat()
    guest.go_on()
    expect(guest.page.locator(SCENE)).to_have_attribute("data-beat", str(first + 1))
    while guest.page.locator(FINISHED).count() == 0:
        guest.go_on()
    guest.go_on()
    expect(guest.page.locator(SCENE)).to_have_count(0)


def test_keys_go_on_skip_and_pause(watch: Watch) -> None:
    """Enter and Space show the next beat, S the whole sheet, P stops; a key held down does nothing more."""
    guest = watch("counting", speed="slow").come_to_the_scene()
    page = guest.page
    pause = page.locator(PAUSE)
    page.wait_for_function("() => !document.querySelector('[data-scene] [data-deaf]')")
    page.keyboard.press("p")
    expect(pause).to_have_attribute("aria-pressed", "true")
    before = guest.beat()
    page.keyboard.press("Enter")
    page.keyboard.press(" ")
    expect(page.locator(SCENE)).to_have_attribute("data-beat", str(before + 2))
    page.keyboard.press("s")
    page.wait_for_selector(FINISHED)
    expect(page.locator(SKIP)).to_be_hidden()
    page.wait_for_function("() => !document.querySelector('[data-scene] [data-deaf]')")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{ASKED} [data-region=footlights]")


def test_a_scene_ends_by_itself(watch: Watch) -> None:
    guest = watch("round", speed="fast").come_to_the_scene()
    guest.page.wait_for_selector(f"{ASKED} [data-region=footlights]")


def test_a_figure_that_is_looked_at_keeps_the_sheet(watch: Watch) -> None:
    """A rule number opens the rule, and the sheet is still there when the card is closed."""
    guest = watch("counting").come_to_the_scene().finish()
    page = guest.page
    page.get_by_role("button", name="Great halls").first.click()
    expect(page.get_by_role("dialog", name="C1")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(FINISHED)).to_be_visible()


def test_the_speed_is_the_one_of_the_table(watch: Watch) -> None:
    guest = watch("counting").come_to_the_scene()
    page = guest.page
    page.get_by_role("button", name="Half speed").click()
    assert page.evaluate("JSON.parse(localStorage['operahouse-settings']).speed") == "slow"


@pytest.mark.parametrize(("scene", "size"), list(zip(SCENES, STILL_SIZES, strict=True)))
def test_without_movement_the_whole_sheet_is_there_and_told_at_once(watch: Watch, scene: str, size: str) -> None:
    """Screen readers hear one sentence a seat, and one for the standing."""
    guest = watch(scene, size, still=True, script=MOVING).come_to_the_scene()
    page = guest.page
    expect(page.locator(FINISHED)).to_be_visible()
    assert page.evaluate("window.moved") == []
    expect(page.locator(SKIP)).to_be_hidden()
    page.wait_for_function("() => window.said.some(text => text.includes('Standing:'))")
    said = " ".join(page.evaluate("window.said"))
    assert said.count(TOLD[scene]) == len(guest.moment.game.seats(guest.moment.state))
    assert said.count("Standing:") == 1
    assert any(name in said for name in NAMES)
    guest.go_on()
    expect(page.locator(SCENE)).to_have_count(0)


def test_the_log_shows_the_sheet_again(watch: Watch) -> None:
    guest = watch("counting").come_to_the_scene().finish()
    page = guest.page
    points = figures(page, "data-points")
    guest.go_on()
    page.wait_for_selector(f"{ASKED} [data-region=footlights]")
    page.keyboard.press("l")
    page.get_by_role("complementary", name="Log").get_by_role("button", name="Show again").last.click()
    page.wait_for_selector(FINISHED)
    assert figures(page, "data-points") == points
    guest.go_on()
    expect(page.locator(f"{ASKED} [data-region=footlights]")).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_others_and_those_who_watch_see_it_too(watch: Watch, size: str) -> None:
    """A player who waits, and somebody who only watches."""
    guest = watch("round", size)
    other = next(seat for seat in guest.moment.game.seats(guest.moment.state) if seat != guest.moment.seat)
    person = guest.planted.token.replace("token", "guest")
    friend = watch("round", size, at=guest.planted, token=f"{person}{other}")
    stranger = watch("round", size, at=guest.planted, token="")
    for one in (friend, stranger):
        one.page.wait_for_selector("[data-told] [data-region=footlights]")
    guest.come_to_the_scene()
    for one in (friend, stranger):
        one.page.wait_for_selector(SCENE)
        one.finish()
        assert figures(one.page, "data-points") == points_after(guest.moment)


@pytest.mark.parametrize(("scene", "size"), list(product(ENDINGS, ["desktop", "phone"])))
def test_the_scene_is_played_back_too(watch: Watch, scene: str, size: str) -> None:
    """In the replay it comes with the move that led to it, and leaves for the table."""
    guest = watch(scene, size).come_to_the_scene().finish()
    after = figures(guest.page, "data-points")
    guest.go_on()
    guest.page.wait_for_selector("#what-next")
    guest.page.goto(f"{guest.planted.path}/replay")
    guest.page.wait_for_selector("[data-region=footlights]")
    guest.page.keyboard.press("ArrowRight")
    guest.page.wait_for_selector(SCENE)
    guest.finish()
    assert figures(guest.page, "data-points") == after
    guest.go_on()
    expect(guest.page.locator(SCENE)).to_have_count(0)


def test_a_new_deck_in_between_changes_nothing(watch: Watch) -> None:
    """Chance shuffles between income and fame, and the sheet has both."""
    guest = watch("shuffled").come_to_the_scene().finish()
    assert figures(guest.page, "data-points") == points_after(guest.moment)
    assert guest.page.locator(f"{SCENE} .ducats").count() > 0


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_everybody_can_use_it(watch: Watch, size: str) -> None:
    """Colours that can be told apart, names for everything, and room for fingers."""
    for scene in SCENES:
        guest = watch(scene, size).come_to_the_scene().finish()
        eye = Eye(guest.page, size == "phone")
        eye.look(f"scene-{scene}")
        eye.expect_nothing_wrong()


@pytest.mark.parametrize(("scene", "size"), list(product(["six", "six-finale", "abandoned"], RESIZED)))
def test_there_is_room_for_everybody(watch: Watch, scene: str, size: str) -> None:
    """Six at a table, and a season that is abandoned."""
    guest = watch(scene, size).come_to_the_scene().finish()
    assert figures(guest.page, "data-points") == points_after(guest.moment)
    assert guest.page.evaluate(CUT) + guest.page.evaluate(OUTSIDE) == []
    if size == "desktop":
        resize(guest.page, "1280x650")
        assert guest.page.evaluate(CUT) + guest.page.evaluate(OUTSIDE) == []

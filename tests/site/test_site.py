"""Playing without a server: there is nothing behind the page but files, and in most tests not even those."""

import json
import random
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import (
    ASKED,
    BUTTONS,
    REVIEW_PATIENCE,
    begin,
    heard,
    is_heard,
    pick,
    play,
    play_to_the_end,
    resign,
)  # fmt: skip
from tests.browser.test_passing import open_for_both
from tests.browser.test_replay import steps
from tests.browser.test_what_if import HERE
from tests.site.conftest import LONG, Visit
from tests.site.file_server import FileServer

KEPT = """async () => {
  await navigator.serviceWorker.ready
  return (await caches.keys()).length
}"""
ENTRIES = """() => new Promise(resolve => {
  const request = indexedDB.open('operahouse')
  request.onsuccess = () => {
    const all = request.result.transaction('entries').objectStore('entries').getAllKeys()
    all.onsuccess = () => { request.result.close(); resolve(all.result.length) }
  }
})"""


IMAGES = """async () => {
  const cache = await caches.open('operahouse-python')
  return (await cache.keys()).length
}"""
"""How many images of Python's memory are kept."""
ROOM = 40_000_000
"""Bytes; more than half of it for what the browser keeps of the site."""
FILL = """async () => {
  const request = indexedDB.open('filler')
  request.onupgradeneeded = () => request.result.createObjectStore('filler', { autoIncrement: true })
  const database = await new Promise(resolve => { request.onsuccess = () => resolve(request.result) })
  const isStored = bytes => new Promise(resolve => {
    const transaction = database.transaction('filler', 'readwrite')
    transaction.objectStore('filler').add(bytes)
    transaction.oncomplete = () => resolve(true)
    transaction.onabort = () => resolve(false)
  })
  for (const size of [65536, 4096, 256])
    while (await isStored(crypto.getRandomValues(new Uint8Array(size)))) continue
  database.close()
}"""
"""Somebody else's files take all the room that is left."""
NEXT = "meta[name=next-version]"
MOST_STARTS = 10


def keep_whole(page: Page, files: FileServer) -> None:
    """Wait until the browser has the whole site, then stop its server for good."""
    assert page.evaluate(KEPT) == 1
    files.close()


@pytest.mark.parametrize("game", ["opera", "operaopoly"])
def test_a_whole_game_with_the_server_stopped(visit: Visit, files: FileServer, game: str) -> None:
    page = visit()
    keep_whole(page, files)
    page.reload()
    begin(page, game)
    assert play_to_the_end(page, "mouse") > 10
    expect(page.get_by_role("heading", name="Decisive moments")).to_be_visible(timeout=2 * LONG)
    page.get_by_role("link", name="Review the game").click()
    expect(page.locator("[data-region]").first).to_be_visible()
    play_a_branch(page)
    train(page)
    page.goto("/")
    expect(page.get_by_role("link", name=game.title()).first).to_be_visible()


def play_a_branch(page: Page) -> None:
    """From the tenth move of the game on, compared with it afterwards."""
    page.get_by_role("link", name=re.compile("Learn from")).wait_for(timeout=REVIEW_PATIENCE)
    for at in range(1, 11):
        page.keyboard.press("ArrowRight")
        expect(steps(page)).to_have_value(str(at))
    page.get_by_role("button", name=HERE).click()
    dialog = page.get_by_role("dialog", name="What if?")
    dialog.get_by_role("textbox", name="Name of the branch").fill("Bolder")
    dialog.get_by_role("button", name="Play on").click()
    page.wait_for_selector(ASKED)
    play(page, random.Random(1))
    resign(page)
    page.get_by_role("link", name="What if? Compare with the game").click()
    expect(page.get_by_role("button", name=re.compile("Bolder"))).to_have_attribute("aria-pressed", "true")


def train(page: Page) -> None:
    """One of the own mistakes is looked at, and no longer due."""
    page.goto("/training")
    due = page.get_by_role("heading", name=re.compile("due"))
    before = due.inner_text()
    page.get_by_role("link", name="Start training").click()
    puzzle = page.get_by_role("complementary", name="Find a better move")
    puzzle.get_by_role("button", name="Show me").click()
    expect(puzzle.locator("li.best")).to_have_text(re.compile(r"\d+%"))
    page.get_by_role("link", name="Back to training").click()
    expect(due).not_to_have_text(before)


def test_a_lesson_and_the_rulebook_with_the_server_stopped(visit: Visit, files: FileServer) -> None:
    page = visit()
    keep_whole(page, files)
    page.goto("/learn/opera/budget")
    expect(page.locator("[data-region]").first).to_be_visible()
    page.goto("/rules/operaopoly")
    expect(page.locator("#S1")).to_be_visible()


def test_players_pass_the_device_around_with_the_server_stopped(visit: Visit, files: FileServer) -> None:
    page = visit()
    keep_whole(page, files)
    page.reload()
    open_for_both(page)
    resign(page)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_reload_in_the_middle_loses_nothing(visit: Visit) -> None:
    page = visit()
    begin(page, level="Novice")
    dealt = page.evaluate(ENTRIES)
    play(page, random.Random(1))
    played = page.evaluate(ENTRIES)
    assert played > dealt
    page.evaluate(KEPT)
    page.reload()
    page.wait_for_selector(BUTTONS)
    assert page.evaluate(ENTRIES) >= played
    assert int(heard(page)) > 0


def test_a_second_start_comes_from_an_image_and_one_that_is_damaged_does_no_harm(visit: Visit) -> None:
    page = visit()
    begin(page, level="Novice")
    page.wait_for_function(f"({IMAGES})().then(count => count === 1)")
    page.evaluate(KEPT)
    page.reload()
    page.wait_for_selector(BUTTONS)
    play(page, random.Random(1))
    page.evaluate("""async () => {
      const cache = await caches.open('operahouse-python')
      const [image] = await cache.keys()
      const whole = await (await cache.match(image)).blob()
      await cache.put(image, new Response(whole.slice(0, 100_000, whole.type)))
    }""")
    page.reload()
    page.wait_for_selector(BUTTONS)
    play(page, random.Random(1))


def test_a_browser_without_room_says_so_and_loses_nothing(visit: Visit, files: FileServer) -> None:
    page = visit("/licences/svelte.txt")
    session = page.context.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": files.address, "quotaSize": ROOM})
    page.goto("/")
    begin(page, level="Novice")
    play(page, random.Random(1))
    page.wait_for_function(f"({IMAGES})().then(count => count === 1)")
    page.evaluate(FILL)
    play_until_told(page, "Your browser has no room left")
    kept = page.evaluate(ENTRIES)
    assert page.evaluate(IMAGES) == 0, "what can be made anew should have given way"
    session.send("Storage.overrideQuotaForOrigin", {"origin": files.address})
    page.evaluate(KEPT)
    page.reload()
    page.wait_for_selector(BUTTONS)
    assert page.evaluate(ENTRIES) >= kept > 0
    play(page, random.Random(1))
    assert page.evaluate(ENTRIES) > kept


def play_until_told(page: Page, words: str) -> None:
    """A short move may still fit in."""
    lots = random.Random(1)
    for _ in range(MOST_STARTS):
        is_heard(page, pick(page, lots))
        if page.get_by_text(words).count():
            return
    raise AssertionError(f"Nobody said: {words}")


def test_a_game_goes_into_a_file_and_into_another_browser(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    begin(page)
    page.keyboard.press("m")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the game as a file").click()
    file = tmp_path / "game.json"
    saving.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))["format"] == "operahouse-game"
    other = visit()
    other.locator("input[type=file]").set_input_files(file)
    other.wait_for_selector(ASKED)
    home = visit()
    home.locator("input[type=file]").set_input_files({"name": "x.json", "mimeType": "", "buffer": b'{"format": "x"}'})
    expect(home.get_by_role("alert").filter(has_text="isn’t a saved game")).to_be_visible()


def test_a_new_version_comes_as_a_whole_and_keeps_the_games(folder: Path, chromium: Browser, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(folder, site)
    files = FileServer(site)
    context = chromium.new_context(base_url=files.address)
    context.set_default_timeout(LONG)
    page = context.new_page()
    page.goto("/")
    assert page.evaluate(KEPT) == 1
    begin(page)
    table = page.url
    change_version(site)
    page.evaluate("navigator.serviceWorker.getRegistration().then(worker => worker.update())")
    page.wait_for_function("navigator.serviceWorker.getRegistration().then(worker => worker.waiting !== null)")
    page.reload()
    page.wait_for_selector(ASKED)
    expect(page.locator(NEXT)).to_have_count(0)
    for _ in range(MOST_STARTS):  # the browser lets the old version go a moment after its last page
        page.close()
        page = context.new_page()
        page.goto(table)
        if page.locator(NEXT).count():
            break
    page.wait_for_selector(ASKED)
    expect(page.locator(NEXT)).to_have_count(1)
    context.close()
    files.close()


def change_version(site: Path) -> None:
    """Another page and another service worker, as the next build would write them."""
    page, worker = site / "index.html", site / "sw.js"
    text = page.read_text(encoding="utf-8").replace("</head>", '<meta name="next-version" content="yes" /></head>')
    page.write_text(text, encoding="utf-8")
    source = worker.read_text(encoding="utf-8")
    start = source.index("const VERSION = '") + len("const VERSION = '")
    worker.write_text(source[:start] + "next" + source[start + 4 :], encoding="utf-8")

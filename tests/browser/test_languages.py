"""Every screen in every language: nothing unsaid, nothing cut off."""

import re

import pytest
from playwright.sync_api import Page

from operahouse.app.texts import LANGUAGES, Texts, texts_folder
from tests.browser.conftest import Visit, keep
from tests.browser.playing import choose, expect_fits, sit, unfold

FILES = "|".join(file.stem for file in (texts_folder() / "en").glob("*.ftl"))
RAW_KEY = re.compile(rf"\b(?:{FILES}|seat|refusal|malformed)-[a-z][a-z0-9-]+")
CUT_OFF = """() => {
  const cut = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode, parent = text.parentElement
    if (!text.data.trim() || parent.closest('.sr, [inert], svg, option') || !parent.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const words = range.getBoundingClientRect()
    if (words.left >= (parent.closest('[data-leaves-out]')?.getBoundingClientRect().right ?? Infinity)) continue
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (['auto', 'scroll'].includes(style.overflowX) || style.clipPath !== 'none') break
      if (style.textOverflow === 'ellipsis' && box.closest('[aria-label], button:has(> .sr)')) break
      const edge = box.getBoundingClientRect()
      const closed = style.overflowX !== 'visible' || box.matches('button, label, select')
      if (closed && (words.right > edge.right + 1 || words.left < edge.left - 1)) {
        cut.push(text.data.trim().slice(0, 60))
        break
      }
    }
  }
  return cut
}"""
"""The texts that stick out of their buttons, or are hidden by something that does not scroll. Dots at the end are fine
on a thing that says its whole name, and older lines may be left out where only the last ones are told."""


def wrong_on(page: Page, name: str) -> list[str]:
    """What on this screen is no words, or does not fit."""
    keep(page, name)
    expect_fits(page)
    words = page.locator("body").inner_text()
    return [f"{name}: {fault}" for fault in [*RAW_KEY.findall(words), *dict.fromkeys(page.evaluate(CUT_OFF))]]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_speaks_the_language(visit: Visit, lang: str, phone: bool) -> None:
    say = Texts(lang).say
    page = visit(lang=lang, phone=phone)
    wrong: list[str] = []

    def look(name: str) -> None:
        wrong.extend(wrong_on(page, f"{name}-{lang}-{'phone' if phone else 'desktop'}"))

    raise_curtain = page.get_by_role("button", name=say("client-raise", {}))
    raise_curtain.wait_for()
    look("home")
    unfold(page)
    look("home-more")
    for game in ("opera", "operaopoly"):
        choose(page, say(f"client-game-{game}", {}))
        raise_curtain.click()
        sit(page)
        look(game)
        page.keyboard.press("m")
        page.get_by_role("dialog", name=say("client-menu", {})).wait_for()
        look(f"{game}-menu")
        page.get_by_role("button", name=say("client-resign", {})).click()
        page.get_by_role("dialog", name=say("client-resign", {})).get_by_role("button").last.click()
        page.wait_for_selector("#what-next")
        look(f"{game}-result")
        page.goto("/")
    page.get_by_role("button", name=say("client-friends-open", {"game": say("client-game-operaopoly", {})})).click()
    page.locator(".invite").wait_for()
    look("seating")
    page.goto("/nowhere")
    page.get_by_role("heading", level=1).wait_for()
    look("error")
    assert not wrong, "\n".join(wrong)

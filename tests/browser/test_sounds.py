"""Sounds: each is rendered offline by the browser and measured; none is heard too early or against a wish."""

import json
import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import begin
from tests.browser.theatre import ROOT

CUES = re.findall(r"^  \| '([a-z-]+)'$", (ROOT / "client/src/shell/cues.ts").read_text(encoding="utf-8"), re.MULTILINE)
SECONDS = {
    "turn": 0.83, "bid": 0.37, "purchase": 0.4, "building": 0.75, "last-round": 1.75, "curtain": 0.9, "coins": 0.48,
    "change": 0.46, "stamp": 0.23, "loss": 0.7, "standing": 0.6, "suspense": 1.7, "applause": 2.0, "card": 0.2,
    "takeover": 0.88, "chat": 0.4, "victory": 2.45,
}  # fmt: skip
"""How long each is heard: until it is 40 dB below its loudest moment."""
OFFLINE = """
window.contexts = []
window.AudioContext = class extends OfflineAudioContext {
  constructor() {
    super(1, 44100 * 5, 44100)
    window.contexts.push(this)
  }
  resume() {
    return Promise.resolve()
  }
}
"""
"""Whoever plays is rendered instead of heard."""
MEASURE = """async ([file, cue, size]) => {
  const { SoundPlayer } = await import(file)
  new SoundPlayer(1).play(cue, size)
  const samples = (await window.contexts.at(-1).startRendering()).getChannelData(0)
  const loud = samples.map(Math.abs)
  const peak = loud.reduce((most, one) => Math.max(most, one), 0)
  const power = loud.reduce((sum, one) => sum + one * one, 0)
  return [peak, power, loud.findIndex(one => one > peak / 10) / 44100,
    loud.findLastIndex(one => one > peak / 100) / 44100]
}"""
COUNTING = """
window.notes = 0
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start
  kind.prototype.start = function (...when) {
    window.notes += 1
    return start.apply(this, when)
  }
}
"""
"""Counts everything that begins to sound."""


@dataclass
class Measured:
    """Of a sound: its loudest moment, its power in all, and when it begins and ends; seconds."""

    peak: float
    power: float
    begins: float
    ends: float


def measured(page: Page, cue: str, size: float = 0.5) -> Measured:
    manifest = json.loads((ROOT / "client/dist/.vite/manifest.json").read_text(encoding="utf-8"))
    file = f"/{manifest['src/sound/player.ts']['file']}"
    return Measured(*page.evaluate(MEASURE, [file, cue, size]))


def test_every_cue_has_a_length() -> None:
    assert sorted(SECONDS) == sorted(CUES)


def test_every_sound_is_heard_at_once_never_clips_and_ends_in_time(visit: Visit) -> None:
    page = visit(script=OFFLINE)
    heard = {cue: measured(page, cue) for cue in SECONDS}
    assert {cue: one.peak for cue, one in heard.items() if not 0.1 < one.peak < 0.9} == {}
    assert {cue: one.begins for cue, one in heard.items() if one.begins >= 0.15} == {}
    assert {cue: one.ends for cue, one in heard.items()} == pytest.approx(SECONDS, rel=0.2)


def test_more_points_are_clapped_for_longer_and_louder(visit: Visit) -> None:
    page = visit(script=OFFLINE)
    few, some, many = (measured(page, "applause", size) for size in (0.1, 0.5, 1))
    assert few.ends < some.ends < many.ends < 3.5
    assert few.power < some.power < many.power
    assert many.peak < 0.95


def test_sounds_begin_after_the_first_click_and_can_be_muted_in_sight(visit: Visit) -> None:
    page = visit(script=COUNTING, sounds=True)
    page.get_by_role("button", name="Raise the curtain").wait_for()
    assert page.evaluate("window.notes") == 0
    begin(page)
    page.wait_for_function("() => window.notes > 0")
    page.get_by_role("button", name="Sounds: 60%").click()
    page.get_by_role("button", name="Mute all sounds").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Sounds: muted")).to_be_focused()
    page.reload()
    page.wait_for_selector("[data-asked=true] .answer")
    page.get_by_role("button", name="Sounds: muted").click()
    assert page.evaluate("window.notes") == 0
    page.get_by_role("slider", name="Sounds").fill("40")
    page.wait_for_function("() => window.notes > 0")
    expect(page.get_by_role("button", name="Sounds: 40%")).to_be_visible()


def test_who_wants_it_still_is_not_played_to(visit: Visit) -> None:
    page = visit(script=COUNTING, still=True)
    begin(page)
    expect(page.get_by_role("button", name="Sounds: muted")).to_be_visible()
    assert page.evaluate("window.notes") == 0

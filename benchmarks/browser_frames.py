"""Frames a second while things move: what was put on the display, and what the main thread drew of it itself.

Things fly by transforms, which the browser's compositor carries on with while scripts run; what a person sees is what
the compositor draws. The browser's own trace says when it drew a frame of the page, the page says from when to when
something moved, and a square that moves under a blocked main thread shows whether that measure is an honest one.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page

Stretch = tuple[float, float]

TRACED: Final = ["disabled-by-default-devtools.timeline.frame", "blink.user_timing"]
DRAWN: Final = "DrawFrame"
CLOCK: Final = "operahouse-clock"
SHORTEST: Final = 150
"""A movement of fewer milliseconds has too few frames to be counted."""
A_WHILE: Final = 2000
HONEST_LOW: Final = 25
"""A script that blocks the main thread for 100 ms at a time can move something at most ten to twenty times a second."""

_SQUARE: Final = """
  const square = document.body.appendChild(document.createElement('div'))
  Object.assign(square.style, { position: 'absolute', width: '50px', height: '50px', background: '#5c1522' })
  const end = [600, 300]
"""
BY_COMPOSITOR: Final = f"""length => {{ {_SQUARE}
  square.animate([{{ transform: 'none' }}, {{ transform: `translate(${{end[0]}}px, ${{end[1]}}px)` }}], length)
}}"""
BY_SCRIPT: Final = f"""length => {{ {_SQUARE}
  const start = performance.now()
  window.measured.moves.push([start, start + length])
  const step = () => {{
    const part = (performance.now() - start) / length
    square.style.transform = `translate(${{end[0] * part}}px, ${{end[1] * part}}px)`
    if (part < 1) requestAnimationFrame(step)
  }}
  step()
}}"""
BLOCK: Final = """length => {
  const end = performance.now() + length
  const block = () => {
    const start = performance.now()
    while (performance.now() - start < 100);
    if (start < end) setTimeout(block)
  }
  setTimeout(block, 50)
}"""


@dataclass(frozen=True, slots=True)
class Film:
    """What happened on a page, in its own milliseconds."""

    shown: list[float]
    """When the compositor drew a frame."""
    drawn: list[float]
    """When the main thread began one."""
    stretches: list[Stretch]
    """From when to when something moved."""

    def rates(self, times: list[float]) -> list[float]:
        """Frames a second in every stretch in which something moved."""
        return [
            1000 * sum(start <= time <= end for time in times) / (end - start)
            for start, end in self.stretches
            if end - start >= SHORTEST
        ]


def film(page: Page, action: Callable[[], object]) -> Film:
    """Do something on a page and see what moves."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=TRACED)
    now = float(page.evaluate(f"performance.mark('{CLOCK}').startTime"))
    page.evaluate("Object.assign(window.measured, { moves: [], beats: [] })")
    action()
    measured = page.evaluate("window.measured")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    mark = next(event for event in events if event["name"] == CLOCK)
    drawn = (event["ts"] for event in events if event["name"] == DRAWN and event["pid"] == mark["pid"])
    shown = [now + (time - mark["ts"]) / 1000 for time in drawn]
    return Film(shown, measured["beats"], joined([(start, end) for start, end in measured["moves"]]))


def joined(moves: list[Stretch]) -> list[Stretch]:
    """Movements that overlap are one stretch."""
    found: list[Stretch] = []
    for start, end in sorted(moves):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return found


def square(page: Page, how: str, blocked: bool) -> float:
    """How often a second a lone square is shown at another place, moved in one way or the other."""

    def move() -> None:
        page.evaluate(how, A_WHILE)
        if blocked:
            page.evaluate(BLOCK, A_WHILE)
        page.wait_for_timeout(A_WHILE + 500)

    seen = film(page, move)
    return seen.rates(seen.shown)[0]

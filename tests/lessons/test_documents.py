"""What docs/lessons.md says is so."""

import json
import re
from pathlib import Path

from operahouse.lessons.parser import read_lesson
from operahouse.lessons.progress import lesson_stage
from tests.lessons.answers import solutions
from tests.lessons.test_every_lesson import REGIONS
from tests.toy.extras import RichToy

PAGE = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text(encoding="utf-8")


def test_the_documented_lesson_can_be_walked() -> None:
    block = re.search(r"```json\n(.*?)\n```", PAGE, re.DOTALL)
    assert block
    example = read_lesson(RichToy(), json.loads(block.group(1)))
    assert lesson_stage(example, solutions(example))["done"] is True


def test_every_region_and_every_part_of_a_stage_is_named() -> None:
    named = re.findall(r"`([a-z]+)`", PAGE)
    assert {region for regions in REGIONS.values() for region in regions} <= set(named)
    page = json.loads(re.findall(r"```json\n(.*?)\n```", PAGE, re.DOTALL)[0])
    example = lesson_stage(read_lesson(RichToy(), page), [])
    assert example.keys() - {"game", "lesson"} <= set(named)


def test_every_region_is_on_a_drawn_table() -> None:
    client = Path(__file__).parents[2] / "client" / "src"
    for game, regions in REGIONS.items():
        files = [*(client / game).glob("*.svelte"), client / "parts" / "ActionBar.svelte"]
        drawn = "\n".join(file.read_text(encoding="utf-8") for file in files)
        lights = (client / "pages" / "learn" / "dimming.css").read_text(encoding="utf-8")
        for region in regions:
            assert f'data-light="{region}"' in drawn, region
            assert f"[data-light='{region}']" in lights, region

"""The published games are games by the rules, and the baseline agent learns from them."""

import gzip
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from operahouse.games.catalogue import game_names, load_game
from operahouse.kernel.record import read_record

ROOT = Path(__file__).parents[2]
FEW = 3


def published(name: str) -> Iterator[object]:
    with gzip.open(ROOT / "datasets" / f"{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)


@pytest.mark.parametrize("name", game_names())
def test_published_games_replay_to_their_results(name: str) -> None:
    game = load_game(name)
    for record in islice(published(name), FEW):
        replay = read_record(game, record)
        assert set(replay.names.values()) == {"bot:master@64", "bot:expert@64"}
        assert replay.finish().to_act() == []


@pytest.mark.parametrize("name", game_names())
def test_as_many_games_are_published_as_the_page_says(name: str) -> None:
    page = (ROOT / "datasets" / "README.md").read_text(encoding="utf-8")
    said = re.search(rf"`{name}\.jsonl\.gz` \| (\d+) ", page)
    assert said
    assert sum(1 for _ in published(name)) == int(said[1])


@pytest.mark.parametrize("name", game_names())
def test_the_baseline_foretells_better_than_chance(name: str) -> None:
    few = ["--read", "5", "--rounds", "10", "--opponents", "random", "--games", "1"]
    said = subprocess.run(
        [sys.executable, ROOT / "examples" / "baseline_agent.py", name, *few],
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    learned, foretold, others = re.findall(r"[\d.]+", said.splitlines()[0])
    assert int(learned) > 5 * int(others) > 0
    assert float(foretold) > 20
    assert re.search(r"first in (0|100)\.0% of 1 games", said)

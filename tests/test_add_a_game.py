"""Follows docs/add-a-game.md word by word: a copy of the package, a new folder, one line in the catalogue."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import operahouse

PAGE = Path(__file__).parents[1] / "docs" / "add-a-game.md"
SOURCES = Path(operahouse.__file__).parent
TEXTS = Path(__file__).parents[1] / "texts"
GAME, LINE = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with the game of the page, as somebody has it who did what the page says."""
    folder = tmp_path_factory.mktemp("copy")
    package = folder / "operahouse"
    shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    if not (package / "texts").exists():
        shutil.copytree(TEXTS, package / "texts")
    (package / "games" / "roses").mkdir()
    (package / "games" / "roses" / "__init__.py").touch()
    (package / "games" / "roses" / "game.py").write_text(GAME, encoding="utf-8")
    catalogue = package / "games" / "catalogue.py"
    before = catalogue.read_text(encoding="utf-8")
    after = before.replace("GAMES: Final = {\n", "GAMES: Final = {\n" + LINE)
    assert after != before
    catalogue.write_text(after, encoding="utf-8")
    return folder


def run(copy: Path, *args: str, typed: str = "") -> str:
    """Run Python on the copy; what it prints."""
    environment = {**os.environ, "PYTHONPATH": str(copy), "OPERAHOUSE_LANG": "en"}
    result = subprocess.run(
        [sys.executable, *args], input=typed, capture_output=True, text=True, env=environment, check=False, cwd=copy
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


@pytest.mark.parametrize("lang", ["en", "nl", "fr", "it"])
def test_it_is_played_in_the_terminal(copy: Path, lang: str) -> None:
    args = ["-m", "operahouse", "play", "roses", "--seats", "you,novice,novice", "--seed", "1", "--lang", lang]
    printed = run(copy, *args, typed="1\n" * 20)
    assert "anna" in printed.lower()
    assert "take 1" in printed


def test_bots_and_the_lab_play_it(copy: Path, tmp_path: Path) -> None:
    report = tmp_path / "report"
    args = ["lab", "tournament", "--game", "roses", "--bots", "novice,random", "--players", "2", "--games", "8"]
    run(copy, "-m", "operahouse", *args, "--out", str(report))
    assert list(report.iterdir())
    simulated = run(copy, "-m", "operahouse", "simulate", "roses", "--players", "3", "--games", "20", "--seed", "1")
    assert simulated.startswith("20 games")


def test_agents_can_learn_it(copy: Path) -> None:
    program = """
from pettingzoo.test import api_test
from operahouse.lab.research import pettingzoo_env
api_test(pettingzoo_env("roses", 2), num_cycles=200)
"""
    assert "Passed" in run(copy, "-W", "ignore", "-c", program)


def test_its_rules_stay_within_the_walls(copy: Path) -> None:
    from tests.walls import breaches

    assert breaches(copy / "operahouse") == []


def test_the_engine_offers_what_the_kernel_promises(copy: Path) -> None:
    """Views, positions, imagined worlds and records of the new game agree with each other."""
    program = """
from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.play import choose_at_random
from operahouse.kernel.record import Recorder, read_record
game = load_game("roses")
for seed in range(50):
    chance = Generator(seed)
    state = game.deal(2 + seed % 2, [], chance)
    recorder = Recorder(game, state, [])
    while state.turn >= 0:
        seat = state.turn
        assert game.write_position(game.read_position(game.write_position(state))) == game.write_position(state)
        view = game.view(state, seat, memory=True)
        assert game.view(game.imagine(view, chance), seat, memory=True) == view
        recorder.take(state, seat, choose_at_random(state, seat, chance))
    assert game.points(read_record(game, recorder.record(state, {}, "")).finish()) == game.points(state)
print("fine")
"""
    assert run(copy, "-c", program) == "fine\n"

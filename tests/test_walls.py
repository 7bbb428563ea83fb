"""Kernel and games stay pure, whatever games there are."""

from pathlib import Path

import pytest

from tests.walls import CATALOGUE, breaches

SOURCES = Path(__file__).parents[1] / "src" / "operahouse"
GAME = Path("games/third/flow.py")
HELPER = Path("games/third/parts/board.py")


def package(folder: Path, file: Path, line: str) -> Path:
    """A package with a kernel, two games and this line in one of the files."""
    fine = {
        Path("kernel/game.py"): "from typing import Final\nfrom operahouse.kernel.errors import Refusal\n",
        Path(CATALOGUE): "import tomllib\nfrom importlib import import_module\nfrom operahouse.games import third\n",
        Path("games/first/flow.py"): "from operahouse.games.first.words import WORDS\n",
        GAME: "from collections.abc import Callable\nfrom operahouse.kernel import game\n",
        HELPER: "from operahouse.games.third.flow import step\nfrom . import words\nfrom ..flow import step\n",
        Path("web/server.py"): "import asyncio\n",
    }
    for name, text in {**fine, file: fine.get(file, "") + line}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_kernel_and_games_import_only_what_they_may() -> None:
    assert {path.name for path in (SOURCES / "games").iterdir()} >= {"opera", "operaopoly"}
    assert breaches(SOURCES) == []


def test_a_third_game_that_keeps_to_itself_is_welcome(tmp_path: Path) -> None:
    assert breaches(package(tmp_path, GAME, "")) == []


@pytest.mark.parametrize(
    ("file", "line", "breach"),
    [
        (GAME, "import random", "random"),
        (GAME, "from random import shuffle", "random"),
        (GAME, "def draw():\n    import secrets as lots", "secrets"),
        (GAME, "import os.path", "os.path"),
        (GAME, "from importlib import import_module", "importlib"),
        (GAME, "import numpy", "numpy"),
        (GAME, "from operahouse.games.first.words import WORDS", "operahouse.games.first.words.WORDS"),
        (GAME, "from operahouse.games import first", "operahouse.games.first"),
        (GAME, "from operahouse.games.catalogue import load_game", "operahouse.games.catalogue.load_game"),
        (GAME, "from ..first import words", "operahouse.games.first.words"),
        (GAME, "from operahouse.bots import judge", "operahouse.bots.judge"),
        (GAME, "import operahouse.table.match", "operahouse.table.match"),
        (GAME, "box = open('box.toml')", "open()"),
        (GAME, "lots = __import__('random')", "__import__()"),
        (HELPER, "import time", "time"),
        (Path("games/third/__init__.py"), "import asyncio", "asyncio"),
        (Path("games/thirdparty.py"), "from operahouse.games.third import flow", "operahouse.games.third.flow"),
        (Path("kernel/game.py"), "import datetime", "datetime"),
        (Path("kernel/game.py"), "from operahouse.games.third.flow import step", "operahouse.games.third.flow.step"),
        (Path("kernel/deep/lots.py"), "import socket", "socket"),
        (Path(CATALOGUE), "import random", "random"),
    ],
)
def test_whatever_leads_out_is_named(tmp_path: Path, file: Path, line: str, breach: str) -> None:
    assert breaches(package(tmp_path, file, line)) == [f"{file.as_posix()}: {breach}"]

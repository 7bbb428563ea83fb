"""`deploy/backup`: a copy counts only if it can be restored and every game in it is sound."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

import operahouse
from operahouse.games.catalogue import load_game
from operahouse.store.connect import open_store
from tests.store.matches import StoredMatch

SCRIPT = Path(__file__).parents[1] / "deploy" / "backup"


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """A database with a game, and `operahouse` on the path."""
    store = open_store(f"sqlite:///{tmp_path}/house.db")
    StoredMatch(store, load_game("opera"), 2, "m1").sit_down().play_at_random(3)
    store.close()
    command = tmp_path / "bin" / "operahouse"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m operahouse "$@"\n')
    command.chmod(0o755)
    return {
        **os.environ,
        "OPERAHOUSE_DB": f"sqlite:///{tmp_path}/house.db",
        "OPERAHOUSE_LANG": "en",
        "PATH": f"{command.parent}:{os.environ['PATH']}",
        "PYTHONPATH": str(Path(operahouse.__file__).parents[1]),
    }


def back_up(environment: dict[str, str], folder: Path, keep: int) -> subprocess.CompletedProcess[str]:
    words = [str(SCRIPT), str(folder), str(keep)]
    return subprocess.run(words, env=environment, capture_output=True, text=True, check=False)


def test_copies_are_restored_checked_and_the_newest_kept(environment: dict[str, str], tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    for day in range(1, 4):
        (folder / f"operahouse-2020010{day}T000000Z.gz").write_text("old")
    (folder / "something else.gz").write_text("not ours")
    done = back_up(environment, folder, 2)
    assert done.returncode == 0, done.stderr
    assert "1 match checked" in done.stdout
    kept = sorted(file.name for file in folder.iterdir())
    assert kept[0] == "operahouse-20200103T000000Z.gz"
    assert kept[1].startswith("operahouse-20")
    assert kept[2:] == ["something else.gz"]


def test_a_damaged_game_makes_it_fail_and_deletes_no_older_copy(environment: dict[str, str], tmp_path: Path) -> None:
    store = open_store(environment["OPERAHOUSE_DB"])
    store.change(lambda connection: connection.execute(text("UPDATE cards SET number = 1")))
    store.close()
    folder = tmp_path / "copies"
    folder.mkdir()
    (folder / "operahouse-20200101T000000Z.gz").write_text("old")
    done = back_up(environment, folder, 1)
    assert done.returncode == 1
    assert (folder / "operahouse-20200101T000000Z.gz").exists()


def test_without_a_database_it_says_so(environment: dict[str, str], tmp_path: Path) -> None:
    done = back_up({**environment, "OPERAHOUSE_DB": f"sqlite:///{tmp_path}/none.db"}, tmp_path / "copies", 1)
    assert done.returncode == 2
    assert "none.db" in done.stderr

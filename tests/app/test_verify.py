import json
from pathlib import Path
from typing import Any

import pytest

from operahouse.games.catalogue import game_names, load_game
from operahouse.table.by_hand import Finish
from operahouse.table.record import record_of
from tests.app.running import complaint, operahouse
from tests.table.entering import entered
from tests.table.logged_match import LoggedMatch


def finished(name: str) -> dict[str, Any]:
    table = LoggedMatch(load_game(name), 2).sit_down()
    table.play_at_random(3000)
    return record_of(table.match, "2026-11-01T20:00:00Z")


def write(folder: Path, record: object) -> str:
    file = folder / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("name", game_names())
def test_a_game_dealt_by_its_seed_is_verified(name: str, tmp_path: Path) -> None:
    record = finished(name)
    file = write(tmp_path, record)
    result = operahouse("verify", file)
    assert result.exit_code == 0
    assert result.stdout.startswith(f"{file} was dealt from the seed whose hash is {record['deal']['published']}.")


def test_a_game_dealt_otherwise_is_found_out(tmp_path: Path) -> None:
    record = finished("opera")
    record["deal"]["seed"] = "00" * 32
    result = operahouse("verify", write(tmp_path, record))
    assert result.exit_code == 1
    assert "This isn’t the seed whose hash was published before the game." in result.stdout


def test_a_changed_move_is_found_out(tmp_path: Path) -> None:
    record = finished("opera")
    record["moves"][0] = ["red", "bid 999"]
    result = operahouse("verify", write(tmp_path, record))
    assert result.exit_code == 1
    assert "moves[0]" in result.stdout


def test_a_simulated_game_has_no_seed_but_follows_the_rules(tmp_path: Path) -> None:
    operahouse("simulate", "operaopoly", "--games", "1", "--records", str(tmp_path))
    file = tmp_path / "operaopoly-000001.json"
    result = operahouse("verify", str(file))
    assert result.exit_code == 1
    assert result.stdout.startswith(f"{file} has no seed")
    assert "follow the rules" in result.stdout
    record = json.loads(file.read_text(encoding="utf-8"))
    record["moves"][0][1] = "fly"
    assert "wasn’t dealt from its seed, or wasn’t played by the rules. moves[0]" in (
        operahouse("verify", write(tmp_path, record)).stdout
    )


def test_the_seed_of_a_game_that_goes_on_is_secret(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    operahouse("play", "opera", "--seed", "3", typed=f"1\nsave {saved}\nquit\n")
    result = operahouse("verify", str(saved))
    assert result.exit_code == 1
    assert "was still secret" in result.stdout


def test_a_file_that_is_not_there_is_complained_about(tmp_path: Path) -> None:
    assert complaint("verify", f"{tmp_path}/none.json") == f"There’s no file or folder {tmp_path}/none.json."


@pytest.mark.parametrize("name", ["opera", "operaopoly"])
def test_a_game_entered_by_hand_says_so(name: str, tmp_path: Path) -> None:
    _, table = entered(load_game(name), 2, 3)
    table.ask("anna", Finish())
    file = write(tmp_path, record_of(table.match, "2026-11-01T20:00:00Z"))
    result = operahouse("verify", file)
    assert result.exit_code == 0
    assert result.stdout.startswith(f"{file} was played with the box and entered by hand.")
    replayed = operahouse("replay", file)
    assert replayed.exit_code == 0
    assert replayed.stdout.startswith("Played with the box, entered by hand.")

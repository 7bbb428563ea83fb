from pathlib import Path

import pytest

from operahouse.kernel.errors import OperahouseError
from operahouse.lab.bot_game import GameSpec, play_game
from operahouse.lab.journal import Journal, journal_line
from operahouse.lab.schedule import Key
from tests.lab.tournaments import keys_in, load

GAMES: list[Key] = [(0, deal, 0) for deal in range(3)]
LINES = [journal_line(key, play_game(GameSpec("toy", ("random", "random")), key[1], load)) for key in GAMES]


def test_games_are_found_again(tmp_path: Path) -> None:
    with Journal(tmp_path / "games.jsonl") as journal:
        journal.append(GAMES[:2], LINES[:2])
    with Journal(journal.path) as again:
        assert again.finished == set(GAMES[:2])


def test_a_game_finished_twice_is_written_once(tmp_path: Path) -> None:
    with Journal(tmp_path / "games.jsonl") as journal:
        journal.append(GAMES[:2], LINES[:2])
        journal.append(GAMES[1:], LINES[1:])
    assert keys_in(journal.path) == GAMES


@pytest.mark.parametrize("kept", [1, 20, -1])
def test_a_torn_end_is_cut_off(tmp_path: Path, kept: int) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(LINES[0] + LINES[1] + LINES[2][:kept], encoding="utf-8")
    with Journal(path) as journal:
        assert journal.finished == set(GAMES[:2])
        journal.append(GAMES[2:], LINES[2:])
    assert path.read_text(encoding="utf-8") == "".join(LINES)


def test_a_spoilt_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(LINES[0] + "nonsense\n" + LINES[1], encoding="utf-8")
    with pytest.raises(OperahouseError, match=r"lab-spoilt-journal \(.*line 2\)"):
        Journal(path)


def test_only_one_run_may_write(tmp_path: Path) -> None:
    with Journal(tmp_path / "games.jsonl") as journal, pytest.raises(OperahouseError, match="lab-in-use"):
        Journal(journal.path)

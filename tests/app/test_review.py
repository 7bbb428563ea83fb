"""`operahouse review` prints graph, marks and ledger of any record."""

import json
from pathlib import Path

import pytest

from operahouse.lab.bot_game import GameSpec, play_game
from tests.app.running import LANGUAGES, complaint, operahouse


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of Opera."""
    file = tmp_path_factory.mktemp("records") / "opera.json"
    played = play_game(GameSpec("opera", ("random", "novice"), record=True), 4)
    file.write_text(json.dumps(played.record), encoding="utf-8")
    return file


def test_json_has_every_term_unrounded(record: Path) -> None:
    review = json.loads(operahouse("review", str(record), "--json").stdout)
    game = json.loads(record.read_text(encoding="utf-8"))
    assert review["over"] is True
    winner = review["seats"].index(game["result"]["ranking"][0])
    for seat, account in enumerate(review["accounts"]):
        result = account.pop("result")
        assert result == (1 if seat == winner else 0)
        assert sum(account.values()) == pytest.approx(result, abs=1e-9)
    answered = [answer["place"] for moment in review["moments"] for answer in moment["answers"]]
    chance = [place for place, (seat, _) in enumerate(game["moves"]) if seat == "chance"]
    assert sorted(answered + chance) == list(range(len(game["moves"])))


def test_what_is_printed_adds_up(record: Path) -> None:
    lines = operahouse("review", str(record)).stdout.splitlines()
    first = next(place for place, line in enumerate(lines) if line.startswith("start "))
    rows = [line.replace("−", "-").split()[-2:] for line in lines[first : first + 7]]
    for column in zip(*rows, strict=True):
        *terms, result = map(int, column)
        assert sum(terms) == result
    assert any("Blunder (??)" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_and_one_seat_alone(record: Path, language: str) -> None:
    seats = list(json.loads(record.read_text(encoding="utf-8"))["result"]["points"])
    shown = operahouse("review", str(record), "--seat", seats[0], "--lang", language)
    assert shown.exit_code == 0
    assert "review-" not in shown.stdout
    assert "opera-reason" not in shown.stdout


def test_bad_input_is_one_sentence(record: Path, tmp_path: Path) -> None:
    assert complaint("review", str(record), "--seat", "pink").startswith("There’s no seat “pink” in this game")
    game = json.loads(record.read_text(encoding="utf-8"))
    empty = tmp_path / "empty.json"
    del game["result"]
    empty.write_text(json.dumps(game | {"moves": []}), encoding="utf-8")
    assert complaint("review", str(empty)) == "Nobody decided anything in this game, so there’s nothing to review."

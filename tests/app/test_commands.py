import json
from pathlib import Path
from typing import Any

import pytest

import operahouse as package
from operahouse.games.catalogue import game_names, load_game
from operahouse.kernel.chance import Generator
from tests.app.running import LANGUAGES, complaint, operahouse, start

CASE = {
    "format": "operahouse-case/1",
    "name": "budget/first-bids",
    "rules": ["B1"],
    "game": "opera",
    "setup": {"players": 2, "seed": 7},
    "expect": {"round": 1, "phase": "budget"},
}


def write(path: Path, data: object) -> str:
    path.write_text(json.dumps(data), encoding="utf-8")
    return str(path)


def position() -> dict[str, Any]:
    game = load_game("opera")
    return game.write_position(game.deal(3, [], Generator(1)))


# conform


def test_conform_counts_what_passed(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    write(tmp_path / "deep" / "one.json", CASE)
    result = operahouse("conform", str(tmp_path), write(tmp_path / "two.json", CASE))
    assert (result.exit_code, result.stdout) == (0, "3 passed, 0 failed\n")


def test_conform_names_what_failed(tmp_path: Path) -> None:
    wrong = write(tmp_path / "wrong.json", CASE | {"expect": {"round": 2}})
    unplayable = write(tmp_path / "unplayable.json", CASE | {"moves": [["red", "fly"]]})
    elsewhere = write(tmp_path / "elsewhere.json", CASE | {"game": "chess", "name": "chess"})
    result = operahouse("conform", wrong, unplayable, elsewhere, write(tmp_path / "right.json", CASE))
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "budget/first-bids: round should be 2 and is 1",
        "budget/first-bids: moves[0]: Red’s move “fly” is refused: “fly” isn’t a move of this game.",
        f"chess: There’s no game “chess” here; choose from: {', '.join(game_names())}.",
        "1 passed, 3 failed",
    ]


def test_coverage_names_rules_without_a_case(tmp_path: Path) -> None:
    write(tmp_path / "one.json", CASE)
    (tmp_path / "rules.txt").write_text("B1 B2\nC4\n", encoding="utf-8")
    result = operahouse("conform", "--coverage", str(tmp_path))
    assert result.exit_code == 1
    assert result.stdout.splitlines() == ["Rules without an example: B2, C4", "1 passed, 0 failed"]
    (tmp_path / "rules.txt").write_text("B1", encoding="utf-8")
    assert operahouse("conform", "--coverage", str(tmp_path)).exit_code == 0


# simulate, replay, show


def test_simulate_writes_records_that_replay(tmp_path: Path) -> None:
    result = operahouse("simulate", "opera", "--players", "4", "--games", "3", "--records", str(tmp_path / "records"))
    assert result.exit_code == 0
    records = sorted((tmp_path / "records").iterdir())
    assert [record.name for record in records] == [f"opera-00000{number}.json" for number in (1, 2, 3)]
    for record in records:
        replayed = operahouse("replay", str(record))
        assert replayed.exit_code == 0
        winner = json.loads(record.read_text(encoding="utf-8"))["result"]["ranking"][0]
        assert f"1. {winner.capitalize()}: " in replayed.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_simulate_reports_speed_and_mean_points(lang: str) -> None:
    result = operahouse("simulate", "opera", "--games", "2", "--players", "2", lang=lang)
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) == 3


def test_the_same_seed_plays_the_same_games() -> None:
    runs = [operahouse("simulate", "opera", "--games", "5", "--seed", "4").stdout.splitlines()[1:] for _ in range(2)]
    assert runs[0] == runs[1]


def test_replay_stops_where_asked(tmp_path: Path) -> None:
    operahouse("simulate", "opera", "--games", "1", "--records", str(tmp_path))
    record = str(tmp_path / "opera-000001.json")
    begun = operahouse("replay", record, "--to", "2").stdout
    assert begun.count("has made a secret bid") == 2
    assert "Round 1 of 9, budget phase" in begun
    assert "personal stock" not in begun
    assert "there’s no move 9999." in complaint("replay", record, "--to", "9999")


def test_replay_finds_what_is_wrong_with_a_record(tmp_path: Path) -> None:
    operahouse("simulate", "opera", "--games", "1", "--records", str(tmp_path))
    path = tmp_path / "opera-000001.json"
    record = json.loads(path.read_text(encoding="utf-8"))
    cheated = record | {"result": record["result"] | {"points": {"red": 99}}}
    assert complaint("replay", write(tmp_path / "cheated.json", cheated)).startswith("result: ")
    record["moves"][0][1] = "end"
    said = complaint("replay", write(tmp_path / "wrong.json", record), lang="fr")
    assert said.startswith("moves[0]\u00a0: Coup «\u00a0end\u00a0»")


def test_show_opens_everything_the_position_holds(tmp_path: Path) -> None:
    shown = operahouse("show", write(tmp_path / "position.json", position()))
    assert shown.exit_code == 0
    for ducats in (20, 21, 22):
        assert f"0 victory points, {ducats} ducats, personal stock empty; to act" in shown.stdout


def test_show_and_position_take_records_and_rule_examples(tmp_path: Path) -> None:
    operahouse("simulate", "opera", "--games", "1", "--records", str(tmp_path))
    record = str(tmp_path / "opera-000001.json")
    assert "Round 1 of 9, budget phase" in operahouse("show", record, "--to", "1").stdout
    assert "Round 9 of 9" in operahouse("show", record).stdout
    example = write(tmp_path / "case.json", CASE | {"moves": [["red", "bid 2"], ["blue", "bid 1"]]})
    assert "Red level 2" in operahouse("show", example).stdout
    assert "Red level 0" in operahouse("show", example, "--to", "0").stdout
    for source in (record, example):
        written = write(tmp_path / "position.json", json.loads(operahouse("position", source, "--to", "1").stdout))
        assert operahouse("show", written).stdout == operahouse("show", source, "--to", "1").stdout


def test_a_position_is_dealt_as_play_deals_it(tmp_path: Path) -> None:
    file = tmp_path / "dealt.json"
    dealt = ["opera", "--players", "2", "--seed", "7", "--option", "open_screens"]
    written = operahouse("position", *dealt, "--out", str(file))
    assert written.stdout == f"The position is in {file}.\n"
    assert json.loads(file.read_text(encoding="utf-8")) == json.loads(operahouse("position", *dealt).stdout)
    assert complaint("position", *dealt, "--out", str(file)).endswith("already exists; choose another name.")
    saved = tmp_path / "saved.json"
    seats = ["--seats", "you,random", "--seed", "7", "--option", "open_screens"]
    operahouse("play", "opera", *seats, typed=f"save {saved}\nquit\n")
    assert json.loads(saved.read_text(encoding="utf-8"))["setup"] == json.loads(file.read_text(encoding="utf-8"))
    assert operahouse("show", *dealt).stdout == operahouse("show", str(file)).stdout


# What goes wrong.


def test_an_option_without_effect_is_refused() -> None:
    assert complaint("play", "opera", "--table", "ABCDEF").startswith("--table only makes sense on a server")
    assert complaint("play", "--table", "ABCDEF").startswith("--table only makes sense on a server")
    assert complaint("play", "opera", "--name", "Anna").startswith("--name only makes sense on a server")
    assert complaint("play", "opera", "--server", "127.0.0.1:9", "--seed", "1").startswith(
        "You can’t choose --seed on a server"
    )
    table = ["--server", "127.0.0.1:9", "--table", "ABCDEF"]
    assert complaint("play", "opera", *table).startswith("GAME is already settled")
    assert complaint("play", *table, "--seats", "you,open").startswith("--seats is already settled")


def test_a_link_to_a_table_names_its_server() -> None:
    assert "http://127.0.0.1:9" in complaint("play", "--table", "http://127.0.0.1:9/t/0123")


@pytest.mark.parametrize(
    "args",
    [
        ["fly"],
        ["--nonsense"],
        ["--lang", "de", "play", "opera"],
        ["--lang"],
        ["play"],
        ["play", "chess"],
        ["play", "opera", "again"],
        ["play", "opera", "--seats", "you"],
        ["play", "opera", "--seats", "you,random,random,random,random"],
        ["play", "opera", "--seats", "you,somebody"],
        ["play", "opera", "--seats", ""],
        ["play", "opera", "--seed", "-1"],
        ["play", "opera", "--seed", "9" * 5000],
        ["play", "opera", "--seed"],
        ["play", "opera", "--option", "cheating"],
        ["show"],
        ["show", "."],
        ["show", "no/such/file.json"],
        ["show", "tests", "--players", "2"],
        ["position"],
        ["position", "opera", "--players", "9"],
        ["position", "opera", "--to", "1"],
        ["position", "chess"],
        ["completion"],
        ["completion", "csh"],
        ["play", "opera", "--table", "ABCDEF"],
        ["replay", "no/such/file.json"],
        ["replay", "--to", "soon", "x.json"],
        ["conform"],
        ["conform", "no/such/folder"],
        ["simulate", "opera", "--players", "7"],
        ["simulate", "opera", "--games", "many"],
        ["simulate", "opera", "--records", "/dev/null/records"],
    ],
)
def test_every_complaint_is_one_sentence(args: list[str]) -> None:
    complaints = {lang: complaint(*args, lang=lang) for lang in LANGUAGES}
    assert len(set(complaints.values())) == len(LANGUAGES)


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe\x00", b"[" * 100_000, b"[1, 2]", b"{}", b'{"game": 3}', b"9" * 9999]
)
@pytest.mark.parametrize("command", ["show", "replay"])
def test_files_that_hold_something_else(tmp_path: Path, command: str, content: bytes) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(content)
    complaints = {complaint(command, str(path), lang=lang) for lang in LANGUAGES}
    assert len(complaints) == len(LANGUAGES)


def test_a_bad_position_is_refused_by_the_first_thing_wrong(tmp_path: Path) -> None:
    bad = position() | {"ladder": ["verdi"] * 6}
    assert complaint("show", write(tmp_path / "bad.json", bad)) == "ladder[1]: verdi is there twice."


def test_the_version_names_the_build() -> None:
    said = operahouse("--version").stdout
    assert said.startswith(f"operahouse {package.__version__} (rules ")


def test_the_module_runs_as_a_program() -> None:
    with start("--version") as process:
        output, errors = process.communicate(timeout=120)
    assert (process.returncode, errors) == (0, "")
    assert output == operahouse("--version").stdout


def test_without_a_command_the_help_is_shown() -> None:
    result = operahouse()
    assert result.exit_code == 0
    assert result.stdout == operahouse("--help").stdout

"""Every command in README and docs does what it says there: it is run, with real things in place of the blanks."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from urllib.request import urlopen

import pytest

import operahouse as package
from operahouse.games.catalogue import load_game
from operahouse.store.connect import open_store
from operahouse.table.record import record_of
from tests.app.documented_commands import ROOT, DocumentedCommand, commands_of, documented_commands
from tests.app.running import operahouse, start
from tests.table.logged_match import LoggedMatch
from tests.web.serving import Served, serving
from tests.web.visitor import Visitor

COMMANDS = documented_commands()
FEWER = {
    "simulate": ["--games", "3"],
    "lab tournament": ["--games", "2"],
    "lab balance": ["--games", "1", "--players", "2"],
    "lab review": ["--games", "2"],
    "lab fit": ["--generations", "1", "--games", "2", "--workers", "1"],
}
"""Work that would take long is run with fewer games; the last value of an option counts."""
QUICK_BOT = "expert@20"
RUNTIME = ROOT / "build" / "offline" / "runtime" / "engine.zip"
"""Python for the browser. Where it isn't built, `operahouse site` says so."""
GAME_OF_A_PAGE = "roses"
"""The game that docs/add-a-game.md builds; tests/test_add_a_game.py plays it."""
OUTSIDE = [
    "apt", "caddy", "cd", "chmod", "cp", "createdb", "createuser", "curl", "docker", "eval", "git", "gunzip",
    "journalctl", "mkdir", "mv", "npm", "openssl", "podman", "psql", "sudo", "systemctl", "tar", "useradd", "xdg-open",
]  # fmt: skip
"""Programs of others, which are not run here; what they name of ours must be there."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('house') / 'house.db'}") as served:
        yield served


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The folder where bots keep the accounts that they have on the server."""
    return str(tmp_path_factory.mktemp("home"))


@pytest.fixture
def blanks(house: Served, home: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """What the words in capital letters stand for: a server, a table, files of each kind."""
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, home)
    monkeypatch.setenv("OPERAHOUSE_DB", f"sqlite:///{tmp_path / 'own.db'}")
    table = LoggedMatch(load_game("opera"), 2).sit_down()
    table.play_at_random(3000)
    (tmp_path / "record.json").write_text(json.dumps(record_of(table.match, "")), encoding="utf-8")
    with Visitor(house.address, "Host") as host:
        opened = host.open(game="opera", seats=["you", "open"], players=2)
    return {
        "URL": house.address,
        "CODE": str(opened["code"]),
        "LINK": house.address + str(opened["link"]),
        "RECORD": str(tmp_path / "record.json"),
        "FILE": str(tmp_path / "file"),
        "DIR": str(tmp_path / "folder"),
        "weights.json": str(tmp_path / "weights.json"),
    }


def own_commands() -> list[str]:
    """Each once, on however many pages it stands."""
    found = dict.fromkeys(command.line for command in COMMANDS if words_of(command.line)[0] == "operahouse")
    return [line for line in found if GAME_OF_A_PAGE not in line]


def words_of(line: str) -> list[str]:
    words = shlex.split(line)
    return [words[0].removeprefix(".venv/bin/"), *words[1:]]


@pytest.mark.parametrize("line", own_commands(), ids=str)
def test_our_own_command_runs(line: str, blanks: dict[str, str], tmp_path: Path) -> None:
    words = [fill(word, blanks) for word in words_of(line)[1:]]
    if is_only_named(words):
        assert operahouse(*words, "--help").exit_code == 0
    elif "--server" in words:
        visit_and_leave(words)
    elif words[0] == "serve":
        serve_and_stop(words, tmp_path)
    elif words[0] == "site" and not RUNTIME.is_file():
        said = operahouse(*words)
        assert (said.exit_code, "make site" in said.output) == (2, True)
    else:
        prepare(words, tmp_path)
        run(words + next((fewer for name, fewer in FEWER.items() if " ".join(words).startswith(name)), []))


def fill(word: str, blanks: dict[str, str]) -> str:
    return blanks.get(word, re.sub(r"\bexpert\b(?!@)", QUICK_BOT, word))


def is_only_named(words: list[str]) -> bool:
    """Whether a sentence only names a command, without what it needs."""
    return all(re.fullmatch("[a-z]+", word) for word in words) and words[:2] != ["db", "check"]


def prepare(words: list[str], folder: Path) -> None:
    """What must have happened before: a database is there, a backup was made."""
    if words[0] == "db":
        open_store(f"sqlite:///{folder / 'own.db'}").close()
    if words[:2] == ["db", "restore"]:
        assert operahouse("db", "backup", words[2]).exit_code == 0
        (folder / "own.db").unlink()


def run(words: list[str]) -> None:
    """Run a command to its end, as somebody at a pipe does."""
    environment = {**os.environ, "PYTHONPATH": sources(), "OPERAHOUSE_LANG": "en"}
    command = [sys.executable, "-m", "operahouse", *words]
    done = subprocess.run(
        command, input="quit\n", capture_output=True, text=True, cwd=ROOT, env=environment, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def visit_and_leave(words: list[str]) -> None:
    """Sit down at a table of the server, where the game waits for others, and leave."""
    with start(*words) as player:
        assert player.stdout is not None
        sat_down = player.stdout.readline()
        player.kill()
    assert ("(bot) plays" if words[0] == "bot" else "You’re at table") in sat_down


def serve_and_stop(words: list[str], folder: Path) -> None:
    """Start a server on a free port, see that it serves, and stop it as Ctrl-C does."""
    environment = {**os.environ, "PYTHONPATH": sources(), "BROWSER": "true", "OPERAHOUSE_LANG": "en"}
    command = [sys.executable, "-m", "operahouse", *words, "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=folder) as server:
        assert server.stdout is not None
        if "--schema" in words:
            assert server.stdout.read().startswith("{")
        else:
            address = re.findall(r"http://127\.0\.0\.1:\d+", server.stdout.readline())[0]
            with urlopen(f"{address}/api/house", timeout=60) as answer:
                assert answer.status == 200
            server.send_signal(signal.SIGINT)
            server.stdout.read()
    assert server.returncode == 0


def sources() -> str:
    return str(Path(package.__file__).parents[1])


# Commands of others.


def commands_with(*programs: str) -> list[DocumentedCommand]:
    return [command for command in COMMANDS if words_of(command.line)[0] in programs]


def test_every_command_is_of_a_known_kind() -> None:
    kinds = ["operahouse", "make", "pip", "pipx", "uv", "uvx", "python", "pytest", *OUTSIDE]
    assert [command for command in COMMANDS if words_of(command.line)[0] not in kinds] == []
    assert len(own_commands()) > 10


@pytest.mark.parametrize("command", commands_with("make"), ids=lambda command: command.line)
def test_the_target_exists(command: DocumentedCommand) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = [word for word in words_of(command.line)[1:] if "=" not in word and not word.startswith("-")]
    assert targets
    for target in targets:
        assert re.search(rf"^{re.escape(target)}:", makefile, re.MULTILINE), target


@pytest.mark.parametrize("command", commands_with("pip", "pipx", "uv", "uvx"), ids=lambda command: command.line)
def test_the_extras_exist(command: DocumentedCommand) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for extras in re.findall(r"(?:operahouse|\.|whl)\[([a-z,]+)\]", command.line):
        assert set(extras.split(",")) <= project["project"]["optional-dependencies"].keys()
    for group in re.findall(r"--group (\w+)", command.line):
        assert group in project["dependency-groups"]


@pytest.mark.parametrize("command", commands_with("python", "pytest", *OUTSIDE), ids=lambda command: command.line)
def test_what_is_named_of_ours_is_there(command: DocumentedCommand) -> None:
    words = words_of(command.line)
    if words[:2] == ["python", "-m"]:
        assert find_spec(words[2]) is not None
    for word in words[1:]:
        if re.match(r"(deploy|docs|tests|examples|benchmarks|client|src|conformance|tools)/", word):
            assert (ROOT / word.partition("::")[0]).exists(), word
    for inner in re.findall(r"\$\(operahouse ([^)]+)\)", command.line):
        assert operahouse(*inner.split()).exit_code == 0


def test_commands_are_found_in_blocks_sentences_and_indented_lines() -> None:
    page = """
Type `operahouse play opera`, or `--seed`.

    operahouse rules opera B1

```sh
make play   # at once
docker run \\
  operahouse
```
```python
operahouse = 1
```
"""
    assert commands_of(page) == [
        "make play", "docker run    operahouse", "operahouse rules opera B1", "operahouse play opera",
    ]  # fmt: skip


# Python.


PYTHON = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
RUN_ELSEWHERE = {"add-a-game.md": "tests/test_add_a_game.py", "research.md": "tests/research/test_documents.py"}


def python_snippets() -> list[tuple[str, str]]:
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    return [
        (page.name, snippet)
        for page in pages
        if page.name not in RUN_ELSEWHERE
        for snippet in PYTHON.findall(page.read_text(encoding="utf-8"))
    ]


@pytest.mark.parametrize(("page", "snippet"), python_snippets())
def test_python_runs(page: str, snippet: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(snippet, page, "exec"), {})


def test_pages_with_tests_of_their_own_have_them() -> None:
    for page, test in RUN_ELSEWHERE.items():
        assert page in (ROOT / test).read_text(encoding="utf-8")

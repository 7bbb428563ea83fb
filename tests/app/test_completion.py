"""Completion as a shell asks for it: in a real bash, and through click for the other shells."""

import os
import pty
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.shell_completion import get_completion_class

import operahouse as package
from operahouse.app.cli import COMPLETION_VARIABLE, main
from operahouse.app.commands.completion import SHELLS
from tests.app.running import operahouse


def complete(*words: str) -> list[str]:
    """What is offered for the last word."""
    shell = get_completion_class("bash")
    assert shell is not None
    return [
        item.value
        for item in shell(main, {}, "operahouse", COMPLETION_VARIABLE).get_completions(list(words[:-1]), words[-1])
    ]


def test_commands_games_and_players_are_offered() -> None:
    assert complete("re") == ["replay", "review"]
    assert complete("play", "") == ["opera", "operaopoly"]
    assert complete("play", "opera", "--seats", "you,a") == ["you,amateur"]
    assert "you,open" in complete("play", "opera", "--server", "localhost", "--seats", "you,")
    assert "you,open" not in complete("play", "opera", "--seats", "you,")
    assert complete("lab", "tournament", "--bots", "expert,n") == ["expert,novice"]
    assert complete("lab", "t") == ["tournament", "train"]


def test_options_languages_and_rules_are_offered() -> None:
    assert complete("play", "opera", "--option", "o") == ["open_screens"]
    assert complete("play", "operaopoly", "--option", "") == []
    assert complete("play", "opera", "--lang", "") == ["en", "nl", "fr", "it"]
    assert complete("rules", "opera", "b") == ["B", "B1", "B2", "B3", "B4"]
    assert {"--seats", "--seed", "--server"} <= set(complete("play", "--se"))
    assert complete("completion", "") == SHELLS


def test_a_wrong_word_on_the_way_is_no_error() -> None:
    assert complete("fly", "pl") == ["play"]
    assert complete("lab", "fly", "f") == ["fit"]
    assert complete("play", "opera", "again", "") == []


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_of_a_shell_asks_this_program(shell: str) -> None:
    script = operahouse("completion", shell)
    assert script.exit_code == 0
    assert f"{COMPLETION_VARIABLE}={shell}_complete" in script.stdout


PROGRAM_SCRIPT = """#!/bin/sh
[ -n "$_OPERAHOUSE_COMPLETE" ] || [ "$1" = completion ] && exec "{python}" -m operahouse "$@"
echo "typed: $*."
"""


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
@pytest.mark.parametrize(
    ("line", "completed"),
    [
        ("play operao\t--seats you,n\t", "play operaopoly --seats you,novice"),
        ("show game.j\t", "show game.json"),
    ],
)
def test_a_person_presses_tab_in_bash(tmp_path: Path, line: str, completed: str) -> None:
    """An interactive bash with `operahouse` on its path, which here repeats what was typed."""
    program = tmp_path / "operahouse"
    program.write_text(PROGRAM_SCRIPT.format(python=sys.executable), encoding="utf-8")
    program.chmod(0o755)
    (tmp_path / "game.json").touch()
    typed = f'eval "$(operahouse completion bash)"\noperahouse {line}\nexit\n'
    assert f"typed: {completed}." in in_terminal(["bash", "--norc", "-i"], typed, tmp_path)


def in_terminal(command: list[str], typed: str, folder: Path) -> str:
    """What a program shows in a terminal where somebody types."""
    ours, theirs = pty.openpty()
    sources = str(Path(package.__file__).parents[1])
    env = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": sources, "TERM": "dumb"}
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder, env=env) as process:
        os.close(theirs)
        os.write(ours, typed.encode())
        shown = b"".join(iter(lambda: _read(ours), b""))
    os.close(ours)
    assert process.returncode == 0
    return shown.decode()


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # Linux says so when the program has ended.
        return b""

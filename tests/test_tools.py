"""What `make` installs and compiles is what the project says."""

import re
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tools import environment, hunspell, steps
from tools.builds import modules

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
GROUPS = PROJECT["dependency-groups"]
EXTRAS = PROJECT["project"]["optional-dependencies"]
SETS = {
    "play": [*PROJECT["project"]["dependencies"], *GROUPS["editable"]],
    "compile": GROUPS["compile"],
    "check": [
        *PROJECT["project"]["dependencies"], *EXTRAS["lab"], *EXTRAS["research"],
        *GROUPS["editable"], *GROUPS["compile"], *GROUPS["test"], *GROUPS["check"],
    ],
    "bench": GROUPS["bench"],
    "node": GROUPS["node"],
}  # fmt: skip


def locked(name: str) -> list[Requirement]:
    """The exact versions of a set."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    return [Requirement(line.rstrip(" \\")) for line in text.splitlines() if "==" in line]


@pytest.mark.parametrize("name", SETS)
def test_every_requirement_is_locked_within_its_bounds(name: str) -> None:
    versions = {canonicalize_name(pin.name): next(iter(pin.specifier)).version for pin in locked(name)}
    for wanted in map(Requirement, SETS[name]):
        assert wanted.specifier.contains(versions[canonicalize_name(wanted.name)]), f"{wanted}: run make lock"


@pytest.mark.parametrize("name", SETS)
def test_locked_versions_have_hashes_and_no_addresses(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    pins = re.split(r"\n(?=\S)", text)[1:]
    assert len(pins) == len(locked(name))
    assert all("--hash=sha256:" in pin for pin in pins)
    assert "://" not in text


def test_small_sets_are_parts_of_the_set_for_checks() -> None:
    whole = {f"{pin.name}{pin.specifier}" for pin in locked("check")}
    assert {f"{pin.name}{pin.specifier}" for name in ("play", "compile") for pin in locked(name)} <= whole


def test_rules_are_compiled_and_what_others_extend_is_not() -> None:
    chosen = modules(ROOT)
    assert {"src/operahouse/kernel/play.py", "src/operahouse/games/opera/flow.py"} <= set(chosen)
    assert not {"src/operahouse/kernel/game.py", "src/operahouse/games/opera/wire.py"} & set(chosen)
    assert not [name for name in chosen if name.endswith("__init__.py")]


def test_a_step_that_fails_shows_what_its_program_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(steps.StepFailed, match=r"Is it there\?"):
        steps.run([sys.executable, "-c", "print('not there'); raise SystemExit(3)"], "Is it there?")
    assert capsys.readouterr().err == "not there\n"


def test_a_fingerprint_changes_with_any_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    for name in ("a", "b"):
        (tmp_path / name).write_text(name)
    before = steps.fingerprint(steps.files_below(tmp_path))
    assert steps.fingerprint(sorted(steps.files_below(tmp_path), reverse=True)) == before
    (tmp_path / "b").rename(tmp_path / "c")
    assert steps.fingerprint(steps.files_below(tmp_path)) != before


def test_an_environment_whose_python_is_gone_is_made_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Otherwise what is noted in it would count as installed for the new Python."""
    venv = tmp_path / ".venv"
    python = venv / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.symlink_to(tmp_path / "python-of-last-year")
    (venv / "installed-play").write_text("all of it")
    monkeypatch.setattr(environment, "VENV", venv)
    monkeypatch.setattr(environment, "PYTHON", python)
    environment.create()
    assert python.exists()
    assert not (venv / "installed-play").exists()


def test_where_hunspell_cannot_be_installed_a_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    hunspell.install_hunspell()
    said = capsys.readouterr().out
    assert said == (
        "Hunspell could not be installed from here, so spelling is not checked; "
        "it needs hunspell, hunspell-en-gb, hunspell-nl, hunspell-fr, hunspell-it.\n"
    )


def test_an_installation_of_hunspell_that_fails_stops_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name in ("apt-get", "sudo"):
        (tmp_path / name).write_text("#!/bin/sh\necho there is no network\nexit 1\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    hunspell.install_hunspell()
    said = capsys.readouterr()
    assert said.err == "there is no network\n"
    assert "so spelling is not checked; on Debian: apt install hunspell hunspell-en-gb" in said.out

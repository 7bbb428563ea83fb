"""What a release consists of: workflows that run our targets, notes out of the changelog, a page with its pictures."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from hatch_build import with_addresses
from tools import release
from tools.steps import StepFailed

ROOT = Path(__file__).parents[1]
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CHANGELOG = """# Changelog

## [Unreleased]

### Added
- A door.

## [0.1.0] - 2026-01-01

- A house.
"""


def commands(workflow: Path) -> list[str]:
    """All lines that a workflow runs."""
    jobs = yaml.safe_load(workflow.read_text())["jobs"].values()
    return [line for job in jobs for step in job["steps"] for line in step.get("run", "").splitlines()]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_run_targets_that_exist(workflow: Path) -> None:
    targets = [found[1] for line in commands(workflow) if (found := re.match(r"make (?:-s )?([a-z-]+)", line))]
    assert targets
    assert set(targets) <= TARGETS


def test_workflows_check_and_build_everything() -> None:
    run = " ".join(line for workflow in WORKFLOWS for line in commands(workflow))
    for target in ["check", "wheels", "image", "test-versions", "release-notes"]:
        assert re.search(rf"make (-s )?{target}\b", run), target


def test_all_phony_targets_are_declared() -> None:
    text = (ROOT / "Makefile").read_text().replace("\\\n", " ")
    declared = re.search(r"^\.PHONY:(.*)$", text, re.MULTILINE)
    assert declared is not None
    assert set(declared[1].split()) == TARGETS


def test_what_was_unreleased_becomes_the_notes_of_a_version() -> None:
    closed = release.close_section(CHANGELOG, "0.2.0", "2026-02-02")
    assert "## [Unreleased]\n\n## [0.2.0] - 2026-02-02\n" in closed
    assert release.notes(closed, "0.2.0") == "### Added\n- A door."
    assert release.notes(closed, "0.1.0") == "- A house."
    assert release.notes(closed, "Unreleased") == ""


def test_a_version_nothing_is_said_about_is_not_released() -> None:
    closed = release.close_section(CHANGELOG, "0.2.0", "2026-02-02")
    with pytest.raises(StepFailed, match="says nothing"):
        release.close_section(closed, "0.3.0", "2026-03-03")


def in_folder(folder: Path, *words: str) -> str:
    """What a command says there."""
    return subprocess.run(words, cwd=folder, check=True, capture_output=True, text=True).stdout


def test_a_release_is_one_commit_with_its_tag_and_its_notes(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / ".gitignore").write_text("__pycache__/\n")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    package = tmp_path / "src" / "operahouse" / "__init__.py"
    package.parent.mkdir(parents=True)
    package.write_text('"""A house."""\n\n__version__ = "0.1.0"\n')
    for words in [
        "init --quiet",
        "config user.name A",
        "config user.email a@example.org",
        "add .",
        "commit -qm Before",
    ]:
        in_folder(tmp_path, "git", *words.split())
    said = in_folder(tmp_path, sys.executable, "-m", "tools.release", "release", "0.2.0")
    assert "Tagged v0.2.0" in said
    assert '__version__ = "0.2.0"' in package.read_text()
    assert in_folder(tmp_path, "git", "describe", "--exact-match") == "v0.2.0\n"
    assert in_folder(tmp_path, "git", "status", "--porcelain") == ""
    assert in_folder(tmp_path, sys.executable, "-m", "tools.release", "notes") == "### Added\n- A door.\n"


def test_pictures_and_links_of_the_package_page_have_whole_addresses() -> None:
    page = with_addresses((ROOT / "README.md").read_text(), "https://example.org/house")
    targets = re.findall(r"\]\(([^)]+)\)", page)
    assert targets
    assert all(target.startswith(("https://", "#")) for target in targets)
    assert "](https://example.org/house/raw/main/docs/pictures/opera-table.png)" in page
    assert "](https://example.org/house/blob/main/LICENSE)" in page


def test_the_pictures_of_the_readme_exist() -> None:
    pictures = re.findall(r"!\[[^]]*\]\(([^)]+)\)", (ROOT / "README.md").read_text())
    assert pictures
    assert [name for name in pictures if not (ROOT / name).is_file()] == []

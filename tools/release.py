"""`make release VERSION=1.2.0` and `make release-notes`: the version, the changelog and the tag of a release.

The version stands in src/operahouse/__init__.py and nowhere else.
"""

import re
import subprocess
import sys
from datetime import UTC, datetime

from tools.steps import ROOT, StepFailed, run, say

PACKAGE = ROOT / "src" / "operahouse" / "__init__.py"
CHANGELOG = ROOT / "CHANGELOG.md"
VERSION = re.compile(r'__version__ = "(.+)"')
UNRELEASED = "## [Unreleased]"


def current_version() -> str:
    """The version in the source."""
    found = VERSION.search(PACKAGE.read_text())
    assert found is not None
    return found[1]


def release(version: str) -> None:
    """Write the version, close the changelog's section, commit, and tag."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise StepFailed("Name the version: make release VERSION=1.2.0")
    if run(["git", "status", "--porcelain"], "Is this a clone?").strip():
        raise StepFailed("There are changes that aren't committed.")
    PACKAGE.write_text(VERSION.sub(f'__version__ = "{version}"', PACKAGE.read_text()))
    CHANGELOG.write_text(close_section(CHANGELOG.read_text(), version, f"{datetime.now(UTC):%Y-%m-%d}"))
    run(["git", "commit", "--quiet", "--all", "--message", f"Release {version}"], "The commit failed.")
    run(["git", "tag", "--annotate", f"v{version}", "--message", f"Operahouse {version}"], "The tag failed.")
    say(f"Tagged v{version}. Publish it with: git push --follow-tags")


def close_section(changelog: str, version: str, day: str) -> str:
    """What was unreleased belongs to a version now, below an empty section for what comes."""
    if not notes(changelog, "Unreleased"):
        raise StepFailed("The changelog says nothing about this version.")
    return changelog.replace(UNRELEASED, f"{UNRELEASED}\n\n## [{version}] - {day}", 1)


def notes(changelog: str, version: str) -> str:
    """What the changelog says about a version."""
    found = re.search(rf"^## \[{re.escape(version)}\].*?\n(.*?)(?=^## \[|\Z)", changelog, re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else ""


def print_notes() -> None:
    """The notes of the version that is checked out, which must be the tag's, if there's one."""
    version = current_version()
    tags = subprocess.run(
        ["git", "tag", "--points-at", "HEAD"], cwd=ROOT, capture_output=True, text=True
    ).stdout.split()
    if tags and f"v{version}" not in tags:
        raise StepFailed(f"The tag says {', '.join(tags)}, the source {version}.")
    text = notes(CHANGELOG.read_text(), version)
    if not text:
        raise StepFailed(f"The changelog says nothing about {version}.")
    say(text)


if __name__ == "__main__":
    try:
        release(sys.argv[2]) if sys.argv[1] == "release" else print_notes()
    except (StepFailed, IndexError) as failure:
        sys.exit(str(failure) if isinstance(failure, StepFailed) else "Name the version: make release VERSION=1.2.0")

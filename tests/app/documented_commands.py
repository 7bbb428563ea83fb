"""The commands that README and docs tell people to type."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "deploy").glob("*.md")])
SHELL_BLOCK = re.compile(r"^```(?:sh|bash|shell)\n(.*?)^```", re.DOTALL | re.MULTILINE)
ANY_BLOCK = re.compile(r"^```.*?^```\n?", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"`([^`\n]+)`")
OWN = ["operahouse", "make", "pip", "pipx", "uv", "uvx", "python", "pytest"]
"""What a command in the middle of a sentence, or on an indented line, begins with."""


class DocumentedCommand(NamedTuple):
    """A command, and the page it stands on."""

    page: str
    line: str


def documented_commands() -> list[DocumentedCommand]:
    """Every command, once a page."""
    found: list[DocumentedCommand] = []
    for page in PAGES:
        if page.name != "CHANGELOG.md":
            name = str(page.relative_to(ROOT))
            found += [DocumentedCommand(name, line) for line in commands_of(page.read_text(encoding="utf-8"))]
    return list(dict.fromkeys(found))


def commands_of(text: str) -> list[str]:
    """The commands of a page: the lines of shell blocks, indented lines, and code in sentences."""
    lines: list[str] = []
    for block in SHELL_BLOCK.findall(text):
        lines += _block_lines(block)
    rest = ANY_BLOCK.sub("", text)
    indented = [line.strip() for line in rest.splitlines() if line.startswith("    ")]
    return lines + [words for words in [*indented, *INLINE.findall(rest)] if _is_own(words)]


def _block_lines(block: str) -> list[str]:
    joined = block.replace("\\\n", " ")
    stripped = [re.sub(r"(^|\s)#.*", "", line).strip() for line in joined.splitlines()]
    return [line for line in stripped if line]


def _is_own(words: str) -> bool:
    program, *arguments = words.split() or [""]
    return program.removeprefix(".venv/bin/") in OWN and bool(arguments)

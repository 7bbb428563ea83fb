"""Lays out text in lines that fit the terminal."""

from textwrap import wrap

WIDTH = 79
MARGIN = 6
"""The width of the margin in which rule numbers stand."""


def wrapped(text: str) -> list[str]:
    """A text in lines, with a hanging indent."""
    return wrap(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def beside_margin(text: str, label: str) -> list[str]:
    """Each paragraph wrapped by itself, all of them right of a margin as wide as the label."""
    margin = " " * len(label)
    lines: list[str] = []
    for paragraph in text.split("\n"):
        indent = margin + "  " if paragraph.startswith("– ") else margin
        wrapped = wrap(paragraph, WIDTH, initial_indent=margin, subsequent_indent=indent, break_on_hyphens=False)
        lines += wrapped or [""]
    return [label + lines[0][len(margin) :], *lines[1:]]


def in_columns(entries: list[str]) -> list[str]:
    """Entries in as many columns as fit, row by row."""
    width = max(len(entry) for entry in entries) + 2
    columns = max(1, WIDTH // width)
    rows = [entries[start : start + columns] for start in range(0, len(entries), columns)]
    return ["".join(entry.ljust(width) for entry in row).rstrip() for row in rows]

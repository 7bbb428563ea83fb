"""What the rules may import: an allow-list, so that a new game and a new module of Python are guarded too."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

PURE: Final = frozenset({
    "abc", "collections", "collections.abc", "copy", "dataclasses", "enum", "functools", "itertools", "math",
    "struct", "textwrap", "typing", "zlib",
})  # fmt: skip
"""Modules of Python without chance, clock, files, network or processes."""
BUILTINS: Final = frozenset({"__import__", "breakpoint", "compile", "eval", "exec", "input", "open", "print"})
"""What needs no import and leads out of the rules all the same."""
KERNEL: Final = "operahouse.kernel"
CATALOGUE: Final = "games/catalogue.py"
"""The one file that opens files, those of the boxes, and finds the games."""
CATALOGUE_MAY: Final = [KERNEL, "operahouse.games", "importlib", "importlib.resources", "tomllib"]


def breaches(sources: Path) -> list[str]:
    """What kernel and games use and may not, in the package at this place."""
    files = sorted([*(sources / "kernel").rglob("*.py"), *(sources / "games").rglob("*.py")])
    return [
        f"{file.relative_to(sources).as_posix()}: {used}"
        for file in files
        for used in _used(file, _package(file.relative_to(sources)))
        if not _is_allowed(used, _allowed(file.relative_to(sources)))
    ]


def _allowed(file: Path) -> list[str]:
    """What a file may import of the package, and what else it needs by name."""
    if file.as_posix() == CATALOGUE:
        return CATALOGUE_MAY
    is_in_a_game = file.parts[0] == "games" and len(file.parts) > 2
    return [KERNEL, f"operahouse.games.{file.parts[1]}"] if is_in_a_game else [KERNEL]


def _is_allowed(used: str, allowed: list[str]) -> bool:
    return used in PURE or any(used == name or used.startswith(f"{name}.") for name in allowed)


def _package(file: Path) -> list[str]:
    return ["operahouse", *file.parts[:-1]]


def _used(file: Path, package: list[str]) -> Iterator[str]:
    """Every module that a file imports, wherever it does, and every call that leads outside."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            yield from _imported_from(node, package)
        elif isinstance(node, ast.Name) and node.id in BUILTINS:
            yield f"{node.id}()"


def _imported_from(node: ast.ImportFrom, package: list[str]) -> list[str]:
    """The module; of the package each name by itself, for it may be a module too."""
    above = package[: len(package) - node.level + 1] if node.level else []
    module = ".".join([*above, *([node.module] if node.module else [])])
    return [f"{module}.{name.name}" for name in node.names] if module.startswith("operahouse") else [module]

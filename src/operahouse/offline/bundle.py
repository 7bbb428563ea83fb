"""Writes the Python files that run in a browser into one archive: `python -m operahouse.offline.bundle FILE`.

Which modules of the server these are is found out by importing them, with every library out of reach but Python's own
and the stand-ins. So a module that needs more than that fails here, and not in somebody's browser.
"""

import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final
from zipfile import ZIP_STORED, ZipFile, ZipInfo

PACKAGE: Final = "operahouse"
FOLDER: Final = Path(__file__).parents[1]
STAND_INS: Final = Path(__file__).parent / "stand_ins"
ENTRANCES: Final = ["operahouse.offline.image"]
WHOLE_ROOMS: Final = ["kernel", "games", "bots", "table", "lessons", "review"]
"""Parts of these are imported by name or read as files, so all of them go along."""


class OnlyOurs:
    """Refuses to import libraries."""

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> None:
        """Raises ImportError for what a browser doesn't have. Returns None for the usual finders to look."""
        first = name.partition(".")[0]
        stand_ins = [each.stem for each in STAND_INS.iterdir()]
        if first != PACKAGE and first not in sys.stdlib_module_names and first not in stand_ins:
            raise ImportError(f"{name} can't be had in a browser")


def imported_files() -> list[Path]:
    """The files of our own modules that playing in a browser imports."""
    sys.meta_path.insert(0, OnlyOurs())
    sys.path.insert(0, str(STAND_INS))
    for name in ENTRANCES:
        import_module(name)
    modules = [module for name, module in sys.modules.items() if name.partition(".")[0] == PACKAGE]
    return [Path(module.__file__) for module in modules if module.__file__]


def bundled_files() -> Iterator[tuple[str, Path]]:
    """Everything that goes along, with its place in the archive."""
    rooms = [path for room in WHOLE_ROOMS for path in (FOLDER / room).rglob("*") if path.is_file()]
    files = {path for path in [*imported_files(), *rooms] if "__pycache__" not in path.parts}
    for path in sorted(files):
        yield path.relative_to(FOLDER.parent).as_posix(), path
    for path in sorted(STAND_INS.rglob("*.py")):
        yield path.relative_to(STAND_INS).as_posix(), path


def write_bundle(archive: Path) -> None:
    """The same bytes for the same files."""
    with ZipFile(archive, "w", ZIP_STORED) as bundle:
        for name, path in bundled_files():
            bundle.writestr(ZipInfo(name), path.read_bytes())


if __name__ == "__main__":
    write_bundle(Path(sys.argv[1]))

"""Reads and writes JSON files. Every failure becomes an error with a text."""

import json
from pathlib import Path

from operahouse.kernel.errors import OperahouseError


def read_json(path: Path) -> object:
    """The contents of a JSON file."""
    try:
        data: object = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise file_error(path, error) from error
    except json.JSONDecodeError as error:
        details: dict[str, object] = {"file": str(path), "line": str(error.lineno), "column": str(error.colno)}
        raise OperahouseError("app-file-json", details) from error
    except (ValueError, RecursionError) as error:
        raise OperahouseError("app-file-unreadable", {"file": str(path)}) from error
    return data


def write_json(path: Path, data: object) -> None:
    """Write a JSON file as `format_json` lays it out."""
    try:
        path.write_text(format_json(data) + "\n", encoding="utf-8")
    except FileNotFoundError as error:
        raise file_error(path.parent, error) from error
    except OSError as error:
        raise file_error(path, error) from error


def format_json(data: object) -> str:
    """JSON with one line for each top-level key."""
    parts = [f"{json.dumps(name)}: {json.dumps(part, ensure_ascii=False)}" for name, part in _entries(data)]
    return "{" + ",\n ".join(parts) + "}"


def make_folder(path: Path) -> None:
    """Make a folder, if it isn't there yet."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_error(path, error) from error


def json_files(path: Path) -> list[Path]:
    """The file itself, or every JSON file in a folder and its subfolders."""
    if not path.exists():
        raise OperahouseError("app-file-missing", {"file": str(path)})
    return sorted(path.rglob("*.json")) if path.is_dir() else [path]


def file_error(path: Path, error: OSError) -> OperahouseError:
    """Why a file or folder can't be used."""
    details: dict[str, object] = {"file": str(path), "why": error.strerror or str(error)}
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return OperahouseError("app-file-missing", details)
    if isinstance(error, IsADirectoryError):
        return OperahouseError("app-file-folder", details)
    if isinstance(error, PermissionError):
        return OperahouseError("app-file-forbidden", details)
    return OperahouseError("app-file-trouble", details)


def _entries(data: object) -> list[tuple[str, object]]:
    if not isinstance(data, dict):
        raise TypeError("only objects are written")
    return list(data.items())

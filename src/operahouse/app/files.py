"""Reading and writing JSON files; whatever goes wrong can be said in a sentence."""

import json
from pathlib import Path

from operahouse.kernel.errors import OperahouseError


def read_json(path: Path) -> object:
    """What a JSON file holds."""
    try:
        data: object = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise file_trouble(path, error) from error
    except json.JSONDecodeError as error:
        details: dict[str, object] = {"file": str(path), "line": str(error.lineno), "column": str(error.colno)}
        raise OperahouseError("app-file-json", details) from error
    except (ValueError, RecursionError) as error:
        raise OperahouseError("app-file-unreadable", {"file": str(path)}) from error
    return data


def write_json(path: Path, data: object) -> None:
    """Write a JSON file, one line of it for each of the outermost parts."""
    parts = [f"{json.dumps(name)}: {json.dumps(part, ensure_ascii=False)}" for name, part in _entries(data)]
    try:
        path.write_text("{" + ",\n ".join(parts) + "}\n", encoding="utf-8")
    except OSError as error:
        raise file_trouble(path, error) from error


def make_folder(path: Path) -> None:
    """A folder to write into."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_trouble(path, error) from error


def json_files(path: Path) -> list[Path]:
    """A file itself, or every JSON file in a folder and the folders within it."""
    if not path.exists():
        raise OperahouseError("app-file-missing", {"file": str(path)})
    return sorted(path.rglob("*.json")) if path.is_dir() else [path]


def file_trouble(path: Path, error: OSError) -> OperahouseError:
    """Why a file or folder cannot be used."""
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

"""What was noted of the old data when it was made, and how it is compared with what is found today."""

import gzip
import json
import lzma
from hashlib import sha256
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
RECORDS = sorted((FOLDER / "records").glob("*.json"))
POSITIONS = sorted((FOLDER / "positions").glob("*.json"))
DIGITS = 16


def read_json(file: Path) -> dict[str, Any]:
    """One file of old data."""
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return data


def read_notes(kind: str) -> dict[str, Any]:
    """What was noted of all matches, records or positions, by name."""
    notes: dict[str, Any] = json.loads(lzma.decompress((FOLDER / f"{kind}.json.xz").read_bytes()))
    return notes


def unpack_database(folder: Path) -> Path:
    """A copy of the old database that a test may change."""
    file = folder / "house.db"
    file.write_bytes(gzip.decompress((FOLDER / "house.db.gz").read_bytes()))
    return file


def digest(data: object) -> str:
    """A few digits for much data."""
    return sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:DIGITS]


def differences(noted: object, found: object, path: str = "") -> list[str]:
    """Where two values differ, by path. An event may tell more than it did; nothing else may."""
    if isinstance(noted, dict) and isinstance(found, dict):
        return _differences_of_objects(noted, found, path)
    if isinstance(noted, list) and isinstance(found, list) and len(noted) == len(found):
        pairs = enumerate(zip(noted, found, strict=True))
        return [line for at, (old, new) in pairs for line in differences(old, new, f"{path}[{at}]")]
    return [] if type(noted) is type(found) and noted == found else [f"{path}: {_short(noted)} is now {_short(found)}"]


def _differences_of_objects(noted: dict[str, object], found: dict[str, object], path: str) -> list[str]:
    lines = [f"{path}.{name}: is gone" for name in noted if name not in found]
    if not path.rpartition("[")[0].endswith(".events"):
        lines += [f"{path}.{name}: is new" for name in found if name not in noted]
    for name in noted:
        if name in found:
            lines += differences(noted[name], found[name], f"{path}.{name}")
    return lines


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 200 else text[:199] + "…"

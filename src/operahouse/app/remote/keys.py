"""The keys to houses one has visited, so that one comes back as the same guest."""

import json
import os
import sys
from pathlib import Path

from operahouse.app.places import data_folder

OWNER_ONLY = 0o600


def kept_token(server: str) -> str:
    """The key to a house; empty where there is none."""
    return _kept().get(server, "")


def keep_token(server: str, token: str) -> None:
    """Remember a key, where nobody else can read it."""
    keys = {**_kept(), server: token}
    file = _file()
    file.parent.mkdir(parents=True, exist_ok=True)
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY), "w", encoding="utf-8") as out:
        json.dump(keys, out)


def _file() -> Path:
    return data_folder(os.environ, sys.platform, Path.home()) / "keys.json"


def _kept() -> dict[str, str]:
    try:
        keys = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return keys if isinstance(keys, dict) else {}

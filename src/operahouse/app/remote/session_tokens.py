"""Session tokens of servers, stored so that people come back as the same guest."""

import json
import os
import sys
from pathlib import Path

from operahouse.app.paths import data_folder

OWNER_ONLY = 0o600


def load_token(server: str) -> str:
    """The token for a server; empty if there is none."""
    return _load_all().get(server, "")


def store_token(server: str, token: str) -> None:
    """Store a token where nobody else can read it."""
    tokens = {**_load_all(), server: token}
    file = _file()
    file.parent.mkdir(parents=True, exist_ok=True)
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY), "w", encoding="utf-8") as out:
        json.dump(tokens, out)


def _file() -> Path:
    return data_folder(os.environ, sys.platform, Path.home()) / "keys.json"


def _load_all() -> dict[str, str]:
    try:
        tokens = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return tokens if isinstance(tokens, dict) else {}

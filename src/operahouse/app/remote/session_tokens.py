"""Session tokens of servers and accounts of bots, stored so that people and bots come back as the same."""

import json
import os
import sys
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from operahouse.app.paths import data_folder

OWNER_ONLY = 0o600
TOKENS = "keys.json"


def load_token(server: str) -> str:
    """The token for a server; empty if there is none."""
    return _load(_folder() / TOKENS).get(server, "")


def store_token(server: str, token: str) -> None:
    """Store a token where nobody else can read it."""
    _store(_folder() / TOKENS, {**_load(_folder() / TOKENS), server: token})


class BotAccount(NamedTuple):
    """The account of a bot on one server. An empty password means that it has none yet."""

    password: str
    token: str


def load_bot_account(server: str, name: str) -> BotAccount:
    """The account of a bot with that name."""
    stored = _load(_bot_file(server, name))
    return BotAccount(stored.get("password", ""), stored.get("token", ""))


def store_bot_account(server: str, name: str, account: BotAccount) -> None:
    """Store it in a file of its own: several bots may start at the same moment."""
    _store(_bot_file(server, name), account._asdict())


def _bot_file(server: str, name: str) -> Path:
    return _folder() / "bots" / f"{quote(f'{server} {name}', safe=' ')}.json"


def _folder() -> Path:
    return data_folder(os.environ, sys.platform, Path.home())


def _store(file: Path, data: dict[str, str]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY), "w", encoding="utf-8") as out:
        json.dump(data, out)


def _load(file: Path) -> dict[str, str]:
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return data if isinstance(data, dict) else {}

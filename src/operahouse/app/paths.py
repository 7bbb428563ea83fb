"""Where data is stored on this machine."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

DATABASE = "operahouse.db"
FOLDER = "operahouse"


def database_url(given: str | None) -> str:
    """The database asked for, else that of OPERAHOUSE_DB, else an SQLite file in the data folder."""
    chosen = given or os.environ.get("OPERAHOUSE_DB")
    folder = data_folder(os.environ, sys.platform, Path.home())
    return chosen or f"sqlite:///{(folder / DATABASE).as_posix()}"


def data_folder(environment: Mapping[str, str], platform: str, home: Path) -> Path:
    """The folder for this program's data, by the conventions of the platform."""
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / FOLDER
    if platform == "darwin":
        return home / "Library" / "Application Support" / FOLDER
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / FOLDER

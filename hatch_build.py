"""Puts the browser table into the wheel where it has been built (`make build/client`)."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds client/dist as operahouse/client."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Editable installs find it in the repository."""
        built = Path(self.root) / "client" / "dist"
        if version != "editable" and (built / "index.html").is_file():
            build_data["force_include"][str(built)] = "operahouse/client"

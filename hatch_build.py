"""Puts the browser table into wheels and source archives, and compiles wheels if OPERAHOUSE_COMPILE is 1."""

import os
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NOT_BUILT = "The browser table isn't built, and a package without it has no page for browsers. Run `make client` first."


class PackageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds what is built: client/dist as operahouse/client, and the compiled libraries."""

    def dependencies(self) -> list[str]:
        """What compiling needs."""
        return ["mypy[mypyc]>=1.18"] if self._compiles() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Editable installs find everything in the repository, and source archives hold client/dist in its place."""
        if version == "editable":
            return
        built = Path(self.root) / "client" / "dist"
        if not (built / "index.html").is_file():
            self.app.abort(NOT_BUILT)
        if self.target_name == "wheel":
            build_data["force_include"][str(built)] = "operahouse/client"
            if self._compiles():
                self._add_libraries(build_data)

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("OPERAHOUSE_COMPILE") == "1"

    def _add_libraries(self, build_data: dict[str, Any]) -> None:
        """Libraries make a wheel for one Python on one platform."""
        sys.path.insert(0, self.root)
        from tools.compile import compile_package  # needs what only compiling installs

        work = Path(mkdtemp())
        for library in compile_package(Path(self.root), work / "libraries", work):
            build_data["force_include"][str(library)] = library.relative_to(work / "libraries").as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

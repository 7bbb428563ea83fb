"""Puts the browser table into wheels and source archives, and compiles wheels if OPERAHOUSE_COMPILE is 1.

The README becomes the package page, on which links and pictures need whole addresses.
"""

import os
import re
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NOT_BUILT = "The browser table isn't built, and a package without it has no page for browsers. Run `make client` first."

LINK = re.compile(r"(!?)\[([^]]*)\]\((?!https?://|#)([^)]+)\)")
"""A link, or with ! a picture, to a file of the repository."""


class PageHook(MetadataHookInterface):
    """Makes the package page out of the README."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Files are shown at the repository's address."""
        source = metadata["urls"]["Source"]
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": with_addresses(readme, source)}


def with_addresses(readme: str, source: str) -> str:
    """Pictures come from the files themselves, links lead to the pages about them."""

    def address(found: re.Match[str]) -> str:
        mark, text, target = found.groups()
        return f"{mark}[{text}]({source}/{'raw' if mark else 'blob'}/main/{target})"

    return LINK.sub(address, readme)


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

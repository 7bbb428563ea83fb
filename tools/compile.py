"""Compiles the rules, the bots and the table with mypyc: the same source, several times as fast.

Every module becomes a C file of its own, so that all cores compile, and only changed files are compiled again. With
one C file for everything, one compiler would work for minutes (docs/decisions/0016-play-first-compile-meanwhile.md).
"""

import os
import platform
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from tools.builds import LIBRARIES, mark_compiled, modules, remove
from tools.steps import BUILD, ROOT

GROUP = "operahouse"
"""The name of the one library that holds all modules: operahouse__mypyc."""


def compile_here() -> None:
    """Compile into this repository's build folder."""
    new = BUILD / "libraries-new"
    remove(new)
    compile_package(ROOT, new, BUILD / "mypyc")
    remove(LIBRARIES)
    new.rename(LIBRARIES)
    mark_compiled()


def compile_package(root: Path, destination: Path, work: Path) -> list[Path]:
    """Put the libraries where the package would have them, below the destination. Returns their paths."""
    before = Path.cwd()
    os.chdir(root)  # mypy reads its settings and names modules from here
    try:
        extensions = _generate_c(modules(root), work / "c")
        _run_compilers(extensions, destination, work / f"objects-{platform.python_version()}-mypy-{version('mypy')}")
    finally:
        os.chdir(before)
    return sorted(path for path in destination.rglob("*") if path.suffix in {".so", ".pyd"})


def _generate_c(paths: list[str], folder: Path) -> list[Extension]:
    from mypyc.build import mypycify  # takes long to import

    folder.mkdir(parents=True, exist_ok=True)
    return mypycify(
        ["--strict", *paths], opt_level="1", debug_level="0", multi_file=True, target_dir=str(folder), group_name=GROUP
    )


def _run_compilers(extensions: list[Extension], destination: Path, objects: Path) -> None:
    command = ParallelBuild(Distribution({"name": "operahouse", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(destination), str(objects)
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()


class ParallelBuild(build_ext):
    """Runs as many C compilers as there are cores. Setuptools would compile the files of one library in a row."""

    def build_extensions(self) -> None:
        """Compile all files at the same time, then link."""
        pairs = [(extension, source) for extension in self.extensions for source in extension.sources]
        with ThreadPoolExecutor(self.parallel) as pool:
            compiled = list(pool.map(lambda pair: self._compile(*pair), pairs))
        for extension in self.extensions:
            extension.extra_objects = [
                made for (owner, _), made in zip(pairs, compiled, strict=True) if owner is extension
            ]
            extension.sources = []
        super().build_extensions()

    def _compile(self, extension: Extension, source: str) -> str:
        """One object file; the one of last time if neither the source nor a header has changed."""
        made = Path(self.compiler.object_filenames([source], output_dir=self.build_temp)[0])
        headers = Path(source).parent.rglob("*.h")
        newest = max(path.stat().st_mtime for path in (Path(source), *headers))
        if not made.exists() or made.stat().st_mtime < newest:
            arguments: dict[str, Any] = {"include_dirs": extension.include_dirs, "depends": extension.depends}
            arguments["extra_postargs"] = extension.extra_compile_args
            self.compiler.compile([source], output_dir=self.build_temp, **arguments)
        return str(made)


if __name__ == "__main__":
    compile_here()

"""The compiled build in build/compiled: a copy of the package with its texts, its client and the compiled libraries."""

import os
import shutil
import sysconfig
import tomllib
from fnmatch import fnmatch
from pathlib import Path

from tools.client import DIST
from tools.environment import PYTHON, VENV, install
from tools.steps import BUILD, ROOT, StepFailed, files_below, fingerprint, is_marked, mark, run, say, step

COMPILED = BUILD / "compiled"
LIBRARIES = BUILD / "libraries"
PACKAGE = ROOT / "src" / "operahouse"
IMPORT_ALL = (
    "import importlib, sys; print(*[importlib.import_module(name).__file__ for name in sys.argv[1:]], sep='\\n')"
)


def compile_if_needed() -> None:
    """Compile what changed since last time, and put the compiled build together."""
    if not has_c_compiler():
        remove(COMPILED)
        say("No C compiler was found (gcc or clang): all works on plain Python, bots think slower.")
        return
    if not is_compiled():
        install("compile", "the compiler mypyc")
        with step("Compiling the rules, the bots and the table with mypyc", "compiled build"):
            run([str(PYTHON), "-m", "tools.compile"], "Compiling failed.")
    assemble()


def modules(root: Path) -> list[str]:
    """The files that are compiled, as pyproject.toml says, relative to the root."""
    chosen = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["operahouse"]["compile"]
    files = [file for pattern in chosen["include"] for file in root.glob(pattern)]
    names = sorted(file.relative_to(root).as_posix() for file in files)
    return [name for name in names if not any(fnmatch(name, pattern) for pattern in chosen["exclude"])]


def has_c_compiler() -> bool:
    """Whether there's a C compiler on this machine."""
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return any(shutil.which(name) for name in (words[0], "cc", "gcc", "clang"))


def is_compiled() -> bool:
    """Whether the libraries fit these sources, this Python and the locked compiler."""
    return is_marked(*_libraries_marker())


def mark_compiled() -> None:
    """Note that the libraries fit."""
    mark(*_libraries_marker())


def assemble() -> Path:
    """Put the build together and swap it in at once, unless it's there. Returns its folder."""
    contents = [*_sources(PACKAGE), *files_below(ROOT / "texts"), *files_below(DIST)]
    state = fingerprint(contents, _libraries_marker()[1])
    if not is_marked(COMPILED / "state", state):
        new = BUILD / "compiled-new"
        remove(new)
        _copy_parts(new / "operahouse", new)
        _check_imports(new)
        mark(new / "state", state)
        remove(COMPILED)
        new.rename(COMPILED)
    return COMPILED


def _copy_parts(package: Path, top: Path) -> None:
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "texts", package / "texts")
    if DIST.is_dir():
        shutil.copytree(DIST, package / "client")
    shutil.copytree(LIBRARIES, top, dirs_exist_ok=True)


def remove(folder: Path) -> None:
    """Remove a folder, if it's there."""
    if folder.is_dir():
        shutil.rmtree(folder)


def _sources(folder: Path) -> list[Path]:
    return [file for file in files_below(folder) if file.suffix != ".pyc"]


def _check_imports(folder: Path) -> None:
    """Import every compiled module, and make sure that it's the compiled one."""
    names = [path.removeprefix("src/").removesuffix(".py").replace("/", ".") for path in modules(ROOT)]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    said = run([str(PYTHON), "-c", IMPORT_ALL, *names], "The compiled build can't be imported.", ROOT, environment)
    plain = [line for line in said.splitlines() if line.endswith(".py")]
    if plain:
        raise StepFailed(f"Not compiled: {', '.join(plain)}")


def _libraries_marker() -> tuple[Path, str]:
    own = [ROOT / "pyproject.toml", ROOT / "tools" / "compile.py", ROOT / "requirements" / "compile.txt"]
    sources = [ROOT / name for name in modules(ROOT)]
    return BUILD / "libraries-state", fingerprint([*own, *sources], (VENV / "pyvenv.cfg").read_text())


if __name__ == "__main__":
    print(assemble() if is_compiled() else "src")

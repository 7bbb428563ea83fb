"""Python as pages get it: trimmed, and compiled without lines."""

import subprocess
from pathlib import Path
from zipfile import ZipFile

from tools.client import with_node

from tests.browser.theatre import ROOT
from tests.site.parity import RUNTIME

PACKAGE = ROOT / "src" / "operahouse"
RUN = ROOT / "client" / "offline" / "run.mjs"
FAILING = """
from traceback import extract_tb
from operahouse.lessons.course import lesson
try:
    lesson("opera", "no such lesson")
except Exception as error:
    print(type(error).__name__, "in", extract_tb(error.__traceback__)[-1].name)
"""


def test_an_error_says_in_which_function_it_came_up(tmp_path: Path) -> None:
    script = tmp_path / "failing.py"
    script.write_text(FAILING, encoding="utf-8")
    done = subprocess.run(
        ["node", str(RUN), str(RUNTIME), str(script)], env=with_node(), text=True, capture_output=True, check=True
    )
    assert done.stdout.strip() == "OperahouseError in lesson"


def test_every_file_that_our_modules_read_is_there() -> None:
    bundled = set(ZipFile(RUNTIME / "engine.zip").namelist())
    rooms = {name.split("/")[1] for name in bundled if name.count("/") > 1}
    data = [path for room in rooms for path in (PACKAGE / room).rglob("*") if is_data(path)]
    names = {path.relative_to(PACKAGE.parent).as_posix() for path in data}
    assert len(names) > len(rooms)
    assert names - bundled == set()


def is_data(path: Path) -> bool:
    """Not Python, and not what only a server reads."""
    return path.is_file() and path.suffix not in {".py", ".pyc"} and path.name != "common_passwords.txt"

"""Python as pages get it: trimmed, and compiled without lines."""

import subprocess
from pathlib import Path

from tools.client import with_node

from tests.browser.theatre import ROOT
from tests.site.parity import RUNTIME

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

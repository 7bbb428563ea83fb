"""The examples of the documentation run, and what is missing is said in one sentence."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from operahouse.bots.outside import PROTOCOL

DOCS = Path(__file__).parents[2] / "docs"


def blocks(document: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", (DOCS / document).read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("example", blocks("research.md", "python"))
def test_examples_of_the_research_page_run(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    for library in ["numpy", "pettingzoo", "gymnasium", "pyspiel"]:
        pytest.importorskip(library, reason="the extra `research` is not installed")
    exec(example, {})
    assert capsys.readouterr().err == ""


def test_messages_of_the_outside_bots_page_are_messages() -> None:
    messages = [json.loads(line) for block in blocks("outside-bots.md", "json") for line in block.splitlines()]
    to_the_program = [message for message in messages if "protocol" in message]
    assert {message["protocol"] for message in to_the_program} == {PROTOCOL}
    assert [message["type"] for message in to_the_program] == ["hello", "choose", "bye"]
    assert [message for message in messages if message not in to_the_program] == [
        {"option": 13},
        {"move": "hire signora"},
    ]


WITHOUT = """
import sys
sys.modules.update(dict.fromkeys({missing!r}))
from operahouse.lab import research
try:
    research.{call}
except ModuleNotFoundError as missing:
    print(missing)
"""


@pytest.mark.parametrize("call", ['pettingzoo_env("opera")', 'gymnasium_env("opera")', "register_openspiel()"])
def test_a_missing_library_is_named_with_the_remedy(call: str) -> None:
    missing = ["numpy", "pettingzoo", "gymnasium", "pyspiel"]
    source = WITHOUT.format(missing=missing, call=call)
    told = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True).stdout
    assert re.fullmatch(r"The research environments need \w+, .* pip install operahouse\[research\]\n", told)

"""Every case passes, and every rule number has one."""

import json
from pathlib import Path

import pytest

from operahouse.kernel.conformance import run_case
from tests.games.opera.examples import CASES, GAME

FILES = sorted(CASES.glob("*.json"))
LINES = (CASES / "rules.txt").read_text(encoding="utf-8").splitlines()
RULES = " ".join(line for line in LINES if not line.startswith("#")).split()


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_case(file: Path) -> None:
    case = json.loads(file.read_text(encoding="utf-8"))
    assert [str(mismatch) for mismatch in run_case(GAME, case)] == []
    assert case["name"].replace("/", "--") == file.stem
    assert case["game"] == "opera"
    assert set(case["rules"]) <= set(RULES)


def test_every_rule_has_a_case() -> None:
    cited = {rule for file in FILES for rule in json.loads(file.read_text(encoding="utf-8"))["rules"]}
    assert [rule for rule in RULES if rule not in cited] == []

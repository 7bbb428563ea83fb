"""Every case passes, and every rule number has one."""

import json
from pathlib import Path

import pytest

from operahouse.kernel.conformance import run_case
from tests.games.opera.examples import CASES, GAME

PROJECT = CASES.parents[1]
PROVEN_ELSEWHERE = "# proven by "
FILES = sorted(CASES.glob("*.json"))


def rules() -> dict[str, str]:
    """Every rule number, with the test that proves it where no case can."""
    found: dict[str, str] = {}
    elsewhere = ""
    for line in (CASES / "rules.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            elsewhere = line.removeprefix(PROVEN_ELSEWHERE) if line.startswith(PROVEN_ELSEWHERE) else ""
        else:
            found.update(dict.fromkeys(line.split(), elsewhere))
    return found


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_case(file: Path) -> None:
    case = json.loads(file.read_text(encoding="utf-8"))
    assert [str(mismatch) for mismatch in run_case(GAME, case)] == []
    assert case["name"].replace("/", "--") == file.stem
    assert case["game"] == "opera"
    assert set(case["rules"]) <= set(rules())


def test_every_rule_has_a_case() -> None:
    cited = {rule for file in FILES for rule in json.loads(file.read_text(encoding="utf-8"))["rules"]}
    assert [rule for rule, elsewhere in rules().items() if rule not in cited and not elsewhere] == []


@pytest.mark.parametrize(("rule", "file"), [(rule, file) for rule, file in rules().items() if file])
def test_a_rule_proven_elsewhere_is_named_there(rule: str, file: str) -> None:
    assert f"[{rule}]" in (PROJECT / file).read_text(encoding="utf-8")

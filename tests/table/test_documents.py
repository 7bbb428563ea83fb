import json
import re
from pathlib import Path

from operahouse.table.codec import FACTS, read_entry, write_entry

PAGE = Path(__file__).parents[2] / "docs" / "table.md"


def test_every_fact_has_an_example_that_can_be_read() -> None:
    examples = [json.loads(text) for text in re.findall(r"```json\n(.*?)\n```", PAGE.read_text(encoding="utf-8"))]
    for example in examples:
        assert write_entry(read_entry(example)) == example
    assert {example["kind"] for example in examples} == set(FACTS)

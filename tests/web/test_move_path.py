"""The page that follows a move from click to pixel tells the path as it is."""

import re
from pathlib import Path

from benchmarks.move_path import trace_move

PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"


def test_the_page_names_every_function_on_the_path_of_a_move() -> None:
    page = PAGE.read_text(encoding="utf-8")
    path = trace_move()
    files = {station.file for station in path}
    assert f"{len(path)} named functions in {len(files)} files" in page
    told = {name.rpartition(".")[2] for name in re.findall(r"`([\w.]+)`", _server_part(page))}
    assert [station.name for station in path if station.name.rpartition(".")[2] not in told] == []


def _server_part(page: str) -> str:
    return page[page.index("2. **Received**") : page.index("7. **The pixel.**")]

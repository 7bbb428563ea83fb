"""How long it takes from `make play` in a fresh clone until a table with bots is open; and the second time."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any
from urllib.request import Request, urlopen

TABLE = {"game": "opera", "players": 3, "seats": ["you", "amateur", "expert"]}
MOVED = "bots run on the compiled build"


def main() -> None:
    """Clone this repository, start it twice, and print seconds as JSON."""
    with TemporaryDirectory() as folder:
        clone = Path(folder) / "operahouse"
        subprocess.run(["git", "clone", "--quiet", ".", str(clone)], check=True)
        with playing(clone) as lines:
            fresh = seconds_to_table(lines)
            compiled = seconds_to_line(lines, MOVED)
        with playing(clone) as lines:
            second = seconds_to_table(lines)
    print(json.dumps({"fresh_seconds": fresh, "compiled_seconds": fresh + compiled, "second_seconds": second}))


@contextmanager
def playing(clone: Path) -> Iterator[Iterator[str]]:
    """`make play` as a person runs it, but without a browser; what it says."""
    environment = {
        **os.environ,
        "BROWSER": "true",
        "XDG_DATA_HOME": str(clone.parent / "data"),
        "OPERAHOUSE_LANG": "en",
    }
    environment.pop("PYTHONPATH", None)
    process = subprocess.Popen(
        ["make", "--no-print-directory", "play"], cwd=clone, env=environment, text=True, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    assert process.stdout is not None
    try:
        yield told(process.stdout)
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.communicate()


def told(lines: Iterator[str]) -> Iterator[str]:
    """Lines, which are also shown to whoever waits."""
    for line in lines:
        print("   ", line.rstrip(), file=sys.stderr)
        yield line


def seconds_to_table(lines: Iterator[str]) -> float:
    """Until a guest has opened a table."""
    start = perf_counter()
    address = next(found.group() for line in lines if (found := re.search(r"http://[\d.:]+", line)))
    with urlopen(address) as page:
        assert b"<title>" in page.read()
    token = post(f"{address}/api/guests", {"name": "Anna"})["token"]
    assert post(f"{address}/api/tables", TABLE, token)["id"]
    return perf_counter() - start


def seconds_to_line(lines: Iterator[str], part: str) -> float:
    """Until a line is told."""
    start = perf_counter()
    if not any(part in line for line in lines):
        raise SystemExit(f"Nothing was told of “{part}”.")
    return perf_counter() - start


def post(url: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    """Post JSON, get JSON."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    with urlopen(Request(url, json.dumps(body).encode(), headers)) as answer:
        result: dict[str, Any] = json.load(answer)
    return result


if __name__ == "__main__":
    main()

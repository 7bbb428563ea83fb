"""The journal of a training: a line of JSON for each generation, so that everybody can see what was tried."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

JOURNAL = "journal.jsonl"


@dataclass(frozen=True)
class Generation:
    """What a generation was made of, and how it did."""

    generation: int
    games: int
    positions: int
    """Of this generation and of the ones before it that were learned from too."""
    log_loss: float
    """Of games held out from learning; beside it that of the linear judge."""
    linear_log_loss: float
    epochs: list[float]
    won_against_linear: list[float]
    """The share of games won one step ahead, and its 95% interval by deal: against two linear judges."""
    won_against_best: list[float]
    """The same against two of the best network before it."""
    kept: bool
    seconds: list[int]
    """Spent on self-play, on learning and on measuring."""
    by_stage: dict[str, list[float]]
    """By players/stage: rows held out, log loss, that of the linear judge, error of calibration, points too many."""


def read_journal(folder: Path) -> list[Generation]:
    """The generations so far."""
    path = folder / JOURNAL
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [Generation(**json.loads(line)) for line in lines]


def write_generation(folder: Path, done: Generation) -> None:
    """Add a generation to the journal."""
    with (folder / JOURNAL).open("a", encoding="utf-8") as journal:
        journal.write(json.dumps(asdict(done)) + "\n")

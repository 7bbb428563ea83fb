"""Old positions are read, written back the same, and mean what they meant."""

from pathlib import Path

import pytest

from tests.app.running import operahouse
from tests.compatibility.notes import POSITIONS, differences, read_json, read_notes
from tests.compatibility.observed import observe_position

NOTES = read_notes("positions")
every_position = pytest.mark.parametrize("file", POSITIONS, ids=[file.stem for file in POSITIONS])


def test_every_position_was_noted() -> None:
    assert sorted(NOTES) == [file.stem for file in POSITIONS]


@every_position
def test_a_position_means_what_it_meant(file: Path) -> None:
    position = read_json(file)
    observed = observe_position(position)
    assert observed["position"] == position
    assert differences(NOTES[file.stem], observed) == []


@every_position
def test_a_position_can_be_shown(file: Path) -> None:
    assert operahouse("show", str(file)).exit_code == 0

"""Old records replay to the same states, move by move, and their deals are still proven by their seeds."""

from pathlib import Path

import pytest

from tests.app.running import operahouse
from tests.compatibility.notes import RECORDS, differences, digest, read_json, read_notes
from tests.compatibility.observed import observe_record, verify_record

NOTES = read_notes("records")
DEALT = [file for file in RECORDS if "deal" in read_json(file)]
every_record = pytest.mark.parametrize("file", RECORDS, ids=[file.stem for file in RECORDS])
every_dealt_record = pytest.mark.parametrize("file", DEALT, ids=[file.stem for file in DEALT])


def test_every_record_was_noted() -> None:
    assert sorted(NOTES) == [file.stem for file in RECORDS]
    assert [file.stem for file in RECORDS if file not in DEALT] == ["opera-3-simulated"]


@every_record
def test_a_record_replays_to_the_same_states(file: Path) -> None:
    noted, observed = NOTES[file.stem], observe_record(read_json(file))
    in_full = [differences(state, observed[int(number)], number) for number, state in noted["in_full"].items()]
    assert [line for lines in in_full for line in lines] == []
    assert [digest(state) for state in observed] == noted["digests"]
    assert operahouse("replay", str(file)).exit_code == 0


@every_dealt_record
def test_a_deal_is_still_proven_by_its_seed(file: Path) -> None:
    assert verify_record(read_json(file)) == NOTES[file.stem]["drawn"]
    assert operahouse("verify", str(file)).exit_code == 0

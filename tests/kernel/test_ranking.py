"""Places, and rankings as results write them."""

import pytest

from operahouse.kernel.errors import Malformed
from operahouse.kernel.ranking import places, read_ranking, write_ranking
from operahouse.kernel.reading import Reader

SHARED = [["green"], ["red", "blue"], ["yellow"]]


def test_as_many_places_are_skipped_as_were_shared() -> None:
    assert places([[2], [0, 3], [1]]) == {2: 1, 0: 2, 3: 2, 1: 4}
    assert places([["red", "blue"], ["green"]]) == {"red": 1, "blue": 1, "green": 3}


def test_a_written_ranking_is_read_again() -> None:
    written = write_ranking(SHARED)
    assert written == ["green", ["red", "blue"], "yellow"]
    assert read_ranking(Reader(written)) == SHARED


@pytest.mark.parametrize(("written", "path"), [("green", "ranking"), (["green", [1]], "ranking[1][0]")])
def test_nonsense_is_refused_by_its_place(written: object, path: str) -> None:
    with pytest.raises(Malformed) as wrong:
        read_ranking(Reader(written, "ranking"))
    assert wrong.value.path == path

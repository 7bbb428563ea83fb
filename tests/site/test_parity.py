"""The same bots, the same seeds, the same records: in the Python that pages get, and here."""

import pytest

from operahouse.games.catalogue import game_names
from tests.site.parity import differences


@pytest.mark.parametrize("game", game_names())
def test_a_seeded_game_has_the_same_record_in_both_places(game: str) -> None:
    differing, seconds = differences([game, "amateur,novice", "1", "1"])
    assert differing == []
    assert len(seconds) > 10

import pytest

from operahouse.games.catalogue import game_names, load_game
from operahouse.kernel.game import Game
from operahouse.lab.bot_game import GameSpec, play_game
from operahouse.lab.counted_events import CountedEvents, counted_events
from tests.lab.tournaments import TOY


@pytest.mark.parametrize("game", [load_game(name) for name in game_names()], ids=lambda game: game.name)
def test_what_a_game_names_in_its_folder_happens_in_its_games(game: Game) -> None:
    counted = counted_events(game)
    assert counted.kinds
    assert {counted.by_round, counted.components} <= {"", *counted.kinds}
    found = set()
    for deal in range(6):
        stats = play_game(GameSpec(game.name, ("random",) * game.player_counts[-1]), deal).stats
        assert stats is not None
        found |= {done.kind for own in stats.done for done in own}
    assert found == set(counted.kinds)


def test_a_game_without_a_file_has_all_its_events_counted() -> None:
    assert counted_events(TOY) == CountedEvents({}, "", "")

"""What a match sends has the types it says: snapshots and streams of whole matches, for everybody who looks."""

from operahouse.kernel.game import Game
from operahouse.kernel.snapshot import Snapshot
from operahouse.table.snapshot import past_snapshot, snapshot
from operahouse.table.time_control import TimeControl
from operahouse.table.wire import Item
from tests.games_under_test import every_game
from tests.table.logged_match import PEOPLE, START, LoggedMatch
from tests.wire_types import check

LIVE = TimeControl("live", 600_000, 5_000, 1_000)


@every_game
def test_snapshots_and_streams_have_their_types(game: Game) -> None:
    table = LoggedMatch(game, game.player_counts[0], time_control=LIVE).sit_down()
    for index in range(40):
        if table.match.outcome:
            break
        for person in [*PEOPLE, "nobody"]:
            check(snapshot(table.match, person, START), Snapshot)
            check(table.stream(person), list[Item])
        table.play_at_random(1, index)


@every_game
def test_a_match_that_is_over_has_its_types(game: Game) -> None:
    table = LoggedMatch(game, game.player_counts[0]).sit_down()
    table.play_at_random(20_000)
    assert table.match.outcome == "finished"
    for seat in table.match.occupants:
        check(past_snapshot(table.match, seat), Snapshot)
    for person in [*PEOPLE, "nobody"]:
        check(table.stream(person), list[Item])

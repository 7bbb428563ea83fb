"""A record replays to the same position and result for ever, with no random generator."""

import json

from operahouse.kernel.game import State
from operahouse.kernel.record import Recorder, read_record, result_of
from tests.games_under_test import Table, every_table, walk


def recorded(table: Table, seed: int) -> tuple[Recorder, State]:
    """A whole random game and the state it ended in."""
    state = table.deal(seed)
    recorder = Recorder(table.game, state, table.options)
    for _, seat, option in walk(state.clone(), seed):
        recorder.take(state, seat, option)
    return recorder, state


@every_table
def test_replay_leads_to_the_same_end(table: Table) -> None:
    game = table.game
    for seed in range(3):
        recorder, end = recorded(table, seed)
        record = recorder.record(end, {game.seats(end)[0]: "you"}, "2026-11-15T18:00:00Z")
        assert record["result"] == result_of(game, end)
        replay = read_record(game, json.loads(json.dumps(record)))
        assert game.write_position(replay.finish()) == game.write_position(end)
        assert replay.names == {game.seats(end)[0]: "you"}


@every_table
def test_a_record_written_again_is_the_same(table: Table) -> None:
    game = table.game
    recorder, end = recorded(table, seed=5)
    record = recorder.record(end, {}, "")
    replay = read_record(game, record)
    again = Recorder(game, replay.start, table.options)
    while replay.made < len(replay.moves):
        before = replay.state
        name, text = replay.moves[replay.made]
        seat = -1 if name == "chance" else game.seats(before).index(name)
        again.note(before, seat, game.expand(before, seat, text))
        replay.advance()
    assert again.record(replay.state, {}, "") == record


@every_table
def test_a_game_that_goes_on_has_no_result(table: Table) -> None:
    recorder, end = recorded(table, seed=6)
    record = recorder.record(end, {}, "")
    del record["result"]
    record["moves"] = [list(move) for move in recorder.moves[:3]]
    halfway = read_record(table.game, record).finish()
    assert halfway.to_act()
    assert "result" not in Recorder(table.game, halfway, table.options).record(halfway, {}, "")

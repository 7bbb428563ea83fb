import pytest

from operahouse.app.session import Session
from operahouse.app.telling import points_by_source
from operahouse.bots.bot import Bot, RandomBot
from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import OperahouseError, Refusal
from operahouse.kernel.record import read_record


def session(players: int, people: list[int], seed: int = 1) -> Session:
    game = load_game("opera")
    luck = Generator(seed)
    bots: dict[int, Bot] = {seat: RandomBot() for seat in range(players) if seat not in people}
    return Session(game, game.deal(players, [], luck), [], bots, luck)


def test_bots_and_luck_play_a_game_by_themselves() -> None:
    match = session(4, [])
    match.let_others_move()
    assert match.people_to_act() == []
    assert match.state.to_act() == []


def test_the_ledger_adds_up_to_the_points() -> None:
    match = session(3, [], seed=6)
    match.let_others_move()
    game = match.game
    for seat, points in zip(game.seats(match.state), game.points(match.state), strict=True):
        assert sum(points_by_source(match.events(), seat).values()) == points


def test_a_session_is_recorded_as_it_was_played() -> None:
    match = session(2, [], seed=3)
    match.let_others_move()
    record = match.record({"red": "bot:random"}, "2026-11-15T18:00:00Z")
    replay = read_record(match.game, record)
    assert match.game.write_position(replay.finish()) == match.game.write_position(match.state)


def test_bots_answer_a_secret_question_and_wait_for_people() -> None:
    match = session(3, [1])
    match.let_others_move()
    assert match.people_to_act() == [1]
    assert match.state.to_act() == [1]


def test_a_refused_move_changes_nothing() -> None:
    match = session(2, [0, 1])
    before = match.game.write_position(match.state)
    with pytest.raises(Refusal):
        match.play(0, "hire maestro")
    assert match.moments == []
    assert match.game.write_position(match.state) == before


def test_undo_goes_back_to_the_very_state_before() -> None:
    match = session(2, [0, 1])
    match.play(0, "bid 9")
    match.play(1, "bid 0")
    before = match.state
    match.play(0, "hire architetto")
    match.play(0, "build wien main")
    match.undo(0)
    match.undo(0)
    assert match.state is before
    assert len(match.record({}, "")["moves"]) == 2  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("moves", "seat", "why"),
    [
        ([], 0, "app-undo-nothing"),
        ([(0, "bid 9")], 1, "app-undo-nothing"),
        ([(0, "bid 9"), (1, "bid 0")], 0, "app-undo-others"),
        ([(0, "bid 9"), (1, "bid 0")], 1, "app-undo-revealed"),
    ],
)
def test_undo_says_why_not(moves: list[tuple[int, str]], seat: int, why: str) -> None:
    match = session(2, [0, 1])
    for mover, text in moves:
        match.play(mover, text)
    with pytest.raises(OperahouseError, match=why):
        match.undo(seat)

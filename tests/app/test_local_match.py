import pytest

from operahouse.app.descriptions import points_by_source
from operahouse.app.terminal.local_match import LocalConnection, LocalMatch
from operahouse.app.terminal.play_local import match_seed
from operahouse.app.terminal.player import Player
from operahouse.bots.bot import Bot, RandomBot
from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import State
from operahouse.kernel.record import read_record
from operahouse.table.record import verify

OPERA = load_game("opera")


def local_match(players: int, people: list[int], seed: int = 1) -> LocalMatch:
    names = ["you" if place in people else "random" for place in range(players)]
    bots: list[Bot | None] = [None if place in people else RandomBot() for place in range(players)]
    return LocalMatch(OPERA, names, bots, [], match_seed(seed))


def state_of(local: LocalMatch) -> State:
    assert local.match.state is not None
    return local.match.state


def play(connection: LocalConnection, move: str) -> None:
    connection.send({"kind": "play", "move": move})


def undo(connection: LocalConnection) -> None:
    connection.send({"kind": "undo"})


def test_bots_and_chance_play_a_game_by_themselves() -> None:
    local = local_match(4, [])
    local.let_bots_move()
    assert local.match.outcome == "finished"
    assert state_of(local).to_act() == []


def test_people_sit_in_the_order_of_play() -> None:
    for seed in range(20):
        local = local_match(3, [0], seed)
        [person] = local.connections
        assert person.snapshot()["you"] == OPERA.seats(state_of(local))[0]


def test_the_points_by_source_add_up_to_the_points() -> None:
    local = local_match(3, [], seed=6)
    local.let_bots_move()
    spectator = Player(local.connections[0])
    spectator.read_news()
    for seat, points in zip(OPERA.seats(state_of(local)), OPERA.points(state_of(local)), strict=True):
        assert sum(points_by_source(spectator.events(), seat).values()) == points


def test_a_match_is_recorded_as_it_was_played_and_dealt() -> None:
    local = local_match(2, [], seed=3)
    local.let_bots_move()
    record = local.record()
    assert OPERA.write_position(read_record(OPERA, record).finish()) == OPERA.write_position(state_of(local))
    assert verify(OPERA, record).drawn == sum(seat == "chance" for _, seat, _ in local.match.moves)


def test_bots_answer_a_secret_question_and_wait_for_people() -> None:
    local = local_match(3, [1])
    local.let_bots_move()
    assert state_of(local).to_act() == [1]
    assert local.connections[0].snapshot()["options"] != []


def test_a_refused_move_changes_nothing() -> None:
    local = local_match(2, [0, 1])
    before = local.match
    with pytest.raises(Refusal):
        play(local.connections[0], "hire maestro")
    assert local.match is before


def test_undo_goes_back_to_the_very_state_before() -> None:
    local = local_match(2, [0, 1])
    first, second = local.connections
    play(first, "bid 9")
    play(second, "bid 0")
    before = local.match.state
    play(first, "hire architetto")
    play(first, "build wien main")
    undo(first)
    undo(first)
    assert local.match.state is before
    assert len(local.record()["moves"]) == 2  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("moves", "place", "why"),
    [
        ([], 0, "table-undo-nothing"),
        ([(0, "bid 9")], 1, "table-undo-nothing"),
        ([(0, "bid 9"), (1, "bid 0")], 0, "table-undo-others"),
        ([(0, "bid 9"), (1, "bid 0")], 1, "table-undo-revealed"),
    ],
)
def test_undo_says_why_not(moves: list[tuple[int, str]], place: int, why: str) -> None:
    local = local_match(2, [0, 1])
    for mover, text in moves:
        play(local.connections[mover], text)
    with pytest.raises(Refusal, match=why):
        undo(local.connections[place])


def test_a_move_undone_before_anybody_heard_of_it_is_not_told() -> None:
    local = local_match(2, [0, 1])
    first, second = (Player(connection) for connection in local.connections)
    play(local.connections[0], "bid 9")
    play(local.connections[1], "bid 0")
    for player in (first, second):
        player.read_news()
    play(local.connections[0], "hire architetto")
    assert [item["kind"] for item in first.read_news()] == ["moved"]
    undo(local.connections[0])
    assert [item["kind"] for item in first.read_news()] == ["undone"]
    assert second.read_news() == []
    assert first.events()[-1] == second.events()[-1]


def test_a_connection_shows_only_what_its_person_may_know() -> None:
    local = local_match(2, [0, 1])
    first, second = local.connections
    play(first, "bid 9")
    assert [item.get("move") for item in first.news()][-1] == "bid 9"
    assert "move" not in second.news()[-1]
    assert first.snapshot()["options"] == []
    assert first.final_view()["seat"] is None


def test_a_discard_stands_as_on_a_server() -> None:
    """Others learn only that a card was discarded, and yet they learned something."""
    local = LocalMatch(load_game("operaopoly"), ["you", "you"], [None, None], [], match_seed(1))
    chance = Generator(1)
    discards = 0
    while discards < 3:
        connection = next(each for each in local.connections if each.snapshot()["options"])
        moves = Player(connection).moves
        move = moves[chance.below(len(moves))]
        play(connection, move)
        if move.startswith("discard"):
            with pytest.raises(Refusal, match="table-undo-revealed"):
                undo(connection)
            discards += 1

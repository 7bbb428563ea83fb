from itertools import product

import pytest

from operahouse.kernel.chance import Chance
from operahouse.kernel.decision import Decision
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.record import read_record
from operahouse.lab import bot_game
from operahouse.lab.bot_game import GameResult, GameSpec, play_game, play_games, seat_bots
from tests.lab.tournaments import load

SPECS = [
    GameSpec("toy", ("random", "random", "random")),
    GameSpec("toy", ("novice", "random")),
    GameSpec("opera", ("novice", "random", "novice"), ("seven_rounds",)),
    GameSpec("operaopoly", ("random", "random", "random", "random")),
]
every_spec = pytest.mark.parametrize("spec", SPECS, ids=lambda spec: f"{spec.game}-{len(spec.bots)}")


def timeless(result: GameResult) -> GameResult:
    return result._replace(seconds=[])


@every_spec
def test_a_spec_has_one_result(spec: GameSpec) -> None:
    first, again, other = (timeless(play_game(spec, deal, load)) for deal in (5, 5, 6))
    assert first == again
    assert first != other


def test_a_search_with_a_budget_of_iterations_has_one_result_too() -> None:
    spec = GameSpec("toy", ("expert@5", "expert@3"))
    assert timeless(play_game(spec, 5, load)) == timeless(play_game(spec, 5, load))


@every_spec
def test_the_points_by_source_add_up_to_the_points(spec: GameSpec) -> None:
    result = play_game(spec, 5, load)
    assert result.stats is not None
    assert [sum(own.values()) for own in result.stats.sources] == result.points
    assert [own[-1] for own in result.stats.course] == result.points
    assert result.moves is not None
    assert 0 < result.moves <= result.decisions


def test_rounds_of_opera_and_what_was_done_in_them() -> None:
    result = play_game(SPECS[2], 5, load)
    assert result.stats is not None
    assert [len(own) for own in result.stats.course] == [7, 7, 7]
    hired = [done for own in result.stats.done for done in own if done.kind == "hired"]
    assert {done.round for done in hired} <= set(range(1, 8))
    assert {"impresario", "architetto"} <= {done.what for done in hired}
    built = [done.what for own in result.stats.done for done in own if done.kind == "built"]
    assert {what.split()[1] for what in built} <= {"main", "wing"}


@every_spec
def test_the_record_replays_to_the_same_result(spec: GameSpec) -> None:
    result = play_game(spec._replace(record=True), 5, load)
    assert result.record is not None
    game = load(spec.game)
    assert game.points(read_record(game, result.record).finish()) == result.points


@pytest.mark.parametrize("game", ["toy", "opera", "operaopoly"])
def test_the_quick_way_plays_the_very_same_games(game: str) -> None:
    spec = GameSpec(game, ("random",) * 3)
    slowly = play_games(spec, [1, 2, 3, 4], load)
    quickly = play_games(spec._replace(stats=False), [1, 2, 3, 4], load)
    assert quickly == [result._replace(moves=None, seconds=[], stats=None) for result in slowly]


def test_places_are_shared() -> None:
    found = play_games(GameSpec("toy", ("random",) * 3, (), False), list(range(40)), load)
    assert {tuple(sorted(result.places)) for result in found} == {(1, 2, 3), (1, 1, 3), (1, 2, 2), (1, 1, 1)}
    for result in found:
        assert result.places == [1 + sum(other > own for other in result.points) for own in result.points]


def test_no_two_chances_share_a_stream() -> None:
    seeds = set(range(50))
    for bots in product(["random", "novice", "expert@3", "expert@30"], repeat=3):
        seeds |= {stream ^ deal for stream in seat_bots("opera", bots).streams for deal in range(50)}
    assert len(seeds) == 50 + 4 * 3 * 50


class Watcher:
    """Notes whose view it is given."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seen: list[object] = []

    def choose(self, decision: Decision, chance: Chance) -> int:
        """One of the steps offered."""
        self.seen.append(decision.view["seat"])
        return decision.steps[chance.below(len(decision.steps))]


def test_a_bot_gets_the_view_of_its_own_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    watchers: dict[str, Watcher] = {}
    monkeypatch.setattr(bot_game, "make_bot", lambda _, name: watchers.setdefault(name, Watcher(name)))
    record = play_game(GameSpec("opera", ("one", "two"), record=True), 1, load).record
    assert record is not None
    assert record["names"] == {str(watcher.seen[0]): f"bot:{watcher.name}" for watcher in watchers.values()}
    assert [len(set(watcher.seen)) for watcher in watchers.values()] == [1, 1]


class Cheat:
    """Chooses what nobody offered."""

    def choose(self, decision: Decision, chance: Chance) -> int:
        """None of the steps offered."""
        return max(decision.steps) + 1


def test_what_was_not_offered_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_game, "make_bot", lambda *_: Cheat())
    with pytest.raises(OperahouseError, match="lab-not-offered"):
        play_game(GameSpec("toy", ("cheat", "cheat")), 1, load)

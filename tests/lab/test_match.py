from itertools import product

import pytest

from operahouse.kernel.chance import Chance
from operahouse.kernel.decision import Decision
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.record import read_record
from operahouse.lab import match as matches
from operahouse.lab.match import Match, Spec, play_match, play_matches, seat_bots
from tests.lab.tables import load

SPECS = [
    Spec("toy", ("random", "random", "random")),
    Spec("toy", ("novice", "random")),
    Spec("opera", ("novice", "random", "novice"), ("seven_rounds",)),
    Spec("operaopoly", ("random", "random", "random", "random")),
]
every_spec = pytest.mark.parametrize("spec", SPECS, ids=lambda spec: f"{spec.game}-{len(spec.bots)}")


def timeless(match: Match) -> Match:
    return match._replace(seconds=[])


@every_spec
def test_a_spec_has_one_match(spec: Spec) -> None:
    first, again, other = (timeless(play_match(spec, deal, load)) for deal in (5, 5, 6))
    assert first == again
    assert first != other


def test_a_search_with_a_budget_of_iterations_has_one_match_too() -> None:
    spec = Spec("toy", ("expert@5", "expert@3"))
    assert timeless(play_match(spec, 5, load)) == timeless(play_match(spec, 5, load))


@every_spec
def test_the_ledger_adds_up_to_the_points(spec: Spec) -> None:
    match = play_match(spec, 5, load)
    assert match.ledger is not None
    assert [sum(own.values()) for own in match.ledger.sources] == match.points
    assert [own[-1] for own in match.ledger.course] == match.points
    assert match.moves is not None
    assert 0 < match.moves <= match.decisions


def test_rounds_of_opera_and_what_was_done_in_them() -> None:
    match = play_match(SPECS[2], 5, load)
    assert match.ledger is not None
    assert [len(own) for own in match.ledger.course] == [7, 7, 7]
    hired = [done for own in match.ledger.done for done in own if done.kind == "hired"]
    assert {done.round for done in hired} <= set(range(1, 8))
    assert {"impresario", "architetto"} <= {done.what for done in hired}
    built = [done.what for own in match.ledger.done for done in own if done.kind == "built"]
    assert {what.split()[1] for what in built} <= {"main", "wing"}


@every_spec
def test_the_record_replays_to_the_same_result(spec: Spec) -> None:
    match = play_match(spec._replace(record=True), 5, load)
    assert match.record is not None
    game = load(spec.game)
    assert game.points(read_record(game, match.record).finish()) == match.points


@pytest.mark.parametrize("game", ["toy", "opera", "operaopoly"])
def test_the_quick_way_plays_the_very_same_games(game: str) -> None:
    spec = Spec(game, ("random",) * 3)
    slowly = play_matches(spec, [1, 2, 3, 4], load)
    quickly = play_matches(spec._replace(ledger=False), [1, 2, 3, 4], load)
    assert quickly == [match._replace(moves=None, seconds=[], ledger=None) for match in slowly]


def test_places_are_shared() -> None:
    found = play_matches(Spec("toy", ("random",) * 3, (), False), list(range(40)), load)
    assert {tuple(sorted(match.places)) for match in found} == {(1, 2, 3), (1, 1, 3), (1, 2, 2), (1, 1, 1)}
    for match in found:
        assert match.places == [1 + sum(other > own for other in match.points) for own in match.points]


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
    monkeypatch.setattr(matches, "make_bot", lambda _, name: watchers.setdefault(name, Watcher(name)))
    record = play_match(Spec("opera", ("one", "two"), record=True), 1, load).record
    assert record is not None
    assert record["names"] == {str(watcher.seen[0]): f"bot:{watcher.name}" for watcher in watchers.values()}
    assert [len(set(watcher.seen)) for watcher in watchers.values()] == [1, 1]


class Cheat:
    """Chooses what nobody offered."""

    def choose(self, decision: Decision, chance: Chance) -> int:
        """None of the steps offered."""
        return max(decision.steps) + 1


def test_what_was_not_offered_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "make_bot", lambda *_: Cheat())
    with pytest.raises(OperahouseError, match="lab-not-offered"):
        play_match(Spec("toy", ("cheat", "cheat")), 1, load)

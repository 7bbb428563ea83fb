"""The rule examples, and whole games in which every rule has its turn."""

import json
from collections import Counter
from pathlib import Path

import pytest

from operahouse.kernel.conformance import run_case
from operahouse.kernel.events import Event
from operahouse.kernel.game import Json
from tests.games.operaopoly.hooks import check_conserved
from tests.games.operaopoly.lively import lively_walk, operaopoly

FOLDER = Path(__file__).parents[3] / "conformance" / "operaopoly"
CASES = sorted(FOLDER.glob("*.json"))
RULES = " ".join(line for line in (FOLDER / "rules.txt").read_text().splitlines() if not line.startswith("#")).split()


def read(path: Path) -> Json:
    case: Json = json.loads(path.read_text(encoding="utf-8"))
    return case


@pytest.mark.parametrize("path", CASES, ids=[path.stem for path in CASES])
def test_case(path: Path) -> None:
    assert [str(mismatch) for mismatch in run_case(operaopoly(), read(path))] == []


def test_every_rule_has_a_case() -> None:
    cited = {rule for path in CASES for rule in str(read(path)["rules"]).strip("[]").replace("'", "").split(", ")}
    assert [rule for rule in RULES if rule not in cited] == []


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games_conserve_everything_and_close(players: int) -> None:
    game, told = operaopoly(), Counter[str]()
    for seed in range(3):
        for state, seat, option in lively_walk(players, seed):
            after = state.clone()
            events: list[Event] = []
            after.log = events
            after.step(seat, option)
            told.update(event.kind for event in events)
            check_conserved(game.write_position(state), game.write_position(after), events)
    assert told["performance"] > 0
    assert told["closed"] > 0
    assert told["over"] == 3


def test_every_offered_option_and_no_other_is_accepted() -> None:
    game = operaopoly()
    for index, (state, seat, _) in enumerate(lively_walk(4, seed=5)):
        if index % 5 == 0:
            offered = state.options(seat)
            fine = [option for option in range(len(game.spellings)) if game.refusal(state, seat, option) is None]
            assert sorted(offered) == fine


def test_players_are_told_from_the_thirtieth_quiet_turn_on() -> None:
    state = operaopoly().deal(2, [], _First())
    told: list[object] = []
    turns = 0
    while state.to_act():
        state.log = []
        state.step(state.turn, operaopoly().option("end"))
        turns += 1
        told += [event.details["left"] for event in state.log if event.kind == "quiet"]
    assert turns == 60
    assert told == list(range(30, 0, -1))


class _First:
    """A chance that always draws the first lot."""

    def below(self, bound: int) -> int:
        """The first of them."""
        return 0

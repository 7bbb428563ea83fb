"""The graded bots: honest, repeatable, and able to say why."""

import json
from importlib.resources import files
from pathlib import Path

import pytest

from operahouse.app.texts import LANGUAGES, Texts
from operahouse.bots import judge as judging
from operahouse.bots.graded_bots import SearchBot
from operahouse.bots.halving import HalvingSearch
from operahouse.bots.judge import Judge
from operahouse.bots.levels import LEVELS, make_bot, make_judge
from operahouse.bots.search import TRIES_AT_FIRST, Budget, Node, Search
from operahouse.games.catalogue import game_names, load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.decision import Decision, decision_of
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import CHANCE, Game, State
from operahouse.kernel.play import choose_at_random
from tests.toy.extras import RichToy

GAMES: list[Game] = [*[load_game(name) for name in game_names()], RichToy()]
NAMES = [game.name for game in GAMES]
QUICK = ["random", "novice", "amateur", "expert@12", "master@12"]
STEPS_APART = 23


def questions(game: Game, players: int, seed: int, count: int) -> list[State]:
    """States of a random game in which a seat has a choice, some way apart."""
    generator = Generator(seed)
    state = game.deal(players, [], generator)
    found: list[State] = []
    steps = 0
    while state.turn >= -1 and len(found) < count:
        if steps % STEPS_APART == 0 and state.turn >= 0 and len(state.options(state.turn)) > 1:
            found.append(state.clone())
        state.step(state.turn, choose_at_random(state, state.turn, generator))
        steps += 1
    return found


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_what_is_hidden_does_not_change_the_choice(game: Game, name: str) -> None:
    """The state is replaced by one that differs in everything the seat cannot know."""
    for number, state in enumerate(questions(game, 3, 5, 4)):
        seat = state.turn
        view = game.view(state, seat, memory=True)
        other = game.imagine(view, Generator(100 + number))
        assert json.dumps(game.view(other, seat, memory=True)) == json.dumps(view)
        for seed in range(3):
            choices = [
                make_bot(game, name).choose(decision_of(game, world, seat), Generator(seed)) for world in (state, other)
            ]
            assert choices[0] == choices[1]


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("game", GAMES, ids=NAMES)
@pytest.mark.parametrize("players", ["fewest", "most"])
def test_a_bot_answers_every_question_and_repeats_itself(game: Game, name: str, players: str) -> None:
    count = game.player_counts[0 if players == "fewest" else -1]
    bot = make_bot(game, name)
    for state in questions(game, count, 2, 3):
        decision = decision_of(game, state, state.turn)
        choice = bot.choose(decision, Generator(4))
        assert choice in state.options(state.turn)
        assert choice == bot.choose(decision, Generator(4))


def test_the_expert_stops_when_its_time_is_up() -> None:
    game = load_game("opera")
    ticks = iter(range(1000))
    state = questions(game, 3, 1, 1)[0]
    expert = SearchBot(game, make_judge(game), 1_000_000, lambda: float(next(ticks)), seconds=40)
    search = expert.search(decision_of(game, state, state.turn), Generator(1))
    assert search.iterations == 39


@pytest.mark.skipif(
    not (judging.__file__ or "").endswith(".py"), reason="nothing can inherit from a class of the compiled build"
)
def test_in_secret_the_expert_searches_for_its_own_seat_whoever_else_is_asked() -> None:
    """The last seat bids while nobody else has: what it learns is not what would be good for the first."""

    class Partial(Judge):
        """Sees the last of three seats win whatever happens."""

        def chances(self, state: State) -> list[float]:
            """Always the same."""
            return [0.0, 0.0, 1.0]

    game = load_game("opera")
    state = game.deal(3, [], Generator(2))
    assert state.to_act() == [0, 1, 2]
    judge = make_judge(game)
    partial = Partial(judge.features, judge.weights, judge.spread)
    search = Search(game, partial, decision_of(game, state, 2), Generator(1))
    search.run(Budget(30, lambda: 0.0, 1.0))
    assert search.root.visits == 30
    assert search.root.totals == search.root.tries


def test_an_amateur_beats_players_who_choose_at_random() -> None:
    game = load_game("opera")
    amateur, generator, won = make_bot(game, "amateur"), Generator(8), 0
    for number in range(4):
        state = game.deal(2, [], generator)
        while state.turn >= -1:
            seat = state.turn
            if seat == number % 2 and len(state.options(seat)) > 1:
                state.step(seat, amateur.choose(decision_of(game, state, seat), generator))
            else:
                state.step(seat, choose_at_random(state, seat, generator))
        won += game.ranking(state)[0] == [number % 2]
    assert won == 4


def open_decision(game: Game) -> Decision:
    """A decision of Opera with more than eight options that is no secret bid."""
    for seed in range(100):
        generator = Generator(seed)
        state = game.deal(3, [], generator)
        while (seat := state.turn) >= CHANCE:
            options = state.options(seat)
            if seat >= 0 and len(options) > 8 and not game.spellings[options[0]].startswith("bid"):
                return decision_of(game, state, seat)
            state.step(seat, choose_at_random(state, seat, generator))
    raise AssertionError("no such decision")


def test_secret_answers_are_mixed_and_never_go_by_what_is_sealed() -> None:
    """All bids are still open in every imagined world, also those that others have sealed."""
    game = load_game("opera")
    state = game.deal(3, [], Generator(2))
    state.step(0, state.options(0)[-1])
    state.step(1, state.options(1)[-1])
    decision = decision_of(game, state, 2)
    judge = make_judge(game)
    search = HalvingSearch(game, judge, judge, decision, Generator(1))
    assert all(world.to_act() == [0, 1, 2] for world in search.worlds)
    search.run(Budget(240, lambda: 0.0, 1.0))
    root = search.root
    assert sum(root.tries) - TRIES_AT_FIRST * len(root.options) == search.iterations == 240
    likely = [option for option, share in zip(root.options, root.played, strict=True) if share * 4 >= max(root.played)]
    assert {search.best() for _ in range(50)} <= set(likely)
    assert len(likely) > 1


def test_regret_matching_mixes_both_sides_of_matching_pennies() -> None:
    """Who guesses right wins, and three times as much with heads: so both show heads less often, but not never."""
    generator = Generator(3)
    guesser, hider = Node(), Node()
    for node in (guesser, hider):
        node.open([0, 1], [0.5, 0.5])
    for _ in range(20_000):
        one, other = guesser.draw([0, 1], generator), hider.draw([0, 1], generator)
        won = 0.0 if guesser.options[one] != hider.options[other] else 1.0 if guesser.options[one] == 0 else 1 / 3
        guesser.learn(one, won)
        hider.learn(other, 1.0 - won)
    for node in (guesser, hider):
        share = node.played[node.options.index(0)] / sum(node.played)
        assert 0.05 < share < 0.45


def test_halving_tries_all_options_alike_and_then_the_better_half() -> None:
    game = load_game("opera")
    decision = open_decision(game)
    judge = make_judge(game)
    search = HalvingSearch(game, judge, judge, decision, Generator(1))
    search.run(Budget(240, lambda: 0.0, 1.0))
    tries = sorted(count - TRIES_AT_FIRST for count in search.root.tries)
    assert sum(tries) == search.iterations == 240
    assert tries[-8:] == [10, 10, 10, 10, 30, 30, 70, 70]
    values = [total / count for total, count in zip(search.root.totals, search.root.tries, strict=True)]
    finalists = [place for place, count in enumerate(search.root.tries) if count - TRIES_AT_FIRST == 70]
    assert search.best() == search.root.options[max(finalists, key=lambda place: values[place])]


def test_halving_goes_by_time_where_that_is_short() -> None:
    """Half of the time is over at once, before the first iteration: half of the options aren't tried any more."""
    game = load_game("opera")
    judge = make_judge(game)
    decision = open_decision(game)
    search = HalvingSearch(game, judge, judge, decision, Generator(1))
    ticks = iter([0.0, 50.0, 51.0, 52.0, 53.0, 100.0])
    search.run(Budget(1_000_000, lambda: next(ticks), 100.0))
    assert search.iterations == 4
    assert sum(count > TRIES_AT_FIRST for count in search.root.tries) == 4


@pytest.mark.parametrize("name", game_names())
def test_a_network_from_a_file_plays_as_the_master(name: str, tmp_path: Path) -> None:
    game = load_game(name)
    path = tmp_path / "network.bin"
    path.write_bytes((files("operahouse.games") / name / "network.bin").read_bytes())
    for state in questions(game, 3, 3, 3):
        decision = decision_of(game, state, state.turn)
        choices = [make_bot(game, bot).choose(decision, Generator(9)) for bot in ("master@12", f"network@12:{path}")]
        assert choices[0] == choices[1]


def test_a_file_that_holds_no_network_of_the_game_is_refused(tmp_path: Path) -> None:
    network = (files("operahouse.games") / "operaopoly" / "network.bin").read_bytes()
    for number, data in enumerate([b"", b"nothing of the kind", network[:-100], network]):
        path = tmp_path / f"{number}.bin"
        path.write_bytes(data)
        with pytest.raises(OperahouseError, match="unknown-bot"):
            make_bot(load_game("opera"), f"network:{path}")
    with pytest.raises(OperahouseError, match="unknown-bot"):
        make_bot(load_game("opera"), f"network:{tmp_path}/missing.bin")


@pytest.mark.parametrize(
    "name",
    [
        "grandmaster",
        "novice@3",
        "master@0",
        "expert@0",
        "expert@-5",
        "expert@fast",
        "",
        "network",
        "master:network.bin",
    ],
)
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(OperahouseError, match="unknown-bot"):
        make_bot(load_game("opera"), name)


def test_levels_have_names_in_every_language() -> None:
    for lang in LANGUAGES:
        assert len({Texts(lang).find(f"bot-{level}", {}) for level in LEVELS} - {None}) == len(LEVELS)


@pytest.mark.parametrize("name", game_names())
def test_weights_are_kept_with_how_they_were_made(name: str) -> None:
    """Every stage has a weight for each feature, and the file names its command."""
    data = json.loads((files("operahouse.games") / name / "weights.json").read_text(encoding="utf-8"))
    features = make_judge(load_game(name)).features
    assert data["names"] == features.names
    assert len(data["weights"]) == len(data["spread"]) == features.stages()
    assert {len(row) for row in data["weights"]} == {len(features.names)}
    assert data["command"].startswith(f"operahouse lab fit --game {name}")
    assert data["date"] >= "2026-11-15"

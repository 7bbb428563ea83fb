import json
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from operahouse.games.catalogue import game_names
from operahouse.kernel.chance import Generator, pick_weighted
from operahouse.kernel.game import Game
from operahouse.lab.research import register_openspiel
from tests.games_under_test import GAMES, every_game
from tests.research.setups import TABLES, every_table

register_openspiel(GAMES)
SHARES = 1_000_000
SEALED = [(game, players) for game, players in TABLES if len(game.deal(players, [], Generator(1)).to_act()) > 1]
"""The tables whose first question is asked of everybody at the same time."""


def load(game: Game, players: int) -> Any:  # noqa: ANN401
    return pyspiel.load_game(f"python_{game.name}", {"players": players})


def advance(state: Any, steps: int, seed: int) -> Any:  # noqa: ANN401
    """So many random steps, chance by its probabilities."""
    chance = Generator(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        actions = state.legal_actions()
        weights = [1] * len(actions)
        if state.is_chance_node():
            weights = [round(share * SHARES) for _, share in state.chance_outcomes()]
        state.apply_action(pick_weighted(actions, weights, chance))
    return state


def test_the_games_of_the_house_are_registered_once() -> None:
    assert register_openspiel() == [f"python_{name}" for name in game_names()]
    assert register_openspiel() == register_openspiel()
    assert {"python_opera", "python_operaopoly"} <= set(pyspiel.registered_names())


@every_table
def test_the_library_finds_nothing_wrong(game: Game, players: int) -> None:
    pyspiel.random_sim_test(load(game, players), num_sims=1, serialize=True, verbose=False)


@every_table
def test_a_game_ends_with_returns_by_place(game: Game, players: int) -> None:
    state = advance(load(game, players).new_initial_state(), 10_000, seed=players)
    assert state.is_terminal()
    assert max(state.returns()) <= 1
    assert sum(state.returns()) == pytest.approx(0)


@every_game
def test_chance_is_explicit(game: Game) -> None:
    state = load(game, 2).new_initial_state()
    sizes: list[int] = []
    for step in range(600):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            sizes.append(len(outcomes))
        advance(state, 1, seed=step)
    assert sizes[:4] == [256] * 4
    other = load(game, 2).new_initial_state()
    for digit in [1, 2, 3, 4]:
        other.apply_action(digit)
    dealt = game.deal(2, [], Generator(0x01020304))
    assert json.loads(str(other)) == game.write_position(dealt)


@every_game
def test_moves_are_spelled(game: Game) -> None:
    state = load(game, 2).new_initial_state()
    assert state.action_to_string(state.current_player(), 17) == "deal 17"
    advance(state, 4, seed=1)
    seat = state.current_player()
    actions = state.legal_actions()
    assert actions == sorted(actions)
    assert [state.action_to_string(seat, action) for action in actions] == [game.spellings[a] for a in actions]


@pytest.mark.parametrize(("game", "players"), SEALED, ids=[f"{game.name}-{players}" for game, players in SEALED])
def test_sealed_answers_are_hidden_until_all_are_in(game: Game, players: int) -> None:
    """The first seat's answers lead to the same information for all others; its own differ."""
    start = advance(load(game, players).new_initial_state(), 4, seed=2)
    told = [start.child(action) for action in start.legal_actions()]
    for seat in range(players):
        seen = {state.information_state_string(seat) + state.observation_string(seat) for state in told}
        assert len(seen) == (len(told) if seat == 0 else 1)


@every_game
def test_information_states_remember_everything(game: Game) -> None:
    """Once two histories looked different to a seat, they do so for ever."""
    start = advance(load(game, 2).new_initial_state(), 4, seed=3)
    first = start.child(start.legal_actions()[0])
    second = start.child(start.legal_actions()[-1])
    for step in range(40):
        assert first.information_state_string(0) != second.information_state_string(0)
        advance(first, 1, seed=step)
        advance(second, 1, seed=step)


@every_game
def test_information_states_do_not_depend_on_who_asks_when(game: Game) -> None:
    asked = load(game, 2).new_initial_state()
    unasked = load(game, 2).new_initial_state()
    for step in range(60):
        advance(asked, 1, seed=step)
        advance(unasked, 1, seed=step)
        asked.information_state_string(step % 2)
    assert [asked.information_state_string(seat) for seat in (0, 1)] == [
        unasked.clone().information_state_string(seat) for seat in (0, 1)
    ]


@every_table
def test_a_player_imagines_what_it_cannot_tell_apart(game: Game, players: int) -> None:
    """Other worlds, the same information for the player, and each of them is played to its end."""
    state = load(game, players).new_initial_state()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    with pytest.raises(ValueError, match="before the deal"):
        state.resample_from_infostate(0, sampler)
    advance(state, 4, seed=players)
    for step in range(30):
        while state.is_chance_node():
            advance(state, 1, seed=step)
        if state.is_terminal():
            break
        seat = state.current_player()
        world = state.resample_from_infostate(seat, sampler)
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert world.clone().observation_string(seat) == state.observation_string(seat)
        assert (world.current_player(), world.legal_actions()) == (seat, state.legal_actions())
        advance(state, 1, seed=step)
    assert sum(advance(world.clone(), 10_000, seed=1).returns()) == pytest.approx(0)
    with pytest.raises(TypeError, match="imagined"):
        pickle.dumps(world)


@every_game
def test_imagined_worlds_differ(game: Game) -> None:
    state = advance(load(game, 2).new_initial_state(), 6, seed=6)
    while state.is_chance_node():
        advance(state, 1, seed=7)
    numbers = iter([0.1, 0.1, 0.5, 0.9])
    worlds = [str(state.resample_from_infostate(state.current_player(), lambda: next(numbers))) for _ in range(4)]
    assert worlds[0] == worlds[1]
    assert len(set(worlds)) > 1


@every_game
def test_a_tensor_tells_pasts_apart(game: Game) -> None:
    """What a seat chose is in its tensor for ever, also where its view no longer shows it."""
    start = advance(load(game, 2).new_initial_state(), 4, seed=3)
    first, second = (start.child(start.legal_actions()[end]) for end in (0, -1))
    for step in range(40):
        assert first.information_state_tensor(0) != second.information_state_tensor(0)
        advance(first, 1, seed=step)
        advance(second, 1, seed=step)


def test_information_set_search_of_the_library_plays() -> None:
    bot = ismcts.ISMCTSBot(
        game=pyspiel.load_game("python_opera"),
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=3,
        random_state=np.random.RandomState(1),
    )
    state = advance(pyspiel.load_game("python_opera").new_initial_state(), 4, seed=2)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["python_opera", "python_operaopoly"])
def test_games_and_states_travel(name: str) -> None:
    game = pyspiel.load_game(name)
    state = advance(game.new_initial_state(), 50, seed=4)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    twin = pickle.loads(pickle.dumps(state))
    assert str(twin) == str(state)
    assert twin.information_state_string(0) == state.information_state_string(0)


def test_a_spectator_sees_what_lies_open() -> None:
    game = pyspiel.load_game("python_operaopoly", {"players": 2})
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    state = advance(game.new_initial_state(), 10, seed=5)
    observer = game.make_py_observer(kind)
    assert observer.string_from(state, 0) == observer.string_from(state, 1)
    assert '"hand"' not in observer.string_from(state, 0)
    everybody = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="nobody sees"):
        game.make_py_observer(everybody)

import json

import numpy as np
import pytest

from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.game import SPECTATOR, Game
from operahouse.lab.research.encoding import Encoder, seen_from_own_seat
from operahouse.lab.research.sequential_game import SequentialGame
from tests.games_under_test import GAMES, every_game
from tests.research.setups import every_table, play_some, questions

DESCRIBED = pytest.mark.parametrize("game", [game for game in GAMES if game.name != "toy"], ids=lambda game: game.name)


@every_table
def test_there_are_always_as_many_numbers_each_with_a_label(game: Game, players: int) -> None:
    encoder = Encoder(game, players)
    assert len(set(encoder.labels)) == encoder.size
    viewers = [*range(players), SPECTATOR]
    for index, state in enumerate(questions(game, players, seed=1)):
        numbers = encoder.encode(game.view(state, viewers[index % len(viewers)], memory=True))
        assert len(numbers) == encoder.size
        assert -1 <= min(numbers) <= max(numbers) <= 1


@every_table
def test_what_a_seat_cannot_know_does_not_show(game: Game, players: int) -> None:
    sequential = SequentialGame(game, players)
    for index, state in enumerate(questions(game, players, seed=2)):
        seat = index % players
        world = game.imagine(game.view(state, seat, memory=True), Generator(index))
        seen, imagined = sequential.observe(state, seat), sequential.observe(world, seat)
        assert seen["observation"].dtype == np.float32
        assert np.array_equal(seen["observation"], imagined["observation"])
        assert np.array_equal(seen["action_mask"], imagined["action_mask"])


@every_table
def test_states_are_encoded_as_their_views(game: Game, players: int) -> None:
    """The quick way straight from the state shows each viewer exactly what the view shows it."""
    sequential = SequentialGame(game, players)
    encoder = sequential.encoder
    for seed in range(3):
        for state in questions(game, players, seed):
            for viewer in [*range(players), SPECTATOR]:
                seen = np.array(encoder.encode(game.view(state, viewer, memory=True)), np.float32)
                quick = sequential.observe(state, viewer)["observation"]
                assert quick.shape == (encoder.size,)
                wrong = [encoder.labels[place] for place in np.flatnonzero(seen != quick)]
                assert not wrong


@every_table
def test_positions_without_memory_are_encoded_as_their_views(game: Game, players: int) -> None:
    """A position that was read knows less: nobody has counted along."""
    sequential = SequentialGame(game, players)
    for options in [[], game.table_options]:
        state = game.deal(players, list(options), Generator(players))
        play_some(state, Generator(players), 60)
        read = game.read_position(game.write_position(state))
        play_some(read, Generator(players + 1), 20)
        for viewer in [*range(players), SPECTATOR]:
            seen = np.array(sequential.encoder.encode(game.view(read, viewer, memory=True)), np.float32)
            assert np.array_equal(seen, sequential.observe(read, viewer)["observation"])


def test_a_stack_being_chosen_shows_what_it_is_for() -> None:
    encoder = Encoder(load_game("operaopoly"), 3)
    for state in questions(load_game("operaopoly"), 3, seed=6):
        view = load_game("operaopoly").view(state, state.turn, memory=True)
        asks = view["asks"]
        assert isinstance(asks, dict)
        if asks["question"] == "stack":
            shown = {label for label, number in zip(encoder.labels, encoder.encode(view), strict=True) if number}
            assert f"asks.pending.stack={asks['pending']['stack']}" in shown
            assert f"asks.pending.place={asks['pending']['place']}" in shown
            return
    pytest.fail("no stack was chosen in this game")


@DESCRIBED
def test_different_views_have_different_numbers(game: Game) -> None:
    players = game.player_counts[0] + 1
    encoder = Encoder(game, players)
    places = [f"seat+{place}" for place in range(players)]
    told: dict[tuple[float, ...], str] = {}
    for seed in range(3):
        for state in questions(game, players, seed):
            view = game.view(state, state.turn, memory=True)
            seen = json.dumps(seen_from_own_seat(view, places), sort_keys=True)
            assert told.setdefault(tuple(encoder.encode(view)), seen) == seen
    assert len(told) > 100


@DESCRIBED
def test_the_own_seat_comes_first(game: Game) -> None:
    players = game.player_counts[-1]
    encoder = Encoder(game, players)
    state = next(iter(questions(game, players, seed=3)))
    for seat in range(players):
        numbers = dict(zip(encoder.labels, encoder.encode(game.view(state, seat, memory=True)), strict=True))
        assert numbers[f"seats[0]=seat+{(0 - seat) % players}"] == 1
        for other in range(players):
            assert numbers[f"to_act=seat+{(other - seat) % players}"] == (other in state.to_act())


@every_game
def test_the_mask_is_what_the_engine_offers(game: Game) -> None:
    players = game.player_counts[-1]
    sequential = SequentialGame(game, players)
    for state in questions(game, players, seed=4):
        for seat in range(players):
            allowed = state.options(seat) if seat == state.turn else []
            assert np.flatnonzero(sequential.observe(state, seat)["action_mask"]).tolist() == sorted(allowed)


@every_game
def test_wrong_tables_are_refused(game: Game) -> None:
    with pytest.raises(ValueError, match=f"{game.name} is for"):
        SequentialGame(game, 17)
    with pytest.raises(ValueError, match="has no option encore"):
        SequentialGame(game, game.player_counts[0], ["encore"])


def test_places_have_their_worth_and_shared_places_share_it() -> None:
    sequential = SequentialGame("operaopoly", 4)
    state = sequential.deal(Generator(1))
    assert sequential.game.ranking(state) == [[0, 1, 2, 3]]
    assert sequential.utilities(state) == [0, 0, 0, 0]
    for game, players in [("opera", 2), ("opera", 4)]:
        sequential = SequentialGame(game, players)
        *_, last = questions(sequential.game, players, seed=5)
        worth = sequential.utilities(last)
        ranking = sequential.game.ranking(last)
        assert worth[ranking[0][0]] == 1
        assert worth[ranking[-1][-1]] == -1
        assert sum(worth) == pytest.approx(0)

"""The coach: whole moves, the same again for the same seed, from what a seat knows and nothing else."""

import json

import pytest

from operahouse.app.texts import LANGUAGES, Texts
from operahouse.bots.advice import NO_REASON, POINTS_NOW
from operahouse.bots.coach import ADVISED, Coach, CoachAnswer
from operahouse.bots.levels import make_judge
from operahouse.bots.marks import BLUNDER
from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.decision import decision_of
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Game, State
from operahouse.kernel.play import play
from tests.bots.test_levels import GAMES, NAMES, questions


def counsel(game: Game, state: State, seed: int = 1, own: str = "") -> CoachAnswer:
    """What the coach says to whoever is asked first."""
    return Coach(game, make_judge(game)).advise(decision_of(game, state, state.turn), Generator(seed), own)


def whole(game: Game, players: int, seed: int, count: int) -> list[State]:
    """Questions that are not in the middle of a move."""
    return [state for state in questions(game, players, seed, 4 * count) if not state.within_move()][:count]


def position(game: Game, name: str) -> State:
    """The first state of some random games in which a move so called is possible."""
    for seed in range(30):
        for state in whole(game, 3, seed, 40):
            if any(move.startswith(name) for move in game.legal_moves(state, state.turn)):
                return state
    raise AssertionError(name)


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_advice_is_whole_legal_and_ordered(game: Game) -> None:
    for state in whole(game, 3, 9, 6):
        told = counsel(game, state)
        moves = [one.move for one in told.advice]
        assert 1 <= len(moves) <= ADVISED
        assert len(set(moves)) == len(moves)
        for move in moves:
            play(game, state, state.turn, move, whole=True)
        chances = [one.chance for one in told.advice]
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance <= 1 for chance in chances)


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_what_is_hidden_does_not_change_the_advice(game: Game) -> None:
    differing = 0
    for number, state in enumerate(whole(game, 3, 5, 5)):
        seat = state.turn
        other = game.imagine(game.view(state, seat, memory=True), Generator(100 + number))
        differing += game.write_position(other) != game.write_position(state)
        own = counsel(game, state).advice[-1].move
        one, two = (counsel(game, world, 7, own).to_json() for world in (state, other))
        assert json.dumps(one) == json.dumps(two)
    assert differing > 0


def test_a_programme_is_advised_as_a_whole() -> None:
    game = load_game("opera")
    state = position(game, "programme")
    moves = [one.move for one in counsel(game, state).advice]
    assert len(moves) > 1
    assert all(move.startswith("programme") for move in moves)
    for move in moves:
        assert not play(game, state, state.turn, move, whole=True).state.within_move()


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_ones_own_move_is_judged_by_the_same_measure(game: Game) -> None:
    for state in whole(game, 3, 11, 4):
        best = counsel(game, state).advice[0]
        told = counsel(game, state, own=best.move)
        assert told.own is not None
        assert told.own.move == best.move
        assert told.loss == pytest.approx(0, abs=0.05)


def test_a_blunder_is_called_one() -> None:
    """In the last round whoever can score with the Esperto and does not, loses the game."""
    game = load_game("opera")
    worst = 0.0
    for state in whole(game, 2, 4, 60):
        for move in game.legal_moves(state, state.turn)[:6]:
            if move.startswith("programme"):
                continue
            told = counsel(game, state, own=move)
            shown = told.to_json()["own"]
            assert isinstance(shown, dict)
            assert shown["blunder"] is (told.loss >= BLUNDER)
            worst = max(worst, told.loss)
        if worst >= BLUNDER:
            return
    raise AssertionError("players at random make no blunder")


def test_a_move_that_is_not_allowed_is_refused() -> None:
    game = load_game("opera")
    state = whole(game, 3, 9, 1)[0]
    with pytest.raises(Refusal):
        counsel(game, state, own="bid 99")


@pytest.mark.parametrize("game", GAMES[:2], ids=NAMES[:2])
def test_every_reason_has_words_in_every_language(game: Game) -> None:
    names = {POINTS_NOW, *make_judge(game).features.names} - {NO_REASON}
    for lang in LANGUAGES:
        texts = Texts(lang)
        assert all(texts.find(f"{game.name}-reason-{name}", {}) for name in names)
    told = [counsel(game, state) for state in whole(game, 3, 9, 6)]
    keys = {key for one in told for advice in one.advice for key, _ in advice.reasons}
    assert keys <= {f"{game.name}-reason-{name}" for name in names}
    assert keys

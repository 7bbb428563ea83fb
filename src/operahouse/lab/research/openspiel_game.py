"""The games as Python games of OpenSpiel: sequential, with explicit chance and imperfect information.

Secret simultaneous answers are turns one after the other. No information state shows what others have answered.
"""

import json
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
import pyspiel

from operahouse.games.catalogue import game_names, load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.game import CHANCE, NOBODY, SPECTATOR, Game
from operahouse.lab.research.openspiel_history import DEAL_OUTCOMES, EXTERNAL_GAMES, GameHistory, sequential_game
from operahouse.lab.research.perfect_recall import SIGNATURE
from operahouse.lab.research.sequential_game import SequentialGame

LONGEST_GAME = 10_000
"""OpenSpiel asks for an upper bound; no game is nearly as long."""
SEEDS = 2**53
"""How many worlds a number from 0 to 1 can choose between."""


def register(games: Iterable[Game] | None) -> list[str]:
    """Register games that OpenSpiel does not know yet."""
    known = pyspiel.registered_names()
    names: list[str] = []
    for game in [load_game(name) for name in game_names()] if games is None else games:
        names.append(f"python_{game.name}")
        if names[-1] not in known:
            _register(game, names[-1])
    return names


def _register(game: Game, name: str) -> None:
    EXTERNAL_GAMES.setdefault(game.name, game)
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Python {game.name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.player_counts[-1],
        min_num_players=game.player_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.player_counts[0]},
    )

    class RegisteredGame(OpenSpielGame):
        """One game. OpenSpiel creates it from its parameters alone."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, game, params or {})

    pyspiel.register_game(kind, RegisteredGame)


def _load(text: str) -> Any:  # noqa: ANN401
    register(None)
    return pyspiel.load_game(text)


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with a number of players."""

    def __init__(self, kind: Any, game: Game, params: dict[str, Any]) -> None:  # noqa: ANN401
        self.sequential_game = sequential_game(game.name, int(params.get("players", game.player_counts[0])))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.spellings),
            max_chance_outcomes=max(DEAL_OUTCOMES, len(game.spellings)),
            num_players=self.sequential_game.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(kind, info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is pickled as its name and parameters."""
        return _load, (str(self),)

    def new_initial_state(self) -> "OpenSpielState":
        """The state before the deal."""
        return OpenSpielState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401
        params: dict[str, Any] | None = None,
    ) -> "OpenSpielObserver":
        """An observer of the kind OpenSpiel asks for."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return OpenSpielObserver(self.sequential_game, kind, params)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A game in progress. Its `history` is all that OpenSpiel copies and pickles."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.game_history = GameHistory(game.sequential_game)

    def current_player(self) -> int:
        """The seat to act, chance, or nobody."""
        turn = self.game_history.turn()
        if turn == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else turn

    def _legal_actions(self, player: int) -> list[int]:
        state = self.game_history.state
        return sorted(state.options(player)) if state and state.turn == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do now, with probabilities."""
        return self.game_history.outcomes()

    def _apply_action(self, action: int) -> None:
        self.game_history.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The spelling of the option; `deal 17` for a byte of the deal's seed."""
        if self.game_history.state is None:
            return f"deal {action}"
        return self.game_history.game.game.spellings[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game_history.turn() == NOBODY

    def returns(self) -> list[float]:
        """By place once the game is over, from 1 for the first to -1 for the last; 0 before."""
        game, state = self.game_history.game, self.game_history.state
        return game.utilities(state) if state and state.turn == NOBODY else [0.0] * game.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "OpenSpielState":
        """A state that the player can't tell from this one; what it doesn't know is drawn anew. It has no history."""
        seed = int(sampler() * SEEDS)
        twin = OpenSpielState(self.get_game())
        twin.game_history = self.game_history.imagine(player, Generator(seed))
        return twin

    def __str__(self) -> str:
        history = self.game_history
        if history.state is None:
            return f"deal {history.steps}"
        return json.dumps(history.game.game.write_position(history.state))


class OpenSpielObserver:
    """Observes a game as a seat does, or as a spectator if private information is left out."""

    def __init__(self, game: SequentialGame, kind: Any, params: dict[str, Any] | None) -> None:  # noqa: ANN401
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees what all players see")
        self._game = game
        self._perfect_recall = bool(kind.perfect_recall)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        size = game.encoder.size
        recalls = self._perfect_recall and self._private
        self.tensor = np.zeros(size + SIGNATURE if recalls else size, np.float32)
        self.dict = {"observation": self.tensor[:size]} | ({"past": self.tensor[size:]} if recalls else {})

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Fill the tensor with what the player observes and, with perfect recall, its past; zeros before the deal."""
        history = state.game_history
        self.tensor[:] = 0.0
        if history.state is None or history.recall is None:
            return
        seat = player if self._private else SPECTATOR
        self.dict["observation"][:] = self._game.encode(self._game.game.view(history.state, seat, memory=True))
        if "past" in self.dict:
            self.dict["past"][:] = history.recall.signature(player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """The player's view as JSON; with perfect recall, also the hash of everything it has seen and done."""
        history = state.game_history
        if history.state is None or history.recall is None:
            return ""
        if self._perfect_recall and self._private:
            return history.recall.of(player)
        seat = player if self._private else SPECTATOR
        return json.dumps(self._game.game.view(history.state, seat, memory=True))

"""The games as Python games of OpenSpiel: sequential, with explicit chance and imperfect information.

Answers given at the same time in secret are turns one after the other: nobody's information state shows what others
have sealed.
"""

import json
from collections.abc import Iterable
from typing import Any

import numpy as np
import pyspiel

from operahouse.games.catalogue import game_names, load_game
from operahouse.kernel.game import CHANCE, NOBODY, SPECTATOR, Game
from operahouse.lab.research.arena import Arena
from operahouse.lab.research.progress import DEAL_OUTCOMES, GUESTS, Progress, arena_of

LONGEST_GAME = 10_000
"""Longer than any game of the house; OpenSpiel wants to know."""


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
    GUESTS.setdefault(game.name, game)
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
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.player_counts[0]},
    )

    class HouseGame(OpenSpielGame):
        """One game of the house; OpenSpiel makes it from its parameters alone."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, game, params or {})

    pyspiel.register_game(kind, HouseGame)


def _load(text: str) -> Any:  # noqa: ANN401
    register(None)
    return pyspiel.load_game(text)


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with a number of players."""

    def __init__(self, kind: Any, game: Game, params: dict[str, Any]) -> None:  # noqa: ANN401
        self.arena = arena_of(game.name, int(params.get("players", game.player_counts[0])))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.spellings),
            max_chance_outcomes=max(DEAL_OUTCOMES, len(game.spellings)),
            num_players=self.arena.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(kind, info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is sent to another process by its name and parameters."""
        return _load, (str(self),)

    def new_initial_state(self) -> "OpenSpielState":
        """Nothing is dealt yet."""
        return OpenSpielState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401
        params: dict[str, Any] | None = None,
    ) -> "OpenSpielObserver":
        """Who looks at the game, and how much it remembers."""
        return OpenSpielObserver(self.arena, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A game in progress; all that OpenSpiel copies and stores of it is its `progress`."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.progress = Progress(game.arena)

    def current_player(self) -> int:
        """The seat to act, chance, or nobody."""
        turn = self.progress.turn()
        if turn == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else turn

    def _legal_actions(self, player: int) -> list[int]:
        state = self.progress.state
        return sorted(state.options(player)) if state and state.turn == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What luck may do now, with probabilities."""
        return self.progress.outcomes()

    def _apply_action(self, action: int) -> None:
        self.progress.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The spelling of the option; `deal 17` for a part of the deal's number."""
        if self.progress.state is None:
            return f"deal {action}"
        return self.progress.arena.game.spellings[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.progress.turn() == NOBODY

    def returns(self) -> list[float]:
        """By place when the game is over, from 1 for the first to -1 for the last; before that nothing."""
        arena, state = self.progress.arena, self.progress.state
        return arena.utilities(state) if state and state.turn == NOBODY else [0.0] * arena.players

    def __str__(self) -> str:
        state = self.progress.state
        return json.dumps(self.progress.arena.game.write_position(state)) if state else f"deal {self.progress.steps}"


class OpenSpielObserver:
    """Sees a game as a seat does, or as a spectator where private information is left out."""

    def __init__(self, arena: Arena, kind: Any, params: dict[str, Any] | None) -> None:  # noqa: ANN401
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees what all players see")
        self._arena = arena
        self._remembers = bool(kind.perfect_recall)
        self._own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(arena.encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Fill the tensor with what the player observes; zeros before the deal."""
        position = state.progress.state
        seat = player if self._own else SPECTATOR
        self.tensor[:] = self._arena.encode(self._arena.game.view(position, seat, memory=True)) if position else 0.0

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """The player's view as JSON; for an information state also what it remembers."""
        progress = state.progress
        if progress.state is None or progress.recollection is None:
            return ""
        if self._remembers and self._own:
            return progress.recollection.of(player)
        seat = player if self._own else SPECTATOR
        return json.dumps(self._arena.game.view(progress.state, seat, memory=True))

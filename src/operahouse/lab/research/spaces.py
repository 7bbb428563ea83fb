"""The observation space of the PettingZoo and Gymnasium environments."""

import numpy as np
from gymnasium import spaces

from operahouse.lab.research.sequential_game import SequentialGame


def observation_space(game: SequentialGame) -> spaces.Dict:
    """The space of everything a seat can observe."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (game.encoder.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (game.actions,), np.int8),
        }
    )

"""What observations look like to PettingZoo and Gymnasium."""

import numpy as np
from gymnasium import spaces

from operahouse.lab.research.arena import Arena


def observation_space(arena: Arena) -> spaces.Dict:
    """The space of everything a seat can observe."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (arena.encoder.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(arena.game.spellings),), np.int8),
        }
    )

"""What observations look like to PettingZoo and Gymnasium."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from operahouse.lab.research.arena import Arena

Seen = dict[str, NDArray[Any]]
"""An `observation` of numbers from -1 to 1, and an `action_mask` with 1 for every option that may be chosen."""


def observation_space(arena: Arena) -> spaces.Dict:
    """The space of everything a seat can observe."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (arena.encoder.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (arena.game.vocabulary(),), np.int8),
        }
    )

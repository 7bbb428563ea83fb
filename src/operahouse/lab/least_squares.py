"""Fits the weights of a judge to the points that positions turned out to be worth."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

STIFFNESS = 40.0
"""How strongly weights are held near the previous ones, in rows of data."""
STAGE_STIFFNESS = 1000.0
"""How strongly a stage is held near all stages together, in rows of data."""
STEP = 0.5
"""With the aim `lead`: how far a generation goes from the previous weights to the fitted ones."""

Weights = list[list[float]]
Row = tuple[int, list[float], float]
"""Stage, features, and the points that were still to come."""


@dataclass
class Fitted:
    """Weights and spread by stage, and the generation they are from; 0 is the first guess."""

    weights: Weights
    spread: list[float]
    generation: int = 0


def refit(rows: list[Row], before: Fitted, stiffness: float = STIFFNESS) -> Fitted:
    """Least squares for each stage, held near the previous weights."""
    weights: Weights = []
    spread: list[float] = []
    for stage, old in enumerate(before.weights):
        features = np.array([row[1] for row in rows if row[0] == stage], dtype=float)
        to_come = np.array([row[2] for row in rows if row[0] == stage], dtype=float)
        if len(to_come) == 0:
            weights.append(old)
            spread.append(before.spread[stage])
            continue
        fitted = _least_squares(features, to_come, np.array(old), stiffness)
        weights.append([float(weight) for weight in fitted])
        spread.append(max(1.0, float(np.std(to_come - features @ fitted))))
    return Fitted(weights, spread)


def refit_lead(rows: list[Row], before: Fitted) -> Fitted:
    """Half of the way to the fitted weights, with each stage held near all stages together."""
    return part_way(before, refit(rows, pooled(rows, before), STAGE_STIFFNESS))


def pooled(rows: list[Row], before: Fitted) -> Fitted:
    """One set of weights for all stages, held near the previous ones."""
    features = np.array([row[1] for row in rows])
    to_come = np.array([row[2] for row in rows])
    old = np.array(before.weights).mean(axis=0)
    together = [float(weight) for weight in _least_squares(features, to_come, old, STIFFNESS)]
    return Fitted([together] * len(before.weights), before.spread)


def part_way(before: Fitted, after: Fitted) -> Fitted:
    """Weights and spread between those of two generations."""
    weights = [_between(old, new) for old, new in zip(before.weights, after.weights, strict=True)]
    return Fitted(weights, _between(before.spread, after.spread))


def _between(old: list[float], new: list[float]) -> list[float]:
    return [one + STEP * (other - one) for one, other in zip(old, new, strict=True)]


def _least_squares(
    features: NDArray[np.float64], wanted: NDArray[np.float64], old: NDArray[np.float64], stiffness: float
) -> NDArray[np.float64]:
    scale = np.sqrt((features**2).mean(axis=0)) + 0.1
    stiff = np.diag(stiffness * scale**2)
    return np.asarray(np.linalg.solve(features.T @ features + stiff, features.T @ wanted + stiff @ old), np.float64)

"""Counting sequences of options, as chess programs do: a change of any rule changes a count."""

from operahouse.kernel.game import State


def perft(state: State, depth: int) -> list[int]:
    """How many sequences of 1, 2, … options there are; seats asked at the same time answer in seat order."""
    return [_sequences(state, length) for length in range(1, depth + 1)]


def _sequences(state: State, length: int) -> int:
    seat: int = state.turn
    options = state.options(seat)
    if length == 1:
        return len(options)
    total = 0
    for option in options:
        after = state.clone()
        after.step(seat, option)
        total += _sequences(after, length - 1)
    return total

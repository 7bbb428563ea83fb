"""What the figures are held against."""

from typing import NamedTuple

Results = dict[str, dict[str, float | str]]


class Goal(NamedTuple):
    """A goal in words, what was measured, and whether that reaches it."""

    text: str
    measured: str
    reached: bool


def goals(results: Results, import_milliseconds: float) -> list[Goal]:
    """All goals that can be judged from these results."""
    found = [
        _ratio(results, "opera-3-plain", "decisions_per_second", 5, "Opera plain: decisions/s against catanatron"),
        Goal("import operahouse under 100 ms", f"{import_milliseconds:.1f} ms", import_milliseconds < 100),
    ]
    if "opera-3-compiled" in results:
        compiled = results["opera-3-compiled"]
        games, size = float(compiled["games_per_second"]), float(compiled["state_bytes"])
        found += [
            _ratio(results, "opera-3-compiled", "decisions_per_second", 25, "Opera compiled: decisions/s"),
            _ratio(results, "opera-3-compiled", "copies_per_second", 25, "Opera compiled: copies/s"),
            Goal("Opera compiled: at least 2,500 whole 3-player games/s", f"{games:,.0f}", games >= 2500),
            Goal("Opera: a state of at most 4,096 bytes", f"{size:,.0f} bytes", size <= 4096),
        ]
    return found


def _ratio(results: Results, key: str, figure: str, times: int, text: str) -> Goal:
    ratio = float(results[key][figure]) / float(results["catanatron"][figure])
    return Goal(f"{text}, at least {times} times", f"{ratio:.1f} times", ratio >= times)

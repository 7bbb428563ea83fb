"""Curtain calls: what a person has achieved in a game. There are few, and none for merely coming back."""

from collections.abc import Mapping, Sequence
from typing import Final

from operahouse.store.curtain_calls import CurtainCall
from operahouse.store.puzzle import Puzzle
from operahouse.store.results import Result, Tally
from operahouse.table.match import Match
from operahouse.table.players import players_at_start

OVATION: Final = "ovation"
"""Won with a quarter more points than anybody else."""
DA_CAPO: Final = "da-capo"
"""Won from last place, after three quarters of the moves."""
GALA: Final = "gala"
"""Won at a table for as many as the game allows, with a person in every seat."""
SHARP_EYES: Final = "sharp-eyes"
"""A whole game in which the coach finds no mistake."""
GRAND_TOUR: Final = "grand-tour"
"""Won with every number of players that a game allows. It follows from the results, so nothing is stored."""
STORED: Final = [OVATION, DA_CAPO, GALA, SHARP_EYES]
WEAK: Final = ("", "random", "novice")
"""Beating these is no achievement."""


def calls_for(match: Match, results: Sequence[Result]) -> list[CurtainCall]:
    """What people have achieved by winning a match."""
    return [
        CurtainCall(result.person, name, result.match, result.ended)
        for result in results
        if _counts(match, result) and result.place == 1
        for name in _won_by(match, result)
    ]


def calls_for_review(match: Match, results: Sequence[Result], mistakes: Sequence[Puzzle]) -> list[CurtainCall]:
    """Who has played a whole game without a mistake."""
    erring = {puzzle.person for puzzle in mistakes}
    return [
        CurtainCall(result.person, SHARP_EYES, result.match, result.ended)
        for result in results
        if _counts(match, result) and result.person not in erring
    ]


def grand_tour(tallies: Sequence[Tally], player_counts: Mapping[str, Sequence[int]]) -> tuple[int, int]:
    """With how many numbers of players somebody has won, of how many, in the game where they are furthest."""
    won = {game: sum(tally.won > 0 for tally in tallies if tally.game == game) for game in player_counts}
    reached = [(won[game], len(counts)) for game, counts in player_counts.items()]
    return max(reached, key=lambda each: (each[0] / each[1], each[0]), default=(0, 1))


def _counts(match: Match, result: Result) -> bool:
    return match.outcome == "finished" and result.finished and result.place > 0 and result.opponents not in WEAK


def _won_by(match: Match, result: Result) -> list[str]:
    scores = result.details.scores
    own, others = result.points, [points for seat, points in scores.items() if seat != result.seat]
    found = []
    if others and max(others) > 0 and 4 * own >= 5 * max(others):
        found.append(OVATION)
    if _was_last(match, result.seat):
        found.append(DA_CAPO)
    if result.players == match.game.player_counts[-1] and len(players_at_start(match)) == result.players:
        found.append(GALA)
    return found


def _was_last(match: Match, seat: str) -> bool:
    """Whether everybody else had more points after three quarters of the moves."""
    points = dict.fromkeys(match.occupants, 0)
    for number, _, _ in match.moves[: 3 * len(match.moves) // 4]:
        for event in match.events[number - 1]:
            gained = event.details.get("points")
            if event.kind == "points" and event.seat in points and isinstance(gained, int):
                points[event.seat] += gained
    return all(points[seat] < other for name, other in points.items() if name != seat)

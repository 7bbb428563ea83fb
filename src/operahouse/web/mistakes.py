"""The mistakes that a review found, for those who made them."""

from operahouse.kernel.game import Json
from operahouse.review.report import ReviewJson
from operahouse.store.puzzle import Puzzle
from operahouse.table.match import Match
from operahouse.table.players import players_at_start

MISTAKES = ("slip", "mistake", "blunder")


def mistakes_of(id_: str, match: Match, review: ReviewJson) -> list[Puzzle]:
    """One puzzle for each mistake of a person. Branches are for trying things out, so they count nothing."""
    if match.branched_at:
        return []
    people = {seat: person for seat, (person, _) in players_at_start(match).items()}
    return [
        Puzzle(
            people[one["seat"]], id_, one["place"], match.game.name, one["seat"], one["best"].split()[0],
            one["mark"], one["loss"],
        )
        for moment in review["moments"]
        for one in moment["decisions"]
        if one["seat"] in people and one["mark"] in MISTAKES
    ]  # fmt: skip


def write_puzzle(puzzle: Puzzle) -> Json:
    """A `TrainingPuzzle`."""
    return {
        "table": puzzle.match,
        "place": puzzle.place,
        "game": puzzle.game,
        "seat": puzzle.seat,
        "theme": puzzle.theme,
        "mark": puzzle.mark,
        "box": puzzle.box,
        "due": puzzle.due,
        "tried": puzzle.tried,
    }

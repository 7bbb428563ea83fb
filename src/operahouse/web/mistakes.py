"""The mistakes that a review found, for those who made them."""

from operahouse.review.report import ReviewJson
from operahouse.store.training import Puzzle
from operahouse.table.match import Match
from operahouse.web.players import players_at_start

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

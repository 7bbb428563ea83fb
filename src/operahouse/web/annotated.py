"""An annotated game: its record with the review and what people wrote about it, as JSON and as lines of text."""

from typing import Final

from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Json
from operahouse.review.report import ReviewDecision, ReviewJson
from operahouse.review.text import SIGNS, review_lines
from operahouse.store.comments import SignedComment
from operahouse.table.match import Match
from operahouse.table.players import players_at_start
from operahouse.table.record import record_of
from operahouse.web.final_result import final_result
from operahouse.web.ports import Localize
from operahouse.web.text_board import player_names
from operahouse.web.wall_clock import iso_time

FORMAT: Final = "operahouse-annotated/1"


def annotated_json(match: Match, review: ReviewJson | None, comments: list[SignedComment]) -> Json:
    """Everything, unrounded. `review` is null until it's made."""
    seats = {person: seat for seat, (person, _) in players_at_start(match).items()}
    return {
        "format": FORMAT,
        "record": record_of(match, iso_time(match.entries[0].at)),
        "review": None if review is None else {**review},
        "comments": [
            {
                "place": one.comment.place, "name": one.name, "seat": seats.get(one.comment.person),
                "text": one.comment.text, "at": iso_time(one.comment.at),
            }
            for one in comments
        ],
    }  # fmt: skip


class AnnotatedText:
    """The same for people: headline, moves with marks and comments, and the review."""

    def __init__(self, match: Match, language: str, localize: Localize) -> None:
        self._match = match
        self._language = language
        self._localize = localize
        began = {seat: name for seat, (_, name) in players_at_start(match).items()}
        self._names = {**player_names(match, self.say), **began}

    def say(self, key: str, details: Json) -> str:
        """A text in the reader's language."""
        return self._localize(self._language, OperahouseError(key, details))

    def title(self) -> str:
        """The game, and who won it."""
        key = f"client-game-{self._match.agreement.game}"
        game = self.say(key, {})
        game = self._match.agreement.game.capitalize() if game == key else game
        _, winners = final_result(self._match)
        names: list[Json | str] = [self._name(seat) for seat in winners]
        return self.say("web-shared-title", {"game": game, "winners": names, "count": len(names)})

    def result(self) -> str:
        """Everybody's points, the best first; who sat there if nobody finished."""
        points, _ = final_result(self._match)
        if not points:
            return ", ".join(self._name(seat) for seat in self._match.occupants)
        ranked = sorted(points, key=lambda seat: -points[seat])
        return ", ".join(f"{self._name(seat)} {points[seat]}" for seat in ranked)

    def lines(self, review: ReviewJson | None, comments: list[SignedComment]) -> list[str]:
        """The whole game."""
        head = [self.title(), self.result(), ""]
        told = [] if review is None else ["", *review_lines(self.say, review, None)]
        return [*head, *self._moves(review, comments), *told]

    def _moves(self, review: ReviewJson | None, comments: list[SignedComment]) -> list[str]:
        decisions = _by_place(review)
        lines = self._comments(comments, 0)
        for place, (_, seat, move) in enumerate(self._match.moves):
            name = self._names.get(seat, seat) if seat in self._match.occupants else "*"
            decision = decisions.get(place)
            sign = f" {SIGNS[decision['mark']]}" if decision is not None and decision["mark"] else ""
            better = f" ({decision['best']})" if decision is not None and sign and decision["mark"] != "praise" else ""
            lines.append(f"{place + 1:>4}. {name}: {move}{sign}{better}")
            lines += self._comments(comments, place + 1)
        return lines

    def _comments(self, comments: list[SignedComment], place: int) -> list[str]:
        return [f"      – {one.name}: {one.comment.text}" for one in comments if one.comment.place == place]

    def _name(self, seat: str) -> str:
        return self._names.get(seat, seat)


def _by_place(review: ReviewJson | None) -> dict[int, ReviewDecision]:
    moments = [] if review is None else review["moments"]
    return {one["place"]: one for moment in moments for one in moment.get("decisions", [])}

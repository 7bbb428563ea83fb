"""What a viewer sees of a game that is entered by hand."""

from operahouse.kernel.by_hand import ByHand
from operahouse.kernel.by_hand_types import BidsJson, ByHandJson, DrawJson, LineJson, WhyJson
from operahouse.kernel.errors import OperahouseError, Refusal
from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader
from operahouse.table.by_hand import bids_are_open, sheet_of
from operahouse.table.match import Match
from operahouse.table.sheet import Course, Line, by_hand_of, is_hidden, told_hands


def by_hand_json(match: Match, seat: str) -> ByHandJson:
    """The sheet as this seat may see it; a spectator sees what everybody at the table sees."""
    sheet, by_hand, agreed = sheet_of(match), by_hand_of(match.game), match.agreement
    course = sheet.course
    has_to_lay_out = course is None and sheet.depth == "record"
    return {
        "depth": sheet.depth,
        "layout": by_hand.layout(agreed.players, list(agreed.options), told_hands(match)) if has_to_lay_out else None,
        "lines": [_line(by_hand, course, line, seat) for line in sheet.lines] if course is not None else [],
        "draw": None if course is None else draw_json(by_hand, course, seat),
        "secret": course is not None and course.wanted is None and _asks_in_secret(match, by_hand, course),
        "over": course is not None and course.wanted is None and not course.guess.state.to_act(),
        "hand": None if course is None or not by_hand.has_hands else _hand(match, by_hand, course, seat),
        "bids": _bids(match, seat) if sheet.depth == "bids" else None,
        "sheet": None if sheet.score is None else {**sheet.score},
        "count": None if sheet.score is None else by_hand.count(Reader({**sheet.score}, "score")),
    }


def _line(by_hand: ByHand, course: Course, line: Line, seat: str) -> LineJson:
    hidden = is_hidden(by_hand, course, line)
    shown = not hidden or line.seat == seat
    why = course.whys.get(line.number)
    return {
        "line": line.number,
        "seat": line.seat,
        "move": line.move if line.move and shown else None,
        "cards": [*line.cards] if not line.move and shown else None,
        "source": line.source,
        "secret": hidden,
        "round": course.rounds.get(line.number),
        "why": _why(why) if why is not None and shown else None,
    }


def _why(error: OperahouseError) -> WhyJson:
    details: Json = {
        name: value if isinstance(value, str | int | float | list | dict) else str(value)
        for name, value in error.details.items()
    }
    return {"text": error.key, "details": details, "rule": error.rule if isinstance(error, Refusal) else ""}


def draw_json(by_hand: ByHand, course: Course, seat: str) -> DrawJson | None:
    """What has to be told at that moment."""
    waiting, wanted = course.waiting, course.wanted
    if waiting is None or wanted is None:
        return None
    shown = waiting.seat == seat or not is_hidden(by_hand, course, waiting)
    return {
        "seat": waiting.seat,
        "move": waiting.move if shown else None,
        "events": [event.json for event in wanted.events if event.seen_by is None],
        "kind": wanted.kind,
        "to": wanted.to,
        "count": wanted.number,
        "limit": wanted.limit,
        "choices": wanted.choices,
    }


def _asks_in_secret(match: Match, by_hand: ByHand, course: Course) -> bool:
    asked = course.guess.state.to_act()
    return bool(asked) and by_hand.is_secret(course.guess.state, asked[0], "")


def _hand(match: Match, by_hand: ByHand, course: Course, seat: str) -> list[str] | None:
    """The cards that the seat has named, as far as it holds them still."""
    number = match.seat_numbers.get(seat)
    if number is None:
        return None
    named = [card for claim in course.guess.claims if claim.seat == number for card in claim.cards]
    return [card for card in dict.fromkeys(named) if by_hand.holds(course.guess.state, number, [card])]


def _bids(match: Match, seat: str) -> BidsJson:
    bids = sheet_of(match).bids
    return {
        "round": bids.round,
        "sealed": sorted(bids.sealed),
        "own": bids.sealed.get(seat),
        "opened": {**bids.sealed} if bids_are_open(match) else None,
        "before": [{**round_} for round_ in bids.before],
    }

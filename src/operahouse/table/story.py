"""A finished match, moment by moment, from behind any screen."""

from typing import NamedTuple

from operahouse.kernel.decision import Decision, decision_of
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json
from operahouse.table.fact import Entry
from operahouse.table.log import replay
from operahouse.table.luck import published
from operahouse.table.match import Match
from operahouse.table.moving import Moved
from operahouse.table.stream import watch_behind


def story(match: Match, person: str, screen: str) -> list[Json]:
    """Everything that was told of the match, with the screen of one seat open."""
    return watch_behind(match, person, screen).read(match)


def moment(match: Match, person: str, screen: str, number: int) -> Json:
    """The table as that seat saw it when this number of the story had just been told."""
    entry = _entry(match, person, screen, number)
    return _seen(_until(match, entry.number), screen)


class Question(NamedTuple):
    """What a seat knew when it was asked, and what it answered."""

    entry: int
    """The number of the answer in the log."""
    seat: str
    decision: Decision
    move: str


def question(match: Match, person: str, screen: str, number: int) -> Question:
    """The question that was answered by the move which this number of the story tells."""
    entry = _entry(match, person, screen, number)
    fact = entry.fact
    if not isinstance(fact, Moved) or fact.source == "luck":
        raise Refusal("", "table-nothing-asked", {"number": number})
    before = _until(match, entry.number - 1)
    assert before.state is not None
    decision = decision_of(match.game, before.state, before.seat_number(fact.seat))
    return Question(entry.number, fact.seat, decision, fact.move)


def _entry(match: Match, person: str, screen: str, number: int) -> Entry:
    """The entry of the log that this number of the story tells."""
    stream = watch_behind(match, person, screen)
    stream.read(match)
    entry = next((entry for entry in match.entries if stream.own_number(entry.number) == number), None)
    if entry is None:
        raise Refusal("", "table-no-such-moment", {"number": number, "last": stream.number})
    return entry


def _until(match: Match, number: int) -> Match:
    """The match as it was after that entry."""
    return replay(lambda _: match.game, match.entries[:number])


def _seen(match: Match, seat: str) -> Json:
    """Like `operahouse.table.sight`, of somebody who can no longer do anything."""
    seen: Json = {
        "game": match.opened.game,
        "status": match.status,
        "published": published(match.seed),
        "you": seat,
        "host": False,
        "seats": {name: {"name": place.name, "bot": place.bot} for name, place in match.places.items()},
        "spectators": [],
        "wishes": [],
        "asked": match.asked(),
        "clocks": None,
        "note": "",
        "next": None,
        "options": [],
        "can_undo": False,
        "orders": {},
    }
    if match.state is not None:
        view = match.game.view(match.state, match.seat_number(seat))
        seen.update({"view": view, "prospects": match.game.forecast(view)})
    return seen

"""A finished match, moment by moment, from behind any screen."""

from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json
from operahouse.table.log import replay
from operahouse.table.luck import published
from operahouse.table.match import Match
from operahouse.table.stream import watch_behind


def story(match: Match, person: str, screen: str) -> list[Json]:
    """Everything that was told of the match, with the screen of one seat open."""
    return watch_behind(match, person, screen).read(match)


def moment(match: Match, person: str, screen: str, number: int) -> Json:
    """The table as that seat saw it when this number of the story had just been told."""
    stream = watch_behind(match, person, screen)
    stream.read(match)
    entry = next((entry for entry in match.entries if stream.own_number(entry.number) == number), None)
    if entry is None:
        raise Refusal("", "table-no-such-moment", {"number": number, "last": stream.number})
    earlier = replay(lambda _: match.game, match.entries[: entry.number])
    return _seen(earlier, screen)


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
        seen.update(view=view, prospects=match.game.prospects(view))
    return seen

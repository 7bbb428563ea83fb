"""Who watches a table, in this process and in others, and which players are gone."""

from typing import Final

from operahouse.kernel.game import Json
from operahouse.web.bus import BusMessage
from operahouse.web.errors import RequestError
from operahouse.web.live_match import LiveMatch
from operahouse.web.wall_clock import SECOND, now

MOST_SHOWN: Final = 50
FORGET_AFTER: Final = 60 * SECOND
"""The viewers that a process reported are shown for this long. Live processes repeat them in time."""
REPEAT_AFTER: Final = 20 * SECOND


def local_viewers(live: LiveMatch) -> list[tuple[str, str]]:
    """Ids and names of the people who watch in this process, each once."""
    found = {viewer.person.id: viewer.person.name for viewer in live.viewers}
    return list(found.items())[:MOST_SHOWN]


def all_viewers(live: LiveMatch) -> dict[str, str]:
    """Ids and names of the people who watch in any process."""
    people = dict(local_viewers(live))
    oldest = now() - FORGET_AFTER
    for process, (at, theirs) in list(live.remote_viewers.items()):
        if at < oldest:
            del live.remote_viewers[process]
        else:
            people |= dict(theirs)
    return people


def absent_players(live: LiveMatch) -> dict[str, int]:
    """The seats of people who play and are gone, and since when; those for whom a bot plays are not among them."""
    viewers, match = all_viewers(live), live.match
    people = {seat: match.occupants[seat].person for seat in match.present}
    return {seat: live.gone_since(person) for seat, person in people.items() if person not in viewers}


def check_absent(live: LiveMatch, seat: str, patience: int) -> None:
    """Raises RequestError unless the player at that seat has been gone for so many milliseconds."""
    since = absent_players(live).get(seat)
    if since is None or now() < since + patience:
        raise RequestError(409, "table-stand-in-here", {"seat": seat[:MOST_SHOWN]})


def send_presence(live: LiveMatch, patience: int) -> None:
    """Send everybody here who is at the table, if it has changed."""
    present = list(all_viewers(live).items())[:MOST_SHOWN]
    shown: list[Json] = [{"name": name, "seat": live.match.seat_of.get(id_)} for id_, name in present]
    absent = absent_players(live)
    for viewer in live.viewers:
        if viewer.presence_shown != (shown, absent):
            viewer.presence_shown = (shown, absent)
            viewer.reply({"type": "presence", "people": shown, "absent": _write_absent(live, absent, patience)})


def _write_absent(live: LiveMatch, absent: dict[str, int], patience: int) -> Json:
    """For how long each has been gone, and after how long the others may vote for a bot; null where a clock runs."""
    votes = live.match.clock.time_control.kind == "none"
    return {
        seat: {"gone": max(0, now() - since), "vote_in": max(0, since + patience - now()) if votes else None}
        for seat, since in absent.items()
    }


def presence_message(live: LiveMatch, process: str, ask: bool) -> BusMessage:
    """The viewers of this process, for the others."""
    live.presence_sent = now()
    return BusMessage(live.id, process=process, people=local_viewers(live), ask=ask)


def receive_presence(live: LiveMatch, message: BusMessage) -> None:
    """The viewers of another process."""
    if message.people:
        live.remote_viewers[message.process] = (now(), message.people)
    else:
        live.remote_viewers.pop(message.process, None)

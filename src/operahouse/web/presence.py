"""Who watches a table, in this process and in others."""

from typing import Final

from operahouse.kernel.game import Json
from operahouse.web.bus import BusMessage
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


def send_presence(live: LiveMatch) -> None:
    """Send everybody here the list of viewers in all processes, if it has changed."""
    people = dict(local_viewers(live))
    oldest = now() - FORGET_AFTER
    for process, (at, theirs) in list(live.remote_viewers.items()):
        if at < oldest:
            del live.remote_viewers[process]
        else:
            people |= dict(theirs)
    present = list(people.items())[:MOST_SHOWN]
    shown: list[Json] = [{"name": name, "seat": live.match.seat_of.get(id_)} for id_, name in present]
    fresh = [viewer for viewer in live.viewers if viewer.presence_shown != shown]
    for viewer in fresh:
        viewer.presence_shown = shown
        viewer.reply({"type": "presence", "people": shown})


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
    send_presence(live)

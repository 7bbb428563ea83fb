"""Who looks at a table, in this process and in others."""

from typing import Final

from operahouse.kernel.game import Json
from operahouse.web.bus import Note
from operahouse.web.clock import SECOND, now
from operahouse.web.live import Live

MOST_SHOWN: Final = 50
FORGOTTEN: Final = 60 * SECOND
"""What a process said is believed so long; one that lives repeats it in time."""
REPEATED: Final = 20 * SECOND


def people_here(live: Live) -> list[tuple[str, str]]:
    """Ids and names of those who look at the table in this process, each once."""
    found = {viewer.person.id: viewer.person.name for viewer in live.viewers}
    return list(found.items())[:MOST_SHOWN]


def tell(live: Live) -> None:
    """Tell everybody here who looks at the table anywhere; only if that has changed."""
    people = dict(people_here(live))
    oldest = now() - FORGOTTEN
    for process, (at, theirs) in list(live.elsewhere.items()):
        if at < oldest:
            del live.elsewhere[process]
        else:
            people |= dict(theirs)
    present = list(people.items())[:MOST_SHOWN]
    shown: list[Json] = [{"name": name, "seat": live.match.seat_of(id_) or None} for id_, name in present]
    fresh = [viewer for viewer in live.viewers if viewer.seen != shown]
    for viewer in fresh:
        viewer.seen = shown
        viewer.reply({"type": "presence", "people": shown})


def note_of(live: Live, process: str, ask: bool) -> Note:
    """What other processes are told."""
    live.presence_told = now()
    return Note(live.id, process=process, people=people_here(live), ask=ask)


def hear(live: Live, note: Note) -> None:
    """What another process told."""
    if note.people:
        live.elsewhere[note.process] = (now(), note.people)
    else:
        live.elsewhere.pop(note.process, None)
    tell(live)

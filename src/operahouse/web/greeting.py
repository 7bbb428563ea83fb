"""The first message to a viewer."""

from typing import Final

from operahouse.kernel.game import Json
from operahouse.table.snapshot import snapshot
from operahouse.web.live_match import LiveMatch
from operahouse.web.table_summary import write_table
from operahouse.web.viewer import Viewer
from operahouse.web.wall_clock import now

VERSION: Final = 2


def hello(live: LiveMatch, viewer: Viewer, after: int) -> Json:
    """The table as it is. Everything that the viewer has missed since that number follows with the first news."""
    viewer.unsent = viewer.stream.resume(live.match, after)
    written: Json = {
        "type": "hello",
        "protocol": VERSION,
        "person": viewer.person.id,
        "table": write_table(live.summary, viewer.person),
        "number": viewer.stream.number,
    }
    if viewer.wants_snapshot:
        written["snapshot"] = snapshot(live.match, viewer.person.id, now())
    return written

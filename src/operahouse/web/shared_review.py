"""A review that several people look at together: one leads, the others follow or look around by themselves.

Nothing of it is stored. Where somebody leads is told to everybody at the table, in this process and in others.
"""

from typing import TYPE_CHECKING

from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json
from operahouse.table.players import players_at_start
from operahouse.web.bus import BusMessage, Lead
from operahouse.web.errors import RequestError
from operahouse.web.live_match import LiveMatch
from operahouse.web.presence import all_viewers
from operahouse.web.viewer import Viewer

if TYPE_CHECKING:
    from operahouse.web.server import Server


def take_lead(server: "Server", live: LiveMatch, viewer: Viewer, place: int, seat: str, is_open: bool) -> None:
    """Lead, or lead on. Raises Refusal while the game goes on, RequestError if somebody else leads."""
    match = live.match
    if not match.outcome:
        raise Refusal("", "table-screens-closed", {})
    if seat not in match.occupants:
        raise Refusal("", "table-unknown-seat", {"seat": seat[:80], "known": ", ".join(match.occupants)})
    if place > len(match.moves):
        raise Refusal("", "table-no-such-moment", {"number": place, "last": len(match.moves)})
    _check_free(live, viewer)
    _set_lead(server, live, Lead(viewer.person.id, viewer.person.name, place, seat, is_open))


def end_lead(server: "Server", live: LiveMatch, viewer: Viewer, leaving: bool = True) -> None:
    """Whoever stops leading, or leaves with the last connection, leads no more."""
    person = viewer.person.id
    stays = leaving and any(other.person.id == person for other in live.viewers)
    if live.lead is not None and live.lead.person == person and not stays:
        _set_lead(server, live, None)


def show_lead(live: LiveMatch, viewer: Viewer) -> None:
    """Somebody has come: tell them who leads."""
    if live.lead is not None:
        viewer.reply(_write_lead(live.lead, viewer))


def repeat_lead(server: "Server", live: LiveMatch) -> None:
    """Another process asks who is here: tell it who leads, if they do so here."""
    lead = live.lead
    if lead is not None and any(viewer.person.id == lead.person for viewer in live.viewers):
        server.bus.publish(BusMessage(live.id, process=server.name, reviewed=True, lead=lead))


def tell_commented(server: "Server", live: LiveMatch) -> None:
    """There are other comments: everybody reads them again, each without those of people they have muted."""
    _show_commented(live)
    server.bus.publish(BusMessage(live.id, process=server.name, commented=True))


def receive(live: LiveMatch, message: BusMessage) -> None:
    """News of another process."""
    if message.commented:
        _show_commented(live)
    if message.reviewed:
        _show_lead(live, message.lead)


def _check_free(live: LiveMatch, viewer: Viewer) -> None:
    """Nobody takes the lead from somebody who is here, except players from spectators."""
    lead = live.lead
    if lead is None or lead.person == viewer.person.id or lead.person not in all_viewers(live):
        return
    players = {person for person, _ in players_at_start(live.match).values()}
    if viewer.person.id not in players or lead.person in players:
        raise RequestError(409, "web-led", {"name": lead.name})


def _set_lead(server: "Server", live: LiveMatch, lead: Lead | None) -> None:
    _show_lead(live, lead)
    server.bus.publish(BusMessage(live.id, process=server.name, reviewed=True, lead=lead))


def _show_lead(live: LiveMatch, lead: Lead | None) -> None:
    live.lead = lead
    for viewer in live.viewers:
        viewer.reply(_write_lead(lead, viewer))


def _show_commented(live: LiveMatch) -> None:
    for viewer in live.viewers:
        viewer.reply({"type": "commented"})


def _write_lead(lead: Lead | None, viewer: Viewer) -> Json:
    if lead is None:
        return {"type": "led", "lead": None}
    shown: Json = {"name": lead.name, "you": lead.person == viewer.person.id}
    return {"type": "led", "lead": {**shown, "place": lead.place, "seat": lead.seat, "open": lead.open}}

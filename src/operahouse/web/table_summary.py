"""The summary of a table, as one person sees it."""

from typing import Any

from operahouse.store.match_summary import MatchSummary
from operahouse.store.person import Person


def write_table(summary: MatchSummary, person: Person | None) -> dict[str, Any]:
    """A `TableSummary` as JSON. Nothing here is secret: who sits where, and whom the game waits for."""
    own = person.id if person is not None else ""
    mine = next((seat.seat for seat in summary.seats if own and seat.person == own), None)
    host = next((seat.name for seat in summary.seats if seat.person == summary.host), "")
    seats = [
        {
            "seat": seat.seat, "name": seat.name, "bot": seat.bot, "asked": seat.awaited, "you": seat.seat == mine,
            "guest": seat.guest,
        }
        for seat in summary.seats
    ]  # fmt: skip
    return {
        "id": summary.match, "code": summary.code, "link": f"/t/{summary.match}", "game": summary.game,
        "players": summary.players, "options": list(summary.options), "pace": summary.time_control.to_json(),
        "public": summary.public, "rated": summary.rated, "status": summary.status, "host": host,
        "created": summary.created, "changed": summary.changed, "ended": summary.ended, "seats": seats, "you": mine,
    }  # fmt: skip

"""The summary of a table, as one person sees it."""

from operahouse.store.match_summary import MatchSummary
from operahouse.store.people import Person
from operahouse.web.schemas.tables import TableSeat, TableSummary


def table_summary(summary: MatchSummary, person: Person | None) -> TableSummary:
    """Nothing here is secret: who sits where, and whom the game waits for."""
    own = person.id if person is not None else ""
    mine = next((seat.seat for seat in summary.seats if own and seat.person == own), None)
    host = next((seat.name for seat in summary.seats if seat.person == summary.host), "")
    seats = [
        TableSeat.model_construct(
            seat=seat.seat, name=seat.name, bot=seat.bot, asked=seat.awaited, you=seat.seat == mine, guest=seat.guest
        )
        for seat in summary.seats
    ]
    return TableSummary.model_construct(
        id=summary.match, code=summary.code, link=f"/t/{summary.match}", game=summary.game, players=summary.players,
        options=list(summary.options), pace=summary.time_control.to_json(), public=summary.public, rated=summary.rated,
        status=summary.status,
        host=host, created=summary.created, changed=summary.changed, ended=summary.ended, seats=seats, you=mine,
    )  # fmt: skip

"""A table in a few words, as one person sees it."""

from operahouse.store.cards import Card
from operahouse.store.people import Person
from operahouse.web.shapes import SeatShape, Summary


def summary(card: Card, person: Person | None) -> Summary:
    """Nothing here is secret: who sits where, and whom the game waits for."""
    own = person.id if person is not None else ""
    mine = next((seat.seat for seat in card.seats if own and seat.person == own), None)
    host = next((seat.name for seat in card.seats if seat.person == card.host), "")
    seats = [
        SeatShape.model_construct(
            seat=seat.seat, name=seat.name, bot=seat.bot, asked=seat.awaited, you=seat.seat == mine
        )
        for seat in card.seats
    ]
    return Summary.model_construct(
        id=card.match, code=card.code, link=f"/t/{card.match}", game=card.game, players=card.players,
        options=list(card.options), pace=card.time_control.to_json(), public=card.public, rated=card.rated,
        status=card.status,
        host=host, created=card.created, changed=card.changed, ended=card.ended, seats=seats, you=mine,
    )  # fmt: skip

"""Live pictures for the foyer: public tables that are played now, as anybody sees them who walks by."""

from fastapi import APIRouter

from operahouse.kernel.decision import decision_for_person
from operahouse.kernel.game import SPECTATOR
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError
from operahouse.web.schemas.foyer import TablePicture
from operahouse.web.security import Address
from operahouse.web.sessions import CurrentServer, MaybePerson
from operahouse.web.tables import Id

router = APIRouter(prefix="/api", tags=["foyer"], responses=ERROR_RESPONSES)


@router.get("/tables/{id}/picture")
async def read_picture(id: Id, server: CurrentServer, me: MaybePerson, address: Address) -> TablePicture:  # noqa: A002
    """A public table as it is now, with all screens closed, also for those who are at it."""
    live = await server.live_match(id, address)
    match = live.match
    if not live.summary.public or match.state is None or match.outcome:
        raise RequestError(404, "web-unknown-table")
    live.check_may_watch("" if me is None else me.id)
    if not match.agreement.spectators:
        raise RequestError(403, "table-no-spectators")
    view = decision_for_person(match.game, match.state, SPECTATOR).view
    return TablePicture(
        number=match.number, points=_points(view.get("players")), view=view, forecast=match.game.forecast(view)
    )


def _points(players: object) -> dict[str, int]:
    """The points by seat, in games that show them."""
    if not isinstance(players, dict):
        return {}
    return {
        seat: shown["points"]
        for seat, shown in players.items()
        if isinstance(shown, dict) and isinstance(shown.get("points"), int)
    }

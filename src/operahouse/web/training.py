"""Training: one's own mistakes of all games, which come back until they are known."""

import asyncio

from fastapi import APIRouter

from operahouse.store.puzzle import Puzzle
from operahouse.store.training import note_try, puzzles_of
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError
from operahouse.web.mistakes import write_puzzle
from operahouse.web.records import Place
from operahouse.web.schemas.training import Training, TrainingPuzzle, TrainingTry
from operahouse.web.sessions import CurrentServer, SignedIn
from operahouse.web.tables import Id
from operahouse.web.wall_clock import now

router = APIRouter(prefix="/api/me/training", tags=["training"], responses=ERROR_RESPONSES)


@router.get("")
async def read_training(server: CurrentServer, me: SignedIn) -> Training:
    """My own mistakes of all games that were reviewed, the most overdue first."""
    found = await asyncio.to_thread(server.store.read, lambda connection: puzzles_of(connection, me.id))
    return Training(now=now(), puzzles=[_shown(puzzle) for puzzle in found])


@router.post("/{id}/{place}")
async def note_my_try(id: Id, place: Place, body: TrainingTry, server: CurrentServer, me: SignedIn) -> TrainingPuzzle:  # noqa: A002
    """I have tried a puzzle. What I failed comes back soon, what I solved later each time."""
    after = await asyncio.to_thread(
        server.store.change, lambda connection: note_try(connection, me.id, id, place, body.solved, now())
    )
    if after is None:
        raise RequestError(404, "web-not-here")
    return _shown(after)


def _shown(puzzle: Puzzle) -> TrainingPuzzle:
    return TrainingPuzzle.model_validate(write_puzzle(puzzle))

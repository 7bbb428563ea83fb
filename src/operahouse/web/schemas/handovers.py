"""Games that were played without the server."""

from typing import Annotated, Literal

from pydantic import Field

from operahouse.kernel.game import Json
from operahouse.table.handover import FORMAT, MOST_MOVES, MOST_PLAYERS
from operahouse.web.schemas.base import WITHOUT_NUL, Schema, Word

LONGEST_MOVE = 2000
Move = Annotated[str, Field(max_length=LONGEST_MOVE, pattern=WITHOUT_NUL)]


class HandoverShare(Schema):
    """A seat's share in the deal."""

    commitment: Word
    nonce: Word


class NewHandover(Schema):
    """A game that I played against bots on my own device. It's dealt and played again here."""

    format: Literal["operahouse-handover"] = Field(description=f"`{FORMAT}`")
    version: Literal[1]
    id: Word = Field(min_length=1, description="Of the game on the device: handed over twice, it's kept once")
    game: Word
    edition: Word
    rules: Word
    options: list[Word] = Field(max_length=20)
    seed: str = Field(max_length=128)
    seats: dict[Word, Word] = Field(max_length=MOST_PLAYERS, description="The bot at each seat; empty for mine")
    shares: dict[Word, HandoverShare] = Field(max_length=MOST_PLAYERS)
    parent: Word = Field(description="The table here that it goes on from; empty for a game of its own")
    position: Json = Field(description="Where it began, if it goes on from another one; else empty")
    moves: list[list[Move]] = Field(max_length=MOST_MOVES, description="Seat and move, without those of chance")
    resigned: bool

"""Profiles: how somebody plays, and what they have played."""

from pydantic import Field

from operahouse.web.schemas.base import Schema


class ShownRating(Schema):
    """A rating and its uncertainty: 1548 ± 46."""

    value: int
    margin: int = Field(description="The true strength lies within it, 19 times of 20")
    games: int


class RatingPoint(Schema):
    """The rating after a game."""

    at: int
    value: int
    margin: int


class PlayersResult(Schema):
    """The results of games for so many players."""

    players: int
    games: int
    won: int


class OpponentsResult(Schema):
    """The results against people, or where only bots sat at the table, by the strongest of them."""

    opponents: str = Field(description="`people`, or the level of a bot")
    games: int
    won: int


class SourcePoints(Schema):
    """Points for one source, on average in the latest games."""

    source: str
    own: float
    others: float = Field(description="What one of the others got, at the same tables")


class UseCount(Schema):
    """How often something was used, on average in the latest games."""

    kind: str = Field(description="Such as `role` or `composer`")
    name: str
    own: float
    others: float = Field(description="How often one of the others used it, at the same tables")


class CurtainCallInfo(Schema):
    """Something to achieve, and how far somebody has come."""

    name: str
    reached: int
    of: int
    at: int | None = Field(description="When it was achieved for the first time, where that is known")


class GameProfile(Schema):
    """How somebody plays a game."""

    game: str
    games: int
    won: int
    rating: ShownRating | None = Field(description="Once a rated game is played")
    course: list[RatingPoint] = Field(description="The latest ratings, in order")
    by_players: list[PlayersResult]
    by_opponents: list[OpponentsResult]
    form: list[int] = Field(description="The places in the latest games, the latest last")
    sources: list[SourcePoints]
    source_games: int = Field(description="From how many games the points by source are")
    uses: list[UseCount]
    use_games: int = Field(description="From how many games the uses are")
    lessons: int = Field(description="How many lessons are done")
    lessons_in_all: int


class PlayedSeat(Schema):
    """A seat of a game that is over."""

    seat: str
    name: str
    bot: str
    points: int | None
    you: bool = Field(description="Whether it was the seat of the person whose profile it is")


class PlayedGame(Schema):
    """A game that is over."""

    id: str
    game: str
    ended: int
    place: int
    points: int
    seats: list[PlayedSeat]


class PlayedGames(Schema):
    """Games that are over, the latest first. Go on before `next`; null after the last one."""

    games: list[PlayedGame]
    next: int | None


class Finished(Schema):
    """Games with other people, and how many of them were played to the end."""

    games: int
    finished: int


class Profile(Schema):
    """A person's page."""

    id: str = Field(description="By which to block somebody")
    name: str
    guest: bool
    you: bool
    private: bool = Field(description="Whether only the person may see it")
    since: int
    finished: Finished
    curtain_calls: list[CurtainCallInfo]
    games: list[GameProfile]
    recent: PlayedGames


class Visibility(Schema):
    """Who may see my profile."""

    private: bool

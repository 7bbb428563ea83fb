"""A person's page: everything on it is one read of the database."""

from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import Connection

from operahouse.store.curtain_calls import curtain_calls_of
from operahouse.store.lessons import lessons_done
from operahouse.store.people import Person
from operahouse.store.preferences import is_private
from operahouse.store.ratings import Rating, rating_course, ratings_of_person
from operahouse.store.results import (
    LATEST,
    ListedResult,
    Result,
    Tally,
    finished_share,
    latest_results,
    list_results,
    tally_by_opponents,
    tally_by_players,
)
from operahouse.table.points import sum_points
from operahouse.web.curtain_calls import GRAND_TOUR, STORED, grand_tour
from operahouse.web.rating_scale import shown_rating
from operahouse.web.schemas.profiles import (
    CurtainCallInfo,
    Finished,
    GameProfile,
    OpponentsResult,
    PlayedGame,
    PlayedGames,
    PlayedSeat,
    PlayersResult,
    Profile,
    RatingPoint,
    ShownRating,
    SourcePoints,
    UseCount,
)

COURSE_LENGTH: Final = 200
SOURCE_GAMES: Final = 50
"""From how many games points by source are averaged at most."""
FORM_LENGTH: Final = 12
PAGE_LENGTH: Final = 10


def read_profile(
    connection: Connection,
    person: Person,
    own: bool,
    games: Mapping[str, Sequence[int]],
    lessons: Mapping[str, int],
) -> Profile:
    """The page as its owner sees it, or as others do.

    `games` says how many can play each game, `lessons` how many lessons it has.
    """
    players, opponents = tally_by_players(connection, person.id), tally_by_opponents(connection, person.id)
    ratings, done = ratings_of_person(connection, person.id), lessons_done(connection, person.id)
    shown = []
    for game in games:
        profile = _game_profile(connection, person.id, game, players, opponents, ratings.get(game))
        learned = {"lessons": len(done.get(game, [])), "lessons_in_all": lessons.get(game, 0)}
        shown.append(profile.model_copy(update=learned))
    return Profile(
        id=person.id,
        name=person.name,
        guest=not person.password,
        you=own,
        private=is_private(connection, person.id),
        since=person.created,
        finished=finished_games(connection, person.id),
        curtain_calls=_curtain_calls(connection, person.id, players, games),
        games=shown,
        recent=played_games(connection, person.id, own),
    )


def _curtain_calls(
    connection: Connection, person: str, tallies: Sequence[Tally], games: Mapping[str, Sequence[int]]
) -> list[CurtainCallInfo]:
    """All there are, achieved or not."""
    times = curtain_calls_of(connection, person)
    reached, goal = grand_tour(tallies, games)
    return [
        *[CurtainCallInfo(name=name, reached=int(name in times), of=1, at=times.get(name)) for name in STORED],
        CurtainCallInfo(name=GRAND_TOUR, reached=reached, of=goal, at=None),
    ]


def finished_games(connection: Connection, person: str) -> Finished:
    """How many games with other people somebody has played to the end."""
    share = finished_share(connection, person)
    return Finished(games=share.games, finished=share.finished)


def played_games(connection: Connection, person: str, own: bool, before: int = LATEST) -> PlayedGames:
    """A page of games that are over. Others see the public ones only."""
    found = list_results(connection, person, not own, before, PAGE_LENGTH + 1)
    shown = found[:PAGE_LENGTH]
    return PlayedGames(
        games=[_played(each) for each in shown], next=shown[-1].result.ended if len(found) > PAGE_LENGTH else None
    )


def _game_profile(
    connection: Connection, person: str, game: str, players: list[Tally], opponents: list[Tally], rating: Rating | None
) -> GameProfile:
    own_players = [tally for tally in players if tally.game == game]
    latest = latest_results(connection, person, game, SOURCE_GAMES) if own_players else []
    course = rating_course(connection, person, game, COURSE_LENGTH) if rating else []
    return GameProfile(
        game=game,
        games=sum(tally.games for tally in own_players),
        won=sum(tally.won for tally in own_players),
        rating=write_rating(rating),
        course=[_rating_point(step.at, step.mu, step.sigma) for step in course],
        by_players=[PlayersResult(players=int(each.kind), games=each.games, won=each.won) for each in own_players],
        by_opponents=[
            OpponentsResult(opponents=each.kind, games=each.games, won=each.won)
            for each in opponents
            if each.game == game
        ],
        form=[result.place for result in latest[:FORM_LENGTH]][::-1],
        sources=_sources(latest),
        source_games=len(latest),
        uses=_uses(latest),
        use_games=len(_with_uses(latest)),
        lessons=0,
        lessons_in_all=0,
    )


def write_rating(rating: Rating | None) -> ShownRating | None:
    """A rating as it's sent."""
    if rating is None:
        return None
    value, margin = shown_rating(rating.mu, rating.sigma)
    return ShownRating(value=value, margin=margin, games=rating.games)


def _rating_point(at: int, mu: float, sigma: float) -> RatingPoint:
    value, margin = shown_rating(mu, sigma)
    return RatingPoint(at=at, value=value, margin=margin)


def _sources(results: Sequence[Result]) -> list[SourcePoints]:
    """Averages by source, in the order in which sources first occur."""
    if not results:
        return []
    own = sum_points([result.details.own for result in results])
    others = sum_points([result.details.others for result in results])
    seats = sum(result.players - 1 for result in results)
    return [
        SourcePoints(source=source, own=own.get(source, 0) / len(results), others=others.get(source, 0) / max(1, seats))
        for source in dict.fromkeys([*own, *others])
    ]


def _with_uses(results: Sequence[Result]) -> list[Result]:
    return [result for result in results if result.details.own_uses or result.details.other_uses]


def _uses(results: Sequence[Result]) -> list[UseCount]:
    """Averages by use, those of a kind together, the most used first."""
    counted = _with_uses(results)
    own = sum_points([result.details.own_uses for result in counted])
    others = sum_points([result.details.other_uses for result in counted])
    seats = sum(result.players - 1 for result in counted)
    found = [
        UseCount(
            kind=use.partition(".")[0],
            name=use.partition(".")[2],
            own=own.get(use, 0) / len(counted),
            others=others.get(use, 0) / max(1, seats),
        )
        for use in {**own, **others}
    ]
    return sorted(found, key=lambda each: (each.kind, -each.own, each.name))


def _played(listed: ListedResult) -> PlayedGame:
    result, summary = listed
    scores = result.details.scores
    seats = [
        PlayedSeat(
            seat=each.seat, name=each.name, bot=each.bot, points=scores.get(each.seat), you=each.seat == result.seat
        )
        for each in summary.seats
    ]
    return PlayedGame(
        id=result.match, game=result.game, ended=result.ended, place=result.place, points=result.points, seats=seats
    )

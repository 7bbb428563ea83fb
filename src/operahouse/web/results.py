"""Files how a match ended for everybody who took part, for their profiles."""

import asyncio
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection

from operahouse.bots.levels import LEVELS
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Game
from operahouse.kernel.reading import Reader
from operahouse.store.curtain_calls import add_curtain_calls
from operahouse.store.match_summary import MatchSummary
from operahouse.store.participants import participant_changes
from operahouse.store.results import NO_PLACE, Result, ResultDetails, add_results, unfiled_matches, without_result
from operahouse.store.store import Store
from operahouse.store.tournaments import is_hidden
from operahouse.table.end import Ended
from operahouse.table.log import rebuild
from operahouse.table.match import Match
from operahouse.table.players import players_at_start
from operahouse.table.points import points_by_source, sum_points, uses_by_kind
from operahouse.web.curtain_calls import calls_for
from operahouse.web.rating import places_in

FILED_AT_ONCE: Final = 20
"""Matches that one visit to a profile files at most."""
LARGEST: Final = 2**31 - 1
PEOPLE: Final = "people"
NOTHING: Final = ResultDetails({}, {}, {})
FindGame = Callable[[str], Game]


async def file_results(store: Store, match: Match, summary: MatchSummary) -> None:
    """File the results of a match that is over, unless that was done before, or others still play the same board."""
    await asyncio.to_thread(_file, store, match, summary)


def _file(store: Store, match: Match, summary: MatchSummary) -> None:
    persons = _persons(match)
    if store.read(lambda connection: is_hidden(connection, summary.match)):
        return
    if store.read(lambda connection: without_result(connection, summary.match, persons)):
        _add(store, results_of(match, summary), match)


def _add(store: Store, results: list[Result], match: Match | None) -> None:
    """File results, and what people have achieved by them."""
    calls = [] if match is None else calls_for(match, results)

    def add(connection: Connection) -> None:
        add_results(connection, results)
        add_curtain_calls(connection, calls)

    store.change(add)


def file_missing(store: Store, find_game: FindGame, person: str) -> None:
    """File results that are missing: those of earlier versions, and of servers that stopped too early."""
    for id_ in store.read(lambda connection: unfiled_matches(connection, person, FILED_AT_ONCE)):
        summary = store.summary(id_)
        if summary is not None:
            _add(store, *_results_from_log(store, find_game, summary, person))


def results_of(match: Match, summary: MatchSummary) -> list[Result]:
    """The results of everybody in whose list the match is."""
    counted = _counted(match, summary)
    return [counted.get(person) or _uncounted(summary, person) for person in _persons(match)]


def _persons(match: Match) -> list[str]:
    """In whose lists the match is."""
    return [person for person, here in participant_changes(match.entries, match.agreement.host).items() if here]


def _results_from_log(
    store: Store, find_game: FindGame, summary: MatchSummary, person: str
) -> tuple[list[Result], Match | None]:
    """A match whose rules aren't known here doesn't count."""
    try:
        match = rebuild(find_game, store.load(summary.match))
        return results_of(match, summary), match
    except OperahouseError:
        return [_uncounted(summary, person)], None


def _counted(match: Match, summary: MatchSummary) -> dict[str, Result]:
    """By person. Only games that were played to an end here count, and no branches of others."""
    if match.outcome not in ("finished", "resigned") or match.branched_at or match.handed_over_at:
        return {}
    places, scores, sources, uses = places_in(match), _scores(match), points_by_source(match), uses_by_kind(match)
    found = {}
    for seat, (person, _) in players_at_start(match).items():
        others = sum_points([points for other, points in sources.items() if other != seat])
        other_uses = sum_points([counts for other, counts in uses.items() if other != seat])
        details = ResultDetails(scores, sources[seat], others, uses[seat], other_uses)
        found[person] = Result(
            person, summary.match, summary.game, summary.players, seat, places[seat], scores.get(seat, 0),
            _strongest_opponent(match, seat), summary.ended, details, _has_finished(match, seat),
        )  # fmt: skip
    return found


def _has_finished(match: Match, seat: str) -> bool:
    """Whether the person was there in the end. Whoever is on holiday has said so."""
    return seat not in match.resigned and (seat in match.present or seat in match.away_until)


def _uncounted(summary: MatchSummary, person: str) -> Result:
    return Result(person, summary.match, summary.game, summary.players, "", NO_PLACE, 0, "", summary.ended, NOTHING)


def _scores(match: Match) -> dict[str, int]:
    ended = next(entry.fact for entry in reversed(match.entries) if isinstance(entry.fact, Ended))
    return {seat: points.integer(-LARGEST, LARGEST) for seat, points in Reader(ended.result).at("points").entries()}


def _strongest_opponent(match: Match, seat: str) -> str:
    """People, if there was another one at the start; else the strongest bot."""
    people = players_at_start(match)
    if any(other != seat for other in people):
        return PEOPLE
    bots = [shown["bot"].partition("@")[0] for other, shown in match.seat_names.items() if other != seat]
    return max(bots, key=_strength, default="")


def _strength(bot: str) -> int:
    return LEVELS.index(bot) if bot in LEVELS else len(LEVELS)

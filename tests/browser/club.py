"""A house with a club: people with accounts, ratings and results, and tables in the foyer."""

from random import Random

from operahouse.store.connect import open_store
from operahouse.store.curtain_calls import CurtainCall, add_curtain_calls
from operahouse.store.daily import add_daily_game, end_daily_game
from operahouse.store.foyer import Listing, write_listings
from operahouse.store.match_summary import SeatSummary
from operahouse.store.people import Person
from operahouse.store.ratings import Rating
from operahouse.store.results import Result, ResultDetails, add_results
from operahouse.store.store import Store
from operahouse.table.time_control import TimeControl
from operahouse.web.daily_deal import archive_days, today
from operahouse.web.wall_clock import now
from tests.browser.theatre import Theatre
from tests.store.matches import plain_append

DAY = 24 * 60 * 60 * 1000
SOURCES = {
    "opera": ["building", "great-halls", "century", "signora", "esperto", "empty-halls"],
    "operaopoly": ["cards", "house", "bonus", "closing"],
}
USES = {
    "opera": [
        *[f"role.{name}" for name in ("impresario", "architetto", "signora", "maestro", "critico", "esperto")],
        *[f"composer.{name}" for name in ("monteverdi", "handel", "mozart", "beethoven", "verdi", "wagner")],
    ],
    "operaopoly": [
        *[f"composer.{name}" for name in ("bizet", "verdi", "wagner")],
        *[f"slot.{name}" for name in ("female", "male", "orchestra")],
    ],
}
SEATS = {"opera": ["red", "blue", "yellow"], "operaopoly": ["red", "blue", "green"]}


def add_history(theatre: Theatre, person: str, name: str, games: int = 14) -> None:
    """Games that somebody has played in the last months, rated ones, and against bots."""
    store, chance = open_store(theatre.database), Random(1)
    for game, share in (("opera", games), ("operaopoly", games // 2)):
        mu = 25.0
        for number in range(1, share + 1):
            ended = now() - (share - number + 1) * 5 * DAY
            match = f"{person}-{game}-{number}"
            _add_game(store, match, game, person, name, ended, chance)
            mu += chance.uniform(-1, 1.3)
            rating = Rating(person, name, game, mu, 8.3 / (1 + number / 6), number)
            store.rate(match, [rating], ended)
    store.close()


def add_waiting_tables(theatre: Theatre, prefix: str, count: int) -> None:
    """Tables that look for players."""
    store, chance = open_store(theatre.database), Random(2)
    paces = [TimeControl(), TimeControl("live", 900_000, 20_000, 500), TimeControl("slow", days=3)]
    for number in range(count):
        game = chance.choice(["opera", "operaopoly"])
        seats = [SeatSummary(seat, "", "", "", False) for seat in SEATS[game]]
        seats[0] = SeatSummary(seats[0].seat, "host", chance.choice(["Clara", "Tom", "Ida"]), "", False)
        parts = {
            "game": game, "players": 3, "seats": tuple(seats), "created": now() - number * 1000, "host": "host",
            "time_control": chance.choice(paces), "code": f"{prefix}-{number}",
        }  # fmt: skip
        store.submit(plain_append(f"{prefix}-{number}", 1, 1, **parts)).result()
        listing = Listing(f"{prefix}-{number}", number % 2 == 0, True, 1, now(), now() + DAY)
        store.change(lambda connection, listing=listing: write_listings(connection, [listing]))  # type: ignore[misc]
    store.close()


def add_daily_results(theatre: Theatre, person: str, name: str) -> None:
    """Somebody has played the deal of today and of days before, and so have others."""
    store, chance = open_store(theatre.database), Random(3)
    days = [today(now()), *archive_days(now(), 5)]
    for other in [person, *[f"{name} other {number}" for number in range(12)]]:
        if store.person(other) is None:
            store.add_person(Person(other, other, "", "en", 1))
        for day in days:
            match = f"{other} {day}"
            store.submit(plain_append(match, 1, 1, code=match)).result()
            _add_daily_result(store, day, other, match, chance.randrange(40, 110))
    store.close()


def _add_daily_result(store: Store, day: str, person: str, match: str, points: int) -> None:
    store.change(lambda connection: add_daily_game(connection, day, person, match))
    store.change(lambda connection: end_daily_game(connection, match, points, now()))


def _add_game(store: Store, match: str, game: str, person: str, name: str, ended: int, chance: Random) -> None:
    points = sorted((chance.randrange(55, 95) for _ in range(3)), reverse=True)
    place = chance.choice([1, 1, 2, 3])
    own = points.pop(place - 1)
    scores = dict(zip(SEATS[game], [own, *points], strict=True))
    people = chance.random() < 0.5
    seats = (
        SeatSummary(SEATS[game][0], person, name, "", False),
        SeatSummary(SEATS[game][1], "other", "Tom", "", False) if people else _bot(SEATS[game][1]),
        _bot(SEATS[game][2]),
    )
    parts = {"game": game, "players": 3, "seats": seats, "status": "ended", "ended": ended, "code": match}
    store.submit(plain_append(match, 1, 1, **parts)).result()
    sources = {source: chance.randrange(2, 20) for source in SOURCES[game]}
    others = {source: chance.randrange(4, 40) for source in SOURCES[game]}
    own_uses = {use: chance.randrange(5) for use in USES[game]}
    other_uses = {use: chance.randrange(9) for use in USES[game]}
    opponents = "people" if people else "expert"
    details = ResultDetails(scores, sources, others, own_uses, other_uses)
    result = Result(person, match, game, 3, SEATS[game][0], place, own, opponents, ended, details)
    call = CurtainCall(person, "ovation", match, ended)
    store.change(lambda connection: add_results(connection, [result]))
    store.change(lambda connection: add_curtain_calls(connection, [call]))


def _bot(seat: str) -> SeatSummary:
    return SeatSummary(seat, "", "", "expert", False)

"""How long the pages of the club take on PostgreSQL, and how that grows with what is stored.

`python -m benchmarks.foyer` fills a database with 10,000 people and 2,000 tables that look for players, then with more
and more finished games, and asks a real server for each page. It prints milliseconds: the middle and the slowest of
twenty of each request, as its client sees them; at the end, how much more each page costs with all games than with the
first thousand.
"""

import argparse
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

import httpx
import psycopg
from sqlalchemy import make_url
from tests.store.postgres import empty_database, postgres_for
from tests.web.serving import serving

from operahouse.store.connect import open_store
from operahouse.web.sessions import hash_token
from operahouse.web.wall_clock import now

PEOPLE: Final = 10_000
OPEN_TABLES: Final = 2_000
PLAYING_TABLES: Final = 500
STORED: Final = [1_000, 10_000, 100_000, 1_000_000]
TIMES: Final = 20
TOKEN: Final = "a token for measuring"
PAGES: Final = {
    "foyer": "/api/foyer",
    "foyer, chosen": "/api/foyer?game=opera&players=3&pace=slow",
    "own page": "/api/me/profile",
    "page of another": "/api/people/name7",
    "games of another": "/api/people/name7/results",
    "ratings": "/api/ratings?game=opera",
    "my tables": "/api/me/tables",
    "records": "/api/records?game=opera",
    "tournaments": "/api/tournaments",
    "a tournament": "/api/tournaments/t1",
}
ADD_PEOPLE: Final = """
    INSERT INTO people (id, name, account, password, language, created, look_exact, look_folded)
    SELECT 'p' || n, 'Name' || n, 'name' || n, 'x', 'en', n, 'Name' || n, 'name' || n
    FROM generate_series(1, {people}) n;
    INSERT INTO ratings (game, person, name, mu, sigma, games)
    SELECT 'opera', 'p' || n, 'Name' || n, 15 + (n % 200) / 10.0, 2 + (n % 60) / 10.0, 40
    FROM generate_series(1, {people}) n;
    INSERT INTO sessions (token_hash, person, until) VALUES ('{token}', 'p8', {now} + 86400000);
    INSERT INTO tournaments (id, name, format, game, players, rounds, pace, level, public, rated, automatic, organiser,
                             status, round, created)
    SELECT 't' || n, 'Evening ' || n, 'swiss', 'opera', 2, 6, '{{"kind":"none"}}', 'amateur', true, false, false,
           'p' || n, CASE WHEN n = 1 THEN 'running' ELSE 'open' END, CASE WHEN n = 1 THEN 6 ELSE 0 END, {now}
    FROM generate_series(1, 200) n;
    INSERT INTO entries (tournament, person, number, since, status)
    SELECT 't' || t, 'p' || n, n, 1, 'in' FROM generate_series(1, 200) t, generate_series(1, 64) n;
    INSERT INTO tournament_tables (tournament, round, number, match, seating, result, hidden)
    SELECT 't1', r, n, 'tm' || r || '-' || n, '["p' || n || '","p' || (33 + (n + r) % 32) || '"]',
           '{{"places":[1,2],"points":[70,60],"resigned":[]}}', false
    FROM generate_series(1, 6) r, generate_series(1, 32) n
"""
ADD_TABLES: Final = """
    INSERT INTO cards (match, code, game, rules, players, options, public, rated, status, host, created, changed, ended,
                       due, number, seats, pace)
    SELECT '{status}' || n, '{status}' || n, CASE WHEN n % 3 = 0 THEN 'operaopoly' ELSE 'opera' END, '1.0', 2 + n % 3,
           '[]', true, n % 2 = 0, '{status}', 'p' || (1 + n % {people}), {now} - n * 1000, {now} - n * 1000, 0, NULL, 9,
           '[{{"seat":"red","person":"p1","name":"Anna","bot":"","asked":true}},'
           '{{"seat":"blue","person":"","name":"","bot":"","asked":false}},'
           '{{"seat":"yellow","person":"","name":"","bot":"","asked":false}}]',
           CASE WHEN n % 4 = 0 THEN '{{"kind":"slow","days":3}}' ELSE '{{"kind":"none"}}' END
    FROM generate_series(1, {count}) n;
    INSERT INTO listings (match, seeks, spectators, people, seen, until)
    SELECT '{status}' || n, n % 2 = 0, true, n % 9, {now} + 86400000, {now} + 86400000
    FROM generate_series(1, {count}) n
"""
ADD_GAMES: Final = """
    INSERT INTO cards (match, code, game, rules, players, options, public, rated, status, host, created, changed, ended,
                       due, number, seats, pace)
    SELECT 'm' || n, 'c' || n, CASE WHEN n % 3 = 0 THEN 'operaopoly' ELSE 'opera' END, '1.0', 2, '[]', n % 2 = 0, true,
           'ended', 'p' || (1 + n % {people}), n, n, n, NULL, 200,
           '[{{"seat":"red","person":"p1","name":"Anna","bot":"","asked":false}},'
           '{{"seat":"blue","person":"p2","name":"Bob","bot":"","asked":false}}]', '{{"kind":"none"}}'
    FROM generate_series({first}, {last}) n;
    INSERT INTO sitters (person, match)
    SELECT 'p' || (1 + (n + seat * 37) % {people}), 'm' || n
    FROM generate_series({first}, {last}) n, generate_series(0, 1) seat;
    INSERT INTO results (person, match, game, players, seat, place, points, opponents, ended, details)
    SELECT 'p' || (1 + (n + seat * 37) % {people}), 'm' || n, CASE WHEN n % 3 = 0 THEN 'operaopoly' ELSE 'opera' END, 2,
           'red', 1 + (n + seat) % 2, 70 + n % 20, 'people', n,
           '{{"scores":{{"red":70,"blue":66}},"own":{{"building":20,"great-halls":50}},"others":{{"building":66}},'
           '"own_uses":{{"role.maestro":2,"composer.mozart":3}},"other_uses":{{"role.maestro":4}}}}'
    FROM generate_series({first}, {last}) n, generate_series(0, 1) seat;
    INSERT INTO rating_steps (person, game, match, at, mu, sigma)
    SELECT 'p' || (1 + (n + seat * 37) % {people}), 'opera', 'm' || n, n, 25, 3
    FROM generate_series({first}, {last}) n, generate_series(0, 1) seat
"""


def fill(connection: psycopg.Connection[tuple[object, ...]], statements: str, **values: object) -> None:
    """Run statements with these values, and count anew what the planner should know."""
    connection.execute(statements.format(people=PEOPLE, now=now(), **values).encode())


def measure(client: httpx.Client) -> dict[str, tuple[float, float]]:
    """Milliseconds for each page: the middle and the slowest."""
    found = {}
    for name, path in PAGES.items():
        times = []
        for _ in range(TIMES):
            start = perf_counter()
            answer = client.get(path)
            times.append((perf_counter() - start) * 1000)
            assert answer.status_code == 200, answer.text
        found[name] = (median(times), max(times))
    return found


def main() -> None:
    """Fill, ask, print, and again with ten times as many games."""
    parser = argparse.ArgumentParser(description="Measure the pages of the club.")
    parser.add_argument("--games", type=int, default=STORED[-1], help="finished games stored at most")
    most = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder, postgres_for(Path(folder)) as postgres:
        url = empty_database(postgres.url, "club")
        open_store(url).close()
        plain = make_url(url).render_as_string(hide_password=False)
        with psycopg.connect(plain, autocommit=True) as connection:
            fill(connection, ADD_PEOPLE, token=hash_token(TOKEN))
            fill(connection, ADD_TABLES, status="seating", count=OPEN_TABLES)
            fill(connection, ADD_TABLES, status="playing", count=PLAYING_TABLES)
            with serving(url) as served:
                stored, first = 0, dict[str, tuple[float, float]]()
                for count in [each for each in STORED if each <= most]:
                    fill(connection, ADD_GAMES, first=stored + 1, last=count)
                    connection.execute("ANALYZE")
                    stored = count
                    headers = {"Authorization": f"Bearer {TOKEN}"}
                    with httpx.Client(base_url=served.address, headers=headers, timeout=60) as client:
                        figures = measure(client)
                    pages = [f"{name} {middle:.0f} (at most {top:.0f})" for name, (middle, top) in figures.items()]
                    print(f"{stored} games: {'; '.join(pages)}", flush=True)
                    first = first or figures
                ratios = [f"{name} {middle / first[name][0]:.1f}" for name, (middle, _) in figures.items()]
                print(f"{stored} games against {STORED[0]}: {'; '.join(ratios)}")


if __name__ == "__main__":
    main()

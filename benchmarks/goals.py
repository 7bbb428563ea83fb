"""What the figures are held against."""

from typing import NamedTuple

Results = dict[str, dict[str, float | str]]


class Goal(NamedTuple):
    """A goal in words, what was measured, and whether that reaches it."""

    text: str
    measured: str
    reached: bool


def goals(results: Results, import_milliseconds: float) -> list[Goal]:
    """All goals that can be judged from these results."""
    found = [
        _ratio(results, "opera-3-plain", "decisions_per_second", 5, "Opera plain: decisions/s against catanatron"),
        Goal("import operahouse under 100 ms", f"{import_milliseconds:.1f} ms", import_milliseconds < 100),
    ]
    if "opera-3-compiled" in results:
        compiled = results["opera-3-compiled"]
        games, size = float(compiled["games_per_second"]), float(compiled["state_bytes"])
        found += [
            _ratio(results, "opera-3-compiled", "decisions_per_second", 25, "Opera compiled: decisions/s"),
            _ratio(results, "opera-3-compiled", "copies_per_second", 25, "Opera compiled: copies/s"),
            Goal("Opera compiled: at least 2,500 whole 3-player games/s", f"{games:,.0f}", games >= 2500),
            Goal("Opera: a state of at most 4,096 bytes", f"{size:,.0f} bytes", size <= 4096),
        ]
    return [*found, *_more_goals(results), *_start_goals(results["fresh"])]


def _start_goals(fresh: dict[str, float | str]) -> list[Goal]:
    """The way in."""
    first, second = float(fresh["fresh_seconds"]), float(fresh["second_seconds"])
    compiled = float(fresh["compiled_seconds"])
    told = f"{first:.1f} s (bots compiled after {compiled:.0f} s)"
    return [
        Goal("make play in a fresh clone: a table is open within 30 s on two idle cores", told, first < 30),
        Goal("make play the second time: within 3 s", f"{second:.1f} s", second < 3),
    ]


def _more_goals(results: Results) -> list[Goal]:
    """Operaopoly, the search and the lab."""
    plain = "Operaopoly plain: decisions/s against catanatron"
    found = [_ratio(results, "operaopoly-3-plain", "decisions_per_second", 4, plain)]
    if "search" not in results:
        return found
    listing, search, lab = results["listing"], results["search"], results["lab"]
    milliseconds, moves = float(listing["listing_milliseconds"]), int(float(listing["listed_moves"]))
    simulations, answer = float(search["simulations_per_second"]), float(search["slowest_answer_seconds"])
    judged, master = float(search["judged_per_second"]), float(search["slowest_master_seconds"])
    megabytes = float(search["megabytes"])
    share = float(lab["lab_games_per_second"]) / float(lab["bare_games_per_second"])
    return [
        *found,
        _ratio(results, "operaopoly-3-compiled", "decisions_per_second", 15, "Operaopoly compiled: decisions/s"),
        Goal(
            f"Operaopoly: the {moves} moves of the longest list within 1 ms",
            f"{milliseconds:.2f} ms",
            milliseconds <= 1,
        ),
        Goal("search: at least 1,500 simulations/s", f"{simulations:,.0f}", simulations >= 1500),
        Goal("expert at 1 s a decision answers within 1.2 s", f"{answer:.2f} s", answer <= 1.2),
        Goal("network: at least 20,000 judged positions/s", f"{judged:,.0f}", judged >= 20_000),
        Goal("master answers within 1 s", f"{master:.2f} s", master <= 1),
        Goal("expert and master under 300 MB", f"{megabytes:.0f} MB", megabytes < 300),
        Goal("lab: at least 95% of the bare engine's random games/s on two cores", f"{share:.0%}", share >= 0.95),
        *_research_goals(results["research"]),
        *_store_goals(results["store"]),
        *_server_goals(results["server"]),
        *_crowd_goals(results["crowd"]),
        *_database_goals(results["databases"]),
    ]


def _server_goals(server: dict[str, float | str]) -> list[Goal]:
    """The whole server under load, and beside the same sockets and writes without rules."""
    moves, ceiling = float(server["moves_per_second"]), float(server["ceiling_moves_per_second"])
    wait, memory = float(server["wait_milliseconds_of_99_in_100"]), float(server["megabytes"])
    half, stolen = float(server["wait_milliseconds_of_half"]), float(server["percent_stolen"])
    busy_wait = float(server["wait_milliseconds_among_many"])
    return [
        Goal(
            "server: at least 2,500 acknowledged moves/s at 200 tables with 3 viewers",
            f"{moves:,.0f} ({moves / ceiling:.0%} of the same sockets and writes without rules)",
            moves >= 2500,
        ),
        Goal(
            "server: 99 of 100 moves acknowledged within 60 ms at 2,500 a second",
            f"{wait:.0f} ms, half within {half:.0f} ms (other machines took {stolen:.0f}% of this one meanwhile)",
            wait < 60,
        ),
        Goal("server: half of all moves at 500 busy tables within 50 ms", f"{busy_wait:.0f} ms", busy_wait < 50),
        Goal("server: 500 tables with 1,500 sockets under 1 GB", f"{memory:.0f} MB", memory < 1024),
    ]


def _crowd_goals(crowd: dict[str, float | str]) -> list[Goal]:
    """Many open tables, and a pace at which people hardly ever move."""
    costs = [float(cost) for name, cost in crowd.items() if name.startswith("processor_microseconds")]
    memory = max(float(size) for name, size in crowd.items() if name.startswith("kilobytes"))
    wait, pace = float(crowd["wait_milliseconds_of_99_in_100_at_a_high_pace"]), float(crowd["moves_per_second"])
    return [
        Goal(
            "server: 99 of 100 moves acknowledged within 40 ms at 5,000 a second",
            f"{wait:.0f} ms at {pace:,.0f} a second",
            wait < 40,
        ),
        Goal(
            "server: a move costs the same at 100, 1,000 and 5,000 open tables, within 15%",
            ", ".join(f"{cost:.0f}" for cost in costs) + " µs of a processor",
            max(costs) <= 1.15 * min(costs),
        ),
        Goal("server: an open table that somebody watches takes less than 256 kB", f"{memory:.0f} kB", memory < 256),
    ]


def _database_goals(databases: dict[str, float | str]) -> list[Goal]:
    """Both games on both databases."""
    found: list[Goal] = []
    for name, value in databases.items():
        ceiling = float(databases.get(f"{name}, ceiling", 0.0))
        if ceiling:
            moves = float(value)
            text = f"server, {name}: at least half of the same sockets and writes without rules at 100 tables"
            found.append(Goal(text, f"{moves:,.0f} moves/s, {moves / ceiling:.0%}", moves >= ceiling / 2))
    return found


def _research_goals(research: dict[str, float | str]) -> list[Goal]:
    """The environments for learning, beside those of PettingZoo and OpenSpiel in the same run."""
    peers = {name: float(speed) for name, speed in research.items() if name.startswith(("pettingzoo", "openspiel"))}
    beside = ", ".join(f"{name} {speed:,.0f}" for name, speed in peers.items())
    found: list[Goal] = []
    for game in ["opera", "operaopoly"]:
        single, vector = float(research[f"{game} single"]), float(research[f"{game} vector of 64"])
        found += [
            Goal(f"research: {game} at least 60,000 steps/s ({beside})", f"{single:,.0f}", single >= 60_000),
            Goal(f"research: {game} at least 200,000 steps/s in a vector of 64", f"{vector:,.0f}", vector >= 200_000),
        ]
    return found


def _store_goals(store: dict[str, float | str]) -> list[Goal]:
    """What durability costs, and how soon a house with many games is open."""
    grouped, single = float(store["grouped_moves_per_second"]), float(store["single_moves_per_second"])
    start = float(store["start_up_milliseconds"])
    return [
        Goal(
            "store: durable moves/s of 200 matches in groups, at least 3 times a commit for each move",
            f"{grouped:,.0f}, {grouped / single:.1f} times",
            grouped >= 3 * single,
        ),
        Goal("store: a house with 10,000 games is open within 2 s", f"{start:.0f} ms", start < 2000),
    ]


def _ratio(results: Results, key: str, figure: str, times: int, text: str) -> Goal:
    ratio = float(results[key][figure]) / float(results["catanatron"][figure])
    return Goal(f"{text}, at least {times} times", f"{ratio:.1f} times", ratio >= times)

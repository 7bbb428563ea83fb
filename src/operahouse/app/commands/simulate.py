"""`operahouse simulate`: many games of random legal play."""

from pathlib import Path
from time import perf_counter

import click

from operahouse.app.commands.play import check_players
from operahouse.app.completion import complete_folder, complete_game
from operahouse.app.files import make_folder, read_json, write_json
from operahouse.app.localized_commands import LocalizedCommand, build_name, language_option, whole
from operahouse.app.progress import progress
from operahouse.app.texts import Texts
from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.game import Game, Json, State
from operahouse.kernel.play import choose_at_random, play_out
from operahouse.kernel.record import Recorder, read_record
from operahouse.web.wall_clock import iso_time, now

MANY = 10**9


@click.command("simulate", cls=LocalizedCommand)
@click.argument("game", shell_complete=complete_game)
@click.option("--players", type=whole("--players", 1, MANY), default="3")
@click.option("--games", type=whole("--games", 1, MANY), default="1000")
@click.option("--seed", type=whole("--seed", 0, 2**62), default="1")
@click.option("--records", "folder", shell_complete=complete_folder)
@language_option
@click.pass_obj
def command(texts: Texts, game: str, players: int, games: int, seed: int, folder: str | None) -> None:
    """Play at random. Print speed and mean points, and write every game as a record if a folder is given."""
    chosen = load_game(game)
    check_players(chosen, players)
    if folder is not None:
        make_folder(Path(folder))
    simulation = Simulation(chosen, players)
    with progress(texts, texts.say("app-simulating", {}), games) as report:
        for number in range(1, games + 1):
            chance = Generator(seed + number - 1)
            if folder is None:
                simulation.play(chance)
            else:
                simulation.play_recorded(chance, Path(folder) / f"{chosen.name}-{number:06}.json")
            report(number)
    for key, details in simulation.report():
        click.echo(texts.say(key, details))


class Simulation:
    """Games played one after another, and their totals. The first seat is the one that starts."""

    def __init__(self, game: Game, players: int) -> None:
        self._game = game
        self._points = [0] * players
        self._games = 0
        self._steps = 0
        self._seconds = 0.0

    def play(self, chance: Generator) -> None:
        """Play one game, as fast as possible."""
        started = perf_counter()
        state = self._game.deal(len(self._points), [], chance)
        self._steps += play_out(state, chance)
        self._add(state, started)

    def play_recorded(self, chance: Generator, path: Path) -> None:
        """Play one game, write its record, and check that it replays to the same result."""
        started = perf_counter()
        state = self._game.deal(len(self._points), [], chance)
        recorder = Recorder(self._game, state, [])
        while state.to_act():
            recorder.take(state, state.turn, choose_at_random(state, state.turn, chance))
            self._steps += 1
        self._add(state, started)
        names = dict.fromkeys(self._game.seats(state), "bot:random")
        write_json(path, recorder.record(state, names, iso_time(now())))
        read_record(self._game, read_json(path)).finish()

    def _add(self, state: State, started: float) -> None:
        self._seconds += perf_counter() - started
        self._games += 1
        self._points = [sum(both) for both in zip(self._points, self._game.points(state), strict=True)]

    def report(self) -> list[tuple[str, Json]]:
        """Keys and details of the lines to print."""
        seconds = max(self._seconds, 1e-9)
        speed: Json = {
            "games": self._games,
            "per_second": round(self._games / seconds),
            "decisions": round(self._steps / seconds),
            "build": build_name(),
        }
        lines: list[tuple[str, Json]] = [("app-simulated", speed)]
        for seat, points in enumerate(self._points, 1):
            lines.append(("app-mean-points", {"seat": seat, "points": points / self._games}))
        return lines

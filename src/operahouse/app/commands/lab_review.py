"""`operahouse lab review`: how well chances come true, whether fortune is fair, and what bots give away."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple, TypeVar

import click

from operahouse.app.commands.play import check_players
from operahouse.app.completion import complete_bots, complete_folder, complete_game
from operahouse.app.files import file_error, make_folder
from operahouse.app.localized_commands import LocalizedCommand, language_option, whole
from operahouse.app.progress import progress
from operahouse.app.texts import Texts
from operahouse.bots.levels import make_bot
from operahouse.games.catalogue import load_game
from operahouse.kernel.game import Game, Json
from operahouse.lab.planted import Planting, found_json
from operahouse.lab.resumable import measure_missing
from operahouse.lab.review_figures import (
    Mean,
    calibration,
    fitted_fortune,
    given_away,
    mean_fortunes,
    root_mean_square,
)
from operahouse.lab.reviews import Measured, deals, measured_json, read_measured, seating, tasks_of
from operahouse.lab.schedule import Key, LineUp
from operahouse.lab.worker_pool import LocalWorkerPool, WorkerPool
from operahouse.review.evaluation import LINEAR, NETWORK, make_evaluator

WHOLE_GAME = 10**6
INTERRUPTED = 130
Work = TypeVar("Work")


class ReviewCommand(LocalizedCommand):
    """Its help is a text of the lab."""

    def get_help(self, ctx: click.Context) -> str:
        """The whole help page."""
        return ctx.ensure_object(Texts).say("lab-help-review", {})


class Run(NamedTuple):
    """Where and how games are measured."""

    texts: Texts
    game: Game
    folder: Path
    workers: WorkerPool
    by: str

    def all_of(
        self, line_up: LineUp, kind: str, tasks: Mapping[Key, Work], measure: Callable[[Work], Json]
    ) -> list[Json]:
        """What each task gives. What was measured before, by the same judge, isn't measured again."""
        label = self.texts.say("lab-progress", {"players": len(line_up)})
        path = self.folder / self._file(line_up, kind)
        try:
            with progress(self.texts, label, len(tasks)) as report:
                return measure_missing(path, tasks, measure, self.workers, report)
        except OSError as error:
            raise file_error(self.folder, error) from error

    def _file(self, line_up: LineUp, kind: str) -> str:
        names = "+".join(line_up if len(set(line_up)) > 1 else line_up[:1])
        version = make_evaluator(self.game, self.by).version
        parts = [self.game.name, str(len(line_up)), names, kind, self.by, version]
        return "-".join(re.sub(r"[^\w.+]+", "_", part) for part in parts) + ".jsonl"


@click.command("review", cls=ReviewCommand)
@click.option("--game", "name", default="opera", shell_complete=complete_game)
@click.option("--bots", default="novice,amateur", shell_complete=complete_bots)
@click.option("--players", type=whole("--players", 1, 100), multiple=True, default=["3"])
@click.option("--mixed", is_flag=True)
@click.option("--games", type=whole("--games", 2, 1_000_000), default="100")
@click.option("--judge", "judged", is_flag=True)
@click.option("--planted", is_flag=True)
@click.option("--linear", is_flag=True)
@click.option("--out", shell_complete=complete_folder)
@click.option("--seed", type=whole("--seed", 0, 2**30), default="1")
@click.option("--workers", type=whole("--workers", 1, 10_000))
@language_option
@click.pass_obj
def review_command(
    texts: Texts,
    name: str,
    bots: str,
    players: tuple[int, ...],
    mixed: bool,
    games: int,
    judged: bool,
    planted: bool,
    linear: bool,
    out: str | None,
    seed: int,
    workers: int | None,
) -> None:
    """Let bots play, each against itself or all at one table, and print what the review makes of it."""
    game = load_game(name)
    levels = [bot.strip() for bot in bots.split(",") if bot.strip()]
    line_ups = [tuple(levels)] if mixed else [seating(bot, count) for count in players for bot in levels]
    for line_up in line_ups:
        check_players(game, len(line_up))
    for bot in levels:
        make_bot(game, bot)
    by = LINEAR if linear else NETWORK
    if out is not None:
        make_folder(Path(out))
    with TemporaryDirectory() as passing, LocalWorkerPool(workers) as pool:
        run = Run(texts, game, Path(passing if out is None else out), pool, by)
        try:
            for line_up in line_ups:
                lines = (
                    planted_lines(run, line_up, deals(seed, games))
                    if planted
                    else measured_lines(run, line_up, deals(seed, games), mixed=mixed, judged=judged)
                )
                for line in lines:
                    click.echo(line)
        except KeyboardInterrupt:
            click.echo(texts.say("lab-stopped", {}), err=True)
            raise click.exceptions.Exit(INTERRUPTED) from None


def measured_lines(run: Run, line_up: LineUp, seeds: list[int], *, mixed: bool, judged: bool) -> list[str]:
    """Play and review these games, and report."""
    tasks = tasks_of(run.game.name, line_up, seeds, mixed=mixed, judged=judged, by=run.by)
    found = run.all_of(line_up, "judged" if judged else "chances", tasks, measured_json)
    return report(run.texts, [read_measured(line) for line in found])


def planted_lines(run: Run, line_up: LineUp, seeds: list[int]) -> list[str]:
    """Plant a bad move into each game, and look for it."""
    tasks = {(0, deal, 0): Planting(run.game.name, line_up[0], len(line_up), deal, WHOLE_GAME) for deal in seeds}
    found = [line["found"] for line in run.all_of(line_up, "planted", tasks, found_json)]
    tried = [one for one in found if one is not None]
    details: Json = {"bot": line_up[0], "players": len(line_up), "found": tried.count(True), "count": len(tried)}
    return [run.texts.say("lab-review-planted", details)]


def report(texts: Texts, measured: list[Measured]) -> list[str]:
    """The figures of some games."""
    names = list(dict.fromkeys(measured[0].bots))
    bot = ", ".join(sorted(names))
    size = root_mean_square([own for one in measured for own in one.fortune])
    details: Json = {
        "bot": bot,
        "games": len(measured),
        "players": len(measured[0].fortune),
        "size": f"{100 * size:.1f}",
    }
    seats, by_bot = mean_fortunes(measured)
    named = [(texts.say("lab-review-seat", {"number": number}), mean) for number, mean in enumerate(seats, 1)]
    lines = [texts.say("lab-review-fortune", details)]
    lines += ["  " + texts.say("lab-review-mean", _mean(who, mean)) for who, mean in [*named, *by_bot.items()]]
    fit = fitted_fortune(measured)
    fitted: Json = {"slope": f"{fit.slope:.2f}", "error": f"{fit.error:.2f}", "left": f"{fit.left:.3f}"}
    lines.append(texts.say("lab-review-variance", fitted))
    for band in calibration(measured):
        row: Json = {"count": band.moments, "judged": f"{100 * band.judged:.1f}", "won": f"{100 * band.won:.1f}"}
        lines.append("  " + texts.say("lab-review-band", {**row, "error": f"{100 * band.error:.1f}"}))
    return lines + _judged(texts, bot, measured)


def _mean(who: str, mean: Mean) -> Json:
    return {
        "who": who,
        "value": f"{100 * mean.value:.3f}",
        "error": f"{100 * mean.error:.3f}",
        "errors": f"{mean.errors:.1f}",
    }


def _judged(texts: Texts, bot: str, measured: list[Measured]) -> list[str]:
    """What is known only of games whose decisions were judged."""
    decisions = sum(sum(one.decisions) for one in measured)
    if not decisions:
        return []
    given = given_away(measured)
    figures: Json = {"value": f"{100 * given.value:.3f}", "error": f"{100 * given.error:.3f}", "count": decisions}
    drift = root_mean_square([own for one in measured for own in one.drift])
    return [
        texts.say("lab-review-given", {"bot": bot, **figures}),
        texts.say("lab-review-drift", {"bot": bot, "value": f"{100 * drift:.1f}"}),
    ]

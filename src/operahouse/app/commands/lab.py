"""`operahouse lab`: tournaments between bots, and how balanced a game is."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import update_wrapper
from pathlib import Path
from typing import NamedTuple

import click

from operahouse.app.commands.lab_fit import fit_command
from operahouse.app.commands.lab_review import review_command
from operahouse.app.commands.lab_train import train_command
from operahouse.app.commands.play import check_players, read_options
from operahouse.app.completion import complete_bots, complete_folder, complete_game, complete_table_option
from operahouse.app.files import file_error, make_folder
from operahouse.app.localized_commands import LocalizedCommand, LocalizedGroup, language_option, whole
from operahouse.app.progress import progress
from operahouse.app.texts import Texts
from operahouse.bots.levels import make_bot
from operahouse.games.catalogue import load_game
from operahouse.kernel.game import Game
from operahouse.lab.balance_report import balance_plans, seat_tables, usage_table, usages, write_balance_report
from operahouse.lab.bot_game import seat_bots
from operahouse.lab.leaderboard import leaderboard
from operahouse.lab.optional_libraries import require_all
from operahouse.lab.plan import Plan, make_plan
from operahouse.lab.report_texts import ReportTexts
from operahouse.lab.results import Results, write_results
from operahouse.lab.schedule import deals_for, line_ups
from operahouse.lab.text_table import TextTable
from operahouse.lab.tournament import play_tournament
from operahouse.lab.tournament_report import standings_table, write_tournament_report
from operahouse.lab.worker_pool import ClusterWorkerPool, LocalWorkerPool, WorkerPool

MANY = 10**9
INTERRUPTED = 130
LIBRARIES = ["duckdb", "matplotlib", "openskill"]


class LabCommand(LocalizedCommand):
    """A command of the lab; its help is a text of the lab."""

    def get_help(self, ctx: click.Context) -> str:
        """The whole help page."""
        return lab_help(ctx)


class Lab(LocalizedGroup):
    """The commands of the lab."""

    command_class = LabCommand


def lab_help(ctx: click.Context) -> str:
    """The help page of a command: the text `lab-help-<name>`."""
    return ctx.ensure_object(Texts).say(f"lab-help-{ctx.command.name}", {})


@click.group("lab", cls=Lab, invoke_without_command=True)
@language_option
@click.pass_context
def command(ctx: click.Context) -> None:
    """Tournaments, balance reports and fitting. Without a command, shows its help."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


class Run(NamedTuple):
    """The options that every run of many games shares."""

    game: Game
    options: list[str]
    seed: int
    folder: Path
    workers: int | None
    cluster: str | None

    def worker_pool(self) -> WorkerPool:
        """Where the games are played."""
        return LocalWorkerPool(self.workers) if self.cluster is None else ClusterWorkerPool(self.cluster)


def run_options(function: Callable[..., None]) -> Callable[..., None]:
    """Adds the options of a run, and passes them on as one `Run`."""

    @click.option("--game", default="opera", shell_complete=complete_game)
    @click.option("--option", "options", multiple=True, shell_complete=complete_table_option)
    @click.option("--seed", type=whole("--seed", 0, 2**30), default="1")
    @click.option("--out", required=True, shell_complete=complete_folder)
    @click.option("--workers", type=whole("--workers", 1, 10_000))
    @click.option("--cluster")
    @language_option
    @click.pass_obj
    def with_run(
        texts: Texts, /, game: str, options: tuple[str, ...], seed: int, out: str, workers: int | None,
        cluster: str | None, **others: object,
    ) -> None:  # fmt: skip
        chosen = load_game(game)
        run = Run(chosen, read_options(chosen, options), seed, Path(out), workers, cluster)
        function(texts, run, **others)

    update_wrapper(with_run, function)
    return with_run


command.add_command(fit_command)
command.add_command(review_command)
command.add_command(train_command)


@command.command("tournament")
@click.option("--bots", required=True, shell_complete=complete_bots)
@click.option("--players", type=whole("--players", 1, MANY), default="3")
@click.option("--games", type=whole("--games", 1, MANY), default="300")
@click.option("--both-ways", is_flag=True)
@click.option("--records", is_flag=True)
@run_options
def tournament(texts: Texts, run: Run, bots: str, players: int, games: int, both_ways: bool, records: bool) -> None:
    """Play or resume a tournament. Print the standings and write a report."""
    check_players(run.game, players)
    meetings = line_ups(read_bots(run.game, bots), players, both_ways)
    plan = make_plan(run.game, meetings, deals_for(games, meetings), run.seed, run.options)
    all_random = all(seat_bots(run.game.name, line_up).all_random for line_up in meetings)
    plan = plan._replace(stats=not all_random, records=records)
    if plan.games != games:
        click.echo(texts.say("lab-rounded-up", {"games": plan.games, "deals": plan.deals}), err=True)
    results = Results(*play_all(texts, run, [plan], [run.folder]))
    report_texts = ReportTexts(texts.say, plan.game)
    print_table(standings_table(report_texts, leaderboard(results)))
    print_report_path(texts, write_tournament_report(plan, results, report_texts, run.folder))


@command.command("balance")
@click.option("--bots", default="amateur", shell_complete=complete_bots)
@click.option("--players", type=whole("--players", 1, MANY))
@click.option("--games", type=whole("--games", 1, MANY), default="300")
@run_options
def balance(texts: Texts, run: Run, bots: str, players: int | None, games: int) -> None:
    """Let one bot play all seats, for every number of players. Print the results and write a report."""
    counts = run.game.player_counts if players is None else [players]
    for count in counts:
        check_players(run.game, count)
    plans = balance_plans(run.game, read_bots(run.game, bots), counts, games, run.seed, run.options)
    folders = [run.folder / f"players-{count}" for count in counts]
    results = Results(*play_all(texts, run, plans, folders))
    report_texts = ReportTexts(texts.say, run.game.name)
    for title, table in seat_tables(report_texts, results, counts):
        click.echo(title)
        print_table(table)
        click.echo()
    print_table(usage_table(report_texts, usages(results), counts))
    print_report_path(texts, write_balance_report(plans, results, report_texts, run.folder))


def read_bots(game: Game, text: str) -> list[str]:
    """The names of bots. Raises an error for one that the game does not know."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names or [text]:
        make_bot(game, name)
    return names


def play_all(texts: Texts, run: Run, plans: list[Plan], folders: list[Path]) -> list[Path]:
    """Play the tournaments one after another, each in its folder. Returns their result files."""
    require_all(LIBRARIES)
    found: list[Path] = []
    with run.worker_pool() as workers:
        for plan, folder in zip(plans, folders, strict=True):
            make_folder(folder)
            label = texts.say("lab-progress", {"players": plan.players})
            try:
                with progress(texts, label, plan.games) as report, _stoppable(texts):
                    journal = play_tournament(plan, folder, workers, report)
            except OSError as error:
                raise file_error(folder, error) from error
            found.append(write_results(plan, journal))
    return found


@contextmanager
def _stoppable(texts: Texts) -> Iterator[None]:
    """After an interrupt, say how to resume."""
    try:
        yield
    except KeyboardInterrupt:
        click.echo(texts.say("lab-stopped", {}), err=True)
        raise click.exceptions.Exit(INTERRUPTED) from None


def print_table(table: TextTable) -> None:
    """Print a table."""
    for line in table.lines():
        click.echo(line)


def print_report_path(texts: Texts, report: Path) -> None:
    """Say where the full report is."""
    click.echo(texts.say("lab-written", {"file": str(report)}))

"""`operahouse lab`: tournaments between bots, and what the figures of a box do."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import click

from operahouse.app.commands.play import check_players, read_options
from operahouse.app.files import file_trouble, make_folder
from operahouse.app.spoken import SpokenCommand, help_page, language_option, whole
from operahouse.app.texts import Texts
from operahouse.bots.levels import make_bot
from operahouse.games.catalogue import load_game
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Game
from operahouse.lab.balance import balance_plans, parts, parts_table, seat_tables, write_balance
from operahouse.lab.extras import need_all
from operahouse.lab.match import seat_bots
from operahouse.lab.plan import Plan, make_plan
from operahouse.lab.progress import shown
from operahouse.lab.report import standings_table, write_report
from operahouse.lab.results import Results, write_results
from operahouse.lab.schedule import deals_for, line_ups
from operahouse.lab.standings import standings
from operahouse.lab.tables import Table
from operahouse.lab.tournament import play_tournament
from operahouse.lab.wording import Wording
from operahouse.lab.workers import ClusterCrew, Crew, LocalCrew

MANY = 10**9
INTERRUPTED = 130
LIBRARIES = ["duckdb", "matplotlib", "openskill", "rich"]

Function = TypeVar("Function", bound=Callable[..., object])


class Lab(click.Group):
    """The commands of the lab."""

    def get_help(self, ctx: click.Context) -> str:
        """The whole help page."""
        return help_page(ctx)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        """A command by its name."""
        found = super().get_command(ctx, cmd_name)
        if found is None:
            known = ", ".join(self.list_commands(ctx))
            raise OperahouseError("app-unknown-command", {"command": cmd_name, "known": known})
        return found


@click.group("lab", cls=Lab, invoke_without_command=True)
@language_option
@click.pass_context
def command(ctx: click.Context) -> None:
    """Tournaments, balance, and what else needs many games; without a command it shows its help."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def shared_options(function: Function) -> Function:
    """What every run of many games is told."""
    for option in reversed(
        [
            click.option("--game", "name", default="opera"),
            click.option("--seed", type=whole("--seed", 0, 2**30), default=1),
            click.option("--option", "options", multiple=True),
            click.option("--out", required=True),
            click.option("--workers", type=whole("--workers", 1, 10_000)),
            click.option("--cluster"),
            language_option,
        ]
    ):
        function = option(function)
    return function


@command.command("tournament", cls=SpokenCommand)
@click.option("--bots", required=True)
@click.option("--players", type=whole("--players", 1, MANY), default=3)
@click.option("--games", type=whole("--games", 1, MANY), default=300)
@click.option("--both-ways", is_flag=True)
@click.option("--records", is_flag=True)
@shared_options
@click.pass_obj
def tournament(
    texts: Texts, bots: str, players: int, games: int, both_ways: bool, records: bool, name: str, seed: int,
    options: tuple[str, ...], out: str, workers: int | None, cluster: str | None,
) -> None:  # fmt: skip
    """Play a tournament, or go on with it; print the standings and write a report."""
    game = load_game(name)
    check_players(game, players)
    tables = line_ups(read_bots(game, bots), players, both_ways)
    plan = make_plan(game, tables, deals_for(games, tables), seed, read_options(game, options))
    ledgers = any(seat_bots(name, table).looks for table in tables)
    plan = plan._replace(ledgers=ledgers, records=records)
    if plan.games != games:
        click.echo(texts.say("lab-rounded-up", {"games": plan.games, "deals": plan.deals}), err=True)
    words = Wording(texts.say, name)
    results = Results(*play_all(texts, [plan], [Path(out)], workers, cluster))
    print_table(standings_table(words, standings(results)))
    print_where(texts, write_report(plan, results, words, Path(out)))


@command.command("balance", cls=SpokenCommand)
@click.option("--bots", default="amateur")
@click.option("--players", type=whole("--players", 1, MANY))
@click.option("--games", type=whole("--games", 1, MANY), default=300)
@shared_options
@click.pass_obj
def balance(
    texts: Texts, bots: str, players: int | None, games: int, name: str, seed: int,
    options: tuple[str, ...], out: str, workers: int | None, cluster: str | None,
) -> None:  # fmt: skip
    """Let one bot play on all seats, for every number of players; print and report what comes of it."""
    game = load_game(name)
    counts = game.player_counts if players is None else [players]
    for count in counts:
        check_players(game, count)
    plans = balance_plans(game, read_bots(game, bots), counts, games, seed, read_options(game, options))
    words = Wording(texts.say, name)
    folders = [Path(out) / f"players-{count}" for count in counts]
    results = Results(*play_all(texts, plans, folders, workers, cluster))
    for title, table in seat_tables(words, results, counts):
        click.echo(title)
        print_table(table)
        click.echo()
    print_table(parts_table(words, parts(results), counts))
    print_where(texts, write_balance(plans, results, words, Path(out)))


def read_bots(game: Game, text: str) -> list[str]:
    """The names of bots, each known to the game."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names or [text]:
        make_bot(game, name)
    return names


def play_all(
    texts: Texts, plans: list[Plan], folders: list[Path], workers: int | None, cluster: str | None
) -> list[Path]:
    """Play the tournaments one after another, each in its folder; returns their results."""
    need_all(LIBRARIES)
    found: list[Path] = []
    with _crew(workers, cluster) as crew:
        for plan, folder in zip(plans, folders, strict=True):
            make_folder(folder)
            label = texts.say("lab-progress", {"players": plan.players})
            try:
                with shown(plan.games, label) as tell, _stoppable(texts):
                    journal = play_tournament(plan, folder, crew, tell)
            except OSError as error:
                raise file_trouble(folder, error) from error
            found.append(write_results(plan, journal))
    return found


def _crew(workers: int | None, cluster: str | None) -> Crew:
    return LocalCrew(workers) if cluster is None else ClusterCrew(cluster)


@contextmanager
def _stoppable(texts: Texts) -> Iterator[None]:
    """An interruption is told, with how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        click.echo(texts.say("lab-stopped", {}), err=True)
        raise click.exceptions.Exit(INTERRUPTED) from None


def print_table(table: Table) -> None:
    """A table on the terminal."""
    for line in table.lines():
        click.echo(line)


def print_where(texts: Texts, report: Path) -> None:
    """Where to find the rest."""
    click.echo(texts.say("lab-written", {"file": str(report)}))

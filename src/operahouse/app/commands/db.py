"""`operahouse db`: back up, restore and check the database."""

from pathlib import Path

import click

from operahouse.app.completion import complete_file
from operahouse.app.localized_commands import LocalizedCommand, LocalizedGroup, language_option
from operahouse.app.paths import database_url
from operahouse.app.progress import progress
from operahouse.app.texts import Texts
from operahouse.games.catalogue import load_game
from operahouse.store.backup import back_up, restore
from operahouse.store.check import Finding, check, stored_matches
from operahouse.store.connect import open_database


class DatabaseCommand(LocalizedCommand):
    """A database command. Its help is the text `app-help-db-<name>`."""

    def get_help(self, ctx: click.Context) -> str:
        """The help page."""
        return ctx.ensure_object(Texts).say(f"app-help-db-{ctx.command.name}", {})


class DatabaseGroup(LocalizedGroup):
    """The database commands."""

    command_class = DatabaseCommand


@click.group("db", cls=DatabaseGroup, invoke_without_command=True)
@language_option
@click.pass_context
def command(ctx: click.Context) -> None:
    """Back up, restore or check the database. Without a command, shows its help."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@command.command("backup")
@click.argument("file", shell_complete=complete_file)
@click.option("--db", "url")
@language_option
@click.pass_obj
def backup_command(texts: Texts, file: str, url: str | None) -> None:
    """Write a consistent copy of the database to a file. The server may keep running."""
    with open_database(database_url(url)) as database:
        rows = back_up(database, Path(file))
    click.echo(texts.say("store-backed-up", {"rows": rows, "file": file}))


@command.command("restore")
@click.argument("file", shell_complete=complete_file)
@click.option("--db", "url")
@language_option
@click.pass_obj
def restore_command(texts: Texts, file: str, url: str | None) -> None:
    """Restore a copy into an empty database."""
    with open_database(database_url(url), create=True) as database:
        rows = restore(database, Path(file))
    click.echo(texts.say("store-restored", {"rows": rows, "file": file}))


@command.command("check")
@click.option("--db", "url")
@language_option
@click.pass_context
def check_command(ctx: click.Context, url: str | None) -> None:
    """Replay every stored game and compare. Exit with 1 if something differs."""
    texts = ctx.ensure_object(Texts)
    findings: list[Finding] = []
    with open_database(database_url(url)) as database:
        total = len(stored_matches(database))
        with progress(texts, texts.say("store-checking", {}), total) as report:
            for finding in check(database, load_game):
                findings.append(finding)
                _print_finding(texts, finding)
                report(len(findings))
    faulty = sum(bool(finding.faults) for finding in findings)
    click.echo(texts.say("store-checked", {"matches": len(findings), "faulty": faulty}))
    ctx.exit(1 if faulty else 0)


def _print_finding(texts: Texts, finding: Finding) -> None:
    if not finding.replayed:
        click.echo(texts.say("store-kept", {"match": finding.match}))
    for fault in finding.faults:
        click.echo(texts.say("store-fault", {"match": finding.match, "why": fault}))

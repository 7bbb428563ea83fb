"""`operahouse admin`: people, tables and figures, for those who run a server. It may go on meanwhile."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import click

from operahouse.app import administration
from operahouse.app.localized_commands import LocalizedCommand, LocalizedGroup, help_page, language_option, whole
from operahouse.app.paths import database_url
from operahouse.app.texts import Texts
from operahouse.kernel.errors import OperahouseError
from operahouse.store.bans import bans_in_force
from operahouse.store.connect import open_store
from operahouse.store.hosts import REGISTRATIONS, host_names, registration, set_registration
from operahouse.store.people import by_name, find_people
from operahouse.store.ratings import rated_seats
from operahouse.store.reports import list_reports
from operahouse.store.statistics import statistics
from operahouse.store.store import Store
from operahouse.web.rating_check import check_ratings
from operahouse.web.wall_clock import SECOND, iso_date, now

MOST: Final = 10_000
LONGEST_BAN: Final = 36_500
DAY: Final = 24 * 60 * 60 * SECOND


class AdminCommand(LocalizedCommand):
    """A command for administrators. One page explains them all."""

    def get_help(self, ctx: click.Context) -> str:
        """The help page of the group."""
        return help_page(ctx.parent or ctx)


class AdminGroup(LocalizedGroup):
    """The commands for administrators."""

    command_class = AdminCommand


@click.group("admin", cls=AdminGroup, invoke_without_command=True)
@language_option
@click.pass_context
def command(ctx: click.Context) -> None:
    """People, tables and figures. Without a command, shows its help."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def admin_command(name: str) -> Callable[[Callable[..., None]], click.Command]:
    """A command of the group, with `--db` and `--lang`. Its function gets the texts and the open store."""

    def make(function: Callable[..., None]) -> click.Command:
        def run(texts: Texts, /, url: str | None, **given: Any) -> None:  # noqa: ANN401
            with _open(url) as store:
                function(texts, store, **given)

        run.__click_params__ = getattr(function, "__click_params__", [])  # type: ignore[attr-defined]
        shared = click.option("--db", "url")(language_option(click.pass_obj(run)))
        shared.__doc__ = function.__doc__
        return command.command(name)(shared)

    return make


@contextmanager
def _open(url: str | None) -> Iterator[Store]:
    store = open_store(database_url(url), migrate=False)
    try:
        yield store
    finally:
        store.close()


@admin_command("people")
@click.argument("words", default="")
@click.option("--limit", type=whole("--limit", 1, MOST), default="50")
def people_command(texts: Texts, store: Store, words: str, limit: int) -> None:
    """List people, accounts first."""
    banned = {ban.who for ban in store.read(lambda connection: bans_in_force(connection, now()))}
    people = store.read(lambda connection: find_people(connection, by_name(words, limit)))
    for person in people:
        kind = "account" if person.password else "guest"
        details = {"name": person.name, "kind": kind, "since": iso_date(person.created), "id": person.id}
        click.echo(texts.say("admin-person", {**details, "banned": person.id in banned}))
    click.echo(texts.say("admin-people", {"count": len(people)}))


@admin_command("password")
@click.argument("who")
def password_command(texts: Texts, store: Store, who: str) -> None:
    """Give an account a new password and end its sessions."""
    person = administration.find(store, who)
    password = administration.reset_password(store, person)
    click.echo(texts.say("admin-password", {"name": person.name, "password": password}))


@admin_command("delete")
@click.argument("who")
@click.option("--yes", is_flag=True)
def delete_command(texts: Texts, store: Store, who: str, yes: bool) -> None:
    """Delete a person. Their games stay, without their name."""
    person = administration.find(store, who)
    if not yes and click.prompt(texts.say("admin-delete-sure", {"name": person.name}), default="") != person.name:
        raise OperahouseError("admin-not-deleted", {"name": person.name})
    tables = administration.delete(store, person)
    click.echo(texts.say("admin-deleted", {"name": person.name, "tables": tables}))


@admin_command("ban")
@click.argument("who")
@click.option("--days", type=whole("--days", 1, LONGEST_BAN))
def ban_command(texts: Texts, store: Store, who: str, days: int | None) -> None:
    """Keep a person or a network out, for some days or for good."""
    until = None if days is None else now() + days * DAY
    banned = administration.ban(store, who, until)
    click.echo(texts.say("admin-banned", {"who": banned, "until": iso_date(until) if until else None}))


@admin_command("unban")
@click.argument("who")
def unban_command(texts: Texts, store: Store, who: str) -> None:
    """Let a person or a network in again."""
    click.echo(texts.say("admin-unbanned", {"who": administration.unban(store, who)}))


@admin_command("bans")
def bans_command(texts: Texts, store: Store) -> None:
    """List who is kept out."""
    bans = store.read(lambda connection: bans_in_force(connection, now()))
    for one in bans:
        details = {"name": one.name or None, "who": one.who, "since": iso_date(one.at)}
        click.echo(texts.say("admin-ban", {**details, "until": iso_date(one.until) if one.until else None}))
    click.echo(texts.say("admin-bans", {"count": len(bans)}))


@admin_command("sessions")
@click.argument("who", default="")
@click.option("--everybody", is_flag=True)
def sessions_command(texts: Texts, store: Store, who: str, everybody: bool) -> None:
    """End all sessions of a person, or of everybody."""
    if bool(who) == everybody:
        raise OperahouseError("admin-who", {})
    ended = administration.end_sessions(store, None if everybody else administration.find(store, who))
    click.echo(texts.say("admin-sessions", {"count": ended}))


@admin_command("ratings")
@click.argument("game", default="opera")
def ratings_command(texts: Texts, store: Store, game: str) -> None:
    """Check whether ratings predict who wins better than giving everybody the same chance."""
    found = check_ratings(store.read(lambda connection: rated_seats(connection, game)))
    if found is None:
        click.echo(texts.say("admin-ratings-none", {"game": game}))
        return
    figures = {name: f"{getattr(found, name):.4f}" for name in ("log_loss", "constant", "gain", "error")}
    named = {"loss": figures["log_loss"], "constant": figures["constant"], "gain": figures["gain"]}
    click.echo(texts.say("admin-ratings", {**named, "error": figures["error"], "games": found.games}))


@admin_command("tables")
@click.option("--limit", type=whole("--limit", 1, MOST), default="50")
def tables_command(texts: Texts, store: Store, limit: int) -> None:
    """List unfinished tables, the last changed first."""
    tables = administration.unfinished_tables(store, limit)
    for table in tables:
        names = [seat.name or seat.bot or None for seat in table.seats]
        details = {"code": table.code, "status": table.status, "changed": iso_date(table.changed)}
        click.echo(texts.say("admin-table", {**details, "game": table.game, "names": names}))
    click.echo(texts.say("admin-tables", {"count": len(tables)}))


@admin_command("close")
@click.argument("code")
def close_command(texts: Texts, store: Store, code: str) -> None:
    """Close a table by its code. Its game ends as it stands and isn't rated."""
    administration.close_table(store, code)
    click.echo(texts.say("admin-closed", {"code": code.upper()}))


@admin_command("reports")
@click.option("--closed", is_flag=True)
@click.option("--limit", type=whole("--limit", 1, MOST), default="50")
def reports_command(texts: Texts, store: Store, closed: bool, limit: int) -> None:
    """List what people have reported, with what was said: open ones, or those that are closed."""
    found = store.read(lambda connection: list_reports(connection, closed, limit))
    for report, reporter in found:
        details = {"id": report.id, "date": iso_date(report.at), "name": report.name, "person": report.person}
        about = {"reporter": reporter, "reason": report.reason, "words": report.words or None}
        click.echo(texts.say("admin-report", {**details, **about}))
        for line in report.lines:
            click.echo(f"    {line['name']}: {line['text']}")
    click.echo(texts.say("admin-reports", {"count": len(found)}))


@admin_command("close-report")
@click.argument("report")
def close_report_command(texts: Texts, store: Store, report: str) -> None:
    """Close a report that was looked at."""
    administration.close_report(store, report)
    click.echo(texts.say("admin-report-closed", {}))


@admin_command("host")
@click.argument("who", default="")
@click.option("--remove", is_flag=True)
def host_command(texts: Texts, store: Store, who: str, remove: bool) -> None:
    """Let an account use the host's page, or no longer. Without a name, list who may."""
    if who:
        name = administration.set_host(store, who, not remove)
        click.echo(texts.say("admin-host-removed" if remove else "admin-host-added", {"name": name}))
    else:
        names = store.read(host_names)
        click.echo(texts.say("admin-hosts", {"names": names}))


@admin_command("registration")
@click.argument("who", type=click.Choice(REGISTRATIONS), default=None, required=False)
def registration_command(texts: Texts, store: Store, who: str | None) -> None:
    """Say who may come: everybody, no new accounts, or nobody new at all. Without a word, show it."""
    if who:
        store.change(lambda connection: set_registration(connection, who))
    click.echo(texts.say("admin-registration", {"who": store.read(registration)}))


@admin_command("statistics")
def statistics_command(texts: Texts, store: Store) -> None:
    """How much of everything there is."""
    found = store.read(lambda connection: statistics(connection, now()))
    people = {"accounts": found.accounts, "guests": found.guests, "present": found.signed_in}
    click.echo(texts.say("admin-statistics-people", {**people}))
    waiting, playing = found.tables.get("seating", 0), found.tables.get("playing", 0) + found.tables.get("paused", 0)
    ended = found.tables.get("ended", 0)
    click.echo(texts.say("admin-statistics-tables", {"waiting": waiting, "playing": playing, "ended": ended}))
    for game, count in found.games.items():
        click.echo(texts.say("admin-statistics-game", {"game": game, "count": count}))
    busy = {"today": found.changed_today, "week": found.changed_this_week, "rows": found.log_rows}
    click.echo(texts.say("admin-statistics-busy", {**busy}))

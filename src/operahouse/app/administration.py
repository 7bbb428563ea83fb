"""What administrators can do to people and tables. Servers that run notice it within seconds."""

from dataclasses import replace
from ipaddress import ip_network
from secrets import token_urlsafe
from typing import Final

from argon2 import PasswordHasher
from sqlalchemy import delete as delete_rows
from sqlalchemy import select

from operahouse.games.catalogue import load_game
from operahouse.kernel.errors import OperahouseError
from operahouse.store import bans, hosts, reports
from operahouse.store.erasure import change_stored_match, forget_person
from operahouse.store.match_index import find_summaries
from operahouse.store.match_summary import MatchSummary
from operahouse.store.people import Person, by_name, caseless, find_people
from operahouse.store.store import Store
from operahouse.store.tables import MATCHES, SESSIONS
from operahouse.table.decide import close_match
from operahouse.web.bus import BusMessage
from operahouse.web.postgres_bus import notify_servers
from operahouse.web.wall_clock import now

PASSWORD_BYTES: Final = 12


def find(store: Store, who: str) -> Person:
    """A person by id, by account name, or by the name of a guest if only one has it.

    The id comes first: anybody may call an account as somebody else's id.
    """
    found = store.person(who) or store.account(who)
    if found is not None:
        return found
    alike = store.read(lambda connection: find_people(connection, by_name(who, limit=None)))
    guests = [person for person in alike if caseless(person.name) == caseless(who)]
    if not guests:
        raise OperahouseError("admin-nobody", {"who": who})
    if len(guests) > 1:
        raise OperahouseError("admin-several", {"who": who, "count": len(guests)})
    return guests[0]


def reset_password(store: Store, person: Person) -> str:
    """A new password for an account, whose sessions end."""
    if not person.password:
        raise OperahouseError("admin-guest", {"name": person.name})
    password = token_urlsafe(PASSWORD_BYTES)
    store.update_person(replace(person, password=PasswordHasher().hash(password)))
    end_sessions(store, person)
    return password


def delete(store: Store, person: Person) -> int:
    """Delete a person. Returns at how many tables the name was erased."""
    tables = forget_person(store, load_game, person.id, now())
    _tell_servers(store)
    return len(tables)


def end_sessions(store: Store, person: Person | None) -> int:
    """End all sessions of a person, or of everybody. Returns how many."""
    if person is None:
        ended = store.change(lambda connection: connection.execute(delete_rows(SESSIONS)).rowcount)
    else:
        ended = len(store.end_sessions_of(person.id))
    _tell_servers(store)
    return ended


def ban(store: Store, who: str, until: int | None) -> str:
    """Keep out a network, or a person, whose sessions end. Returns what is banned."""
    network = _network(who)
    if network:
        store.change(lambda connection: bans.ban(connection, bans.Ban(network, "", now(), until)))
        _tell_servers(store)
        return network
    person = find(store, who)
    store.change(lambda connection: bans.ban(connection, bans.Ban(person.id, person.name, now(), until)))
    end_sessions(store, person)
    return person.name


def unban(store: Store, who: str) -> str:
    """Let a network or a person in again."""
    network = _network(who)
    key, name = (network, network) if network else ((person := find(store, who)).id, person.name)
    if not store.change(lambda connection: bans.lift_ban(connection, key)):
        raise OperahouseError("admin-not-banned", {"who": name})
    _tell_servers(store)
    return name


def close_report(store: Store, report: str) -> None:
    """A report was looked at."""
    if not store.change(lambda connection: reports.close_report(connection, report, now())):
        raise OperahouseError("web-no-report", {})


def set_host(store: Store, who: str, on: bool) -> str:
    """Let an account use the host's page, or no longer. Returns its name."""
    person = find(store, who)
    if not person.password:
        raise OperahouseError("admin-guest", {"name": person.name})
    if on:
        store.change(lambda connection: hosts.add_host(connection, person.id))
    elif not store.change(lambda connection: hosts.remove_host(connection, person.id)):
        raise OperahouseError("admin-no-host", {"name": person.name})
    return person.name


def unfinished_tables(store: Store, limit: int) -> list[MatchSummary]:
    """Tables that are waited at or played at, the last changed first."""
    wanted = select(MATCHES).where(MATCHES.c.status != "ended").order_by(MATCHES.c.changed.desc()).limit(limit)
    return store.read(lambda connection: find_summaries(connection, wanted))


def close_table(store: Store, code: str) -> None:
    """End a game as it stands."""
    summary = store.summary_by_code(code.strip().upper())
    if summary is None:
        raise OperahouseError("web-unknown-table", {})
    change_stored_match(store, load_game, summary.match, lambda match: close_match(match, now()))
    _tell_servers(store)


def _network(who: str) -> str:
    """An address or network in its plain form; empty if it is neither."""
    try:
        return str(ip_network(who, strict=False))
    except ValueError:
        return ""


def _tell_servers(store: Store) -> None:
    """On PostgreSQL at once. On SQLite the server looks at its file every few seconds."""
    if store.engine.dialect.name == "postgresql":
        notify_servers(store.url, BusMessage(again=True))

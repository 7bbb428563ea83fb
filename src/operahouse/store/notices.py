"""How people want to be called, and what they were called for.

Whoever has chosen nothing and has no browser to be called in costs nothing: all searches begin with these two tables.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, delete, exists, select, union, update

from operahouse.store.database import insert_into
from operahouse.store.match_index import find_summaries
from operahouse.store.match_summary import MatchSummary
from operahouse.store.tables import BRANCHES, DAILY, MATCHES, NOTICE_SETTINGS, NOTICES, PARTICIPANTS, PUSH_SUBSCRIPTIONS

KINDS: Final = ["turn", "start", "round", "daily"]
"""My turn; a table of mine begins; a round of a tournament; a new deal of the day."""
WAYS: Final = ["push", "mail"]
DEFAULT_WANTED: Final = {"turn": ["push"], "start": ["push"], "round": ["push"], "daily": []}
"""What somebody gets who has chosen nothing, once there is a browser to be called in."""
MOST_BROWSERS: Final = 10
"""Of one person. The oldest makes room for the newest."""
KEPT: Final = 180 * 24 * 60 * 60 * 1000
"""For how many milliseconds it's remembered what somebody was called for."""
Wanted = dict[str, list[str]]
WANTED: Final = msgspec.json.Decoder(Wanted)


class NoticeSettings(NamedTuple):
    """How somebody wants to be called. Times are minutes after midnight in their time zone."""

    mail: str = ""
    wanted: Wanted = DEFAULT_WANTED
    quiet_from: int | None = None
    quiet_until: int | None = None
    time_zone: str = "UTC"


class Subscription(NamedTuple):
    """A browser in which somebody wants to be called, and the keys it gave us."""

    id: str
    person: str
    endpoint: str
    p256dh: str
    auth: str
    made: int


def notice_settings(connection: Connection, person: str) -> NoticeSettings:
    """How somebody wants to be called."""
    columns = [NOTICE_SETTINGS.c[name] for name in NoticeSettings._fields]
    row = connection.execute(select(*columns).where(NOTICE_SETTINGS.c.person == person)).first()
    if row is None:
        return NoticeSettings()
    wanted = {**DEFAULT_WANTED, **WANTED.decode(row.wanted)}
    return NoticeSettings(*row)._replace(mail=row.mail or "", wanted=wanted)


def set_notices(connection: Connection, person: str, **chosen: Any) -> None:  # noqa: ANN401
    """Change some of it."""
    if "wanted" in chosen:
        chosen["wanted"] = msgspec.json.encode(chosen["wanted"]).decode()
    row = insert_into(connection, NOTICE_SETTINGS).values(person=person, **chosen)
    connection.execute(row.on_conflict_do_update(index_elements=["person"], set_=chosen))


def stop_notices(connection: Connection, person: str, kind: str, way: str) -> None:
    """No more notices of a kind that way."""
    wanted = notice_settings(connection, person).wanted
    kept = {**wanted, kind: [each for each in wanted.get(kind, []) if each != way]}
    set_notices(connection, person, wanted=kept)


def add_subscription(connection: Connection, new: Subscription) -> None:
    """Call somebody in this browser too. A browser belongs to whoever has signed in there last."""
    row = insert_into(connection, PUSH_SUBSCRIPTIONS).values(**new._asdict())
    changes = {name: row.excluded[name] for name in ("person", "endpoint", "p256dh", "auth", "made")}
    connection.execute(row.on_conflict_do_update(index_elements=["id"], set_=changes))
    own = select(PUSH_SUBSCRIPTIONS.c.id).where(PUSH_SUBSCRIPTIONS.c.person == new.person)
    newest = own.order_by(PUSH_SUBSCRIPTIONS.c.made.desc(), PUSH_SUBSCRIPTIONS.c.id)
    surplus = list(connection.execute(newest.offset(MOST_BROWSERS)).scalars())
    connection.execute(delete(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.id.in_(surplus)))


def subscriptions_of(connection: Connection, person: str) -> list[Subscription]:
    """The browsers in which somebody is called."""
    wanted = select(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.person == person)
    return [Subscription(*row) for row in connection.execute(wanted.order_by(PUSH_SUBSCRIPTIONS.c.made))]


def delete_subscription(connection: Connection, id_: str, person: str = "") -> None:
    """Don't call in that browser any more; with a person only if it's theirs."""
    wanted = delete(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.id == id_)
    connection.execute(wanted.where(PUSH_SUBSCRIPTIONS.c.person == person) if person else wanted)


def claim_notice(connection: Connection, person: str, kind: str, about: str, since: int, number: int, at: int) -> bool:
    """Whether this process may call somebody for what the entry `since` asks; of several, one may.

    `number` is the entry up to which the person then knows.
    """
    row = insert_into(connection, NOTICES).values(person=person, kind=kind, about=about, number=number, at=at)
    claimed = row.on_conflict_do_update(
        index_elements=["person", "kind", "about"],
        set_={"number": row.excluded.number, "at": row.excluded.at},
        where=NOTICES.c.number < since,
    )
    return connection.execute(claimed.returning(NOTICES.c.person)).first() is not None


def note_known(connection: Connection, person: str, kind: str, about: str, number: int) -> None:
    """They were called for what is asked, though the match has gone on since: no need to look again."""
    row = and_(NOTICES.c.person == person, NOTICES.c.kind == kind, NOTICES.c.about == about)
    connection.execute(update(NOTICES).where(row, NOTICES.c.number < number).values(number=number))


def can_be_called(connection: Connection, people: Sequence[str]) -> set[str]:
    """Which of these have chosen how to be called, or have a browser for it."""
    return {
        str(person)
        for table in (NOTICE_SETTINGS, PUSH_SUBSCRIPTIONS)
        for person in connection.execute(select(table.c.person).where(table.c.person.in_(people))).scalars()
    }


def tables_to_look_at(connection: Connection, kind: str, after: str, limit: int) -> list[MatchSummary]:
    """Tables in play with somebody who can be called and may not know of the last entry, in the order of their ids."""
    reachable = union(select(NOTICE_SETTINGS.c.person), select(PUSH_SUBSCRIPTIONS.c.person)).subquery()
    known = exists().where(
        NOTICES.c.person == PARTICIPANTS.c.person, NOTICES.c.kind == kind, NOTICES.c.about == MATCHES.c.match,
        NOTICES.c.number >= MATCHES.c.number,
    )  # fmt: skip
    found = (
        select(PARTICIPANTS.c.match)
        .join(reachable, reachable.c.person == PARTICIPANTS.c.person)
        .join(MATCHES, MATCHES.c.match == PARTICIPANTS.c.match)
        .where(MATCHES.c.status == "playing", MATCHES.c.match > after, ~known)
        .where(~exists().where(BRANCHES.c.match == MATCHES.c.match))
    )
    wanted = select(MATCHES).where(MATCHES.c.match.in_(found)).order_by(MATCHES.c.match).limit(limit)
    return find_summaries(connection, wanted)


def people_for_daily(connection: Connection, day: str, limit: int) -> list[str]:
    """Who wants to be called for the deal of the day, hasn't been, and hasn't played it."""
    called = exists().where(
        NOTICES.c.person == NOTICE_SETTINGS.c.person, NOTICES.c.kind == "daily", NOTICES.c.about == day
    )
    played = exists().where(DAILY.c.person == NOTICE_SETTINGS.c.person, DAILY.c.day == day)
    asks = NOTICE_SETTINGS.c.wanted.contains('"daily":["')
    wanted = select(NOTICE_SETTINGS.c.person).where(asks, ~called, ~played).order_by(NOTICE_SETTINGS.c.person)
    return list(connection.execute(wanted.limit(limit)).scalars())


def forget_old_notices(connection: Connection, now: int) -> None:
    """Delete what no longer matters."""
    connection.execute(delete(NOTICES).where(NOTICES.c.at < now - KEPT))

"""The database tables, the same on SQLite and PostgreSQL. Times are milliseconds since 1970."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

NAMES: Final = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "ix": "ix_%(table_name)s_%(column_0_name)s",
}
METADATA: Final = MetaData(naming_convention=NAMES)


def _text(name: str) -> Column[str]:
    return Column(name, Text, nullable=False)


def _time(name: str) -> Column[int]:
    return Column(name, BigInteger, nullable=False)


LOG: Final = Table(
    "log",
    METADATA,
    Column("match", Text, primary_key=True),
    Column("first", Integer, primary_key=True),
    Column("last", Integer, nullable=False),
    _text("entries"),
)
"""One row is one append: a JSON array of entries, and the numbers of the first and the last. The source of truth."""

MATCHES: Final = Table(
    "cards",
    METADATA,
    Column("match", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    _text("game"),
    _text("rules"),
    Column("players", Integer, nullable=False),
    _text("options"),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    _text("status"),
    _text("host"),
    _time("created"),
    _time("changed"),
    _time("ended"),
    Column("due", BigInteger, index=True),
    Column("number", Integer, nullable=False),
    _text("seats"),
    Column("pace", Text, nullable=False, server_default='{"kind":"none"}'),
    Index("ix_cards_open", "status", "public", "created"),
    Index("ix_cards_finished", "status", "public", "ended"),
)
"""The index of matches. `options`, `seats` and `pace` are JSON."""

LISTINGS: Final = Table(
    "listings",
    METADATA,
    Column("match", Text, ForeignKey("cards.match", ondelete="CASCADE"), primary_key=True),
    Column("seeks", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("people", Integer, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),
    Column("until", BigInteger, nullable=False, index=True),
)
"""Public tables as the foyer lists them: see `operahouse.store.foyer`."""

PARTICIPANTS: Final = Table(
    "sitters",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("match", Text, ForeignKey("cards.match", ondelete="CASCADE"), primary_key=True, index=True),
)
"""In whose list of tables a match appears: its host's and those of the people with a seat."""

LEASES: Final = Table(
    "claims",
    METADATA,
    Column("match", Text, ForeignKey("cards.match", ondelete="CASCADE"), primary_key=True),
    Column("holder", Text, nullable=False, index=True),
    _time("until"),
)
"""Which process runs the clock and bots of a match, and until when."""

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    _text("name"),
    Column("account", Text, unique=True),
    _text("password"),
    _text("language"),
    _time("created"),
    Column("look_exact", Text),
    Column("look_folded", Text),
    Index("ix_people_look_exact", "look_exact", unique=True),
    Index("ix_people_look_folded", "look_folded", unique=True),
)
"""Guests and accounts. `account` is the name of an account as it is compared, and null for a guest.

The two looks (`operahouse.table.look_alikes`) keep others from taking a name that looks like it. They are null for a
guest, and for accounts from before there were looks whose name looks like that of an older one.
"""

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", BigInteger, nullable=False, index=True),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    _text("name"),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

RATED: Final = Table("rated", METADATA, Column("match", Text, primary_key=True))
"""The matches that have changed ratings."""

RATING_STEPS: Final = Table(
    "rating_steps",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("match", Text, primary_key=True),
    _time("at"),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index("ix_rating_steps_at", "person", "game", "at"),
)
"""The rating of a person after each rated match."""

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("match", Text, ForeignKey("cards.match", ondelete="CASCADE"), primary_key=True),
    _text("game"),
    Column("players", Integer, nullable=False),
    _text("seat"),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    _text("opponents"),
    _time("ended"),
    _text("details"),
    Column("finished", Boolean, nullable=False, server_default=true()),
    Index("ix_results_ended", "person", "ended"),
)
"""How a match ended for a person: see `operahouse.store.results`. It follows from the log."""

CURTAIN_CALLS: Final = Table(
    "curtain_calls",
    METADATA,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("name", Text, primary_key=True),
    Column("match", Text, ForeignKey("cards.match", ondelete="CASCADE"), nullable=False, index=True),
    _time("at"),
)
"""What somebody has achieved, and in which match for the first time: see `operahouse.web.curtain_calls`."""

DAILY: Final = Table(
    "daily",
    METADATA,
    Column("day", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("match", Text, ForeignKey("cards.match", ondelete="CASCADE"), nullable=False, unique=True),
    Column("points", Integer),
    Column("ended", BigInteger),
    Index("ix_daily_points", "day", "points"),
    Index("ix_daily_person", "person", "day"),
)
"""Who plays the deal of which day, with the points once it's over; none for whoever gave up."""

TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", Text, primary_key=True),
    _text("name"),
    _text("format"),
    _text("game"),
    Column("players", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    _text("pace"),
    _text("level"),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("automatic", Boolean, nullable=False),
    _text("organiser"),
    _text("status"),
    Column("round", Integer, nullable=False),
    _time("created"),
    Column("starts", BigInteger),
    Column("ended", BigInteger),
    Index("ix_tournaments_listed", "public", "status", "created"),
    Index("ix_tournaments_organiser", "organiser", "status"),
)
"""Tournaments and duplicate evenings: see `operahouse.store.tournaments`. `pace` is JSON."""
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("tournament", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, primary_key=True, index=True),
    Column("number", Integer, nullable=False),
    Column("since", Integer, nullable=False),
    _text("status"),
    UniqueConstraint("tournament", "number"),
)
"""Who entered a tournament, from which round on."""
TOURNAMENT_TABLES: Final = Table(
    "tournament_tables",
    METADATA,
    Column("tournament", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("match", Text, nullable=False, unique=True),
    _text("seating"),
    Column("result", Text),
    Column("hidden", Boolean, nullable=False),
)
"""The tables of the rounds. `seating` and `result` are JSON; a result is `hidden` while others play the same board."""
PREFERENCES: Final = Table(
    "preferences",
    METADATA,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("private", Boolean, nullable=False, server_default=false()),
)
"""What people have chosen for themselves; whoever has chosen nothing has no row."""

RECOVERY_CODES: Final = Table(
    "recovery_codes",
    METADATA,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("code_hash", Text, primary_key=True),
)
"""The codes with which an account may set a new password, each once. Only their hashes are kept."""

NOTICE_SETTINGS: Final = Table(
    "notice_settings",
    METADATA,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("mail", Text),
    Column("wanted", Text, nullable=False, server_default="{}"),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("time_zone", Text, nullable=False, server_default="UTC"),
)
"""How people want to be called: see `operahouse.store.notices`. `mail` is an address that its owner has confirmed."""

PUSH_SUBSCRIPTIONS: Final = Table(
    "push_subscriptions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    _text("endpoint"),
    _text("p256dh"),
    _text("auth"),
    _time("made"),
)
"""The browsers that people want to be called in, by the hash of their endpoint."""

NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("about", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)
"""What people were last called for: the match or day, and the number of the entry up to which they know."""

HOLIDAYS: Final = Table(
    "holidays",
    METADATA,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("first", BigInteger, nullable=False, index=True),
    _time("until"),
    _text("bot"),
    Column("at_once", Boolean, nullable=False),
)
"""When a bot stands in for somebody in slow games."""

BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    _time("at"),
)
"""Who wants nothing to do with whom."""

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("reporter", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    _text("name"),
    _text("match"),
    _text("reason"),
    _text("words"),
    _text("lines"),
    Column("closed", BigInteger),
)
"""What people have reported to the host. `lines` is JSON: what was said at the table around it."""

HOSTS: Final = Table(
    "hosts",
    METADATA,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)
"""The accounts that may use the host's page."""

HOUSE_RULES: Final = Table("house_rules", METADATA, Column("name", Text, primary_key=True), _text("value"))
"""What the host has decided while the server runs, such as who may register."""

LESSONS: Final = Table(
    "lessons",
    METADATA,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    _time("at"),
)
"""The lessons that people have finished."""

REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("match", Text, ForeignKey("cards.match", ondelete="CASCADE"), primary_key=True),
    _text("version"),
    Column("made", BigInteger, nullable=False, index=True),
    Column("content", LargeBinary, nullable=False),
)
"""Reviews of finished games as compressed JSON. One of another `version` is out of date."""

BRANCHES: Final = Table(
    "branches",
    METADATA,
    Column("match", Text, ForeignKey("cards.match", ondelete="CASCADE"), primary_key=True),
    _text("parent"),
    Column("root", Text, ForeignKey("cards.match", ondelete="CASCADE"), nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("place", Integer, nullable=False),
    _text("seat"),
    Column("imagined", Boolean, nullable=False),
    _text("name"),
    _time("made"),
    Index("ix_branches_root", "root", "person", "made"),
)
"""Matches that go on from a moment of another one: see `operahouse.table.branch`."""

TRAINING: Final = Table(
    "training",
    METADATA,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("match", Text, ForeignKey("cards.match", ondelete="CASCADE"), primary_key=True, index=True),
    Column("place", Integer, primary_key=True),
    _text("game"),
    _text("seat"),
    _text("theme"),
    _text("mark"),
    Column("loss", Double, nullable=False),
    Column("box", Integer, nullable=False),
    _time("due"),
    Column("tried", Integer, nullable=False),
    Index("ix_training_due", "person", "due"),
)
"""People's own mistakes, and when to try them again: see `operahouse.store.training`."""

COMMENTS: Final = Table(
    "comments",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("match", Text, ForeignKey("cards.match", ondelete="CASCADE"), nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("place", Integer, nullable=False),
    _text("text"),
    _time("at"),
    Index("ix_comments_match", "match", "place", "at"),
)
"""What people write about moments of finished games: see `operahouse.store.comments`."""

SECRETS: Final = Table("secrets", METADATA, Column("name", Text, primary_key=True), _text("value"))
"""Random secrets of the server, in hexadecimal digits."""

BANS: Final = Table(
    "bans",
    METADATA,
    Column("who", Text, primary_key=True),
    _text("name"),
    _time("at"),
    Column("until", BigInteger),
)
"""People, by id, and networks, by address, that are kept out; `until` is null for good."""

ATTEMPTS: Final = Table(
    "attempts",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("count", Integer, nullable=False),
    _time("next"),
)
"""Failed attempts to sign in, and when the next one is allowed: see `operahouse.store.attempts`."""

HITS: Final = Table(
    "hits",
    METADATA,
    Column("key", Text, primary_key=True),
    _time("started"),
    Column("count", Integer, nullable=False),
    Column("before", Integer, nullable=False),
    _time("until"),
)
"""What counts against rate limits that several processes share: see `operahouse.store.hits`."""

IS_PUBLIC: Final = MATCHES.c.public == true()
TRANSIENT: Final = [LEASES, ATTEMPTS, HITS, REVIEWS]
"""Tables that belong to running processes, or can be made again, and are not backed up."""

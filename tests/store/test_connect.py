import stat
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from operahouse.kernel.errors import OperahouseError
from operahouse.store.connect import open_database, open_store
from operahouse.store.database import StoreError, create_durable_engine
from operahouse.store.migrate import check_revision, newest_revision, schema_change
from operahouse.store.store import Store
from operahouse.store.tables import METADATA
from operahouse.table.time_control import TimeControl
from tests.store.conftest import NewUrl
from tests.store.matches import StoredMatch, plain_append

LATER_TABLES = [
    "bans",
    "attempts",
    "hits",
    "rating_steps",
    "results",
    "preferences",
    "recovery_codes",
    "listings",
    "daily",
    "reviews",
    "branches",
    "comments",
    "training",
    "tournament_tables",
    "entries",
    "tournaments",
    "notice_settings",
    "push_subscriptions",
    "notices",
    "holidays",
    "blocks",
    "reports",
    "hosts",
    "house_rules",
    "curtain_calls",
]
"""What migrations after the second one have added."""


def test_the_migrations_make_the_tables_that_the_code_knows(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, METADATA) == []
        assert context.get_current_revision() == newest_revision()


def test_a_database_is_brought_up_to_date_once(url: str) -> None:
    with open_database(url, create=True) as database, pytest.raises(OperahouseError, match="store-not-migrated"):
        check_revision(database)
    first = open_store(url)
    secret = first.secret("links")
    first.close()
    for migrate in (True, False):
        again = open_store(url, migrate)
        assert again.secret("links") == secret
        assert again.url == url
        again.close()


def test_matches_of_an_earlier_version_tell_their_pace(url: str) -> None:
    time_control = TimeControl("live", bank=600_000, increment=5_000)
    store = open_store(url)
    StoredMatch(store, time_control=time_control)
    store.submit(plain_append("m2", 1)).result()
    looks = ["DROP INDEX ix_people_look_{}", "ALTER TABLE people DROP COLUMN look_{}"]
    for change in [
        *[change.format(look) for look in ("exact", "folded") for change in looks],
        "ALTER TABLE cards DROP COLUMN pace",
        *[f"DROP TABLE {name}" for name in LATER_TABLES],
    ]:
        store.writer.submit(lambda connection, change=change: connection.execute(text(change)))  # type: ignore[misc]
    store.writer.submit(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '0002'")))
    store.close()
    again = open_store(url)
    kept = [again.summary(match) for match in ("m1", "m2")]
    again.close()
    assert [summary.time_control for summary in kept if summary] == [time_control, TimeControl()]


def test_what_was_not_migrated_is_not_opened_without(url: str) -> None:
    create_durable_engine(url, create=True).dispose()
    with pytest.raises(OperahouseError, match="store-not-migrated"):
        open_store(url, migrate=False)


@pytest.mark.parametrize("migrate", [True, False])
def test_a_database_of_a_newer_version_is_left_alone(url: str, migrate: bool) -> None:
    store = open_store(url)
    store.writer.submit(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9'")))
    store.close()
    with pytest.raises(OperahouseError, match="store-newer"):
        open_store(url, migrate)


def test_tables_can_be_made_anew_without_emptying_those_that_refer_to_them(new_url: NewUrl) -> None:
    store = open_store(new_url("sqlite"))
    with schema_change(store.engine) as connection:
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 0
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    store.close()


def test_commits_wait_for_the_disk(store: Store) -> None:
    def asked(question: str) -> object:
        return store.writer.submit(lambda connection: connection.execute(text(question)).scalar()).result()

    if store.url.startswith("sqlite"):
        assert (asked("PRAGMA journal_mode"), asked("PRAGMA synchronous")) == ("wal", 2)
    else:
        assert asked("SHOW synchronous_commit") == "on"


def test_a_server_set_to_lose_commits_does_not_lose_ours(new_url: NewUrl) -> None:
    url = new_url("postgresql")
    with open_database(url) as database, database.connect() as connection:
        name = connection.execute(text("SELECT current_database()")).scalar()
        connection.execute(text(f"ALTER DATABASE {name} SET synchronous_commit = off"))
        connection.commit()
    store = open_store(url)
    test_commits_wait_for_the_disk(store)
    store.close()


@pytest.mark.parametrize("url", ["mysql://localhost/x", "sqlite://", "sqlite:///:memory:", "house.db", "", "://"])
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(OperahouseError, match="store-unknown-url"):
        open_store(url)


def test_a_database_that_does_not_answer_is_told_without_its_password() -> None:
    with pytest.raises(StoreError) as caught:
        open_store("postgresql://anna:s3cret@127.0.0.1:1/house")
    assert "s3cret" not in str(caught.value)


def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "house.db"
    open_store(f"sqlite:///{file}").close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_file_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OperahouseError, match="store-file"):
        open_store(f"sqlite:///{tmp_path}/file/house.db")
    with pytest.raises(OperahouseError, match="store-missing"):
        open_store(f"sqlite:///{tmp_path}/none.db", migrate=False)
    (tmp_path / "other.db").write_text("this is no database" * 100)
    with pytest.raises(StoreError, match="not a database"):
        open_store(f"sqlite:///{tmp_path}/other.db")


def test_writes_are_possible_until_the_database_is_gone(new_url: NewUrl, server: str) -> None:
    url = new_url("postgresql")
    name = url.rpartition("/")[2].partition("?")[0]
    store = open_store(url)
    store.try_write(0).result()
    with open_database(server) as database, database.connect() as connection:
        connection.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false"))
        connection.execute(
            text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name"), {"name": name}
        )
        connection.commit()
    with pytest.raises(StoreError):
        store.try_write(0).result()
    store.close()

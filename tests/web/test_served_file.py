"""An SQLite file is served by one server, and only if its pages are whole."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from operahouse.kernel.errors import OperahouseError
from operahouse.store.connect import open_database, open_store
from operahouse.store.damage import check_pages
from tests.app.running import LANGUAGES, complaint, operahouse
from tests.web.starting import started
from tests.web.visitor import Visitor


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_second_server_on_the_file_says_so_and_does_not_start(db: str, lang: str) -> None:
    with started(db) as first:
        first.address()
        said = complaint("serve", "--port", "0", "--db", db, lang=lang)
        assert "house.db" in said
        assert "--db" in said


def test_another_server_may_follow_one_that_was_killed(db: str) -> None:
    with started(db) as first:
        first.address()
    with started(db) as second, Visitor(second.address()) as anna:
        assert anna.open()["host"] == "Anna"


def test_commands_work_beside_a_server(db: str, tmp_path: Path) -> None:
    with started(db) as server:
        server.address()
        assert operahouse("db", "backup", str(tmp_path / "copy.gz"), "--db", db).exit_code == 0


def damage(file: Path) -> None:
    """Overwrite the pages of the log and its index, which nothing reads when a server starts."""
    with closing(sqlite3.connect(file)) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        roots = connection.execute("SELECT rootpage FROM sqlite_master WHERE tbl_name = 'lessons'").fetchall()
    with open(file, "r+b") as pages:
        for (root,) in roots:
            pages.seek((root - 1) * size)
            pages.write(b"\xff" * size)


def test_a_damaged_file_is_not_served(tmp_path: Path, db: str) -> None:
    open_store(db).close()
    damage(tmp_path / "house.db")
    assert "damaged" in complaint("serve", "--port", "0", "--db", db)


def test_the_check_ends_in_time_and_says_whether_it_saw_everything(db: str) -> None:
    open_store(db).close()
    with open_database(db) as database:
        assert check_pages(database)
        with database.begin() as connection:
            connection.exec_driver_sql("CREATE TABLE much (line TEXT)")
            lines = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)"
            connection.exec_driver_sql(f"INSERT INTO much {lines} SELECT 'line ' || i FROM n")
        assert not check_pages(database, seconds=0)
        assert check_pages(database, seconds=60)


def test_a_folder_that_cannot_be_used_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OperahouseError, match="store-file"):
        open_store(f"sqlite:///{tmp_path}/file/house.db")
    assert "can’t be used" in complaint("serve", "--port", "0", "--db", f"sqlite:///{tmp_path}/file/house.db")

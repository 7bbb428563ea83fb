import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from operahouse.app.paths import data_folder, database_url
from operahouse.games.catalogue import load_game
from operahouse.store.connect import open_store
from operahouse.store.log import Append
from operahouse.store.store import Store
from operahouse.table.agreement import Opened
from tests.app.running import LANGUAGES, complaint, operahouse
from tests.store.matches import StoredMatch


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = open_store(f"sqlite:///{tmp_path}/house.db")
    StoredMatch(opened, load_game("opera"), 2, "m1").sit_down().play_at_random(10)
    StoredMatch(opened, load_game("operaopoly"), 2, "m2").sit_down().play_at_random(10)
    yield opened
    opened.close()


def test_a_house_is_copied_while_it_is_open_and_restored_elsewhere(store: Store, tmp_path: Path) -> None:
    copy = f"{tmp_path}/copy.gz"
    result = operahouse("db", "backup", copy, "--db", store.url)
    assert result.exit_code == 0
    assert result.stdout.startswith(f"{copy} holds everything: ")
    other = f"sqlite:///{tmp_path}/other.db"
    assert operahouse("db", "restore", copy, "--db", other).exit_code == 0
    again = open_store(other)
    assert again.load("m1") == store.load("m1")
    assert again.summary("m2") == store.summary("m2")
    again.close()
    assert "This database isn’t empty" in complaint("db", "restore", copy, "--db", other)
    assert "already exists" in complaint("db", "backup", copy, "--db", store.url)


def test_a_check_of_a_sound_house_says_so(store: Store) -> None:
    result = operahouse("db", "check", "--db", store.url)
    assert (result.exit_code, result.stdout) == (0, "2 matches checked; nothing is wrong.\n")


def test_a_check_names_every_difference(store: Store) -> None:
    def spoil(statement: str) -> None:
        store.writer.submit(lambda connection: connection.execute(text(statement))).result()

    spoil("UPDATE cards SET status = 'ended', number = 3 WHERE match = 'm2'")
    result = operahouse("db", "check", "--db", store.url)
    assert result.exit_code == 1
    number = store.load("m2")[-1].number
    assert result.stdout.splitlines() == [
        "m2: Its card says status is 'ended'; its log says 'playing'.",
        f"m2: Its card says number is 3; its log says {number}.",
        "2 matches checked; something is wrong with 1 of them.",
    ]


def test_a_match_of_other_rules_is_no_fault(store: Store) -> None:
    first = store.load("m1")[0]
    assert isinstance(first.fact, Opened)
    old = first._replace(fact=dataclasses.replace(first.fact, rules="0.1"))
    summary = replace(StoredMatch(store, load_game("opera"), 2, "m3").summary(), match="old", code="old", rules="0.1")
    store.submit(Append("old", 1, (old,), summary)).result()
    result = operahouse("db", "check", "--db", store.url)
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "old: kept, but not played again, because we don’t know its rules.",
        "4 matches checked; nothing is wrong.",
    ]


def test_the_seed_of_a_game_is_never_said(store: Store) -> None:
    seed = store.load("m1")[0].fact.details()["seed"]
    store.writer.submit(lambda connection: connection.execute(text("UPDATE log SET last = last + 1"))).result()
    result = operahouse("db", "check", "--db", store.url)
    assert result.exit_code == 1
    assert str(seed) not in result.output


def test_what_is_not_there_is_not_made(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/none.db"
    for words in (["check"], ["backup", str(tmp_path / "copy.gz")]):
        assert complaint("db", *words, "--db", url) == f"There’s no database {tmp_path}/none.db."
    assert list(tmp_path.iterdir()) == []


def test_other_addresses_are_refused_in_a_sentence() -> None:
    assert complaint("db", "check", "--db", "house.db").startswith("This isn’t the address of a database")
    assert "tidy" in complaint("db", "tidy")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_names_every_option_of_every_command(lang: str) -> None:
    page = operahouse("db", lang=lang).stdout
    for name, options in {"backup": ["--db"], "restore": ["--db"], "check": ["--db"]}.items():
        assert f"  {name} " in page
        own = operahouse("db", name, "--help", lang=lang).stdout
        assert f"operahouse db {name}" in own
        assert all(f"  {option} " in own for option in [*options, "--lang", "--help"])
        assert max(len(line) for line in own.splitlines()) < 80


def test_the_database_is_the_one_asked_for_or_that_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("OPERAHOUSE_DB", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert database_url(None) == f"sqlite:///{tmp_path}/operahouse/operahouse.db"
    monkeypatch.setenv("OPERAHOUSE_DB", "postgresql://anna@db/house")
    assert database_url(None) == "postgresql://anna@db/house"
    assert database_url("sqlite:///other.db") == "sqlite:///other.db"


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, "home/.local/share/operahouse"),
        ("linux", {"XDG_DATA_HOME": ""}, "home/.local/share/operahouse"),
        ("linux", {"XDG_DATA_HOME": "data"}, "data/operahouse"),
        ("darwin", {"XDG_DATA_HOME": "data"}, "home/Library/Application Support/operahouse"),
        ("win32", {"LOCALAPPDATA": "local"}, "local/operahouse"),
        ("win32", {}, "home/AppData/Local/operahouse"),
    ],
)
def test_data_lies_where_the_platform_wants_it(platform: str, environment: dict[str, str], folder: str) -> None:
    assert data_folder(environment, platform, Path("home")) == Path(folder)

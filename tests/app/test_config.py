"""Settings: what `operahouse config` says about them, and that a wrong one is a sentence."""

import re
import socket
from pathlib import Path

import pytest

from operahouse.app.commands.config import meaning_key
from operahouse.app.texts import Texts
from operahouse.web.settings import Settings, variable
from tests.app.running import LANGUAGES, complaint, operahouse

GUIDE = Path(__file__).parents[2] / "docs" / "hosting.md"


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing of this machine's own."""
    for name in Settings.model_fields:
        monkeypatch.delenv(variable(name), raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_setting_is_named_and_explained(lang: str) -> None:
    lines = operahouse("config", lang=lang).stdout.splitlines()
    assert [line.partition("=")[0] for line in lines[::2]] == [variable(name) for name in Settings.model_fields]
    meanings = [line.strip() for line in lines[1::2]]
    assert meanings == [Texts(lang).say(meaning_key(name), {}) for name in Settings.model_fields]
    assert len(set(meanings)) == len(meanings)


def test_values_say_where_they_come_from(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("OPERAHOUSE_PORT", "9000")
    monkeypatch.setenv("OPERAHOUSE_PROXIES", "10.0.0.0/8, ::1")
    monkeypatch.setenv("OPERAHOUSE_DB", "postgresql://anna:secret@db/house")
    said = operahouse("config").stdout
    assert "OPERAHOUSE_PORT=9000 (from the environment)\n" in said
    assert "OPERAHOUSE_PROXIES=10.0.0.0/8,::1 (from the environment)\n" in said
    assert "OPERAHOUSE_DB=postgresql://anna:***@db/house (from the environment)\n" in said
    assert "OPERAHOUSE_WORKERS=1 (default)\n" in said
    assert "secret" not in said


def test_the_guide_lists_every_setting_as_it_is() -> None:
    """The table in docs/hosting.md has every setting with its default and its meaning."""
    guide = GUIDE.read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(OPERAHOUSE_[A-Z_]+)` \|(.*?) ?\| (.*?) \|$", guide, re.MULTILINE)
    texts = Texts("en")
    expected = [(variable(name), texts.say(meaning_key(name), {})) for name in Settings.model_fields]
    assert [(name, meaning) for name, _, meaning in rows] == expected
    said = dict(line.split(" (")[0].split("=", 1) for line in operahouse("config").stdout.splitlines()[::2])
    machine = {variable(name) for name in ("db", "texts", "client", "json_logs")}
    told = {name: value.strip(" `") for name, value, _ in rows if name not in machine}
    assert told == {name: value for name, value in said.items() if name not in machine}


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("PORT", "eighty", "It takes a whole number."),
        ("PORT", "70000", "It can be 65535 at most."),
        ("WORKERS", "0", "It must be at least 1."),
        ("POLL", "0", "It must be more than 0.0."),
        ("BOT_SECONDS", "soon", "It takes a number."),
        ("BEHIND_TLS", "perhaps", "It takes true or false."),
        ("REQUESTS", "lots", "It takes a rate, such as 100/minute."),
        ("PROXIES", "127.0.0.1,nginx", "It takes addresses or networks separated by commas"),
        ("REQUESTS", "0/minute", "It takes a rate, such as 100/minute."),
        ("REQUESTS", "5/minute;3/second", "It takes a rate, such as 100/minute."),
        ("HOLD", "inf", "It takes a number."),
        ("IDLE", "nan", "It takes a number."),
        ("HOST", "", "It can’t be empty."),
        ("LANGUAGES", " , ", "It can’t be empty."),
        ("CLIENT", "/no/such/folder", "There’s no such folder."),
        ("TEXTS", "/no/such/folder", "There’s no such folder."),
        ("CATALOGUE", "no.such.games", "There’s no such Python module, or it isn’t a catalogue of games."),
        ("CATALOGUE", "os", "There’s no such Python module, or it isn’t a catalogue of games."),
        ("DB", "mysql://root:secret@localhost/x", "It takes the address of a database"),
    ],
)
def test_a_wrong_value_is_a_sentence(monkeypatch: pytest.MonkeyPatch, name: str, value: str, why: str) -> None:
    monkeypatch.setenv(f"OPERAHOUSE_{name}", value)
    for command in ("config", "serve"):
        said = complaint(command)
        assert said.startswith(f"OPERAHOUSE_{name} can’t be “")
        assert why in said
        assert "secret" not in said


def test_a_name_that_does_not_exist_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPERAHOUSE_PROT", "9000")
    assert complaint("serve") == "There’s no setting OPERAHOUSE_PROT. Did you mean OPERAHOUSE_PORT?"
    monkeypatch.delenv("OPERAHOUSE_PROT")
    monkeypatch.setenv("OPERAHOUSE_XYZZY", "1")
    assert complaint("config") == "There’s no setting OPERAHOUSE_XYZZY. “operahouse config” lists them all."


def test_settings_that_do_not_agree_are_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    for command in ("config", "serve"):
        monkeypatch.setenv("OPERAHOUSE_LANGUAGES", "en,xx")
        assert complaint(command) == "There’s no language “xx” here; choose from: en, fr, it, nl."
        monkeypatch.delenv("OPERAHOUSE_LANGUAGES")
        monkeypatch.setenv("OPERAHOUSE_WORKERS", "4")
        assert complaint(command).startswith("Several processes need PostgreSQL")
        monkeypatch.delenv("OPERAHOUSE_WORKERS")


def test_options_are_named_as_they_were_typed() -> None:
    assert complaint("serve", "--proxies", "nginx").startswith("--proxies can’t be “nginx”.")
    assert complaint("serve", "--db", "house.db").startswith("--db can’t be “…”.")


def test_what_cannot_be_reached_or_written_is_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a database, but long enough to look like something that isn't empty\n" * 20)
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        port = closed.getsockname()[1]
        unreachable = complaint("serve", "--db", f"postgresql://nobody@127.0.0.1:{port}/house")
    assert unreachable.startswith("There’s a problem with the database: ")
    assert complaint("serve", "--db", f"sqlite:///{file}/house.db") == f"{file}/house.db can’t be used: File exists."
    assert complaint("serve", "--db", f"sqlite:///{tmp_path}").startswith(f"{tmp_path} can’t be used: ")
    assert "file is not a database" in complaint("serve", "--db", f"sqlite:///{file}")
    assert "/proc/nothing" in complaint("serve", "--db", "sqlite:////proc/nothing/house.db")


def test_a_place_where_nobody_can_listen_is_a_sentence(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/house.db"
    for host in ("no-such-host.invalid", "203.0.113.1"):
        assert complaint("serve", "--host", host, "--db", db).startswith(f"{host} isn’t an address of this machine.")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"port {port}" in complaint("serve", "--port", str(port), "--db", db)

"""Health, figures, logs, closing; and the command that serves."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from operahouse.games.catalogue import game_names, load_game
from operahouse.web.json_schema import all_schemas
from tests.app.running import complaint, operahouse
from tests.web import patient
from tests.web.conftest import Come
from tests.web.serving import Served, serving
from tests.web.test_people import PASSWORD
from tests.web.visitor import Visitor


@contextmanager
def command(*words: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`operahouse serve` as a process of its own, and the address it says."""
    process = subprocess.Popen(
        [sys.executable, "-m", "operahouse", "serve", "--port", "0", *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "OPERAHOUSE_LANG": "en", "PYTHONUNBUFFERED": "1", **environment},
    )  # fmt: skip
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found is not None, said + (process.stderr.read() if process.stderr else "")
        yield process, found.group()
    finally:
        process.kill()
        process.communicate()


def test_it_is_fine_as_long_as_the_database_answers(served: Served) -> None:
    answer = patient.get(f"{served.address}/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "fine"})


def test_figures_are_counted(served: Served, come: Come) -> None:
    anna = come()
    line = anna.watch(anna.open()["id"])
    line.do("say", text="hello")
    line.refused("play", move="bid 1")
    page = patient.get(f"{served.address}/metrics")
    assert page.headers["content-type"].startswith("text/plain")
    figures = [
        "operahouse_tables", "operahouse_viewers", "operahouse_writing_seconds_count",
        'operahouse_commands_total{answer="done"}', 'operahouse_requests_total{method="POST",status="201"}',
    ]  # fmt: skip
    for figure in figures:
        assert re.search(rf"^{re.escape(figure)} [1-9]", page.text, re.MULTILINE), figure


def test_the_schema_has_every_shape() -> None:
    printed = json.loads(operahouse("serve", "--schema").stdout)
    assert printed == all_schemas(game_names(), load_game)
    kept = Path(__file__).parents[2] / "client" / "src" / "api" / "schema.json"
    assert json.loads(kept.read_text(encoding="utf-8")) == printed, "run: make schema"
    models = {"Hello", "News", "Done", "Refused", "TableSummary", "NewTable", "Snapshot", "FromServer", "FromClient"}
    assert models <= printed["api"]["$defs"].keys()
    for game in game_names():
        assert {"View", "Terms", "Event", "Forecast", "Own", "Components"} <= printed["games"][game]["$defs"].keys()


def test_the_command_serves_and_closes_when_it_is_told_to(tmp_path: Path) -> None:
    with command("--db", f"sqlite:///{tmp_path / 'a.db'}") as (process, address), Visitor(address) as anna:
        line = anna.watch(anna.open(game="opera", players=2, seats=["you", "random"])["id"])
        line.do("say", text="hello")
        process.send_signal(signal.SIGTERM)
        assert line.until("closing")["error"]["key"] == "web-closing"
        assert line.closed_with() == 4503
        said, logged = process.communicate(timeout=120)
        assert process.returncode == 0
        assert "The house is closed." in said
        assert "Traceback" not in logged


def test_logs_are_structured_and_tell_no_secrets(tmp_path: Path) -> None:
    with command("--db", f"sqlite:///{tmp_path / 'a.db'}") as (process, address), Visitor(address, guest=False) as anna:
        anna.take(anna.http.post("/api/accounts", json={"name": "Anna", "password": PASSWORD}))
        table = anna.open(game="opera", players=2)
        line = anna.watch(table["id"])
        line.do("say", text="a private word")
        anna.get(f"/api/codes/{table['code']}")
        process.send_signal(signal.SIGINT)
        _, logged = process.communicate(timeout=120)
        lines = [json.loads(text) for text in logged.splitlines()]
        assert {"request", "opened"} <= {entry["event"] for entry in lines}
        for secret in (anna.token, PASSWORD, table["id"], table["code"], "a private word", "argon2"):
            assert secret not in logged


def test_a_port_that_is_taken_is_said_so(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = complaint("serve", "--port", port, "--db", f"sqlite:///{tmp_path / 'a.db'}")
        assert port in said
        assert f"--port {int(port) + 1}" in said


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    assert "PostgreSQL" in complaint("serve", "--workers", "2", "--db", f"sqlite:///{tmp_path / 'a.db'}")


def test_settings_come_from_the_environment_too(tmp_path: Path) -> None:
    database = {"OPERAHOUSE_DB": f"sqlite:///{tmp_path / 'b.db'}", "OPERAHOUSE_ARRIVALS": "1/hour"}
    with command(**database) as (_, address), Visitor(address) as anna:
        assert anna.http.post("/api/guests", json={"name": "B"}).status_code == 429
    assert (tmp_path / "b.db").is_file()


def test_without_a_client_the_page_says_how_to_build_it(served: Served) -> None:
    page = patient.get(f"{served.address}/t/whatever", headers={"Accept-Language": "it"})
    assert "make client" in page.text
    assert "browser" in page.text


def test_tables_that_nobody_uses_are_put_away_and_found_again(db: str) -> None:
    with serving(db, idle=0.0) as served, Visitor(served.address) as anna:
        table = anna.open()["id"]
        line = anna.watch(table)
        line.do("say", text="hello")
        assert table in served.server.live_matches
        line.close()
        served.server.scheduler.clean_up_soon()
        while table in served.server.live_matches:
            anna.get("/api/house")
        assert anna.watch(table).items == line.items


@pytest.mark.parametrize("path", ["/api/openapi.json"])
def test_the_interface_is_described(served: Served, path: str) -> None:
    description = patient.get(f"{served.address}{path}").json()
    assert {"/api/house", "/api/guests", "/api/tables", "/api/tables/{id}/record"} <= description["paths"].keys()

"""The container image is built from files that exist and reach the builder; compose knows it."""

import re
from pathlib import Path

import yaml

from operahouse.web.settings import Settings, variable
from tests.app.running import operahouse

ROOT = Path(__file__).parents[1]
DOCKERFILE = (ROOT / "deploy" / "Dockerfile").read_text()
IGNORED = (ROOT / ".dockerignore").read_text().splitlines()
COMPOSE = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text())


def copied() -> list[str]:
    """What the image takes from the repository."""
    lines = re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.MULTILINE)
    return [name for line in lines for name in line.split()[:-1]]


def test_everything_copied_exists_and_reaches_the_builder() -> None:
    assert "src" in copied()
    assert [name for name in copied() if not (ROOT / name).exists()] == []
    assert IGNORED[1] == "*"
    assert {f"!{name}" for name in copied()} == {line for line in IGNORED if line.startswith("!")}


def test_what_is_built_here_stays_out() -> None:
    assert {"client/dist", "client/node_modules", "**/__pycache__"} <= set(IGNORED)


def test_the_last_stage_runs_without_root_and_is_asked_how_it_is() -> None:
    last = DOCKERFILE.rpartition("\nFROM ")[2]
    assert re.search(r"^USER (?!0|root)\w+$", last, re.MULTILINE)
    assert re.search(r"^HEALTHCHECK .*/healthz", last, re.MULTILINE)
    assert "gcc" not in last


def test_compose_waits_for_a_database_and_a_house_that_are_well() -> None:
    services = COMPOSE["services"]
    assert services["house"]["depends_on"]["database"]["condition"] == "service_healthy"
    assert services["door"]["depends_on"]["house"]["condition"] == "service_healthy"
    assert (
        ROOT / "deploy" / services["house"]["build"]["context"] / services["house"]["build"]["dockerfile"]
    ).is_file()
    mounted = services["door"]["volumes"][0].partition(":")[0]
    assert (ROOT / "deploy" / mounted).is_file()


def test_compose_starts_the_house_as_it_can_be_started() -> None:
    """With options and settings that exist, on the database that is there, at the port that the door knows."""
    house, database = COMPOSE["services"]["house"], COMPOSE["services"]["database"]["environment"]
    assert operahouse(*house["command"], "--help").exit_code == 0
    assert set(house["environment"]) <= set(map(variable, Settings.model_fields))
    names = re.fullmatch(
        r"postgresql://(\w+):\$\{POSTGRES_PASSWORD}@database/(\w+)", house["environment"]["OPERAHOUSE_DB"]
    )
    assert names is not None
    assert names.groups() == (database["POSTGRES_USER"], database["POSTGRES_DB"])
    port = re.search(r"OPERAHOUSE_PORT=(\d+)", DOCKERFILE)
    assert port is not None
    door = (ROOT / "deploy" / "Caddyfile.compose").read_text()
    assert f"reverse_proxy house:{port[1]}" in door
    assert set(re.findall(r"\{\$(\w+)", door)) <= set(COMPOSE["services"]["door"]["environment"])

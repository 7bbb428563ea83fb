"""Programs of others at the tables of a server: `operahouse bot`."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from operahouse.app.remote.play_bot import default_name
from operahouse.app.texts import Texts
from tests.app.running import complaint, operahouse, start
from tests.web.serving import Served, serving
from tests.web.visitor import TableSocket, Visitor

ROOT = Path(__file__).parents[2]
PYTHON_BOT = f"cmd:{sys.executable} {ROOT / 'examples' / 'random_bot.py'}"
NODE = shutil.which("node") or str(Path(sys.executable).parent / "node")
JAVASCRIPT_BOT = f"cmd:{NODE} {ROOT / 'examples' / 'greedy_bot.mjs'}"
BOTS = {"random": PYTHON_BOT, "greedy": JAVASCRIPT_BOT}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('house') / 'house.db'}") as served:
        yield served


@pytest.fixture(autouse=True)
def _own_keys(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))


def sit_down(line: TableSocket, count: int) -> None:
    """Wait until so many people sit at the table."""
    while sum(item["kind"] == "seated" for item in line.items) < count:
        line.next()


@pytest.mark.parametrize("game", ["opera", "operaopoly"])
def test_two_programs_play_a_whole_game_on_a_server(house: Served, game: str) -> None:
    """Somebody opens a table for them, and starts the game when both sit there."""
    with Visitor(house.address, "Anna") as host:
        table = host.open(game=game, players=2, seats=["open", "open"], begin=False)
        line = host.watch(str(table["id"]))
        where = ["--server", house.address, "--table", str(table["code"])]
        players = [start("bot", *where, "--name", f"{game} {name}", bot) for name, bot in BOTS.items()]
        sit_down(line, 2)
        line.do("start")
        outputs = [player.communicate(timeout=300) for player in players]
        seats = host.get(f"/api/tables/{table['id']}")["seats"]
    assert [player.returncode for player in players] == [0, 0], outputs
    assert sorted(seat["name"] for seat in seats) == [f"{game} greedy (bot)", f"{game} random (bot)"]
    for output, _ in outputs:
        assert "Ranking:" in output


def test_a_bot_comes_back_with_the_same_account(house: Served) -> None:
    """The account is the bot's own: its name is taken, and a second visit finds the same seat again."""
    with Visitor(house.address, "Anna") as host:
        table = host.open(game="operaopoly", players=2, seats=["you", "open"], begin=False)
        arguments = ["bot", "--server", house.address, "--table", str(table["code"]), "--name", "Norma", "novice"]
        for _ in range(2):
            with start(*arguments) as player:
                assert player.stdout is not None
                assert player.stdout.readline().startswith("Norma (bot) plays ")
                player.terminate()
        seats = host.get(f"/api/tables/{table['id']}")["seats"]
        assert [seat["name"] for seat in seats] == ["Anna", "Norma (bot)"]
        taken = host.http.post("/api/accounts", json={"name": "Norma", "password": "con brio, ma", "bot": True})
        assert taken.status_code == 409


def test_keys_of_a_bot_are_for_their_owner_alone(house: Served, tmp_path: Path) -> None:
    with Visitor(house.address, "Anna") as host:
        table = host.open(game="opera", seats=["you", "random"])
    operahouse("bot", "--server", house.address, "--table", str(table["code"]), "--name", "Aida", "novice")
    [file] = tmp_path.rglob("bots/*.json")
    assert file.stat().st_mode & 0o077 == 0
    file.unlink()
    again = operahouse("bot", "--server", house.address, "--table", str(table["code"]), "--name", "Aida", "novice")
    assert (again.exit_code, again.stderr) == (2, Texts("en").say("store-name-taken", {"name": "Aida (bot)"}) + "\n")


def test_a_program_that_fails_leaves_its_seat_to_the_substitute(house: Served, tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("import sys\nsys.stdin.readline(); sys.stdin.readline(); print('fly', flush=True)\n")
    with Visitor(house.address, "Anna") as host:
        table = host.open(game="opera", players=2, seats=["you", "open"], begin=False)
        line = host.watch(str(table["id"]))
        player = start(
            "bot", "--server", house.address, "--table", str(table["code"]), f"cmd:{sys.executable} {broken}"
        )
        sit_down(line, 2)
        line.do("start")
        _, errors = player.communicate(timeout=180)
        assert player.returncode == 2
        assert "must answer with one line" in errors
        line.until_item("left")


def test_nobody_passes_for_a_bot_and_no_bot_for_a_person(house: Served) -> None:
    with Visitor(house.address, "Anna") as person:
        for name in ("Anna (bot)", "Anna (BOT)", "Anna(bot)", "Anna ( bot )"):
            assert person.http.post("/api/guests", json={"name": name}).status_code == 422
            assert person.http.patch("/api/me", json={"name": name}).status_code == 422
    with Visitor(house.address, "Carl", guest=False) as bot:
        bot.take(bot.http.post("/api/accounts", json={"name": "Carl", "password": "con brio, ma", "bot": True}))
        assert bot.http.patch("/api/me", json={"name": "Carla"}).json()["name"] == "Carla (bot)"
        rated = bot.http.post("/api/tables", json={"game": "toy", "players": 2, "rated": True})
        assert rated.json()["error"]["key"] == "web-rated-bots"


def test_only_programs_get_the_decision_with_memory(house: Served) -> None:
    with Visitor(house.address, "Anna") as person:
        table = person.open(seats=["you", "random"])
        line = person.watch(str(table["id"]))
        line.send({"type": "decision", "id": "d1"})
        assert line.until("refused")["error"]["key"] == "web-only-bots"


def test_what_is_missing_is_said() -> None:
    assert "--table" in complaint("bot", "novice", "--server", "127.0.0.1:9")
    assert "--server" in complaint("bot", "novice", "--table", "ABCDEF")
    assert "BOT" in complaint("bot")


def test_a_full_table_has_no_seat_for_a_bot(house: Served) -> None:
    with Visitor(house.address, "Anna") as host:
        table = host.open(game="opera", seats=["you", "random"])
    full = operahouse("bot", "--server", house.address, "--table", str(table["code"]), "--name", "Late", "novice")
    assert (full.exit_code, full.stderr) == (2, "No seat is free for a bot at this table.\n")


def test_a_bot_is_called_like_its_program() -> None:
    assert default_name("expert@500ms") == "Expert"
    assert default_name(PYTHON_BOT) == "Random bot"
    assert default_name("cmd:true") == "True"

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from operahouse.app.texts import Texts
from operahouse.games.catalogue import game_names
from tests.app.running import LANGUAGES, at_random, complaint, operahouse, start
from tests.web.serving import Served, serving
from tests.web.visitor import Visitor


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('house') / 'house.db'}") as served:
        yield served


@pytest.fixture(autouse=True)
def _own_keys(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nobody's own keys are used or changed, in processes of their own neither."""
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_a_whole_game_on_a_server(house: Served, game: str, lang: str) -> None:
    away = ["--server", house.address, "--seats", "you,random", "--name", "Anna"]
    result = operahouse("play", game, *away, typed=at_random(3), lang=lang)
    assert result.exit_code == 0, result.stderr
    assert Texts(lang).say("app-ranking", {}) in result.stdout
    assert not re.search(rf"{game}-[a-z]|app-[a-z]|remote-[a-z]|\{{", result.stdout)


def test_who_leaves_comes_back_to_the_same_seat(house: Served) -> None:
    away = ["--server", house.address, "--name", "Anna"]
    left = operahouse("play", "opera", *away, "--seats", "you,random", typed="1\nquit\n")
    code = re.search(r"--table (\w+)", left.stdout)
    assert code is not None
    back = operahouse("play", *away, "--table", code.group(1), typed=at_random(4))
    assert "Ranking:" in back.stdout
    assert "(you)" in back.stdout


def test_two_people_on_two_machines(house: Served) -> None:
    """The second has another key, as on another machine, and comes by the code."""
    friend = Visitor(house.address, "Bob")
    table = friend.open(game="opera", seats=["you", "open"], players=2)
    player = start("play", "--server", house.address, "--table", str(table["code"]), "--name", "Anna")
    assert player.stdout is not None
    while "You sit down" not in player.stdout.readline():
        assert player.poll() is None
    player.kill()
    player.communicate()
    seats = friend.get(f"/api/tables/{table['id']}")["seats"]
    friend.http.close()
    assert sorted(seat["name"] for seat in seats) == ["Anna", "Bob"]


def test_a_refused_move_is_told_in_words_and_asked_again(house: Served) -> None:
    away = ["--server", house.address, "--seats", "you,random", "--name", "Anna", "--lang", "it"]
    output, _ = start("play", "opera", *away).communicate("bid 99\nhelp\nquit\n", timeout=180)
    assert "99" in output
    assert Texts("it").say("terminal-help", {}) in output
    assert output.count("Rosso>") == 3


def test_the_same_commands_are_typed_on_a_server(house: Served) -> None:
    away = ["--server", house.address, "--seats", "you,random", "--name", "Anna"]
    typed = "undo\nhire maestro\nwhy\nbid 2\nlog\nsay Buona sera\nquit\n"
    output = operahouse("play", "opera", *away, typed=typed).stdout
    assert "You haven’t made a move yet." in output
    refused = re.search(r"“hire maestro” was refused by rule (\w+)\.", output)
    assert refused is not None
    assert f"\n\n{refused.group(1).ljust(6)}" in output
    assert output.count("has made a secret bid.") == 4
    assert "Anna: Buona sera" in output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_address_where_nobody_is_gets_a_sentence(lang: str) -> None:
    for address in ("127.0.0.1:9", "ftp://opera.example"):
        sentence = complaint("play", "opera", "--server", address, lang=lang)
        assert address.removeprefix("ftp://") in sentence


def test_without_a_game_or_a_table_something_is_missing() -> None:
    assert "GAME" in complaint("play")
    assert "GAME" in complaint("play", "--server", "127.0.0.1:9")


def test_an_unknown_code_is_told(house: Served) -> None:
    output, sentence = start("play", "--server", house.address, "--table", "NOSUCH").communicate(timeout=180)
    assert output == ""
    assert len(sentence.splitlines()) == 1
    assert sentence.strip() == Texts("en").say("web-unknown-table", {})


def test_keys_are_for_their_owner_alone(house: Served, tmp_path: Path) -> None:
    operahouse("play", "opera", "--server", house.address, "--seats", "you,random", typed="quit\n")
    [keys] = tmp_path.rglob("keys.json")
    assert keys.stat().st_mode & 0o077 == 0


def test_a_server_that_comes_back_loses_no_move(tmp_path: Path) -> None:
    """The line breaks in the middle of the game; the terminal mends it by itself."""
    db = f"sqlite:///{tmp_path / 'house.db'}"
    with serving(db) as first:
        port = first.port
        player = start("play", "opera", "--server", first.address, "--seats", "you,random", "--name", "Anna")
        assert player.stdin is not None
        assert player.stdout is not None
        player.stdin.write("bid 3\n")
        player.stdin.flush()
        while "bids" not in player.stdout.readline():
            pass
    with serving(db, port=port):
        output, complaints = player.communicate(at_random(5), timeout=120)
    assert "Ranking:" in output, complaints


def test_a_terminal_has_a_share_in_the_deal(house: Served) -> None:
    """Alone with a bot, and at a friend's table; nobody has to wait or type anything for it."""
    played = operahouse("play", "opera", "--server", house.address, "--seats", "you,random", typed=at_random(6))
    code = re.search(r"table (\w{6})", played.stdout)
    assert code is not None, played.stdout
    with Visitor(house.address, "Bob") as friend:
        alone = friend.get(f"/api/codes/{code.group(1)}")
        log = house.server.store.load(str(alone["id"]))
    kinds = [type(entry.fact).__name__ for entry in log]
    assert kinds[:6] == ["Opened", "Seated", "Seated", "Called", "Revealed", "Started"]

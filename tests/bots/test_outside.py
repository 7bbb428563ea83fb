"""Bots that are programs of their own: real ones, well-behaved and not."""

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from operahouse.app.texts import LANGUAGES, Texts
from operahouse.bots.levels import make_bot
from operahouse.bots.outside import OutsideBot, close_bots, options_with_terms
from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.decision import Decision, decision_of
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import CHANCE, Game
from operahouse.kernel.play import choose_at_random
from tests.games_under_test import every_game

EXAMPLE = Path(__file__).parents[2] / "examples" / "random_bot.py"
OPERA = load_game("opera")
QUICK = 5000
"""Milliseconds: more than a program needs that answers, on a busy machine too."""

Start = Callable[..., OutsideBot]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts a bot from its source; whatever is left of it is ended after the test."""
    bots: list[OutsideBot] = []

    def start_bot(source: str, milliseconds: int = QUICK) -> OutsideBot:
        file = tmp_path / f"bot{len(bots)}.py"
        file.write_text(source)
        bots.append(OutsideBot(OPERA, f"'{sys.executable}' '{file}'", milliseconds))
        return bots[-1]

    yield start_bot
    close_bots(bots)


def question(seed: int = 1) -> Decision:
    """The first question of a game."""
    state = OPERA.deal(3, [], Generator(seed))
    return decision_of(OPERA, state, state.turn)


def choose(bot: OutsideBot) -> int:
    return bot.choose(question(), Generator(7))


def trouble(bot: OutsideBot) -> OperahouseError:
    with pytest.raises(OperahouseError) as raised:
        choose(bot)
    return raised.value


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"


def ends(process: int) -> bool:
    """Whether a process is gone, now or very soon: who was killed may still be on the way out."""
    deadline = time.monotonic() + 5
    while is_running(process) and time.monotonic() < deadline:
        os.sched_yield()
    return not is_running(process)


@every_game
def test_the_example_plays_whole_games(game: Game) -> None:
    bot = make_bot(game, f"cmd:'{sys.executable}' '{EXAMPLE}'")
    ends: list[list[int]] = []
    for _ in range(2):
        chance = Generator(5)
        state = game.deal(2, [], chance)
        while state.turn >= CHANCE:
            seat = state.turn
            if seat == CHANCE:
                state.step(seat, choose_at_random(state, seat, chance))
                continue
            state.step(seat, bot.choose(decision_of(game, state, seat), chance))
        ends.append(game.points(state))
    close_bots([bot])
    assert ends[0] == ends[1], "the seed in the question makes games repeatable"


def test_the_example_is_short_and_needs_nothing_of_the_house() -> None:
    source = EXAMPLE.read_text()
    assert len(source.splitlines()) <= 35
    assert "import operahouse" not in source
    assert "from operahouse" not in source


def test_a_program_gets_the_view_and_the_options_and_nothing_else(start: Start, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = start(
        f"""
import json, sys
for line in sys.stdin:
    open({str(heard)!r}, "a").write(line)
    if json.loads(line)["type"] == "choose":
        print('{{"move": "bid 3", "note": "whatever else is there is not read"}}', flush=True)
"""
    )
    assert OPERA.spellings[choose(bot)] == "bid 3"
    bot.close()
    hello, asked, bye = [json.loads(line) for line in heard.read_text().splitlines()]
    decision = question()
    assert hello == {
        "protocol": "operahouse-bot/1",
        "type": "hello",
        "game": "opera",
        "edition": OPERA.edition,
        "rules_version": OPERA.rules_version,
    }
    assert asked.pop("seed") == Generator(7).below(1_000_000_000)
    assert asked == {
        "protocol": "operahouse-bot/1",
        "type": "choose",
        "game": "opera",
        "seat": decision.view["seat"],
        "view": decision.view,
        "options": [
            {"option": option, "move": f"bid {bid}", "about": bid_terms(bid)}
            for bid, option in enumerate(decision.steps)
        ],
        "time_ms": QUICK,
    }
    assert bye == {"protocol": "operahouse-bot/1", "type": "bye"}


def bid_terms(bid: int) -> dict[str, object]:
    """From level 0, with three hires at most: what it changes, and what the level pays for."""
    changes = {"budget": bid, "ducats": -bid} if bid else {}
    dearest = None if bid < 2 else "architetto" if bid < 3 else "impresario" if bid < 4 else "esperto"
    pays = {"roles": min(3, bid // 2), "dearest": dearest, "any": bid == 10}
    return {"bid": bid, "top": 10, **changes, "level": bid, "pays": pays}


@every_game
def test_terms_are_those_of_the_true_state(game: Game) -> None:
    """They are looked up in an imagined world: what a seat knows for sure is the same in all of them."""
    chance = Generator(3)
    state = game.deal(game.player_counts[0], [], chance)
    with_terms = 0
    while state.to_act():
        if state.turn != CHANCE:
            seat = state.turn
            whole = [] if state.within_move() else game.legal_moves(state, seat)
            for option in options_with_terms(game, decision_of(game, state, seat)):
                move = str(option["move"])
                assert option["about"] == (game.terms(state, seat, move) if move in whole else {})
                with_terms += move in whole
        state.step(state.turn, choose_at_random(state, state.turn, chance))
    assert with_terms > 0


def test_it_is_not_asked_where_there_is_no_choice(start: Start) -> None:
    bot = start("raise SystemExit(1)")
    asked = question()
    only = asked.steps[0]
    assert bot.choose(Decision(asked.seat, asked.view, [only], []), Generator(1)) == only


@pytest.mark.parametrize(
    "said",
    ["bid 3", "12", "[12]", '"bid 3"', "{}", '{"option": "12"}', '{"option": true}', '{"option": null}', '{"move": 3}',
     "{" * 5000, "ö" * 70_000, "\x00\udcff"],
    ids=["words", "number", "list", "text", "empty", "string", "flag", "null", "move", "deep", "long", "bytes"],
)  # fmt: skip
def test_nonsense_is_repeated_in_the_message(start: Start, said: str) -> None:
    raw = said.encode("utf-8", "surrogateescape") + b"\n"
    bot = start(f"import sys; input(); input(); sys.stdout.buffer.write({raw!r}); sys.stdout.flush(); input()")
    error = trouble(bot)
    assert error.key == "bot-outside-nonsense"
    shown = str(error.details["said"])
    assert shown[:5] == raw.decode(errors="replace").strip()[:5]
    assert len(shown) <= 201


@pytest.mark.parametrize("said", ['{"option": 396}', '{"option": -1}', '{"move": "hire signora"}', '{"move": "sing"}'])
def test_what_is_not_offered_is_not_played(start: Start, said: str) -> None:
    error = trouble(start(f"input(); input(); print('{said}', flush=True); input()"))
    assert error.key == "bot-outside-not-offered"
    assert error.details["said"] == said


def test_a_program_that_dies_is_quoted(start: Start) -> None:
    error = trouble(start("import sys; input(); input(); sys.exit('I have lost my score')"))
    assert error.key == "bot-outside-died"
    assert error.details["code"] == "1"
    assert error.details["words"] == "I have lost my score"


def test_a_program_that_closes_its_output_is_not_waited_for(start: Start) -> None:
    error = trouble(start("import os, time; os.close(1); time.sleep(60)", milliseconds=60_000))
    assert error.key == "bot-outside-died"
    assert error.details["code"] is None


def test_a_program_that_says_nothing_has_a_time_limit(start: Start) -> None:
    error = trouble(start("import time; time.sleep(60)", milliseconds=50))
    assert error.key == "bot-outside-silent"
    assert error.details["seconds"] == "0.05"


def test_a_program_that_reads_nothing_cannot_block_the_table(start: Start) -> None:
    bot = start("import time; time.sleep(60)", milliseconds=50)
    asked = question()
    padded = Decision(asked.seat, {**asked.view, "padding": "x" * 10_000_000}, asked.steps, [])
    with pytest.raises(OperahouseError, match="bot-outside-silent"):
        bot.choose(padded, Generator(1))


def test_a_program_that_floods_is_stopped(start: Start) -> None:
    bot = start("""
import sys
input(), input()
while True:
    print('{"option": 3}', flush=True)
    print("and more and more", file=sys.stderr)
""")
    answers = iter(lambda: choose(bot), None)
    with pytest.raises(OperahouseError) as raised:
        all(answer == 3 for answer in answers)
    assert raised.value.key == "bot-outside-unasked"
    assert raised.value.details["said"] == '{"option": 3}'


def test_what_it_started_ends_with_it(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "processes"
    bot = start(
        f"""
import os, signal, subprocess, sys
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"], stdout=subprocess.DEVNULL)
open({str(file)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
input(), input()
print("nonsense", flush=True)
while True: pass
"""
    )
    assert trouble(bot).key == "bot-outside-nonsense"
    assert all(ends(int(process)) for process in file.read_text().split())


def test_closing_ends_a_program_that_does_not_listen(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "process"
    bot = start(f"""
import os, time
open({str(file)!r}, "w").write(str(os.getpid()))
input(), input()
print('{{"option": 0}}', flush=True)
time.sleep(60)
""")
    assert choose(bot) == 0
    bot.close()
    assert ends(int(file.read_text()))
    bot.close()


def test_a_closed_bot_can_be_asked_again(start: Start) -> None:
    bot = start("input(); input(); print('{\"option\": 2}', flush=True)")
    assert choose(bot) == 2
    bot.close()
    assert choose(bot) == 2


def test_names_lead_to_programs() -> None:
    assert isinstance(make_bot(OPERA, f"cmd@2000ms:'{sys.executable}' -c pass"), OutsideBot)
    for name in ["cmd@fast:true", "cmd@0ms:true", "cmd@20:true", "cmd", "cmd@20ms"]:
        with pytest.raises(OperahouseError, match="unknown-bot"):
            make_bot(OPERA, name)
    for name in ["cmd:", "cmd:'unfinished"]:
        with pytest.raises(OperahouseError, match="bot-outside-command"):
            make_bot(OPERA, name)
    with pytest.raises(OperahouseError, match="bot-outside-missing"):
        make_bot(OPERA, "cmd:./no-such-bot")


def test_a_file_that_is_no_program_cannot_be_started(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_bytes(b"\x00")
    file.chmod(0o755)
    assert trouble(OutsideBot(OPERA, str(file))).key == "bot-outside-start"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trouble_is_told_in_every_language(language: str, start: Start) -> None:
    texts = Texts(language)
    told = texts.explain(trouble(start("import sys; input(); input(); sys.exit('ohimè')")))
    assert "ohimè" in told
    assert "1" in told
    nonsense = texts.explain(trouble(start("input(); input(); print('la la', flush=True)")))
    assert "la la" in nonsense
    assert '{"option": 12}' in nonsense
    for level in ["random", "novice", "amateur", "expert", "cmd"]:
        assert texts.find(f"bot-{level}", {})

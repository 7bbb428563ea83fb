"""Bots think in processes of their own; what happens to them is a message and no outage."""

import asyncio
import json
from pathlib import Path

import pytest

from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.decision import decision_of
from operahouse.kernel.game import Json
from operahouse.kernel.play import play
from operahouse.table.moves import Moved
from operahouse.web.bot_pool import BotPool
from operahouse.web.bot_worker import BotWorker
from operahouse.web.ports import BotCrashed
from operahouse.web.settings import Settings
from tests.store.matches import plain_summary
from tests.table.logged_match import TOY, LoggedMatch
from tests.web.playing import play_on
from tests.web.serving import serving
from tests.web.visitor import Visitor

CASES = Path(__file__).parents[2] / "conformance" / "opera"


def question() -> Json:
    """A bid of the toy."""
    decision = decision_of(TOY, LoggedMatch(TOY).sit_down().match.state_in_play(), 0).to_json()
    return {"kind": "move", "game": "toy", "decision": decision, "bot": "random", "seed": 5}


async def ask_twice(settings: Settings, marker: Path) -> tuple[str, Json]:
    """What went wrong at first, and the answer then, for which there is time enough."""
    bots = BotPool(settings)
    try:
        with pytest.raises(BotCrashed) as crash:
            await bots.ask(question())
        marker.touch()
        settings.bot_seconds = 600.0
        return str(crash.value), await bots.ask(question())
    finally:
        await bots.close()


@pytest.mark.parametrize(
    ("how", "why"),
    [("dies", "ended"), ("dawdles", "Timeout"), ("eats", "ended"), ("errs", "LookupError in _break")],
)
def test_a_bot_that_breaks_is_set_again(how: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FRAGILE", f"{tmp_path} {how}")
    seconds = 0.5 if how == "dawdles" else 600.0
    settings = Settings(catalogue="tests.web.fragile", bot_workers=1, bot_seconds=seconds)
    said, answer = asyncio.run(ask_twice(settings, tmp_path / how))
    assert said.startswith(why)
    assert str(answer["move"]).startswith("bid")


@pytest.mark.parametrize("how", ["dies", "errs"])
def test_a_game_goes_on_though_a_bot_crashed(
    how: str, db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FRAGILE", f"{tmp_path} {how}")
    with serving(db, catalogue="tests.web.fragile") as served, Visitor(served.address) as anna:
        line = anna.watch(anna.open(seats=["you", "random"])["id"], snapshot="yes")
        trouble = line.until("trouble")["error"]
        assert trouble["key"] == "web-bot-crashed"
        assert trouble["details"] == {"bot": "random", "seat": "east"}
        assert play_on([line])["outcome"] == "finished"


def test_nobody_can_make_a_bot_think_for_ever() -> None:
    async def ask() -> str:
        bots = BotPool(Settings(bot_workers=1, bot_step_seconds=0.05))
        game = load_game("opera")
        decision = decision_of(game, game.deal(2, [], Generator(1)), 0).to_json()
        asked: Json = {"kind": "move", "game": "opera", "decision": decision, "seed": 5}
        try:
            return str((await bots.ask({**asked, "bot": "expert@999999ms"}))["move"])
        finally:
            await bots.close()

    assert asyncio.run(ask()).startswith("bid")


def test_bots_think_side_by_side(tmp_path: Path) -> None:
    async def ask_many() -> set[str]:
        bots = BotPool(Settings(catalogue="tests.web.catalogue", bot_workers=2))
        try:
            answers = await asyncio.gather(*[bots.ask({**question(), "seed": seed}) for seed in range(50)])
        finally:
            await bots.close()
        return {str(answer["move"]) for answer in answers}

    assert asyncio.run(ask_many()) == {"bid 0", "bid 1", "bid 2", "bid 3"}


def test_advice_on_a_programme_is_a_whole_programme() -> None:
    case = json.loads((CASES / "example--impresario.json").read_text(encoding="utf-8"))
    game = load_game("opera")
    state = game.read_position(case["given"])
    turn = next(index for index, (_, move) in enumerate(case["moves"]) if move.startswith("programme"))
    for seat, move in case["moves"][:turn]:
        state = play(game, state, game.seats(state).index(seat), move).state
    seat, best = case["moves"][turn]
    decision = decision_of(game, state, game.seats(state).index(seat)).to_json()
    question: Json = {"kind": "advice", "game": "opera", "decision": decision, "move": "", "seed": 5}
    advice = BotWorker(load_game).answer(question)["advice"]
    assert isinstance(advice, list)
    assert advice[0]["move"] == best
    for one in advice:
        play(game, state, game.seats(state).index(seat), one["move"])


def test_bots_of_one_person_wait_while_nobody_looks(db: str) -> None:
    with serving(db) as served, Visitor(served.address) as anna:
        alone = anna.open(seats=["random", "random"])["id"]
        watched = anna.open(seats=["you", "random"])["id"]
        with anna.watch(watched, snapshot="yes") as line:
            assert play_on([line])["outcome"] == "finished"
        assert anna.get(f"/api/tables/{alone}")["status"] == "playing"
        assert [entry.number for entry in served.server.store.load(alone)] == [1, 2, 3, 4]
        with anna.watch(alone) as line:
            line.until_item("ended")


def test_bots_between_people_move_though_nobody_looks(db: str) -> None:
    with serving(db) as served, Visitor(served.address) as anna, Visitor(served.address, "Bob") as bob:
        table = anna.open(players=3, seats=["you", "open", "random"])["id"]
        with anna.watch(table) as host, bob.watch(table) as guest:
            guest.sit("east")
            host.do("start")
        served.wait_for(lambda: any(type(entry.fact) is Moved for entry in served.server.store.load(table)))


def test_a_table_that_an_earlier_version_left_due_is_due_no_longer(db: str) -> None:
    with serving(db) as first, Visitor(first.address) as anna:
        table = anna.open(seats=["random", "random"])["id"]
        first.server.store.set_due(table, 4, 1)
    with serving(db) as second, Visitor(second.address, "Bob"):
        store = second.server.store
        second.wait_for(lambda: (store.summary(table) or plain_summary("")).due is None)
        assert [entry.number for entry in store.load(table)] == [1, 2, 3, 4]

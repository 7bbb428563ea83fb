"""Bots move over to another build of the package while the server runs."""

import asyncio
import os
import threading
from pathlib import Path

import pytest
import structlog
from structlog.typing import EventDict, WrappedLogger

from operahouse.web.bot_pool import BotPool
from operahouse.web.ports import BotCrashed
from operahouse.web.settings import Settings
from tests.web.playing import play_on
from tests.web.serving import serving
from tests.web.test_bots import question
from tests.web.visitor import Visitor

TELLING = """
def load_game(name):
    {name}()

def {name}():
    raise LookupError
"""
WAITING = """
from tests.web import catalogue

def load_game(name):
    open({pipe!r}).read()
    return catalogue.load_game(name)
"""


def add_build(folder: Path, catalogue: str) -> Path:
    """A build in which the games come from that catalogue."""
    folder.mkdir(exist_ok=True)
    (folder / "catalogue_of_build.py").write_text(catalogue)
    return folder


@pytest.fixture
def pool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> BotPool:
    """One process, whose games come from the build that is first on the path."""
    monkeypatch.syspath_prepend(add_build(tmp_path / "before", ""))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path / "before"), os.environ.get("PYTHONPATH", "")]))
    settings = Settings(bot_workers=1).model_copy(update={"catalogue": "catalogue_of_build"})  # only the build has it
    return BotPool(settings)


async def where(pool: BotPool) -> str:
    """The build that a question reaches, as its error tells."""
    with pytest.raises(BotCrashed) as crash:
        await pool.ask(question())
    return str(crash.value)


def test_an_idle_bot_moves_at_once(pool: BotPool, tmp_path: Path) -> None:
    add_build(tmp_path / "before", TELLING.format(name="before"))
    after = add_build(tmp_path / "after", TELLING.format(name="after"))

    async def move() -> list[str]:
        try:
            first = await where(pool)
            await pool.move_to(after)
            return [first, await where(pool)]
        finally:
            await pool.close()

    first, second = asyncio.run(move())
    assert first.startswith("LookupError in before")
    assert second.startswith("LookupError in after")


def test_a_bot_that_thinks_answers_first(pool: BotPool, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    add_build(tmp_path / "before", WAITING.format(pipe=str(pipe)))
    after = add_build(tmp_path / "after", TELLING.format(name="after"))

    async def move() -> tuple[str, str]:
        try:
            asked = asyncio.create_task(pool.ask(question()))
            thinking = await asyncio.to_thread(pipe.open, "w")  # opens when the bot reads
            await pool.move_to(after)
            thinking.close()
            return str((await asked)["move"]), await where(pool)
        finally:
            await pool.close()

    answer, second = asyncio.run(move())
    assert answer.startswith("bid")
    assert second.startswith("LookupError in after")


def test_a_server_moves_its_bots_when_the_build_appears_and_says_so(
    db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moved = threading.Event()

    def listen(_: WrappedLogger, __: str, line: EventDict) -> EventDict:
        if line["event"] == "bots run on the compiled build now":
            moved.set()
        raise structlog.DropEvent

    monkeypatch.setattr("operahouse.web.server.log", structlog.wrap_logger(None, processors=[listen]))
    ready = tmp_path / "ready"
    with serving(db, bot_build=ready) as served, Visitor(served.address) as anna:
        line = anna.watch(anna.open(seats=["you", "random"])["id"], snapshot="yes")
        assert not moved.is_set()
        add_build(tmp_path / "made", "").rename(ready)
        assert moved.wait(60)
        assert play_on([line])["outcome"] == "finished"

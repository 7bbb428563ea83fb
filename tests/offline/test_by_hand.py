"""A game on a real table, entered on one device without a server, gives the same record as at a table in Python."""

import pytest

from operahouse.games.catalogue import load_game
from operahouse.kernel.game import SPECTATOR
from tests.offline.house import Page, Seat, open_page
from tests.offline.test_house import come, run
from tests.table.entering import EnteredMatch
from tests.table.real_table import Played, RealTable


async def hot_seats(page: Page, id_: str, seats: list[str]) -> dict[str, Seat]:
    """Everybody at this device, with a connection of their own."""
    phones = {}
    for seat in seats:
        _, welcome = await page.ask("POST", "/api/guests", {"name": seat.title()}, token="")
        phones[seat] = page.connect(id_, welcome["token"])
        await phones[seat].next("hello")
        await do(phones[seat], {"kind": "sit", "seat": seat, "name": ""})
    return phones


async def do(phone: Seat, command: dict[str, object]) -> None:
    """A command that is carried out."""
    id_ = phone.send({"type": "command", "command": command})
    while (message := await phone.next("done", "refused", "closing")).get("id") != id_:
        pass
    assert message["type"] == "done", message


async def enter(phones: dict[str, Seat], played: Played) -> None:
    """A move, and what came to light after it."""
    await do(phones[played.seat], {"kind": "enter", "seat": played.seat, "move": played.move})
    for draw in played.draws or ([[]] if played.is_performance and await waits(phones[played.seat]) else []):
        await do(phones[played.seat], {"kind": "tell", "cards": draw})


async def waits(phone: Seat) -> bool:
    """Whether something has to be told."""
    id_ = phone.send({"type": "choices", "seat": "red", "steps": []})
    while (message := await phone.next("choices", "refused")).get("id") != id_:
        pass
    return message["type"] == "choices" and message["draw"] is not None


@pytest.mark.parametrize("name", ["opera", "operaopoly"])
def test_the_same_game_on_one_device(name: str) -> None:
    game = load_game(name)
    moves = 45

    async def play() -> None:
        async with open_page() as page:
            await come(page)
            terms = {"game": name, "players": 3, "seats": ["open", "open", "open"], "by_hand": "record"}
            status, table = await page.ask("POST", "/api/tables", terms)
            assert status == 201
            real, online = RealTable(game, 3, 9), EnteredMatch(game, 3)
            phones = await hot_seats(page, table["id"], [seat["seat"] for seat in table["seats"]])
            await do(phones[real.seats[0]], {"kind": "lay-out", "layout": real.layout([])})
            online.lay_out(real)
            for _ in range(moves):
                played = real.play()
                await enter(phones, played)
                online.enter(played)
            live = await page.worker.server.live_match(table["id"])
            here, there = live.match, online.match
            assert game.view(here.state_in_play(), SPECTATOR) == game.view(there.state_in_play(), SPECTATOR)
            assert [(seat, _shown(move)) for _, seat, move in here.moves] == [
                (seat, _shown(move)) for _, seat, move in there.moves
            ]
            _, file = await page.ask("GET", f"/api/tables/{table['id']}/game")
            status, _ = await page.ask("POST", "/api/games", file)
            assert status == 201

    run(play())


def _shown(move: str) -> str:
    """What everybody at the table sees of a move: not which card is discarded, nor how a deck lies."""
    return move.split()[0] if move.startswith(("discard", "reshuffle")) else move

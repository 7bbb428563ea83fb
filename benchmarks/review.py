"""How long a review takes as the server makes it: in one process of the bots, a few moments at a time.

python -m benchmarks.review [GAME] [PLAYERS] [GAMES]
"""

import asyncio
import sys
from time import perf_counter

from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader
from operahouse.lab.bot_game import GameSpec, play_game
from operahouse.lab.reviews import deals
from operahouse.web.bot_pool import BotPool
from operahouse.web.reviews import AT_ONCE
from operahouse.web.settings import Settings

BOT = "amateur"
SEED = 2026


def question(name: str, players: int, deal: int) -> Json:
    """What the server asks about a finished game, without the part that it wants."""
    record = play_game(GameSpec(name, (BOT,) * players, stats=False, record=True), deal).record
    asked = Reader(record)
    moves = [move.value for move in asked.at("moves").items()]
    return {
        "kind": "review",
        "game": name,
        "position": asked.at("setup").value,
        "moves": moves,
        "options": [],
        "seed": Generator(deal).below(2**30),
        "count": AT_ONCE,
    }


async def measure(pool: BotPool, asked: Json) -> tuple[float, float, int]:
    """Seconds until the graph is there and until everything is, and how many moments there are."""
    began = perf_counter()
    outline = await pool.ask({**asked, "first": -1})
    graph = perf_counter() - began
    moments = len(Reader(outline).at("outline").at("moments").items())
    done = 0
    while done < moments:
        answer = await pool.ask({**asked, "first": done})
        done += len(Reader(answer).at("moments").items())
    return graph, perf_counter() - began, moments


async def main(name: str, players: int, games: int) -> None:
    """Each game begins with a fresh process, as after a quiet hour."""
    load_game(name)
    for deal in deals(SEED, games):
        pool = BotPool(Settings(bot_workers=1))
        graph, whole, moments = await measure(pool, question(name, players, deal))
        await pool.close()
        print(f"{name}, {players} players, {moments} moments: graph after {graph:.2f} s, whole after {whole:.2f} s")


if __name__ == "__main__":
    words = [*sys.argv[1:], "", "", ""]
    asyncio.run(main(words[0] or "opera", int(words[1] or 3), int(words[2] or 1)))

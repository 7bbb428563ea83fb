"""What the worker calls in which bots think: the answers of the server's own bot processes."""

import json

from operahouse.games.catalogue import load_game
from operahouse.web.bot_worker import BotWorker, answer_or_report

STEP_SECONDS = 2.0
"""For each step of a move, as on a server."""
WORKER = BotWorker(load_game, STEP_SECONDS)


def answer(question: str) -> str:
    """The answer to a question, both as JSON."""
    return json.dumps(answer_or_report(WORKER, json.loads(question)))

#!/usr/bin/env python3
"""An outside bot in thirty lines: it chooses at random, but never ends its turn while it can do something else.

Play against it:  operahouse play opera --seats "you,cmd:python3 examples/random_bot.py,novice"
The messages are told in docs/outside-bots.md. It needs nothing but Python.
"""

import json
import random
import sys
from typing import Any

LAST_RESORTS = ("end", "stop", "decline", "none")


def choose(message: dict[str, Any]) -> int:
    """One of the options offered; the seed makes a game with a seed repeatable."""
    dice = random.Random(message["seed"])
    options = message["options"]
    better = [option for option in options if option["move"] not in LAST_RESORTS]
    return dice.choice(better or options)["option"]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({"option": choose(message)}), flush=True)
    elif message["type"] == "bye":
        break

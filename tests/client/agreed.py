"""What the package says, for the client to say the same. `python -m tests.client.agreed` writes it anew."""

import json
from pathlib import Path

from operahouse.app.descriptions import describe_move
from operahouse.app.texts import LANGUAGES, Texts
from operahouse.games.catalogue import load_game
from operahouse.kernel.game import Json

CLIENT = Path(__file__).parents[2] / "client"
RENDERINGS = CLIENT / "tests" / "renderings.json"
SAID: list[tuple[str, Json]] = [
    ("opera-event-offer", {"offer": {"verdi": 2, "handel": 1}, "aside": {}}),
    ("opera-event-offer", {"offer": {"mozart": 1}, "aside": {"wagner": 1}}),
    ("opera-event-moved", {"seat": "red", "figure": "critico", "from": None, "city": "wien"}),
    ("opera-event-moved", {"seat": "red", "figure": "esperto", "from": "paris", "city": "wien"}),
    ("opera-event-programmed", {"seat": "blue", "houses": {"wien": ["verdi", None], "paris": ["house"]}}),
    ("opera-event-sold", {"seat": "red", "composer": "verdi", "where": "wien.1"}),
    ("opera-event-bought", {"seat": "red", "composer": "verdi", "ducats": 1}),
    ("opera-event-bought", {"seat": "red", "composer": "verdi", "ducats": 1200}),
    ("opera-event-hired", {"seat": "green", "role": "architetto", "fee": 2}),
    ("opera-event-built", {"seat": "yellow", "part": "wing", "halls": 2, "city": "milano"}),
    ("opera-event-income", {"seat": "blue", "ducats": 4, "city": "paris", "doubled": True}),
    ("opera-event-points", {"seat": "blue", "points": -1, "why": "empty-halls"}),
    ("opera-event-paid", {"seat": "blue", "ducats": 3, "rule": "AA1"}),
    ("opera-event-paid", {"seat": "blue", "ducats": 3, "rule": "B2"}),
    ("opera-refusal-cost-above-ducats", {"part": "main", "city": "london", "cost": 4, "ducats": 1}),
    ("operaopoly-move-draw", {"one": "patron"}),
    ("table-event-started", {"seats": ["red", "blue", "purple"]}),
    ("table-event-wished", {"seat": "red", "wish": "pause", "on": True}),
    ("refusal-not-your-turn", {"seat": "red", "waiting": ["blue", "yellow"]}),
    ("client-waiting", {"seats": ["blue", "yellow"], "count": 2}),
    ("client-place", {"place": 2}),
    ("client-nothing-like-this", {"seat": "red"}),
]
"""Keys with details of every kind that a text may meet."""
MOVES = [("opera", "hire signora"), ("opera", "build wien main"), ("opera", "raise verdi 2"), ("operaopoly", "end")]


def renderings() -> str:
    """Everything above by language, as the file holds it."""
    data: Json = {
        "said": [[key, details, {lang: Texts(lang).say(key, details) for lang in LANGUAGES}] for key, details in SAID],
        "moves": [
            [game, move, {lang: describe_move(Texts(lang), load_game(game), move) for lang in LANGUAGES}]
            for game, move in MOVES
        ],
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    RENDERINGS.write_text(renderings(), encoding="utf-8")

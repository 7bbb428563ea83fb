"""What may be decided before it is asked: every question of the game, and what an answer may depend on."""

from operahouse.games.opera.box import Box
from operahouse.games.opera.notation import TOP_BID
from operahouse.games.opera.words import CITIES, COMPOSERS, FIGURES, PARTS, ROLES
from operahouse.kernel.game import Json
from operahouse.kernel.standing_orders import OWN_SEAT, amount, amounts, question, word

MANY_DUCATS = 99
"""No limit of the game: as many as an order can ask for."""
WAYS_OUT = ["intermezzo", "stop"]
"""Whoever does not play along has an intermezzo, whoever has played says stop: of both the rules allow one. [A6, A7]"""


def foreseeable(box: Box) -> Json:
    """Questions in the order of a round, and conditions."""
    return {"questions": _questions(box), "conditions": _conditions(box)}


def _questions(box: Box) -> list[Json]:
    """Music pieces are sold from the stock alone: which hall is to lose its piece is better seen than foreseen."""
    changes = [f"{verb} {{}} {levels + 1}" for verb in ("raise", "lower") for levels in range(box.critico_reach)]
    judged = [change.format(composer) for composer in COMPOSERS for change in changes]
    sold = [f"sell {composer} stock {price}" for composer in COMPOSERS for price in ("ducats", "points")]
    answers = {
        "bid": [f"bid {bid}" for bid in range(min(TOP_BID, box.max_level) + 1)],
        "hire": ["end", *[f"hire {role}" for role in ROLES]],
        "buy": [*WAYS_OUT, "rearrange", *[f"buy {composer}" for composer in COMPOSERS]],
        "programme": ["programme"],
        "build": [*WAYS_OUT, *[f"build {city} {part}" for city in CITIES for part in PARTS]],
        "sell": [*WAYS_OUT, *sold],
        "move": [f"move {city}" for city in CITIES],
        "critique": ["stop", *judged],
        "claim": ["decline", "claim"],
    }
    return [question(f"opera-order-{asked}", "asks.question", asked, moves) for asked, moves in answers.items()]


def _conditions(box: Box) -> list[Json]:
    """What one plans by: the round, what is on offer, the own means, who was hired, where figures stand."""
    own = f"players.{OWN_SEAT}"
    return [
        *amounts("opera-order-if-level", f"budget.{OWN_SEAT}.0", 0, box.max_level),
        *amounts("opera-order-if-ducats", f"{own}.ducats", 0, MANY_DUCATS),
        amount("opera-order-if-offer", "offer.{of}", "at-least", 1, max(box.offer_limit), COMPOSERS[:]),
        amount("opera-order-if-stock", f"{own}.stock.{{of}}", "at-least", 1, box.pieces_each, COMPOSERS[:]),
        word("opera-order-if-hired", "roles.{of}", [OWN_SEAT], ROLES[:]),
        word("opera-order-if-figure", "figures.{of}", CITIES[:], FIGURES[:]),
        word("opera-order-if-top", f"ladder.{len(COMPOSERS) - 1}", COMPOSERS[:]),
        *amounts("opera-order-if-round", "round", 1, box.counting_after[-1]),
    ]

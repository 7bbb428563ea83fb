"""What may be decided before it is asked: every question of the game, and what an answer may depend on."""

from operahouse.games.opera.box import Box
from operahouse.games.opera.flow import QUESTIONS
from operahouse.games.opera.words import CITIES, COMPOSERS, FIGURES, ROLES
from operahouse.kernel.game import Json
from operahouse.kernel.standing_orders import OWN_SEAT, amount, amounts, question, word

MANY_DUCATS = 99
"""No limit of the game: as many as an order can ask for."""


def standing_orders(box: Box) -> Json:
    """Questions in the order of a round, and conditions."""
    answers = {asked.word: asked.answers(box) for asked in QUESTIONS}
    questions = [
        question(f"opera-order-{asked}", "asks.question", asked, moves) for asked, moves in answers.items() if moves
    ]
    return {"questions": questions, "conditions": _conditions(box)}


def _conditions(box: Box) -> list[Json]:
    """What one plans by: the round, what is on offer, the own means, who was hired, where figures stand."""
    own = f"players.{OWN_SEAT}"
    composers: list[str] = [*COMPOSERS]
    return [
        *amounts("opera-order-if-level", f"budget.{OWN_SEAT}.0", 0, box.max_level),
        *amounts("opera-order-if-ducats", f"{own}.ducats", 0, MANY_DUCATS),
        amount("opera-order-if-offer", "offer.{of}", "at-least", 1, max(box.offer_limit), composers),
        amount("opera-order-if-stock", f"{own}.stock.{{of}}", "at-least", 1, box.pieces_each, composers),
        word("opera-order-if-hired", "roles.{of}", [OWN_SEAT], [*ROLES]),
        word("opera-order-if-figure", "figures.{of}", [*CITIES], [*FIGURES]),
        word("opera-order-if-top", f"ladder.{len(COMPOSERS) - 1}", composers),
        *amounts("opera-order-if-round", "round", 1, box.counting_after[-1]),
    ]

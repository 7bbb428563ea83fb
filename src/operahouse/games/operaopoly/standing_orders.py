"""What may be decided before it is asked, and what such an order may depend on."""

from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.flow import QUESTIONS
from operahouse.games.operaopoly.question import Question
from operahouse.games.operaopoly.words import CARDS, DECKS
from operahouse.kernel.game import Json
from operahouse.kernel.standing_orders import OWN_SEAT, amounts, question

MOST_IN_HAND = 12
"""No limit of the game within a turn: as many as an order can ask for."""


def standing_orders(box: Box, spellings: list[str]) -> Json:
    """The questions that have an answer beforehand, and the conditions."""
    questions = [_question(asked, spellings) for asked in QUESTIONS if asked.answers()]
    return {"questions": questions, "conditions": _conditions(box)}


def _question(asked: Question, spellings: list[str]) -> Json:
    """A question by its word, with the answers it can be given beforehand."""
    answers = [spellings[option] for option in asked.answers()]
    return question(f"operaopoly-order-{asked.word}", "asks.question", asked.word, answers)


def _conditions(box: Box) -> list[Json]:
    """The actions left, the own means, and how long decks will last."""
    own = f"players.{OWN_SEAT}"
    return [
        *amounts("operaopoly-order-if-actions", "actions", 0, box.actions),
        *amounts("operaopoly-order-if-tokens", f"{own}.tokens", 0, box.tokens),
        *amounts("operaopoly-order-if-cards", f"{own}.cards", 0, MOST_IN_HAND),
        *amounts("operaopoly-order-if-deck", "decks.{of}", 0, CARDS, [*DECKS]),
    ]

"""What may be decided before it is asked: the questions of a turn, and what an answer may depend on."""

from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.notation import begins_stack
from operahouse.games.operaopoly.words import (
    ADD_OPTION,
    CARDS,
    DECKS,
    DISCARD_OPTION,
    DONE_OPTION,
    END_OPTION,
    NONE_OPTION,
    TAKE_OPTION,
)
from operahouse.kernel.game import Json
from operahouse.kernel.standing_orders import OWN_SEAT, amounts, question

MOST_IN_HAND = 12
"""No limit of the game within a turn: as many as an order can ask for."""


def foreseeable(box: Box, spellings: list[str]) -> Json:
    """The three questions of a turn, and conditions."""
    return {"questions": _questions(spellings), "conditions": _conditions(box)}


def _questions(spellings: list[str]) -> list[Json]:
    """Whatever lays cards depends on those at hand and on the table, so it is not said beforehand."""
    acts = [option for option in range(TAKE_OPTION) if not begins_stack(option)]
    acts = [option for option in acts if option not in (END_OPTION, DONE_OPTION, NONE_OPTION)]
    answers = {
        "act": [END_OPTION, *acts],
        "pick": [NONE_OPTION],
        "discard": list(range(DISCARD_OPTION, ADD_OPTION)),
    }
    return [
        question(f"operaopoly-order-{asked}", "asks.question", asked, [spellings[option] for option in options])
        for asked, options in answers.items()
    ]


def _conditions(box: Box) -> list[Json]:
    """The actions left, the own means, and how long decks will last."""
    own = f"players.{OWN_SEAT}"
    return [
        *amounts("operaopoly-order-if-actions", "actions", 0, box.actions),
        *amounts("operaopoly-order-if-tokens", f"{own}.tokens", 0, box.tokens),
        *amounts("operaopoly-order-if-cards", f"{own}.cards", 0, MOST_IN_HAND),
        *amounts("operaopoly-order-if-deck", "decks.{of}", 0, CARDS, DECKS[:]),
    ]

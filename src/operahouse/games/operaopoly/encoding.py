"""What a view of Operaopoly can hold."""

from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.flow import QUESTIONS
from operahouse.games.operaopoly.position import PHASES
from operahouse.games.operaopoly.words import (
    CATEGORIES,
    COMPOSERS,
    DECKS,
    HOUSES,
    PLACES,
    SLOTS,
    STATUSES,
    VERBS,
    WHERES,
)
from operahouse.kernel.encoding import Fields, Index, Number, Row, Shape, Word, Words, each

POINTS = 60
"""What points are a share of. It is no rule: more are only cut off."""


def operaopoly_shape(box: Box, places: list[str]) -> Shape:
    """The table, every seat's place, what memory tells of hidden cards, and the question."""
    seat = Word(places)
    cards = Words(box.card_ids)
    stack = Fields({"owner": seat, "cards": cards})
    runs = Number(box.runs)
    return Fields(
        {
            "seats": Row(1, seat),
            "turn": seat,
            "actions": Number(box.actions),
            "phase": Word(PHASES),
            "composers": each(COMPOSERS, _composer(stack, runs)),
            "houses": each(HOUSES, _house(seat, stack)),
            "played": each(COMPOSERS, Words(box.house_names)),
            "audition": Fields({"house": Word(HOUSES), "cards": cards}),
            "boxed": Number(box.runs * len(COMPOSERS)),
            "quiet": Number(box.stall_turns),
            "impresarios": each(COMPOSERS, seat),
            "players": each(places, _player(box)),
            "decks": each(DECKS, Number(len(box.card_ids))),
            "discards": each(DECKS, Number(len(box.card_ids))),
            "to_act": Words(places),
            "memory": _memory(box, places),
            "asks": _question(cards),
        }
    )


def _composer(stack: Shape, runs: Shape) -> Shape:
    where = Word(WHERES)
    mat = each(CATEGORIES, stack)
    return Fields(
        {"state": Word(STATUSES), "markers": runs, "at": where, "directed": Number(1), "runs": runs, "mat": mat}
    )


def _house(seat: Shape, stack: Shape) -> Shape:
    return Fields({"face": Number(1), "opera": Word(COMPOSERS), "starter": seat, "slots": each(SLOTS, stack)})


def _player(box: Box) -> Shape:
    """A seat's place; hand and bonus cards only of the own one."""
    return Fields(
        {
            "points": Number(POINTS),
            "markers": Number(box.runs * len(COMPOSERS)),
            "tokens": Number(box.tokens),
            "paid": Words(box.bonus_ids),
            "cards": Number(box.hand_limit * 2),
            "hand": Words(box.card_ids),
            "bonus": Words(box.bonus_ids),
        }
    )


def _memory(box: Box, places: list[str]) -> Shape:
    """Where each hidden card can be, the backs in each hand, and the bonus cards a seat cannot hold."""
    cards = Words(box.card_ids)
    return Fields(
        {
            "deck": cards,
            "discards": cards,
            "hands": each(places, cards),
            "backs": each(places, Number(box.hand_limit * 2)),
            "not_bonus": each(places, Words(box.bonus_ids)),
        }
    )


def _question(cards: Shape) -> Shape:
    """What is asked, and of a stack being chosen what for, where, with whom, and the cards so far."""
    pending: dict[str, Shape] = {
        "stack": Word(VERBS),
        "place": Index(PLACES),
        "composer": Word(COMPOSERS),
        "cards": cards,
    }
    return Fields({"question": Word([question.word for question in QUESTIONS]), "pending": Fields(pending)})

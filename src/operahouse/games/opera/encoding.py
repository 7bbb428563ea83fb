"""What a view of Opera can hold."""

from operahouse.games.opera.agreement import OPTIONS
from operahouse.games.opera.box import Box
from operahouse.games.opera.words import CITIES, COMPOSERS, FIGURES, PARTS, PHASE_WORDS, PIECES, QUESTION_WORDS, ROLES
from operahouse.kernel.encoding import Fields, Number, Row, Shape, Word, Words, each

# What numbers are a share of. They are no rules: a number beyond is only cut off.
ROUNDS = 9
LEVELS = 10
POINTS = 200
DUCATS = 100
OF_A_COMPOSER = 14
OF_ALL = 84


def opera_shape(box: Box, places: list[str]) -> Shape:
    """The table, every seat's place, what memory tells of ducats and stocks, and the question."""
    seat = Word(places)
    bag = each(COMPOSERS, Number(OF_A_COMPOSER))
    ducats = each(places, Number(DUCATS))
    stock = each(PIECES, Number(OF_A_COMPOSER))
    return Fields(
        {
            "seats": Row(1, seat),
            "options": each(OPTIONS, Number(1)),
            "round": Number(ROUNDS),
            "phase": Word(PHASE_WORDS),
            "ladder": Row(len(COMPOSERS), Word(COMPOSERS)),
            "century": Row(len(COMPOSERS), Word(COMPOSERS)),
            "offer": bag,
            "palazzo": Row(len(COMPOSERS), Word(COMPOSERS)),
            "figures": each(FIGURES, Word(CITIES)),
            "roles": each(ROLES, seat),
            "budget": each(places, Row(2, Number(LEVELS))),
            "supply": each(CITIES, each(PARTS, Number(len(places)))),
            "players": each(places, _player(box, stock)),
            "deck": Number(OF_ALL),
            "discard": bag,
            "removed": bag,
            "to_act": Words(places),
            "memory": Fields({"exact": Number(1), "ducats": ducats, "stock": each(places, stock)}),
            "asks": _question(box, places, bag),
        }
    )


def _player(box: Box, stock: Shape) -> Shape:
    """A seat's place; ducats and stock only where the screen can be looked behind."""
    houses: dict[str, Shape] = {name: _house(box.max_halls[city]) for city, name in enumerate(CITIES)}
    return Fields(
        {
            "points": Number(POINTS),
            "ducats": Number(DUCATS),
            "stock": stock,
            "ended": Number(1),
            "houses": Fields(houses),
        }
    )


def _house(halls: int) -> Shape:
    """What is performed in each hall; an empty one differs from one that is not built."""
    return Fields({"halls": Row(halls, Word([*PIECES, None]))})


def _question(box: Box, places: list[str], bag: Shape) -> Shape:
    """What is asked, how far its answer has come, and the own bid."""
    return Fields(
        {
            "question": Word(QUESTION_WORDS),
            "seat": Word(places),
            "role": Word(ROLES),
            "done": Number(LEVELS),
            "asked": Words(places),
            "cursor": Number(box.slots),
            "aside": bag,
            "sealed": Words(places),
            "bid": Number(LEVELS),
        }
    )

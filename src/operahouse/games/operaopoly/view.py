"""What each seat may know, built field by field. [H1]"""

from operahouse.games.operaopoly.cards import count, together
from operahouse.games.operaopoly.knowledge import DECK, HANDS, PILE, width
from operahouse.games.operaopoly.position import bonus_names, write_pending, write_public
from operahouse.games.operaopoly.state import Table
from operahouse.games.operaopoly.words import (
    ACT,
    CARDS,
    COMPOSERS,
    DECKS,
    NO_HOUSE,
    OPERA,
    PICK,
    QUESTIONS,
    SHUFFLE,
    STACK,
)
from operahouse.kernel.game import CHANCE, Json


def view(table: Table, seat: int, memory: bool) -> Json:
    """All that lies open, the sizes of what does not, and the own hand and bonus cards. [H1]"""
    names = table.setting.seats
    seen = write_public(table)
    seen["seat"] = names[seat] if seat >= 0 else None
    impresarios = [table.seat_name(impresario) or None for impresario in table.impresarios]
    seen["impresarios"] = dict(zip(COMPOSERS, impresarios, strict=True))
    seen["players"] = {names[player]: _player(table, player, player == seat) for player in range(table.setting.players)}
    seen["decks"] = {name: table.left(deck) for deck, name in enumerate(DECKS)}
    piles = [table.discards & cards for cards in table.setting.box.decks]
    seen["discards"] = {name: count(piles[deck]) for deck, name in enumerate(DECKS)}
    seen["to_act"] = ["chance" if player == CHANCE else names[player] for player in table.to_act()]
    seen["asks"] = _question(table, seat)
    if memory:
        seen["memory"] = _memory(table, seat)
    return seen


def _player(table: Table, player: int, own: bool) -> Json:
    """Points, markers, tokens, paid bonus cards and the size of the hand; of the own place everything."""
    seen: Json = {
        "points": table.points[player],
        "markers": table.kept[player],
        "tokens": table.tokens[player],
        "paid": bonus_names(table, table.paid[player]),
        "cards": count(table.hands[player]),
    }
    if own:
        seen["hand"] = table.card_names(table.hands[player])
        seen["bonus"] = bonus_names(table, table.bonus[player])
    return seen


def _question(table: Table, seat: int) -> Json:
    """What is asked; how far a stack is chosen is known only to who chooses it, a new deck to nobody."""
    if table.stage == STACK and table.turn != seat:
        return {"question": QUESTIONS[ACT if table.auditioned == NO_HOUSE else PICK]}
    question: Json = {"question": QUESTIONS[table.stage]}
    if table.stage in (STACK, SHUFFLE):
        question["pending"] = write_pending(table)
    return question


def _memory(table: Table, seat: int) -> Json:
    """What watching from the start tells of hidden cards; a spectator watches as everybody does."""
    names = table.setting.seats
    box = table.setting.box
    players = table.setting.players
    row = (seat if seat >= 0 else players) * width(players)
    hidden = _hidden(table, seat)
    others = [player for player in range(players) if player != seat]
    return {
        "deck": table.card_names(table.could[row + DECK] & hidden),
        "discards": table.card_names(table.could[row + PILE] & hidden),
        "hands": {names[other]: table.card_names(table.could[row + HANDS + other] & hidden) for other in others},
        "backs": {names[other]: _backs(table, other) for other in others} if table.counted else None,
        "not_bonus": {names[other]: [box.bonus_ids[card] for card in _denied(table, other)] for other in others},
    }


def _backs(table: Table, seat: int) -> int:
    """How many of a hand's cards have the back of an Opera card: counted by all since the first deal."""
    return count(table.hands[seat] & table.setting.box.decks[OPERA])


def _denied(table: Table, seat: int) -> list[int]:
    """The bonus cards that a seat was seen not to hold. [L3]"""
    return [card for card in range(len(table.setting.box.bonus_ids)) if table.denied[seat] >> card & 1]


def _hidden(table: Table, seat: int) -> int:
    """The cards that this seat does not see."""
    seen = together(table.shown)
    for cards in table.stack:
        seen |= cards
    if table.auditioned != NO_HOUSE:
        seen |= table.setting.box.audition
    if seat >= 0:
        seen |= table.hands[seat]
    return (1 << CARDS) - 1 & ~seen

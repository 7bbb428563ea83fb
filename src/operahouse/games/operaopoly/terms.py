"""The parts of terms that many moves share: the cards, and what becomes more or less.

Cards drawn or turned up are counted, never named. So nothing depends on what the seat can't know.
"""

from operahouse.games.operaopoly.cards import count, total
from operahouse.games.operaopoly.ratings import attacking_plus, defence
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.wire import CardTerms, Changes
from operahouse.games.operaopoly.words import COMPOSER_COUNT, COMPOSERS, HOUSE_COUNT, HOUSES, NO_SEAT


def add_changes(terms: Changes, before: OperaopolyState, after: OperaopolyState, seat: int) -> None:
    """What becomes more or less for the seat, whose impresario changes, and where a last round begins."""
    _add_own_changes(terms, before, after, seat)
    impresarios = {
        COMPOSERS[composer]: after.seat_or_none(after.impresarios[composer])
        for composer in range(COMPOSER_COUNT)
        if after.impresarios[composer] != before.impresarios[composer]
    }
    if impresarios:
        terms["impresarios"] = impresarios
    begun = [HOUSES[house] for house in range(HOUSE_COUNT) if after.starter[house] != before.starter[house]]
    if begun:
        terms["last_round"] = begun


def _add_own_changes(terms: Changes, before: OperaopolyState, after: OperaopolyState, seat: int) -> None:
    """More or fewer actions, tokens and cards in hand; what stays as it was is left out."""
    actions = after.actions - before.actions
    tokens = after.tokens[seat] - before.tokens[seat]
    hand = count(after.hands[seat]) - count(before.hands[seat])
    if actions:
        terms["actions"] = actions
    if tokens:
        terms["tokens"] = tokens
    if hand:
        terms["hand"] = hand


def add_cards(terms: CardTerms, state: OperaopolyState, seat: int) -> None:
    """The cards chosen; against an opponent also the sum: own cards and plus against what is there. [R1]"""
    own = total(state.agreed.box.ratings, state.chosen)
    terms["cards"] = state.card_names(state.chosen)
    terms["rating"] = own
    if state.owner[state.place] not in (NO_SEAT, seat):
        plus = attacking_plus(state, seat, state.place)
        terms["sum"] = {"own": own, "plus": plus, "against": defence(state, seat, state.place)}

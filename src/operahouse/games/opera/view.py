"""What each seat may know, built field by field. [H]"""

from operahouse.games.opera.pending import sealed_bids, write_question
from operahouse.games.opera.position import write_player, write_public, write_stock
from operahouse.games.opera.state import Table, composer_bag
from operahouse.games.opera.words import BID, FIRST_QUESTION, KINDS, LADDER, OVER, PIECES, QUESTIONS, SHUFFLE
from operahouse.kernel.game import CHANCE, Json


def view(state: Table, seat: int, memory: bool) -> Json:
    """All that is open, and the own screen; everybody's where screens are open. [H1, H2]"""
    names = state.agreed.seats
    seen = write_public(state)
    seen["seat"] = names[seat] if seat >= 0 else None
    seen["players"] = {
        names[player]: write_player(state, player, player == seat or state.agreed.open_screens)
        for player in range(state.agreed.players)
    }
    seen["deck"] = 0 if state.stage == SHUFFLE else len(state.deck) - state.drawn
    seen["discard"] = composer_bag(_discard_pile(state))
    seen["to_act"] = ["chance" if player == CHANCE else names[player] for player in state.to_act()]
    seen["asks"] = _question(state, seat)
    if memory:
        seen["memory"] = _memory(state)
    return seen


def _discard_pile(state: Table) -> list[int]:
    """The discard pile; one being shuffled is shown as it lay, for the order of the new deck is hidden. [H1]"""
    if state.stage != SHUFFLE:
        return state.discard
    return [state.discard[composer] + state.deck.count(composer) for composer in range(LADDER)]


def _question(state: Table, seat: int) -> Json:
    """What is asked, and of the bids only the own one and who has made theirs. [B1]"""
    if state.stage == BID:
        sealed = sealed_bids(state)
        name = state.agreed.seats[seat] if seat >= 0 else ""
        return {"question": "bid", "sealed": list(sealed), "bid": sealed.get(name)}
    if state.stage == OVER:
        return {"question": QUESTIONS[OVER - FIRST_QUESTION]}
    return write_question(state)


def _memory(state: Table) -> Json:
    """What counting along tells of ducats and stocks: all where it began with the game, else the least there is."""
    names = state.agreed.seats
    if state.counted:
        return {
            "exact": True,
            "ducats": {name: state.ducats[seat] for seat, name in enumerate(names)},
            "stock": {name: write_stock(state, seat) for seat, name in enumerate(names)},
        }
    least: Json = {}
    for seat, name in enumerate(names):
        first = seat * KINDS
        known = state.least_stock[first : first + KINDS]
        least[name] = {PIECES[piece]: known[piece] for piece in range(KINDS) if known[piece]}
    ducats = {name: state.least_ducats[seat] for seat, name in enumerate(names)}
    return {"exact": False, "ducats": ducats, "stock": least}

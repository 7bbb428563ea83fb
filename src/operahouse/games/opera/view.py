"""What each seat may know, built field by field. [H]"""

from operahouse.games.opera.pending import sealed_bids, write_question
from operahouse.games.opera.position import write_player, write_public, write_stock
from operahouse.games.opera.state import Table, composer_bag
from operahouse.games.opera.words import BID, FIRST_QUESTION, KINDS, LADDER, OVER, PIECES, QUESTIONS, SHUFFLE
from operahouse.kernel.game import CHANCE, Json


def view(table: Table, seat: int, memory: bool) -> Json:
    """All that is open, and the own screen; everybody's where screens are open. [H1, H2]"""
    names = table.setting.seats
    seen = write_public(table)
    seen["seat"] = names[seat] if seat >= 0 else None
    seen["players"] = {
        names[player]: write_player(table, player, player == seat or table.setting.open_screens)
        for player in range(table.setting.players)
    }
    seen["deck"] = 0 if table.stage == SHUFFLE else len(table.deck) - table.drawn
    seen["discard"] = composer_bag(_discard_pile(table))
    seen["to_act"] = ["chance" if player == CHANCE else names[player] for player in table.to_act()]
    seen["asks"] = _question(table, seat)
    if memory:
        seen["memory"] = _memory(table)
    return seen


def _discard_pile(table: Table) -> list[int]:
    """The discard pile; one being shuffled is shown as it lay, for the order of the new deck is hidden. [H1]"""
    if table.stage != SHUFFLE:
        return table.discard
    return [table.discard[composer] + table.deck.count(composer) for composer in range(LADDER)]


def _question(table: Table, seat: int) -> Json:
    """What is asked, and of the bids only the own one and who has made theirs. [B1]"""
    if table.stage == BID:
        sealed = sealed_bids(table)
        name = table.setting.seats[seat] if seat >= 0 else ""
        return {"question": "bid", "sealed": list(sealed), "bid": sealed.get(name)}
    if table.stage == OVER:
        return {"question": QUESTIONS[OVER - FIRST_QUESTION]}
    return write_question(table)


def _memory(table: Table) -> Json:
    """What counting along tells of ducats and stocks: all where it began with the game, else the least there is."""
    names = table.setting.seats
    if table.counted:
        return {
            "exact": True,
            "ducats": {name: table.ducats[seat] for seat, name in enumerate(names)},
            "stock": {name: write_stock(table, seat) for seat, name in enumerate(names)},
        }
    least: Json = {}
    for seat, name in enumerate(names):
        first = seat * KINDS
        known = table.least_stock[first : first + KINDS]
        least[name] = {PIECES[piece]: known[piece] for piece in range(KINDS) if known[piece]}
    ducats = {name: table.least_ducats[seat] for seat, name in enumerate(names)}
    return {"exact": False, "ducats": ducats, "stock": least}

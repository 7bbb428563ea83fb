"""The whole table of Operaopoly in lines of text, drawn from a view and nothing else."""

from textwrap import wrap
from typing import cast

from operahouse.games.operaopoly.box import RECONSTRUCTED, TESTS, Box
from operahouse.games.operaopoly.wire import Stack, View
from operahouse.games.operaopoly.words import (
    CATEGORIES,
    COMPOSERS,
    DECKS,
    FACES,
    HOUSES,
    ROW,
    SLOTS,
    Composer,
    House,
    Seat,
)
from operahouse.kernel.game import Json, Say

WIDTH = 79


def text_board(box: Box, seen: Json, say: Say) -> list[str]:
    """The turn, composers, houses, decks and players; the viewer's own place comes last."""
    view = cast(View, seen)
    lines = [*_turn(box, view, say), ""]
    for index, composer in enumerate(COMPOSERS):
        lines += _composer(box, view, index, composer, say)
    lines.append("")
    for index, house in enumerate(HOUSES):
        lines += _house(box, view, index, house, say)
    lines += ["", *_decks(view, say)]
    for seat in sorted(view["seats"], key=lambda seat: seat == view["seat"]):
        lines += _player(box, view, seat, say)
    return lines


def _turn(box: Box, view: View, say: Say) -> list[str]:
    """Whose turn it is, how long nothing was scored, and that some figures are ours. [T2, C4]"""
    left = box.stall_turns - view["quiet"] if view["quiet"] >= box.stall_told_from else None
    turn: Json = {"seat": view["turn"], "actions": view["actions"], "phase": view["phase"], "left": left}
    lines = _wrapped(say("operaopoly-board-turn", turn))
    if box.origin("opera_cards") == RECONSTRUCTED:
        lines += _wrapped(say("operaopoly-board-reconstructed", {}))
    return lines


def _composer(box: Box, view: View, index: int, name: Composer, say: Say) -> list[str]:
    """A composer's mat: where he is, who is his impresario, and what is sponsored by whom. [R2, P2]"""
    composer = view["composers"][name]
    about: Json = {"composer": name, "opera": box.opera_titles[index], "state": composer["state"]}
    about |= {"markers": composer["markers"], "at": composer["at"], "impresario": view["impresarios"][name]}
    lines = _wrapped(say("operaopoly-board-composer", about))
    if composer["state"] == "active":
        for place in range(index * ROW, index * ROW + ROW):
            category = CATEGORIES[box.categories[place]]
            visited = any(view["composers"][COMPOSERS[other]]["at"] == name for other in box.matching[place])
            lines += _stack(box, composer["mat"][category], category, visited, box.limits[place], say)
    return lines


def _house(box: Box, view: View, index: int, identifier: House, say: Say) -> list[str]:
    """A house: its name and language, its opera, and who is hired by whom. [O2, O3]"""
    house = view["houses"][identifier]
    face = index * FACES + house["face"]
    bonus = [composer for number, composer in enumerate(COMPOSERS) if box.house_bonus[face * len(COMPOSERS) + number]]
    about: Json = {"house": identifier, "name": box.house_names[face], "city": box.house_cities[face], "bonus": bonus}
    about |= {"composer": house["opera"], "starter": house["starter"]}
    lines = _wrapped(say("operaopoly-board-house", about))
    for slot, name in enumerate(SLOTS):
        place = (len(COMPOSERS) + index) * ROW + slot
        visited = any(view["composers"][COMPOSERS[other]]["at"] == identifier for other in box.matching[place])
        if house["opera"] is not None:
            lines += _stack(box, house["slots"][name], name, visited, None, say)
    return lines


def _stack(box: Box, stack: Stack | None, name: str, visited: bool, limit: int | None, say: Say) -> list[str]:
    """A category or slot: its cards with their rating, its owner, and the plus of a visitor. [R1]"""
    about: Json = {"place": name, "owner": None, "plus": box.composer_plus if visited else None, "limit": limit}
    if stack is not None:
        value = sum(box.ratings[box.card_numbers[card]] for card in stack["cards"])
        about |= {"owner": stack["owner"], "cards": stack["cards"], "value": value}
    return _wrapped("  " + say("operaopoly-board-stack", about), "    ")


def _decks(view: View, say: Say) -> list[str]:
    """The sizes of decks and discard piles, and the cards turned up in an audition. [H1, O8]"""
    lines = [
        say("operaopoly-board-deck", {"deck": deck, "cards": view["decks"][deck], "discards": view["discards"][deck]})
        for deck in DECKS
    ]
    audition = view["audition"]
    if audition is not None:
        lines += _wrapped(say("operaopoly-board-audition", {"house": audition["house"], "cards": audition["cards"]}))
    return lines


def _player(box: Box, view: View, seat: Seat, say: Say) -> list[str]:
    """A player's points, markers and tokens, and the own hand and bonus cards, each card in words. [H1]"""
    player = view["players"][seat]
    about: Json = {"seat": seat, "own": seat == view["seat"], "points": player["points"], "markers": player["markers"]}
    about |= {"tokens": player["tokens"], "cards": player["cards"], "paid": player["paid"]}
    lines = _wrapped(say("operaopoly-board-player", about))
    for card in player.get("hand", []):
        lines += _wrapped("  " + _card(box, card, say), "    ")
    for card in player.get("bonus", []):
        lines += _wrapped("  " + _bonus(box, card, say), "    ")
    return lines


def _card(box: Box, card: str, say: Say) -> str:
    """A card of the own hand: its kind, its rating, and where it can be played."""
    index = box.card_ids.index(card)
    bit = 1 << index
    about: Json = {"card": card, "kind": box.card_kinds[index], "rating": box.ratings[index]}
    about["name"] = box.card_names[index] or None
    for slot, name in enumerate(SLOTS):
        fits = [composer for number, composer in enumerate(COMPOSERS) if bit & box.fitting[slot * ROW + number]]
        about[name] = fits
    places = [place for place, cards in enumerate(box.patrons) if bit & cards]
    about["categories"] = sorted({CATEGORIES[box.categories[place]] for place in places}, key=CATEGORIES.index)
    about["composers"] = sorted({COMPOSERS[place // ROW] for place in places}, key=COMPOSERS.index)
    return say("operaopoly-board-card", about)


def _bonus(box: Box, card: str, say: Say) -> str:
    """A bonus card and what it pays for. [L3]"""
    index = box.bonus_ids.index(card)
    composer = COMPOSERS[box.bonus_composers[index]] if box.bonus_composers[index] >= 0 else None
    about: Json = {"card": card, "test": TESTS[box.bonus_tests[index]], "composer": composer}
    about |= {"slot": SLOTS[box.bonus_slots[index]], "least": box.bonus_least[index], "points": box.bonus_points}
    return say("operaopoly-board-bonus", about)


def _wrapped(text: str, indent: str = "  ") -> list[str]:
    return wrap(text, WIDTH, subsequent_indent=indent, break_on_hyphens=False)

"""What lies in the box of an edition, for a table to be drawn from it."""

from operahouse.games.operaopoly.box import ANY_CATEGORY, RECONSTRUCTED, TESTS, Box
from operahouse.games.operaopoly.cards import NO_CARDS
from operahouse.games.operaopoly.wire_box import (
    BonusComponent,
    CardComponent,
    Components,
    ComposerComponent,
    HouseComponent,
    RuleFigures,
)
from operahouse.games.operaopoly.words import (
    CATEGORIES,
    COMPOSERS,
    DECKS,
    FACES,
    HOUSES,
    NO_COMPOSER,
    ROW,
    SEATS,
    SLOTS,
)


def components(box: Box) -> Components:
    """Cards, mats, houses and every figure that is printed on them."""
    return {
        "game": "operaopoly",
        "edition": box.edition,
        "seats": SEATS[:],
        "decks": DECKS[:],
        "slots": SLOTS[:],
        "categories": CATEGORIES[:],
        "rules": _rules(box),
        "composers": {name: _composer(box, composer) for composer, name in enumerate(COMPOSERS)},
        "cards": {name: _card(box, card) for card, name in enumerate(box.card_ids)},
        "houses": {name: _house(box, house) for house, name in enumerate(HOUSES)},
        "bonus_cards": {name: _bonus_card(box, card) for card, name in enumerate(box.bonus_ids)},
        "reconstructed": [path for path, origin in box.provenance.items() if origin == RECONSTRUCTED],
    }


def _rules(box: Box) -> RuleFigures:
    """The limits and rewards that hold for everybody."""
    return {
        "actions": box.actions,
        "hand_limit": box.hand_limit,
        "tokens": box.tokens,
        "sponsor_points": box.sponsor_points,
        "composer_plus": box.composer_plus,
        "bonus_points": box.bonus_points,
        "audition_draw": box.audition_draw,
        "runs": box.runs,
        "marker_points": box.marker_points[:],
        "stall_turns": box.stall_turns,
        "stall_told_from": box.stall_told_from,
    }


def _composer(box: Box, composer: int) -> ComposerComponent:
    """A composer: his opera and its language, what he adds when he visits, and the limits of his mat."""
    places = range(composer * ROW, composer * ROW + ROW)
    return {
        "opera": box.opera_titles[composer],
        "language": box.languages[composer],
        "influence": CATEGORIES[box.influences[composer]],
        "ability": SLOTS[box.abilities[composer]],
        "mat": {CATEGORIES[box.categories[place]]: box.limits[place] for place in places},
        "dormant_with": box.dormant_with[composer] or None,
    }


def _card(box: Box, card: int) -> CardComponent:
    """A card: its deck, kind and rating, its name or its two singers, and where it can be played."""
    details: CardComponent = {
        "deck": DECKS[box.deck_of(card)],
        "kind": box.card_kinds[card],
        "rating": box.ratings[card],
        "name": box.card_names[card] or None,
        "reconstructed": box.origin(_path(box, card)) == RECONSTRUCTED,
    }
    ends = box.card_ends[card]
    if "female" in ends:
        details["female"] = ends["female"]
    if "male" in ends:
        details["male"] = ends["male"]
    if details["kind"] == "patron":
        _add_patron(details, box, card)
    return details


def _add_patron(details: CardComponent, box: Box, card: int) -> None:
    """What a Patron card can sponsor: a category of every mat, or any category of one composer. [P2]"""
    places = [place for place, cards in enumerate(box.patrons) if cards >> card & 1]
    special = box.card_categories[card] == ANY_CATEGORY
    details["category"] = "any" if special else CATEGORIES[box.categories[places[0]]]
    details["composer"] = COMPOSERS[places[0] // ROW] if special else None


def _path(box: Box, card: int) -> str:
    """Where the origin of a card's rating is told."""
    return f"{DECKS[box.deck_of(card)]}_cards.{box.card_ids[card]}.rating"


def _house(box: Box, house: int) -> HouseComponent:
    """Both faces of a house card: name, city, and what it pays for each slot of an opera in its language."""
    return {
        "faces": [
            {
                "name": box.house_names[face],
                "city": box.house_cities[face],
                "language": box.house_languages[face],
                "points": box.house_points[face],
            }
            for face in range(house * FACES, house * FACES + FACES)
        ]
    }


def _bonus_card(box: Box, card: int) -> BonusComponent:
    """A bonus card: whose kind it is, and what must be met at a last performance. [L3]"""
    named = box.bonus_composers[card]
    impresario = box.bonus_decks[0] >> card & 1 != NO_CARDS
    details: BonusComponent = {
        "deck": "impresario" if impresario else "producer",
        "test": TESTS[box.bonus_tests[card]],
    }
    if named != NO_COMPOSER:
        details["composer"] = COMPOSERS[named]
    else:
        details["slot"] = SLOTS[box.bonus_slots[card]]
        details["least"] = box.bonus_least[card]
    return details

"""The figures that fill the blanks of the rulebook, all of them read from the box."""

from operahouse.games.operaopoly.box import RATED, Box
from operahouse.games.operaopoly.words import CATEGORIES, COMPOSERS, HOUSES, ROW, SLOTS
from operahouse.kernel.game import Json

TO = "\u00a0→\u00a0"
"""Between a number and what it brings; no line breaks here."""


def rulebook_blanks(box: Box) -> Json:
    """Name and figure of every blank: numbers, words, lists of them, or how many of each."""
    return {**_of_turns(box), **_of_cards(box), **_of_composers(box), **_of_points(box)}


def _of_turns(box: Box) -> Json:
    return {
        "players-low": box.player_counts[0],
        "players-high": box.player_counts[-1],
        "actions": box.actions,
        "hand-limit": box.hand_limit,
        "tokens": box.tokens,
        "stall-turns": box.stall_turns,
        "stall-told-from": box.stall_told_from,
    }


def _of_cards(box: Box) -> Json:
    return {
        "opera-cards": box.opera_count,
        "patron-cards": len(box.card_ids) - box.opera_count,
        "houses": len(HOUSES),
        "start-opera": box.start_cards[0],
        "start-patron": box.start_cards[1],
        "audition-draw": box.audition_draw,
    }


def _of_composers(box: Box) -> Json:
    """Each composer's opera, mat, influence and ability, and who sleeps with few players."""
    asleep = [composer for composer in range(len(COMPOSERS)) if box.dormant_with[composer]]
    return {
        "runs": box.runs,
        "operas": {name: box.opera_titles[composer] for composer, name in enumerate(COMPOSERS)},
        "opera-languages": dict(zip(box.opera_titles, box.languages, strict=True)),
        "limits": {name: _mat(box, composer) for composer, name in enumerate(COMPOSERS)},
        "influences": {name: CATEGORIES[box.influences[composer]] for composer, name in enumerate(COMPOSERS)},
        "abilities": {name: SLOTS[box.abilities[composer]] for composer, name in enumerate(COMPOSERS)},
        "dormant-composer": [COMPOSERS[composer] for composer in asleep],
        "dormant-players": max(box.dormant_with),
    }


def _mat(box: Box, composer: int) -> dict[str, int]:
    """How many cards each category of a mat holds."""
    places = range(composer * ROW, composer * ROW + ROW)
    return {CATEGORIES[box.categories[place]]: box.limits[place] for place in places}


def _of_points(box: Box) -> Json:
    rated = [card for card, test in enumerate(box.bonus_tests) if test == RATED]
    return {
        "composer-plus": box.composer_plus,
        "house-bonuses": _house_bonuses(box),
        "sponsor-points": box.sponsor_points,
        "bonus-points": box.bonus_points,
        "bonus-ratings": {SLOTS[box.bonus_slots[card]]: box.bonus_least[card] for card in rated},
        "marker-points": " · ".join(f"{markers}{TO}{points}" for markers, points in enumerate(box.marker_points)),
        "most-markers": len(box.marker_points) - 1,
    }


def _house_bonuses(box: Box) -> dict[str, dict[str, int]]:
    """What each house pays for each slot of an opera in its language."""
    bonuses = zip(box.house_names, box.house_languages, box.house_points, strict=True)
    return {name: {language: points} for name, language, points in bonuses}

"""The figures that fill the blanks of the rulebook, all of them read from the box."""

from operahouse.games.opera.box import PLAYER_COUNTS, Box
from operahouse.games.opera.words import CITIES, COMPOSERS, MAESTRO, MAIN, PARTS, ROLES, WING
from operahouse.kernel.game import Json

TO = "\u00a0→\u00a0"
"""Between a number and what it brings; no line breaks here."""


def rulebook_blanks(box: Box) -> Json:
    """Name and figure of every blank: numbers, words, lists of them, or how many of each."""
    return {
        **_by_players("players", list(range(PLAYER_COUNTS[-1] + 1))),
        **_of_music(box),
        **_of_money(box),
        **_of_rounds(box),
        **_of_cities(box),
        **_of_roles(box),
        "level-zero": 0,
        "max-level": box.max_level,
    }


def _of_music(box: Box) -> Json:
    return {
        "composers": len(COMPOSERS),
        "top-fame": len(COMPOSERS),
        "pieces": len(COMPOSERS) * box.pieces_each,
        "pieces-each": box.pieces_each,
        **_by_players("offer", box.offer_size),
        **_by_players("offer-limit", box.offer_limit),
        **_by_players("palazzo", box.palazzo_size),
    }


def _of_money(box: Box) -> Json:
    return {
        "start-ducats": box.start_ducats,
        "extra-ducats": box.extra_ducats[:],
        "ducats-per-hall": box.ducats_per_hall,
        "points-per-hall": box.points_per_hall,
        "ducats-per-fame": box.ducats_per_fame,
        "level-zero-ducats": box.level_zero_ducats,
        "income": " · ".join(f"{pieces}{TO}{ducats}" for pieces, ducats in enumerate(box.income)),
    }


def _of_rounds(box: Box) -> Json:
    """Rounds, episodes, and what each counting round adds for its Composer of the Century."""
    return {
        "rounds": box.counting_after[-1],
        "episodes": len(box.counting_after),
        "counting-after": box.counting_after[:],
        "shorter-rounds": box.shorter_counting_after[-1],
        "shorter-counting-after": box.shorter_counting_after[:],
        "century-bonus": box.century_bonus[:],
    }


def _of_cities(box: Box) -> Json:
    """When cities open, one group after another, and what is in them."""
    details: Json = {
        "halls-main": _by_city([box.part_halls[city * len(PARTS) + MAIN] for city in range(len(CITIES))]),
        "halls-wing": _by_city([box.part_halls[city * len(PARTS) + WING] for city in range(len(CITIES))]),
        "wings": _by_city(box.max_wings),
        "places": _by_city(box.places),
    }
    for episode, opening in enumerate(sorted(set(box.opens)), 1):
        details[f"opens-{episode}"] = opening
        details[f"cities-{episode}"] = [name for city, name in enumerate(CITIES) if box.opens[city] == opening]
    return details


def _of_roles(box: Box) -> Json:
    """Fees, what a role allows at most, and what playing along costs."""
    fees: Json = {f"fee-{role}": box.fees[index] for index, role in enumerate(ROLES)}
    actions: Json = {f"actions-{role}": box.actions[index] for index, role in enumerate(ROLES[:MAESTRO])}
    return {
        **fees,
        **actions,
        **_by_players("hires", box.max_hires),
        **_by_players("free-actions", box.free_actions),
        "along-cost": box.along_cost,
        "critico-reach": box.critico_reach,
    }


def _by_city(numbers: list[int]) -> dict[str, int]:
    return {name: numbers[city] for city, name in enumerate(CITIES)}


def _by_players(name: str, numbers: list[int]) -> Json:
    """`offer-3` is the figure for three players."""
    return {f"{name}-{players}": numbers[players] for players in PLAYER_COUNTS}

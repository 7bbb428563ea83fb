"""What lies in the box of an edition, for a table to be drawn from it."""

from operahouse.games.opera.box import PLAYER_COUNTS, Box
from operahouse.games.opera.wire_box import ByPlayers, CityInBox, Components, Money, PartInBox, RoleInBox
from operahouse.games.opera.words import (
    CITIES,
    COMPOSERS,
    FIGURES,
    MAESTRO,
    MAIN,
    PARTS,
    ROLES,
    SEATS,
    WING,
)  # fmt: skip


def components(box: Box) -> Components:
    """Cities, roles, composers and every figure that is printed on board and cards."""
    return {
        "game": "opera",
        "edition": box.edition,
        "seats": SEATS[:],
        "composers": COMPOSERS[:],
        "pieces_each": box.pieces_each,
        "cities": [_city(box, city) for city in range(len(CITIES))],
        "roles": [_role(box, role) for role in range(len(ROLES))],
        "figures": FIGURES[:],
        "budget": {"top": box.max_level},
        "income": box.income[:],
        "century_bonus": box.century_bonus[:],
        "rounds": {"counting_after": box.counting_after[:], "shorter_counting_after": box.shorter_counting_after[:]},
        "money": _money(box),
        "critico_reach": box.critico_reach,
        "playing_along": {"cost": box.along_cost, "free_actions": _by_players(box.free_actions)},
        "palazzo": _by_players(box.palazzo_size),
        "offer": {"size": _by_players(box.offer_size), "per_composer": _by_players(box.offer_limit)},
        "hires": _by_players(box.max_hires),
    }


def _money(box: Box) -> Money:
    return {
        "start": box.start_ducats,
        "extra_by_seat": box.extra_ducats[:],
        "per_hall": box.ducats_per_hall,
        "points_per_hall": box.points_per_hall,
        "level_zero": box.level_zero_ducats,
        "per_fame": box.ducats_per_fame,
    }


def _city(box: Box, city: int) -> CityInBox:
    """A city in board order: when it opens, its places for figures, and its parts with what they cost and give."""
    return {
        "city": CITIES[city],
        "opens": box.opens[city],
        "places": box.places[city],
        "max_halls": box.max_halls[city],
        "max_wings": box.max_wings[city],
        "main": _part(box, city, MAIN),
        "wing": _part(box, city, WING),
    }


def _part(box: Box, city: int, part: int) -> PartInBox:
    kind = city * len(PARTS) + part
    halls = box.part_halls[kind]
    return {
        "halls": halls,
        "ducats": halls * box.ducats_per_hall,
        "points": halls * box.points_per_hall,
        "copies": {str(players): box.copies[players][kind] for players in PLAYER_COUNTS},
    }


def _role(box: Box, role: int) -> RoleInBox:
    """An employee with its number of actions, or a character with a figure."""
    employee = role < MAESTRO
    return {
        "role": ROLES[role],
        "kind": "employee" if employee else "character",
        "fee": box.fees[role],
        "actions": box.actions[role] if employee else None,
    }


def _by_players(figures: list[int]) -> ByPlayers:
    return {str(players): figures[players] for players in PLAYER_COUNTS}

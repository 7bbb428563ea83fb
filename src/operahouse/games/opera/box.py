"""What is in the box: every figure of an edition, read from its TOML file."""

from operahouse.games.opera.words import CITIES, COMPOSERS, MAIN, PARTS, ROLES, WING
from operahouse.kernel.reading import Reader

PLAYER_COUNTS = [2, 3, 4]
MANY = 1000
"""No figure of a box is larger."""


class Box:
    """The components of one edition. Lists run over composers, cities or roles in the order of `words`."""

    def __init__(self, data: object) -> None:
        box = Reader(data)
        self.edition: str = box.at("edition").text()
        box.at("composers").at("order").items()[len(COMPOSERS) - 1].word(COMPOSERS)
        self.pieces_each: int = box.at("composers").at("pieces_each").integer(1, MANY)
        self._read_money(box.at("money"))
        self.max_level: int = box.at("budget").at("max_level").integer(1, 10)
        self.palazzo_size: list[int] = _by_players(box.at("palazzo").at("capacity"))
        self.offer_size: list[int] = _by_players(box.at("offer").at("size"))
        self.offer_limit: list[int] = _by_players(box.at("offer").at("per_composer"))
        self.max_hires: list[int] = _by_players(box.at("hires").at("max"))
        self._read_roles(box.at("roles"))
        self.along_cost: int = box.at("playing_along").at("cost").integer(0, 10)
        self.free_actions: list[int] = _by_players(box.at("playing_along").at("free_actions"))
        self.century_bonus: list[int] = _integers(box.at("century").at("bonus"))
        self.counting_after: list[int] = _integers(box.at("rounds").at("counting_after"))
        self.shorter_counting_after: list[int] = _integers(box.at("rounds").at("shorter_counting_after"))
        self._read_cities(box.at("cities"))

    def _read_money(self, money: Reader) -> None:
        self.start_ducats: int = money.at("start").integer(0, MANY)
        self.extra_ducats: list[int] = _integers(money.at("extra_by_seat"))
        self.ducats_per_hall: int = money.at("per_hall").integer(0, MANY)
        self.points_per_hall: int = money.at("points_per_hall").integer(0, MANY)
        self.level_zero_ducats: int = money.at("level_zero_bonus").integer(0, MANY)
        self.income: list[int] = _integers(money.at("income"))

    def _read_roles(self, roles: Reader) -> None:
        self.fees: list[int] = [roles.at("fees").at(role).integer(0, 10) for role in ROLES]
        self.actions: list[int] = [roles.at("actions").at(role).integer(1, MANY) for role in ROLES[:3]]
        self.critico_reach: int = roles.at("critico_reach").integer(1, 2)
        self.ducats_per_fame: int = roles.at("ducats_per_fame").integer(0, MANY)

    def _read_cities(self, cities: Reader) -> None:
        self.opens: list[int] = []
        self.places: list[int] = []
        self.part_halls: list[int] = []
        """Halls in a part, by city * 2 + part."""
        self.copies: list[list[int]] = []
        """Parts in the supply, by number of players; then by city * 2 + part."""
        self.max_wings: list[int] = []
        self.first_slot: list[int] = []
        """Where a city's halls begin among all halls a seat could ever have."""
        self.max_halls: list[int] = []
        self.slot_city: list[int] = []
        by_part: list[list[int]] = []
        for index, name in enumerate(CITIES):
            city = cities.at(name)
            self.opens.append(city.at("opens").integer(1, MANY))
            self.places.append(city.at("places").integer(0, 3))
            for part in PARTS:
                self.part_halls.append(city.at(part).at("halls").integer(1, MANY))
                by_part.append(_by_players(city.at(part).at("copies")))
            self.max_wings.append(city.at("wing").at("per_house").integer(0, MANY))
            self.first_slot.append(len(self.slot_city))
            self.max_halls.append(self.part_halls[-2] + self.max_wings[index] * self.part_halls[-1])
            self.slot_city.extend([index] * self.max_halls[index])
        self.copies = [[copies[players] for copies in by_part] for players in range(len(by_part[0]))]
        self.slots: int = len(self.slot_city)

    def hall_name(self, slot: int) -> str:
        """A hall as it is written in moves: wien.1."""
        city = self.slot_city[slot]
        return f"{CITIES[city]}.{slot - self.first_slot[city] + 1}"

    def wings_of(self, city: int, halls: int) -> int:
        """How many wings a house with that many halls has."""
        return (halls - self.part_halls[city * 2 + MAIN]) // self.part_halls[city * 2 + WING]

    def halls_of(self, city: int, wings: int) -> int:
        """How many halls a house with that many wings has."""
        return self.part_halls[city * 2 + MAIN] + wings * self.part_halls[city * 2 + WING]


def _integers(reader: Reader) -> list[int]:
    return [item.integer(0, MANY) for item in reader.items()]


def _by_players(reader: Reader) -> list[int]:
    """Figures by number of players, so that the figure for three players is at index 3."""
    return [0, 0] + [reader.at(str(players)).integer(0, MANY) for players in PLAYER_COUNTS]

"""What is in the box: every figure of an edition, read from its TOML file."""

from operahouse.games.operaopoly.cards import NO_CARDS
from operahouse.games.operaopoly.wire_box import BonusTest, CardKind, Singer
from operahouse.games.operaopoly.words import (
    CARDS,
    CATEGORIES,
    COMPOSERS,
    HOUSES,
    MAT_PLACES,
    NO_COMPOSER,
    OPERA,
    PATRON,
    PLACES,
    ROW,
    SLOTS,
)
from operahouse.kernel.reading import Reader

MANY = 1000
"""No figure of a box is larger."""
BASES: list[list[CardKind]] = [["cast", "special"], ["cast", "special"], ["orchestra"]]
"""The kinds of cards that can hold a slot."""
REHEARSALS: list[CardKind] = ["rehearsal-cast", "rehearsal-cast", "rehearsal-orchestra"]
"""The kind of rehearsal that goes with a slot."""
KINDS: list[CardKind] = ["cast", "special", "orchestra", "rehearsal-cast", "rehearsal-orchestra", "audition"]
ANY_CATEGORY = "any"
"""In the place of a category: what a special patron sponsors."""
RECONSTRUCTED = "reconstructed"
ORIGINS = ["stated", "derived", RECONSTRUCTED]
TESTS: list[BonusTest] = ["at-house", "at-mat", "rating", "producer"]
AT_HOUSE = 0
AT_MAT = 1
RATED = 2
PRODUCER = 3


class Box:
    """The components of one edition. Sets of cards are bits: card 0 is the first of the Opera deck."""

    def __init__(self, data: object) -> None:
        box = Reader(data)
        self.edition: str = box.at("edition").text()
        self.provenance: dict[str, str] = _read_provenance(box.at("provenance"))
        self._read_rules(box.at("rules"))
        self._read_composers(box.at("composers"))
        self._read_opera_cards(box.at("opera_cards"))
        self._read_patron_cards(box.at("patron_cards"))
        cards = len(self.card_ids)
        if cards != CARDS:
            raise box.wrong("operaopoly-malformed-card-count", {"value": str(cards), "expected": str(CARDS)})
        self.card_numbers: dict[str, int] = {name: card for card, name in enumerate(self.card_ids)}
        self._read_houses(box.at("house_cards"))
        self._read_bonus_cards(box.at("bonus_cards"))

    def _read_rules(self, rules: Reader) -> None:
        players = rules.at("players").items()
        self.player_counts: list[int] = list(range(players[0].integer(2, 6), players[1].integer(2, 6) + 1))
        self.actions: int = rules.at("actions_per_turn").integer(1, MANY)
        self.hand_limit: int = rules.at("hand_limit").integer(0, MANY)
        self.tokens: int = rules.at("tokens_per_player").integer(1, MANY)
        self.start_cards: list[int] = [rules.at("start_hand").at(deck).integer(0, 5) for deck in ("opera", "patron")]
        self.sponsor_points: int = rules.at("sponsor_vp").integer(0, MANY)
        self.composer_plus: int = rules.at("composer_plus").integer(0, MANY)
        self.bonus_points: int = rules.at("bonus_card_vp").integer(0, MANY)
        self.audition_draw: int = rules.at("audition_draw").integer(1, MANY)
        self.runs: int = rules.at("runs_per_composer").integer(1, 2)
        self.marker_points: list[int] = [item.integer(0, MANY) for item in rules.at("marker_vp").items()]
        self.stall_turns: int = rules.at("stall_turns").integer(1, MANY)
        self.stall_told_from: int = self.stall_turns // 2
        """Players are told from the quiet turn with which half of them have passed. [C4]"""

    def _read_composers(self, composers: Reader) -> None:
        self.opera_titles: list[str] = []
        self.languages: list[str] = []
        self.dormant_with: list[int] = []
        """The number of players with which a composer sleeps at first; 0 for none."""
        self.wakes: list[int] = []
        """Who wakes when a composer closes."""
        self.categories: list[int] = []
        """The category of each place on the mats."""
        self.limits: list[int] = []
        self.influences: list[int] = []
        """The category a composer influences on another's mat."""
        self.abilities: list[int] = []
        """The slot a composer adds to at a house."""
        self.matching: list[list[int]] = [[] for _ in range(PLACES)]
        """The composers whose influence or ability matches a place."""
        for name in COMPOSERS:
            composer = composers.at(name)
            self.opera_titles.append(composer.at("opera").text())
            self.languages.append(composer.at("language").text())
            dormant = composer.get("dormant_with")
            self.dormant_with.append(0 if dormant is None else dormant.integer(2, 6))
            closing = composer.get("on_close")
            wakes = [f"wake {other}" for other in COMPOSERS]
            self.wakes.append(NO_COMPOSER if closing is None else closing.word(wakes))
            for category, limit in composer.at("mat").entries():
                self.categories.append(Reader(category, limit.path).word(CATEGORIES))
                self.limits.append(limit.integer(1, 6))
            if len(self.categories) % ROW:
                raise composer.at("mat").wrong("operaopoly-malformed-mat-size", {"expected": str(ROW)})
        self._read_matches(composers)

    def _read_matches(self, composers: Reader) -> None:
        for index, name in enumerate(COMPOSERS):
            influence = composers.at(name).at("influence").word(CATEGORIES)
            ability = composers.at(name).at("ability").word(SLOTS)
            self.influences.append(influence)
            self.abilities.append(ability)
            for place in range(MAT_PLACES):
                if self.categories[place] == influence:
                    self.matching[place].append(index)
            for place in range(MAT_PLACES + ability, PLACES, ROW):
                self.matching[place].append(index)

    def _read_opera_cards(self, cards: Reader) -> None:
        self.card_ids: list[str] = []
        self.card_names: list[str] = []
        self.card_kinds: list[CardKind] = []
        """The kind of an Opera card, `patron` for a Patron card."""
        self.card_ends: list[dict[str, Singer]] = []
        """The singers on the ends of a cast card by slot, each with a name and the languages sung."""
        self.card_categories: list[str] = []
        """The category of a Patron card, ANY_CATEGORY for a special patron."""
        self.ratings: list[int] = []
        self.fitting: list[int] = [NO_CARDS] * (len(SLOTS) * len(COMPOSERS))
        """The cards that can hold a slot in a composer's opera, by slot * 3 + composer."""
        self.bases: list[int] = [NO_CARDS] * len(SLOTS)
        """The cards that can hold a slot in some opera."""
        self.rehearsals: list[int] = [NO_CARDS] * len(SLOTS)
        self.audition: int = NO_CARDS
        """The audition card."""
        for card in cards.items():
            bit = 1 << len(self.card_ids)
            kind = KINDS[card.at("kind").word(KINDS)]
            self._add_card(card, kind, "")
            for slot, name in enumerate(SLOTS):
                if kind in BASES[slot]:
                    self.bases[slot] |= bit
                    end = card.get(name)
                    self._read_languages(slot, bit, None if end is None else end.at("sings"))
                    if end is not None:
                        self.card_ends[-1][name] = _read_singer(end)
                if kind == REHEARSALS[slot]:
                    self.rehearsals[slot] |= bit
            if kind == "audition":
                self.audition |= bit
        self.opera_count: int = len(self.card_ids)
        self.decks: list[int] = [(1 << self.opera_count) - 1, (1 << CARDS) - (1 << self.opera_count)]
        """All cards of each deck."""

    def _read_languages(self, slot: int, bit: int, sings: Reader | None) -> None:
        """Which operas a card fits in a slot; what sings nothing, an orchestra, plays any. [O2]"""
        languages = self.languages if sings is None else [item.text() for item in sings.items()]
        for composer, language in enumerate(self.languages):
            if language in languages:
                self.fitting[slot * len(COMPOSERS) + composer] |= bit

    def _read_patron_cards(self, cards: Reader) -> None:
        self.patrons: list[int] = [NO_CARDS] * MAT_PLACES
        """The cards that can sponsor a place on the mats; a special patron serves its own composer only. [P2]"""
        for card in cards.items():
            bit = 1 << len(self.card_ids)
            category = card.at("category").word([*CATEGORIES, ANY_CATEGORY])
            special = category == len(CATEGORIES)
            self._add_card(card, "patron", card.at("category").text())
            composer = card.at("composer").word(COMPOSERS) if special else NO_COMPOSER
            for place in range(MAT_PLACES):
                if place // ROW == composer if special else self.categories[place] == category:
                    self.patrons[place] |= bit

    def _add_card(self, card: Reader, kind: CardKind, category: str) -> None:
        name = card.get("name")
        self.card_ids.append(card.at("id").text())
        self.card_names.append("" if name is None else name.text())
        self.card_kinds.append(kind)
        self.card_categories.append(category)
        self.card_ends.append({})
        self.ratings.append(card.at("rating").integer(0, 9))

    def _read_houses(self, cards: Reader) -> None:
        self.house_names: list[str] = []
        """By house * 2 + face."""
        self.house_cities: list[str] = []
        self.house_languages: list[str] = []
        """The language that a house pays for, and how much for each slot."""
        self.house_points: list[int] = []
        self.house_bonus: list[int] = []
        """Points for each slot, by (house * 2 + face) * 3 + composer."""
        for card, identifier in zip(cards.items(), HOUSES, strict=True):
            card.at("id").word([identifier])
            for face in card.at("faces").items():
                self.house_names.append(face.at("name").text())
                self.house_cities.append(face.at("city").text())
                language = face.at("bonus_language").word(self.languages)
                points = face.at("points_per_category").integer(0, MANY)
                self.house_languages.append(self.languages[language])
                self.house_points.append(points)
                self.house_bonus.extend([points if language == own else 0 for own in range(len(COMPOSERS))])

    def _read_bonus_cards(self, cards: Reader) -> None:
        self.bonus_ids: list[str] = []
        self.bonus_decks: list[int] = [NO_CARDS, NO_CARDS]
        """The Impresario cards and the Producer cards."""
        self.bonus_tests: list[int] = []
        self.bonus_composers: list[int] = []
        self.bonus_slots: list[int] = []
        self.bonus_least: list[int] = []
        for index, card in enumerate(cards.items()):
            self.bonus_ids.append(card.at("id").text())
            self.bonus_decks[card.at("deck").word(["impresario", "producer"])] |= 1 << index
            test = card.at("test").word(TESTS)
            self.bonus_tests.append(test)
            rated = test == RATED
            self.bonus_composers.append(NO_COMPOSER if rated else card.at("composer").word(COMPOSERS))
            self.bonus_slots.append(card.at("category").word(SLOTS) if rated else 0)
            self.bonus_least.append(card.at("min").integer(0, MANY) if rated else 0)

    def deck_of(self, card: int) -> int:
        """Whether a card belongs to the Opera or the Patron deck."""
        return OPERA if card < self.opera_count else PATRON

    def points_for_markers(self, kept: int) -> int:
        """What the markers a seat has kept are worth at the end. [C2]"""
        return self.marker_points[min(kept, len(self.marker_points) - 1)]

    def origin(self, path: str) -> str:
        """Where a figure comes from: the rulebook, its examples, or us; every part of a path inherits it."""
        while path and path not in self.provenance:
            path = path.rpartition(".")[0]
        return self.provenance.get(path, RECONSTRUCTED)


def _read_singer(end: Reader) -> Singer:
    return {"name": end.at("name").text(), "sings": [item.text() for item in end.at("sings").items()]}


def _read_provenance(provenance: Reader) -> dict[str, str]:
    return {path: ORIGINS[origin.word(ORIGINS)] for path, origin in provenance.entries()}

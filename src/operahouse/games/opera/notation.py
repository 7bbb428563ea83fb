"""Moves of Opera in words, one spelling each, in both directions."""

from operahouse.games.opera.box import Box
from operahouse.games.opera.critico import LONGEST_REACH
from operahouse.games.opera.state import Table, piece_name
from operahouse.games.opera.words import (
    CITIES,
    CITY_COUNT,
    COMPOSERS,
    DECK_OPTION,
    EMPTY,
    PARTS,
    PIECES,
    PLACE_OPTION,
    PROGRAMME,
    ROLES,
    SHUFFLE,
    UNBUILT,
)  # fmt: skip
from operahouse.kernel.errors import Refusal

TOP_BID = 10


def spellings(box: Box) -> list[str]:
    """The spelling of every option, by its number, in the order that `words` gives them."""
    texts = [f"bid {bid}" for bid in range(TOP_BID + 1)]
    texts += [f"hire {role}" for role in ROLES]
    texts += ["end"]
    texts += [f"buy {composer}" for composer in COMPOSERS]
    texts += ["rearrange", "stop", "intermezzo"]
    texts += [f"place {piece}" for piece in [*PIECES, "-"]]
    texts += [f"build {city} {part}" for city in CITIES for part in PARTS]
    texts += [f"move {city}" for city in CITIES]
    for composer in COMPOSERS:
        for verb in ["raise", "lower"]:
            texts += [f"{verb} {composer} {levels}" for levels in range(1, LONGEST_REACH + 1)]
    texts += ["claim", "decline"]
    texts += [f"deck {composer}" for composer in COMPOSERS]
    for where in ["stock", *_hall_names(box)]:
        for composer in COMPOSERS:
            texts += [f"sell {composer} {where} {price}" for price in ["ducats", "points"]]
    return texts


def _hall_names(box: Box) -> list[str]:
    return [f"{CITIES[city]}.{hall + 1}" for city in range(CITY_COUNT) for hall in range(box.max_halls[city])]


def check_house_piece(text: str) -> None:
    """A house piece is never sold, and its composer stands on no ladder. [AS2, AC2]"""
    if text.startswith("sell house"):
        raise Refusal("AS2", "opera-refusal-house-piece-sold", {})
    if text.startswith(("raise house", "lower house")):
        raise Refusal("AC2", "opera-refusal-house-composer-judged", {})


def is_whole_programme(state: Table) -> bool:
    """Whether a programme is asked for and not begun."""
    return state.stage == PROGRAMME and state.cursor == 0


def is_whole_shuffle(state: Table) -> bool:
    """Whether a new deck is asked for and not begun."""
    return state.stage == SHUFFLE and not state.deck


def programme_steps(state: Table, seat: int, words: list[str]) -> list[int]:
    """A whole programme as one step for each hall; houses not named keep what they have. [AI2]"""
    first = seat * state.agreed.box.slots
    plan = state.halls[first : first + state.agreed.box.slots]
    named: list[int] = []
    for word in words:
        city, pieces = _read_house(state, seat, word)
        if city in named:
            raise Refusal("AI2", "opera-refusal-city-twice", {"city": CITIES[city]})
        named.append(city)
        for index, piece in enumerate(pieces):
            plan[state.agreed.box.first_slot[city] + index] = piece
    return [PLACE_OPTION + piece for piece in plan if piece != UNBUILT]


def _read_house(state: Table, seat: int, word: str) -> tuple[int, list[int]]:
    """The city and the new content of one house: wien=verdi,- ."""
    name, equals, content = word.partition("=")
    if not equals or name not in CITIES:
        raise Refusal("AI2", "opera-refusal-programme-word", {"word": word})
    city = CITIES.index(name)
    halls = state.built[seat * CITY_COUNT + city]
    if halls == 0:
        raise Refusal("AI2", "opera-refusal-no-house", {"city": name})
    pieces = [_read_piece(text) for text in content.split(",")]
    if len(pieces) != halls:
        details: dict[str, object] = {"city": name, "halls": halls, "count": len(pieces)}
        raise Refusal("AI2", "opera-refusal-hall-count", details)
    return city, pieces


def _read_piece(text: str) -> int:
    if text == "-":
        return EMPTY
    if text not in PIECES:
        raise Refusal("AI2", "opera-refusal-unknown-piece", {"piece": text})
    return PIECES.index(text)


def spell_programme(state: Table, seat: int, steps: list[int]) -> str:
    """The programme that these steps make: the houses that change, in board order."""
    words = ["programme"]
    done = 0
    for city in range(CITY_COUNT):
        before = state.house(seat, city)
        after = [step - PLACE_OPTION for step in steps[done : done + len(before)]]
        done += len(before)
        if after != before:
            words.append(f"{CITIES[city]}=" + ",".join(piece_name(piece) or "-" for piece in after))
    return " ".join(words)


def shuffle_steps(words: list[str]) -> list[int]:
    """A whole new deck, top first, as one step for each piece. [E2]"""
    if len(words) != 1:
        raise Refusal("E2", "opera-refusal-shuffle-word", {})
    names = words[0].split(",")
    for name in names:
        if name not in COMPOSERS:
            raise Refusal("E2", "opera-refusal-unknown-piece", {"piece": name})
    return [DECK_OPTION + COMPOSERS.index(name) for name in names]


def spell_shuffle(steps: list[int]) -> str:
    """The new deck that these steps make."""
    return "reshuffle " + ",".join(COMPOSERS[step - DECK_OPTION] for step in steps)

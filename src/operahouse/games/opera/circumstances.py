"""What an option speaks of: the words and figures that a sentence about it may mention."""

from operahouse.games.opera.flow import fame_composer, sale_composer
from operahouse.games.opera.state import Table, hall_name
from operahouse.games.opera.words import (
    BID_OPTION,
    BUILD_OPTION,
    BUY_OPTION,
    CITIES,
    CLAIM_OPTION,
    COMPOSERS,
    DECK_OPTION,
    END_OPTION,
    FAME_OPTION,
    HIRE_OPTION,
    KINDS,
    MOVE_OPTION,
    PARTS,
    PIECES,
    PLACE_OPTION,
    REARRANGE_OPTION,
    ROLES,
    SELL_OPTION,
)  # fmt: skip
from operahouse.kernel.game import Json


def words_of(state: Table, option: int) -> Json:
    """What an option speaks of: a bid, a role and its fee, a composer and its fame, a part and its cost."""
    box = state.agreed.box
    if option < HIRE_OPTION:
        return {"bid": option - BID_OPTION, "top": box.max_level}
    if option < END_OPTION:
        return {"role": ROLES[option - HIRE_OPTION], "fee": box.fees[option - HIRE_OPTION]}
    if BUY_OPTION <= option < REARRANGE_OPTION:
        return {"composer": COMPOSERS[option - BUY_OPTION], "price": state.fame[option - BUY_OPTION]}
    if PLACE_OPTION <= option < PLACE_OPTION + KINDS:
        return {"composer": PIECES[option - PLACE_OPTION], "hall": hall_name(state.agreed, state.cursor)}
    if BUILD_OPTION <= option < MOVE_OPTION:
        kind = option - BUILD_OPTION
        cost = box.part_halls[kind] * box.ducats_per_hall
        city = kind // 2
        return {"city": CITIES[city], "part": PARTS[kind % 2], "cost": cost, "opens": state.agreed.opens[city]}
    if MOVE_OPTION <= option < FAME_OPTION:
        return {"city": CITIES[option - MOVE_OPTION]}
    if FAME_OPTION <= option < CLAIM_OPTION:
        return {"composer": COMPOSERS[fame_composer(option)]}
    if DECK_OPTION <= option < SELL_OPTION:
        return {"composer": COMPOSERS[option - DECK_OPTION]}
    if option >= SELL_OPTION:
        return {"composer": COMPOSERS[sale_composer(option)], "size": state.agreed.palazzo_size}
    return {}

"""Opera as a bot sees it."""

from operahouse.games.opera.budget import BID, highest_bid, take_back_bids
from operahouse.games.opera.esperto import CLAIM
from operahouse.games.opera.features import NAMES, features_of
from operahouse.games.opera.programme import PROGRAMME, pieces_at_hand
from operahouse.games.opera.role_question import RoleQuestion
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.words import ASKS, EMPTY, HOUSE, KINDS, UNBID
from operahouse.kernel.chance import Chance
from operahouse.kernel.game import State

ROUNDS = 9
USUAL_BID = 7
"""Few bid more than this."""


class OperaFeatures:
    """What a good player of Opera looks at, round by round, before the bids and after them."""

    def __init__(self) -> None:
        self.names: list[str] = NAMES
        self.search_iterations: int = 600

    def stages(self) -> int:
        """Two for each round left to play."""
        return 2 * ROUNDS

    def initial_weights(self, stage: int) -> dict[str, float]:
        """Great halls pay in every counting round left, houses in every round left, and ducats buy more of both."""
        left = stage // 2
        countings = 1 + left // 3
        spending = min(left, 4) / 8
        return {
            "ducats": spending,
            "ducats-beyond-ten": spending / 2,
            "level": min(left + 1, 3) / 4,
            "initiative": 0.1,
            "performing": 0.3,
            "income": 0.1 + left / 4,
            "maestro-income": 0.2 if left else 0.0,
            "great-hall-fame": 0.9 * countings,
            "century-now": 1.0,
            "century-later": 0.7,
            "empty-halls": -0.7 * countings,
            "halls": 0.1 * left,
            "fame-performed": 0.1,
            "best-city": 0.15,
            "stock-fame": 0.2,
            "palazzo-sale": 0.3,
        }

    def stage(self, state: State) -> int:
        """By rounds left, so that shorter games are judged like the end of longer ones."""
        opera = _opera(state)
        left = opera.agreed.last_round - opera.round
        return 2 * left + (1 if opera.question is BID else 0)

    def features(self, state: State, seat: int) -> list[int]:
        """The numbers of one seat."""
        return features_of(_opera(state), seat)

    def points(self, state: State) -> list[int]:
        """The points made so far."""
        return _opera(state).points

    def is_mid_action(self, state: State) -> bool:
        """Whether a role was hired and its hirer is still at it."""
        opera = _opera(state)
        return opera.phase == ASKS and isinstance(opera.question, RoleQuestion) and opera.question is not CLAIM

    def settle(self, state: State, chance: Chance) -> None:
        """Fill the halls of a programme that is only begun; let the others bid what people bid."""
        opera = _opera(state)
        while opera.question is BID and opera.bids.count(UNBID) < len(opera.bids):
            opera.step(opera.turn, self.typical_answer(state, opera.turn, chance))
        while opera.question is PROGRAMME and opera.phase == ASKS:
            PROGRAMME.apply(opera, opera.turn, PROGRAMME.first + sensible_piece(opera, opera.turn))

    def typical_answer(self, state: State, seat: int, chance: Chance) -> int:
        """A bid as people make it: seldom high, and never all they have."""
        highest = min(highest_bid(_opera(state), seat), USUAL_BID)
        return BID.first + max(chance.below(highest + 1), chance.below(highest + 1))

    def reopen(self, state: State, seat: int) -> None:
        """The others have yet to bid. [B1]"""
        opera = _opera(state)
        if opera.question is BID:
            take_back_bids(opera, seat)


def sensible_piece(state: OperaState, seat: int) -> int:
    """The most famous piece for a great hall; elsewhere a modest one while great halls are still to come."""
    box = state.agreed.box
    stock = pieces_at_hand(state, seat) & ~state.programmed
    great = state.cursor == box.first_slot[box.slot_city[state.cursor]]
    modest = not great and _great_halls_follow(state, seat)
    best = EMPTY
    best_fame = 0
    for piece in range(KINDS):
        if not stock >> piece & 1:
            continue
        fame = _worth(state, piece)
        if best == EMPTY or (fame < best_fame if modest else fame > best_fame):
            best = piece
            best_fame = fame
    return best


def _worth(state: OperaState, piece: int) -> int:
    """Fame, and what the century adds in the episode at hand."""
    if piece == HOUSE:
        return 0
    agreed = state.agreed
    episode = min(agreed.episode(state.round), len(state.century) - 1)
    bonus = agreed.box.century_bonus[episode] if state.century[episode] == piece else 0
    return state.fame[piece] + bonus


def _great_halls_follow(state: OperaState, seat: int) -> bool:
    box = state.agreed.box
    for city in range(box.slot_city[state.cursor] + 1, len(box.first_slot)):
        if state.hall(seat, box.first_slot[city]) <= EMPTY:
            return True
    return False


def _opera(state: State) -> OperaState:
    assert isinstance(state, OperaState)
    return state

"""What a bot sees in Operaopoly: when a seat can complete an opera with its own tokens."""

from operahouse.bots.levels import make_judge
from operahouse.games.catalogue import load_game
from operahouse.games.operaopoly.features import FEATURES, NAMES
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.words import FIRST_HOUSE, ROW
from operahouse.kernel.chance import Generator

GAME = load_game("operaopoly")
VERDI = 1
FEATURES_OF_GAME = make_judge(GAME).features


def table() -> OperaopolyState:
    """Three players, nothing on the table, and nothing in hand."""
    state = GAME.deal(3, [], Generator(3))
    assert isinstance(state, OperaopolyState)
    state.hands = [0, 0, 0]
    return state


def seen(state: OperaopolyState, seat: int, name: str) -> int:
    return FEATURES_OF_GAME.features(state, seat)[NAMES.index(name)]


def sponsor_all(state: OperaopolyState, seat: int) -> None:
    """A card on each of Verdi's categories."""
    for place in range(VERDI * ROW, VERDI * ROW + ROW):
        card = state.agreed.box.patrons[place] & -state.agreed.box.patrons[place]
        state.lay(place, seat, card)


def test_there_is_a_name_for_every_number() -> None:
    assert len(NAMES) == len(set(NAMES)) == FEATURES == len(FEATURES_OF_GAME.features(table(), 0))


def test_six_tokens_are_just_enough_for_a_whole_opera() -> None:
    state = table()
    assert seen(state, 0, "within-reach") == 1
    state.tokens[0] = 5
    assert seen(state, 0, "within-reach") == 0, "stuck until a token comes back"


def test_sponsors_bring_an_opera_nearer() -> None:
    state = table()
    sponsor_all(state, 0)
    assert seen(state, 0, "within-reach") == 4
    assert seen(state, 1, "within-reach") == 4, "three hires would still be a fair share"
    state.opera[0] = VERDI
    state.markers[VERDI] -= 1
    first = (FIRST_HOUSE + 0) * ROW
    orchestra = state.agreed.box.bases[2] & -state.agreed.box.bases[2]
    state.lay(first + 2, 0, orchestra)
    assert seen(state, 0, "within-reach") == 5
    assert seen(state, 1, "within-reach") == 4, "only another opera is worth completing now"


def test_cards_in_hand_fill_gaps() -> None:
    state = table()
    assert seen(state, 0, "fills-gaps") == 0
    state.hands[0] = state.agreed.box.bases[2] & -state.agreed.box.bases[2]
    assert seen(state, 0, "fills-gaps") == 1


def test_idle_tokens_weigh_more_the_longer_nothing_happens() -> None:
    state = table()
    assert seen(state, 0, "idle-tokens") == 0
    state.quiet = 30
    assert seen(state, 0, "idle-tokens") == 18

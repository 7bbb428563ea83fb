"""The course of a game: what runs by itself, who is asked, and what an answer does."""

from operahouse.games.opera import (
    action,
    architetto,
    budget,
    critico,
    end,
    esperto,
    figures,
    impresario,
    income,
    signora,
)
from operahouse.games.opera.critico import LONGEST_REACH
from operahouse.games.opera.reasons import FINE, NOT_THE_QUESTION, NOTHING_TO_DECLINE, PLAYED_ALONG
from operahouse.games.opera.state import Table
from operahouse.games.opera.words import (
    BID,
    BID_OPTION,
    BIDS_ARE_IN,
    BUDGET_BEGINS,
    BUILD,
    BUILD_OPTION,
    BUY,
    BUY_OPTION,
    CLAIM,
    CLAIM_OPTION,
    CRITICO,
    CRITIQUE,
    DECK_OPTION,
    END_OPTION,
    ESPERTO,
    FAME_OPTION,
    FIRST_QUESTION,
    HIRE,
    HIRE_OPTION,
    INCOME,
    INITIATIVE,
    INTERMEZZO_OPTION,
    LADDER,
    MAESTRO,
    MOVE,
    MOVE_OPTION,
    OFFER_IS_DRAWN,
    OTHERS_CLAIM,
    OTHERS_PLAY_ALONG,
    PLACE_OPTION,
    PROGRAMME,
    REARRANGE_OPTION,
    ROLE_ACTS,
    ROUND_ENDS,
    SELL,
    SELL_OPTION,
    SHUFFLE,
    STOP_OPTION,
)  # fmt: skip


class OperaState(Table):
    """A table of Opera that can be played."""

    __slots__ = ()

    def clone(self) -> "OperaState":
        """An independent copy that nobody listens to."""
        return OperaState(self.agreed, self)

    def options(self, seat: int) -> list[int]:
        """Everything the seat may do now. The list must not be changed."""
        if self.stage == BID:
            return budget.bid_choices(self, seat) if seat >= 0 else []
        return self.choices if seat == self.turn else []

    def weights(self) -> list[int]:
        """How many pieces of each composer are left for the new deck. [E2]"""
        return [self.discard[option - DECK_OPTION] for option in self.choices]

    def step(self, seat: int, option: int) -> None:
        """Answer the question and go on to the next one."""
        answer(self, seat, option)
        if self.stage < FIRST_QUESTION:
            proceed(self)


def proceed(state: Table) -> None:
    """Run everything that needs no answer, in the order of a round. [S10]"""
    while state.stage < FIRST_QUESTION:
        stage = state.stage
        if stage == OTHERS_PLAY_ALONG:
            action.ask_next_to_play_along(state)
        elif stage == INITIATIVE:
            action.give_initiative(state)
        elif stage == ROLE_ACTS:
            action.let_role_act(state)
        elif stage == OTHERS_CLAIM:
            esperto.ask_next_to_claim(state)
        elif stage == BUDGET_BEGINS:
            budget.begin(state)
        elif stage == BIDS_ARE_IN:
            budget.open_bids(state)
        elif stage == INCOME:
            income.pay_income(state)
        elif stage == ROUND_ENDS:
            end.end_round(state)
        elif stage == OFFER_IS_DRAWN:
            end.draw_offer(state)
        else:
            end.clear_round(state)


def answer(state: Table, seat: int, option: int) -> None:
    """Do what was chosen."""
    stage = state.stage
    if stage == PROGRAMME:
        impresario.place(state, seat, option - PLACE_OPTION)
    elif stage == BID:
        budget.seal(state, seat, option - BID_OPTION)
    elif stage == HIRE:
        if option == END_OPTION:
            action.end_performance(state, seat, "A1")
        else:
            action.hire(state, seat, option - HIRE_OPTION)
    elif option == INTERMEZZO_OPTION:
        action.intermezzo(state, seat)
    elif stage == BUY:
        _answer_buying(state, seat, option)
    elif stage == BUILD:
        if option == STOP_OPTION:
            state.stage = OTHERS_PLAY_ALONG
        else:
            architetto.build(state, seat, option - BUILD_OPTION)
    elif stage == SELL:
        _answer_selling(state, seat, option)
    elif stage == MOVE:
        _answer_moving(state, seat, option - MOVE_OPTION)
    elif stage == CRITIQUE:
        if option == STOP_OPTION:
            state.stage = INITIATIVE
        else:
            critico.change_fame(state, fame_composer(option), fame_change(option))
    elif stage == CLAIM:
        if option == CLAIM_OPTION:
            esperto.claim(state, seat)
        else:
            esperto.decline(state, seat)
    else:
        end.shuffle_in(state, option - DECK_OPTION)


def _answer_buying(state: Table, seat: int, option: int) -> None:
    if option == STOP_OPTION:
        impresario.ask_to_programme(state, seat)
    elif option == REARRANGE_OPTION:
        impresario.rearrange(state, seat)
    else:
        impresario.buy(state, seat, option - BUY_OPTION)


def _answer_selling(state: Table, seat: int, option: int) -> None:
    if option == STOP_OPTION:
        state.stage = OTHERS_PLAY_ALONG
    else:
        signora.sell(state, seat, sale_slot(option), sale_composer(option), sale_for_points(option))


def _answer_moving(state: Table, seat: int, city: int) -> None:
    figures.move_figure(state, seat, city)
    if state.role == CRITICO:
        critico.ask_for_critique(state, seat)
    elif state.role == ESPERTO:
        esperto.score_hirer(state, seat)


def sale_slot(option: int) -> int:
    """Where the piece for sale is: a hall's slot, or STOCK."""
    return (option - SELL_OPTION) // (2 * LADDER) - 1


def sale_composer(option: int) -> int:
    """Whose piece is for sale."""
    return (option - SELL_OPTION) // 2 % LADDER


def sale_for_points(option: int) -> bool:
    """Whether the piece is sold for points rather than ducats."""
    return (option - SELL_OPTION) % 2 == 1


def fame_composer(option: int) -> int:
    """Whose fame the Critico changes."""
    return (option - FAME_OPTION) // (2 * LONGEST_REACH)


def fame_change(option: int) -> int:
    """By how many levels, below 0 for down."""
    change = (option - FAME_OPTION) % (2 * LONGEST_REACH)
    return change + 1 if change < LONGEST_REACH else LONGEST_REACH - 1 - change


def choices(state: Table, seat: int) -> list[int]:
    """What the seat asked may answer, worked out afresh from the question."""
    stage = state.stage
    if stage == HIRE:
        return action.hire_choices(state, seat)
    if stage == BUY:
        return impresario.buy_choices(state, seat)
    if stage == PROGRAMME:
        return impresario.place_choices(state, seat)
    if stage == BUILD:
        return architetto.build_choices(state, seat)
    if stage == SELL:
        return signora.sell_choices(state, seat)
    if stage == MOVE:
        return figures.move_choices(state)
    if stage == CRITIQUE:
        return critico.critique_choices(state)
    if stage == CLAIM:
        return esperto.claim_choices()
    return end.shuffle_choices(state) if stage == SHUFFLE else []


def against(state: Table, seat: int, option: int) -> int:
    """Why an option is not among the choices of the seat asked, or FINE."""
    stage = state.stage
    if stage == BID and option < HIRE_OPTION:
        return budget.against_bid(state, seat, option - BID_OPTION)
    if stage == HIRE and HIRE_OPTION <= option < END_OPTION:
        return action.against_hiring(state, seat, option - HIRE_OPTION)
    if stage == BUY and BUY_OPTION <= option < REARRANGE_OPTION:
        return impresario.against_buying(state, seat, option - BUY_OPTION)
    if stage == BUY and option == REARRANGE_OPTION:
        return impresario.against_rearranging(state, seat)
    if stage == PROGRAMME and PLACE_OPTION <= option < BUILD_OPTION:
        return impresario.against_placing(state, seat, option - PLACE_OPTION)
    if stage == BUILD and BUILD_OPTION <= option < MOVE_OPTION:
        return architetto.against_building(state, seat, option - BUILD_OPTION)
    if stage == SELL and option >= SELL_OPTION:
        return signora.against_sale(state, seat, sale_slot(option), sale_composer(option))
    if stage == MOVE and MOVE_OPTION <= option < FAME_OPTION:
        return figures.against_moving(state, state.role - MAESTRO, option - MOVE_OPTION)
    if stage == CRITIQUE and FAME_OPTION <= option < CLAIM_OPTION:
        return critico.against_critique(state, fame_composer(option), fame_change(option))
    if stage == SHUFFLE and DECK_OPTION <= option < SELL_OPTION:
        return end.against_shuffling(state, option - DECK_OPTION)
    return _against_words(state, seat, option)


def _against_words(state: Table, seat: int, option: int) -> int:
    """What is wrong with an answer to another question, or with the wrong way out of this one."""
    if option in choices(state, seat):
        return FINE
    if state.stage in (BUY, BUILD, SELL):
        if option == STOP_OPTION:
            return PLAYED_ALONG
        if option == INTERMEZZO_OPTION:
            return NOTHING_TO_DECLINE
    return NOT_THE_QUESTION

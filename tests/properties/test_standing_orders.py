"""What may be decided beforehand: nothing that is asked is left out, and every word of it means something."""

from collections.abc import Iterator

import pytest

from operahouse.app.texts import LANGUAGES, Texts
from operahouse.games.catalogue import game_names, load_game
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Game, Json, State
from operahouse.table.standing_orders import Condition, GiveOrder, RevokeOrder, StandingOrder
from operahouse.web.schemas.server_info import OrderCondition, OrderQuestion, PossibleOrders
from tests.games_under_test import Table, every_game, walk
from tests.table.logged_match import LoggedMatch

GAMES_WALKED = 3


def orders_of(game: Game) -> PossibleOrders:
    """In the shape in which clients get it."""
    return PossibleOrders.model_validate(game.reference().standing_orders)


def asked(game: Game) -> Iterator[tuple[State, int]]:
    """Whenever a seat is asked for a whole move, in a few random games."""
    for seed in range(GAMES_WALKED):
        for state, seat, _ in walk(Table(game, game.player_counts[-1], []).deal(seed), seed):
            if seat >= 0 and not state.within_move():
                yield state, seat


def applies(question: OrderQuestion, view: Json) -> bool:
    return all(Condition(path, compare, value).holds(view) for path, compare, value in question.when)


def conditions(condition: OrderCondition, seat: str) -> Iterator[Condition]:
    """Every condition that can be made of this one, with each of its words or the easiest figure."""
    values: list[str | int] = [word.format(seat=seat) for word in condition.words]
    easiest = condition.least if condition.compare == "at-least" else condition.most
    for of in condition.of or [""]:
        path = condition.path.format(seat=seat, of=of)
        for value in values or [easiest]:
            yield Condition(path, condition.compare, value)


@every_game
def test_every_question_can_be_answered_beforehand(game: Game) -> None:
    questions = orders_of(game).questions
    met: set[str] = set()
    for state, seat in asked(game):
        [question] = [question for question in questions if applies(question, game.view(state, seat))]
        legal = [answer for answer in question.answers if is_legal(game, state, seat, answer)]
        assert legal, question.text
        met.add(question.text)
    assert met == {question.text for question in questions}


def is_legal(game: Game, state: State, seat: int, move: str) -> bool:
    """Whether the rules allow it now; what is no move at all is refused in another way, and not caught here."""
    try:
        return game.expand(state, seat, move)[0] in state.options(seat)
    except Refusal as refusal:
        if refusal.key == "refusal-unknown-move":
            raise
        return False


@every_game
def test_every_condition_speaks_of_something_that_a_seat_sees(game: Game) -> None:
    silent = {condition.text for condition in orders_of(game).conditions}
    for state, seat in asked(game):
        view, name = game.view(state, seat), game.seats(state)[seat]
        for condition in orders_of(game).conditions:
            if condition.text in silent and any(one.holds(view) for one in conditions(condition, name)):
                silent.remove(condition.text)
        if not silent:
            break
    assert silent == set()


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_and_conditions_are_told_in_every_language(name: str, lang: str) -> None:
    orders, say = orders_of(load_game(name)), Texts(lang).say
    for question in orders.questions:
        assert say(question.text, {}) != question.text
    for condition in orders.conditions:
        for of in condition.of or [""]:
            words = say(condition.text, {"of": of, "value": condition.words[0] if condition.words else 7})
            assert words != condition.text
            assert "$" not in words


@every_game
def test_the_table_takes_every_order_that_is_offered(game: Game) -> None:
    table = LoggedMatch(game, game.player_counts[0]).sit_down()
    seat, place = next(iter(table.match.occupants.items()))
    orders = orders_of(game)
    for condition in orders.conditions:
        for one in conditions(condition, seat):
            unless = StandingOrder((one, Condition("seat", "is", "nobody")), (one,), orders.questions[0].answers[0])
            table.ask(place.person, GiveOrder("order", unless))
            assert [order for order in table.match.standing_orders.values() if one in order.unless]
            table.ask(place.person, RevokeOrder("order"))

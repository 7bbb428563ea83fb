"""Luck and skill: every change of a chance to win is booked once, and the books add up exactly.

Between two moments the shares of winning X change by

    X after - X before = fortune + sum of choices + veil + drift

- fortune: X after, less its mean over other orders of what was undrawn;
- choice, one for each seat that decided: what was played less what the reference policy plays, in worlds that agree
  with the seat's view;
- veil: what the decisions did in the true world beyond that;
- drift: what the reference policy would have changed in the true world: the judge's own inconsistency.

For a seat, others' choices and what was behind their screens count as `others`. Answers given at the same time have
no order among them: what they did together beyond their choices is veil for everybody.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, TypedDict

from operahouse.kernel.chance import Chance, Generator
from operahouse.kernel.decision import decision_of
from operahouse.kernel.game import Game, State
from operahouse.review.evaluation import Evaluator
from operahouse.review.moments import Moment, answering, reveals
from operahouse.review.outcomes import ORDERS, outcomes, run_chance
from operahouse.review.weighing import Weigher, Weighing, Worlds, mix

FEWER_ORDERS: Final = 16
"""Orders that are tried for a move that wasn't made."""
JOINT_ANSWERS: Final = 48
"""How often the reference policy answers for all who answer at the same time."""
DEALS: Final = 64
"""How many other deals a deal is compared with."""


class MomentTerms(TypedDict):
    """What a moment changed, by seat. The sum of everything is the change of the shares."""

    fortune: list[float]
    choices: list[list[float]]
    """One row for each answer."""
    veil: list[float]
    drift: list[float]


class SeatAccount(TypedDict):
    """The whole game of one seat: `start` and the terms add up to `result`."""

    start: float
    fortune: float
    choice: float
    veil: float
    others: float
    drift: float
    result: float


def terms_of(account: SeatAccount) -> list[float]:
    """What adds up to the result."""
    return [account[term] for term in ("start", "fortune", "choice", "veil", "others", "drift")]


def book(game: Game, evaluator: Evaluator, moment: Moment, weighings: Sequence[Weighing], seed: int) -> MomentTerms:
    """The terms of one moment."""
    chance = Generator(seed)
    before, after = evaluator.shares(moment.before), evaluator.shares(moment.after)
    expected = _expected(game, evaluator, moment, None, chance, ORDERS)
    usual = _usual(game, evaluator, moment, weighings, expected, chance)
    choices = [weighing.choice for weighing in weighings]
    chosen = [sum(choice[seat] for choice in choices) for seat in range(len(before))]
    return {
        "fortune": _less(after, expected),
        "choices": choices,
        "veil": _less(_less(expected, usual), chosen),
        "drift": _less(usual, before),
    }


def fortune_of(game: Game, evaluator: Evaluator, moment: Moment, after: list[float], seed: int) -> list[float]:
    """The fortune of one moment alone, given the shares after it: nothing where nothing was revealed."""
    if not reveals(game, moment.before, moment.after):
        return [0.0] * len(after)
    return _less(after, _expected(game, evaluator, moment, None, Generator(seed), ORDERS))


def _expected(
    game: Game,
    evaluator: Evaluator,
    moment: Moment,
    steps: Sequence[list[int]] | None,
    chance: Chance,
    most: int,
) -> list[float]:
    """The shares that these answers lead to in the true world, whatever the order of the undrawn."""
    move = answering(moment, steps)
    after = moment.before.clone()
    move(after)
    if not reveals(game, moment.before, after):
        return evaluator.shares(after)
    found = outcomes(game, moment.before, move, chance, most)
    return mix([evaluator.shares(one.state) for one in found], [one.weight for one in found])


def _usual(
    game: Game,
    evaluator: Evaluator,
    moment: Moment,
    weighings: Sequence[Weighing],
    expected: list[float],
    chance: Chance,
) -> list[float]:
    """The shares that the reference policy leads to in the true world."""
    if all(weighing.is_forced for weighing in weighings):
        return expected
    if len(weighings) > 1:
        rows = [_joint_answer(game, evaluator, moment, weighings, chance) for _ in range(JOINT_ANSWERS)]
        return mix(rows, [1 / JOINT_ANSWERS] * JOINT_ANSWERS)
    rows = []
    for one in weighings[0].compared:
        same = one.steps == moment.answers[0].steps
        rows.append(expected if same else _expected(game, evaluator, moment, [one.steps], chance, FEWER_ORDERS))
    return mix(rows, weighings[0].reference)


def _joint_answer(
    game: Game, evaluator: Evaluator, moment: Moment, weighings: Sequence[Weighing], chance: Chance
) -> list[float]:
    """Everybody answers once as the reference policy does, each for itself."""
    return _expected(game, evaluator, moment, [_pick(weighing, chance) for weighing in weighings], chance, 1)


def _pick(weighing: Weighing, chance: Chance) -> list[int]:
    ticket = chance.below(10**6) / 10**6
    for one, likely in zip(weighing.compared, weighing.reference, strict=True):
        ticket -= likely
        if ticket < 0:
            return one.steps
    return weighing.compared[0].steps


def imagined_worlds(game: Game, weigher: Weigher, moment: Moment, seed: int) -> list[Worlds]:
    """For each answer of a moment, worlds that agree with what its seat could see when the question came."""
    decisions = [decision_of(game, moment.before, answer.seat) for answer in moment.answers]
    return [weigher.worlds(decision, derived_seed(seed, decision.seat)) for decision in decisions]


def weigh_answers(weigher: Weigher, moment: Moment, imagined: Sequence[Worlds]) -> list[Weighing]:
    """Each answer of a moment, weighed in its worlds."""
    pairs = zip(imagined, moment.answers, strict=True)
    return [weigher.weigh_in(worlds, answer.steps) for worlds, answer in pairs]


def start_shares(game: Game, evaluator: Evaluator, start: State, options: list[str], seed: int) -> list[float]:
    """Everybody's chance before the deal: the mean over other deals. The shares at the start if it is no deal."""
    chance = Generator(seed)
    players = len(game.seats(start))
    deals = [game.deal(players, options, chance) for _ in range(DEALS)]
    for deal in deals:
        run_chance(deal, chance)
    fresh = (game.points(start), start.to_act()) == (game.points(deals[0]), deals[0].to_act())
    return mean_shares(evaluator, deals if fresh else [start])


def mean_shares(evaluator: Evaluator, states: Sequence[State]) -> list[float]:
    """Everybody's chance on average over these states."""
    return mix([evaluator.shares(state) for state in states], [1 / len(states)] * len(states))


def balance(
    start: Sequence[float], shares: Sequence[Sequence[float]], booked: Sequence[tuple[Sequence[int], MomentTerms]]
) -> list[SeatAccount]:
    """The accounts of all seats: from the shares before the deal, those at every moment, and what was booked."""
    accounts: list[SeatAccount] = []
    for seat, began in enumerate(start):
        fortune = shares[0][seat] - began
        account = SeatAccount(
            start=began, fortune=fortune, choice=0.0, veil=0.0, others=0.0, drift=0.0, result=shares[-1][seat]
        )
        for seats, terms in booked:
            _add(account, seat, seats, terms)
        accounts.append(account)
    return accounts


def _add(account: SeatAccount, seat: int, seats: Sequence[int], terms: MomentTerms) -> None:
    """Of somebody else's decision everything counts as theirs; of answers given together the veil is everybody's."""
    account["fortune"] += terms["fortune"][seat]
    account["drift"] += terms["drift"][seat]
    account["veil" if seat in seats or len(seats) != 1 else "others"] += terms["veil"][seat]
    for decider, choice in zip(seats, terms["choices"], strict=True):
        account["choice" if decider == seat else "others"] += choice[seat]


def derived_seed(*parts: object) -> int:
    """A seed that follows from these, on any machine."""
    text = " ".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "big")


def _less(one: Sequence[float], other: Sequence[float]) -> list[float]:
    return [own - less for own, less in zip(one, other, strict=True)]

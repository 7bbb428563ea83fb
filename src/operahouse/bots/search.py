"""Information-set Monte Carlo tree search over imagined worlds.

Every iteration plays in another world that agrees with the view. A node belongs to what has been done since the
question, as far as everybody could see it: answers given at the same time in secret lead to one and the same node
until they are opened, so nobody in the tree acts on what it could not know. Options are opened one by one in the
order in which they look good (progressive widening); a new node is judged instead of played out to the end.
"""

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from operahouse.bots.judge import Judge
from operahouse.bots.lookahead import follow_up, weigh_options
from operahouse.kernel.chance import Chance
from operahouse.kernel.decision import Decision
from operahouse.kernel.game import CHANCE, Game, State
from operahouse.kernel.play import choose_at_random

EXPLORATION: Final = 0.4
"""The exploration constant, as a share of the spread of values at the node."""
SMALLEST_REACH: Final = 0.01
TRIES_AT_FIRST: Final = 3
"""The first estimate of an option counts as this many visits."""
FIRST_OPTIONS: Final = 3
"""How many options are tried from the start; more are added with the square root of the visits."""
VISITS_BEFORE_WEIGHING: Final = 2
"""A node with fewer visits is only judged: weighing its options costs more than it tells."""
WORLDS: Final = 48
"""Worlds imagined for one question; iterations take turns in them."""
LONGEST_PATH: Final = 60
UNIFORM_ONE_IN: Final = 6
"""Of so many secret answers one is drawn from all options alike."""
FINE: Final = 1_000_000
SEALED: Final = -1
"""The key of the next node while answers are secret."""


class Node:
    """What was learned about the options of one seat at one point."""

    __slots__ = ("children", "options", "played", "reach", "regrets", "totals", "tries", "visits")

    def __init__(self) -> None:
        self.visits: int = 0
        self.options: list[int] = []
        """In the order in which they looked good when the node was opened."""
        self.tries: list[int] = []
        self.totals: list[float] = []
        self.reach: float = SMALLEST_REACH
        """How much the options differed when the node was opened: what there is to be gained here."""
        self.children: dict[int, Node] = {}
        self.regrets: list[float] = []
        """Where answers are secret: how much better each option would have been so far, see `draw`."""
        self.played: list[float] = []
        """The same: how much of the drawn strategies fell to each option."""

    def open(self, options: list[int], values: list[float]) -> None:
        """Put the options in order, the most promising first."""
        order = sorted(range(len(options)), key=lambda index: -values[index])
        self.options = [options[index] for index in order]
        self.tries = [TRIES_AT_FIRST] * len(order)
        self.totals = [values[index] * TRIES_AT_FIRST for index in order]
        self.reach = max(SMALLEST_REACH, max(values) - min(values))

    def width(self) -> int:
        """How many options are tried so far."""
        return min(len(self.options), FIRST_OPTIONS + int(sqrt(self.visits) / 2))

    def select(self, legal: list[int], exploration: float) -> int:
        """The place of the option to try next: good so far, or not tried often; -1 if none of them is legal here."""
        best = -1
        highest = -1.0
        logarithm = log(self.visits + TRIES_AT_FIRST)
        hope = exploration * self.reach
        width = self.width()
        for index in range(len(self.options)):
            if index >= width and best >= 0:
                break
            if self.options[index] not in legal:
                continue
            tries = self.tries[index]
            value = self.totals[index] / tries + hope * sqrt(logarithm / tries)
            if value > highest:
                highest = value
                best = index
        return best

    def draw(self, legal: list[int], chance: Chance) -> int:
        """The place of an option for a secret answer, by regret matching; -1 if none of them is legal here.

        A seat that always took what looks best could be seen through. So each option is drawn in proportion to how
        much it would have brought beyond what was drawn so far, and now and then any option is tried.
        """
        count = len(self.options)
        if not self.regrets:
            self.regrets = [0.0] * count
            self.played = [0.0] * count
        values = [self.totals[index] / self.tries[index] for index in range(count)]
        shares = _matched(self.regrets)
        mean = 0.0
        for index in range(count):
            mean += shares[index] * values[index]
        for index in range(count):
            self.regrets[index] = max(0.0, self.regrets[index] + values[index] - mean)
            self.played[index] += shares[index] * (self.visits + 1)
        allowed = [index for index in range(count) if self.options[index] in legal]
        if not allowed:
            return -1
        if chance.below(UNIFORM_ONE_IN) > 0:
            drawn = draw_share([shares[index] for index in allowed], chance)
            if drawn >= 0:
                return allowed[drawn]
        return allowed[chance.below(len(allowed))]

    def learn(self, index: int, value: float) -> None:
        """Remember how a try ended."""
        self.visits += 1
        self.tries[index] += 1
        self.totals[index] += value

    def child(self, key: int) -> "Node":
        """The node that this way leads to."""
        if key not in self.children:
            self.children[key] = Node()
        return self.children[key]


def _matched(regrets: list[float]) -> list[float]:
    """Shares in proportion to regrets; equal ones while there is nothing to regret."""
    total = sum(regrets)
    if total <= 0.0:
        return [1 / len(regrets)] * len(regrets)
    return [regret / total for regret in regrets]


def draw_share(shares: list[float], chance: Chance) -> int:
    """A place, each as likely as its share of them all; -1 where there is nothing to share."""
    total = sum(shares)
    if total <= 0.0:
        return -1
    ticket = total * chance.below(FINE) / FINE
    for place in range(len(shares)):
        ticket -= shares[place]
        if ticket < 0:
            return place
    return len(shares) - 1


class Budget:
    """How long a search may take: iterations, and seconds on a clock from now on."""

    def __init__(self, iterations: int, clock: Callable[[], float], seconds: float) -> None:
        self._iterations: int = iterations
        self._clock: Callable[[], float] = clock
        self._seconds: float = seconds
        self._start: float = clock()

    def used(self, iterations: int) -> float:
        """The share that is used up after so many iterations: 1 or more at the end."""
        return max(iterations / self._iterations, (self._clock() - self._start) / self._seconds)


class Search:
    """The search for one decision. Options that look good are tried more often (UCB)."""

    def __init__(self, game: Game, judge: Judge, decision: Decision, chance: Chance) -> None:
        self._judge: Judge = judge
        self._chance: Chance = chance
        self._opening_judge: Judge = judge
        """Puts the options of a node in order, except those of the root."""
        self._exploration: float = EXPLORATION
        self.seat: int = decision.seat
        self.worlds: list[State] = self.imagine(game, decision)
        self.iterations: int = 0
        self.root: Node = Node()
        values = weigh_options(judge, self.worlds[:4], decision.seat, decision.steps, chance)
        self.root.open(decision.steps, values)

    def imagine(self, game: Game, decision: Decision) -> list[State]:
        """The worlds that iterations take turns in."""
        return game.imagine_worlds(decision.view, WORLDS, self._chance)

    def run(self, budget: Budget) -> None:
        """Search until the budget is used up."""
        root = self.root
        while budget.used(self.iterations) < 1.0:
            self.iterate(self.worlds[self.iterations % WORLDS].clone(), root.select(root.options, self._exploration))
            self.iterations += 1

    def best(self) -> int:
        """The option that was tried most often."""
        root = self.root
        return root.options[max(range(len(root.options)), key=lambda index: root.tries[index])]

    def iterate(self, world: State, first: int) -> None:
        """Walk down the tree from an option of the root, judge the new node, and tell the nodes on the way.

        Where several answer at the same time, the seat that searches answers first: in which order cannot matter.
        """
        path: list[Node] = []
        chosen: list[int] = []
        seats: list[int] = []
        node = self.root
        sealed = 0
        seat = self.seat
        while len(path) < LONGEST_PATH and world.turn >= CHANCE:
            options = world.options(seat)
            if seat == CHANCE or len(options) == 1:
                world.step(seat, choose_at_random(world, seat, self._chance))
                seat = world.turn
                continue
            if not node.options and not self._open(node, world, seat, options):
                break
            in_secret = len(world.to_act()) > 1
            index = self.choose(node, options, in_secret or sealed > 0) if path else first
            if index < 0:
                break
            path.append(node)
            chosen.append(index)
            seats.append(seat)
            option = node.options[index]
            sealed = sealed * 1024 + option + 1 if in_secret or sealed else 0
            node = node.child(SEALED if in_secret else sealed or option)
            if not in_secret:
                sealed = 0
            world.step(seat, option)
            seat = world.turn
        follow_up(self._judge, world, self._chance)
        chances = self._judge.chances(world)
        for place in range(len(path)):
            path[place].learn(chosen[place], chances[seats[place]])

    def choose(self, node: Node, legal: list[int], in_secret: bool) -> int:
        """The place of the option to try next below the root; -1 if none of them is legal here."""
        return node.select(legal, self._exploration)

    def _open(self, node: Node, world: State, seat: int, options: list[int]) -> bool:
        """Weigh the options of a node that was met often enough."""
        node.visits += 1
        if node.visits <= VISITS_BEFORE_WEIGHING:
            return False
        node.open(options, weigh_options(self._opening_judge, [world], seat, options, self._chance))
        return True

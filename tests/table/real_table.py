"""A game on a real table, played at random, and what a person would enter of it."""

from typing import cast

from operahouse.games.opera.state import OperaState
from operahouse.games.opera.words import COMPOSERS, LADDER
from operahouse.kernel.chance import Generator
from operahouse.kernel.events import Event
from operahouse.kernel.game import CHANCE, Game, Json
from operahouse.kernel.play import choose_at_random

IDLE = ("discard", "end", "withdraw", "dismiss", "pick none")
"""Moves that random players make too often for anything to come of a game."""


class RealTable:
    """The true game. Nobody but the test knows its decks and hands."""

    def __init__(self, game: Game, players: int, seed: int) -> None:
        self.game = game
        self.chance = Generator(seed)
        self.state = game.deal(players, [], self.chance)
        self.seats = game.seats(self.state)
        self.start = self.state.clone()

    def layout(self, bots: list[str]) -> Json:
        """What is told before the first move."""
        position = self.game.write_position(self.start)
        if self.game.name == "opera":
            return _opera_layout(cast(OperaState, self.start), self.seats[0], position)
        houses, players = cast(Json, position["houses"]), cast(Json, position["players"])
        return {
            "first": self.seats[0],
            "faces": [cast(Json, house)["face"] for house in houses.values()],
            "hands": {seat: cast(Json, players[seat])["hand"] for seat in bots},
            "bonus": {seat: cast(Json, players[seat])["bonus"] for seat in bots},
        }

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return not self.state.to_act()

    def play(self, seat: str = "", move: str = "", bots: tuple[str, ...] = ()) -> "Played":
        """A move at random, or this one, and everything that chance does after it."""
        asked = self.state.to_act()
        number = self.seats.index(seat) if seat else asked[self.chance.below(len(asked))]
        before = self.state.clone()
        steps: list[int] = []
        self.state.log = events = cast(list[Event], [])
        wanted = self.game.expand(before, number, move) if move else []
        while wanted or not steps or self.state.within_move():
            steps.append(wanted.pop(0) if wanted else self._choose(number, not steps))
            self.state.step(number, steps[-1])
        self._let_chance_move()
        self.state.log = None
        return Played(self, self.seats[number], self.game.spell_move(before, number, steps), events, bots)

    def _choose(self, seat: int, first: bool) -> int:
        options = self.state.options(seat)
        busy = [option for option in options if not self.game.spellings[option].startswith(IDLE)]
        choice = busy if first and busy and self.chance.below(10) else options
        return choice[self.chance.below(len(choice))]

    def _let_chance_move(self) -> None:
        while self.state.to_act() == [CHANCE]:
            self.state.step(CHANCE, choose_at_random(self.state, CHANCE, self.chance))


class Played:
    """A move, and what came to light after it."""

    def __init__(self, table: RealTable, seat: str, move: str, events: list[Event], bots: tuple[str, ...]) -> None:
        self.seat = seat
        self.move = move
        self.events = events
        self.is_performance = any(event.kind == "performance" for event in events)
        self.draws = came_to_light(events, bots)
        if move.startswith("discard ") and seat not in bots:
            deck = next(str(event.details["deck"]) for event in events if event.kind == "discarded")
            self.move = f"discard {deck}"


def came_to_light(events: list[Event], bots: tuple[str, ...] = ()) -> list[list[str]]:
    """What people see of the draw pile, of bonus cards and of the cards they deal to bots, draw by draw."""
    draws: list[list[str]] = []
    cards: list[str] = []
    for event in events:
        if event.kind == "offer":
            bags = [cast(dict[str, int], event.details[part]) for part in ("offer", "aside")]
            draws.append([name for bag in bags for name, count in bag.items() for _ in range(count)])
        elif event.kind == "turned-up":
            cards += cast(list[str], event.details["cards"])
        elif event.kind == "bonus" and event.seat not in bots:
            cards.append(f"{event.seat} {event.details['bonus']}")
        elif event.kind == "drew-card" and event.seat in bots:
            cards.append(str(event.details["card"]))
    return [*draws, cards] if cards else draws


def _opera_layout(state: OperaState, first: str, position: Json) -> Json:
    """The first offer with what was put aside for it, then the pieces of the Century with those of the same kind."""
    drawn = state.deck[: state.drawn]
    size, limit = state.agreed.offer_size, state.agreed.offer_limit
    full = next(
        count
        for count in range(len(drawn) + 1)
        if sum(min(drawn[:count].count(composer), limit) for composer in range(LADDER)) == size
    )
    aside = drawn[full:]
    for composer in state.century:
        aside.remove(composer)
    return {
        "first": first,
        "ladder": position["ladder"],
        "offer": [COMPOSERS[composer] for composer in drawn[:full]],
        "century": position["century"],
        "century_aside": [COMPOSERS[composer] for composer in aside],
    }

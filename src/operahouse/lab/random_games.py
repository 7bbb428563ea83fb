"""Games in which every seat plays at random. Compiled with the rules, so that such games cost what rules cost."""

from operahouse.kernel.chance import Generator
from operahouse.kernel.game import Game, State
from operahouse.kernel.play import play_out
from operahouse.kernel.ranking import places

Result = tuple[list[int], list[int], int]
"""Points and places by seat, and the number of steps."""


def play_random_games(game: Game, players: int, options: list[str], deals: list[int], stream: int) -> list[Result]:
    """Play one game for each deal. After the deal, one generator serves chance and all seats."""
    results: list[Result] = []
    for deal in deals:
        state = game.deal(players, options, Generator(deal))
        steps = play_out(state, Generator(stream ^ deal))
        results.append((game.points(state), places_by_seat(game, state), steps))
    return results


def places_by_seat(game: Game, state: State) -> list[int]:
    """The place of each seat, 1 for the best."""
    found = places(game.ranking(state))
    return [found[seat] for seat in range(len(found))]

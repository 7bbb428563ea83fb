"""Games in which everybody plays at random. This file is compiled with the rules: such games cost what rules cost."""

from operahouse.kernel.chance import Generator
from operahouse.kernel.game import Game, State
from operahouse.kernel.play import play_out

Result = tuple[list[int], list[int], int]
"""Points and places by seat, and the number of steps."""


def play_at_random(game: Game, players: int, options: list[str], deals: list[int], stream: int) -> list[Result]:
    """Play a game on each deal. After it one chance serves luck and all seats: nobody could make anything of it."""
    results: list[Result] = []
    for deal in deals:
        state = game.deal(players, options, Generator(deal))
        steps = play_out(state, Generator(stream ^ deal))
        results.append((game.points(state), places(game, state), steps))
    return results


def places(game: Game, state: State) -> list[int]:
    """The place of each seat, 1 for the best; after two that share a place the next one is left out."""
    ranking = game.ranking(state)
    result = [0] * sum([len(together) for together in ranking])
    place = 1
    for together in ranking:
        for seat in together:
            result[seat] = place
        place += len(together)
    return result

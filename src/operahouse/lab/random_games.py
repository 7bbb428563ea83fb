"""Games in which every seat plays at random. Compiled with the rules, so that such games cost what rules cost."""

from operahouse.kernel.chance import Generator
from operahouse.kernel.game import Game, State
from operahouse.kernel.play import play_out

Result = tuple[list[int], list[int], int]
"""Points and places by seat, and the number of steps."""


def play_random_games(game: Game, players: int, options: list[str], deals: list[int], stream: int) -> list[Result]:
    """Play one game for each deal. After the deal, one generator serves chance and all seats."""
    results: list[Result] = []
    for deal in deals:
        state = game.deal(players, options, Generator(deal))
        steps = play_out(state, Generator(stream ^ deal))
        results.append((game.points(state), places(game, state), steps))
    return results


def places(game: Game, state: State) -> list[int]:
    """The place of each seat, 1 for the best. Where two share a place, the next one is skipped."""
    ranking = game.ranking(state)
    result = [0] * sum([len(together) for together in ranking])
    place = 1
    for together in ranking:
        for seat in together:
            result[seat] = place
        place += len(together)
    return result

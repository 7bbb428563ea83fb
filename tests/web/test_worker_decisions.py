"""The bot people meet in the browser is the bot the lab measures, and its process learns nothing hidden."""

import asyncio
import json

import pytest

from operahouse.bots.levels import make_bot
from operahouse.games.catalogue import game_names, load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.decision import decision_of
from operahouse.kernel.game import Game, Json, State
from operahouse.kernel.record import read_record
from operahouse.lab.bot_game import GameSpec, play_game
from operahouse.table.chance import bot_seed
from operahouse.web.bot_pool import BotPool
from operahouse.web.encoding import encode
from operahouse.web.scheduler import bot_question
from operahouse.web.settings import Settings
from tests.games_under_test import every_game, walk
from tests.table.logged_match import LoggedMatch

QUESTIONS = 200
LEVEL = "expert@12"
every_table_game = pytest.mark.parametrize("name", game_names())


def questions(game: Game, wanted: int) -> list[State]:
    """Moments of whole games, with every number of players in turn, where a seat has a choice."""
    found: list[State] = []
    seed = 0
    while len(found) < wanted:
        seed += 1
        players = game.player_counts[seed % len(game.player_counts)]
        asked = [step.state for step in walk(game.deal(players, [], Generator(seed)), seed) if is_choice(step.state)]
        found += asked[:: max(1, len(asked) // 25)]
    return found[:wanted]


def is_choice(state: State) -> bool:
    return state.turn >= 0 and not state.within_move() and len(state.options(state.turn)) > 1


def asked_of(game: Game, state: State, seed: int) -> Json:
    """The question as the server sends it to a bot's process."""
    decision = decision_of(game, state, state.turn).to_json()
    return {"kind": "move", "game": game.name, "decision": decision, "bot": LEVEL, "seed": seed}


def lab_move(game: Game, state: State, seed: int) -> str:
    """The move as the lab lets a bot make it: each step from the decision in the true state."""
    seat, bot, chance = state.turn, make_bot(game, LEVEL), Generator(seed)
    after, steps = state.clone(), list[int]()
    while not steps or after.within_move():
        steps.append(bot.choose(decision_of(game, after, seat), chance))
        after.step(seat, steps[-1])
    return game.spell_move(state, seat, steps)


async def worker_moves(asked: list[Json]) -> list[object]:
    bots = BotPool(Settings(bot_workers=2))
    try:
        return [answer["move"] for answer in await asyncio.gather(*[bots.ask(one) for one in asked])]
    finally:
        await bots.close()


@every_table_game
def test_the_servers_worker_and_the_lab_choose_the_same_moves(name: str) -> None:
    game = load_game(name)
    states = questions(game, QUESTIONS)
    asked = [asked_of(game, state, seed) for seed, state in enumerate(states)]
    assert asyncio.run(worker_moves(asked)) == [lab_move(game, state, seed) for seed, state in enumerate(states)]


@every_table_game
def test_memory_is_not_lost_on_the_way_to_the_worker(name: str) -> None:
    """Move by move through the record of a game between experts: what is sent is the view with memory."""
    game = load_game(name)
    record = play_game(GameSpec(name, (LEVEL,) * game.player_counts[0], record=True), 3).record
    replay = read_record(game, record)
    exact = 0
    while replay.made < len(replay.moves):
        state = replay.state
        if is_choice(state):
            view = decision_of(game, state, state.turn).view
            sent = json.loads(json.dumps(asked_of(game, state, 1)))["decision"]["view"]
            assert sent == view
            exact += bool(sent["memory"])
        replay.advance()
    assert exact > 0


@every_game
def test_what_a_bots_process_is_sent_holds_nothing_hidden(game: Game) -> None:
    """Byte for byte the same in every world that differs only in what the seat cannot know."""
    differing = 0
    table = LoggedMatch(game, game.player_counts[0]).sit_down()
    for index in range(30):
        match = table.match
        if match.outcome:
            break
        seat, state = match.awaited[0], match.state_in_play()
        question = bot_question(match, seat, LEVEL)
        assert question["decision"] == decision_of(game, state, match.seat_numbers[seat]).to_json()
        sent = encode(question)
        for seed in range(5):
            twin = match.clone()
            twin.state = game.imagine(decision_of(game, state, match.seat_numbers[seat]).view, Generator(seed))
            assert encode(bot_question(twin, seat, LEVEL)) == sent
            differing += game.write_position(twin.state_in_play()) != game.write_position(state)
        table.play_at_random(1, index)
    assert differing > 30


def test_the_chance_of_a_bot_tells_nothing_of_the_deal() -> None:
    """It's a hash of the match's seed: the same for a question asked twice, another for every seat and question."""
    seed = bytes(range(16))
    assert bot_seed(seed, "red", 3) == bot_seed(seed, "red", 3)
    assert len({bot_seed(seed, seat, number) for seat in ("red", "blue") for number in range(50)}) == 100
    assert seed.hex() not in f"{bot_seed(seed, 'red', 3):x}"

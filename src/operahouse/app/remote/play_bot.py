"""`operahouse bot`: a bot of this machine, or any program, plays at a table of a server."""

from pathlib import Path
from secrets import randbits, token_urlsafe
from typing import Final

import click

from operahouse.app.descriptions import describe_result
from operahouse.app.remote.play_remote import find_table, print_error
from operahouse.app.remote.remote_match import RemoteMatch
from operahouse.app.remote.server_client import ServerClient, ServerRefusal
from operahouse.app.remote.session_tokens import BotAccount, load_bot_account, store_bot_account
from operahouse.app.terminal.player import Player
from operahouse.app.texts import Texts
from operahouse.bots.bot import Bot, choose_move
from operahouse.bots.levels import make_bot
from operahouse.bots.outside import close_bots, is_outside, read_command
from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.decision import read_decision
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Game, Json
from operahouse.kernel.reading import Reader

SEED_BITS: Final = 60
REFUSALS_IN_A_ROW: Final = 5
"""One refusal is bad luck: somebody undid a move meanwhile. Several are a fault."""


def play_bot(texts: Texts, server: str, table: str, bot_name: str, name: str) -> None:
    """Sit down at a table and play until the game is over."""
    name = name or default_name(bot_name)
    client = sign_in(server, texts.lang, name)
    found = find_table(client, table)
    game = load_game(str(found["game"]))
    bot = make_bot(game, bot_name)
    match = RemoteMatch(client, str(found["id"]), name, lambda error: print_error(texts, error))
    try:
        RemoteBot(texts, game, match, bot).run()
    finally:
        close_bots([bot])
        match.close()


def default_name(bot: str) -> str:
    """What a bot is called if nobody says: the name of its program's file, or its level."""
    if not is_outside(bot):
        return bot.partition("@")[0].capitalize()
    words = read_command(bot.partition(":")[2])
    files = [word for word in words if Path(word).is_file() and Path(word).suffix]
    return Path((files or words)[0]).stem.replace("_", " ").capitalize()


def sign_in(server: str, language: str, name: str) -> ServerClient:
    """The account of this bot on this server, created on the first visit with a password that is kept here."""
    account = load_bot_account(server, name)
    client = ServerClient(server, language, account.token)
    if account.password:
        client.sign_in_as_bot(name, account.password)
    else:
        account = BotAccount(token_urlsafe(), "")
        client.create_bot_account(name, account.password)
    store_bot_account(server, name, account._replace(token=client.token))
    return client


class RemoteBot:
    """Answers every question that its seat is asked."""

    def __init__(self, texts: Texts, game: Game, match: RemoteMatch, bot: Bot) -> None:
        self._texts = texts
        self._game = game
        self._match = match
        self._bot = bot
        self._player = Player(match)
        self._refused = 0

    def run(self) -> None:
        """Play until the game is over. If the bot fails, its seat is left to the table's substitute."""
        self._take_seat()
        try:
            while not self._player.is_over:
                self._match.wait()
                self._player.read_news()
                if self._player.moves:
                    self._move()
        except ServerRefusal:
            raise
        except OperahouseError:
            self._match.send({"kind": "leave"})
            raise
        self._player.read_news()
        for line in describe_result(self._texts, self._player.result):
            click.echo(line)

    def _take_seat(self) -> None:
        """Sit down, or come back to a seat that a substitute holds."""
        self._match.join()
        seat = self._player.seat
        if not seat:
            raise OperahouseError("remote-bot-no-seat", {})
        occupant = self._match.snapshot()["seats"][seat]
        if occupant["bot"]:
            self._match.send({"kind": "return"})
        self._say("remote-bot-seated", name=occupant["name"], seat=seat)

    def _move(self) -> None:
        try:
            decision = read_decision(Reader(self._match.ask({"type": "decision"})).at("decision"))
            move = choose_move(self._game, decision, self._bot, Generator(randbits(SEED_BITS)))
            self._match.send({"kind": "play", "move": move})
        except ServerRefusal:
            self._refused += 1
            if self._refused >= REFUSALS_IN_A_ROW:
                raise
            return
        self._refused = 0
        self._say("remote-bot-move", seat=self._player.seat, move=move)

    def _say(self, key: str, **details: object) -> None:
        told: Json = {**details}
        click.echo(self._texts.say(key, told))

"""`operahouse bot`: let a bot or a program of yours play at a table of a server."""

import click

from operahouse.app.completion import complete_bots
from operahouse.app.localized_commands import LocalizedCommand, language_option
from operahouse.app.remote.play_bot import play_bot
from operahouse.app.remote.play_remote import server_of_link
from operahouse.app.texts import Texts
from operahouse.kernel.errors import OperahouseError


@click.command("bot", cls=LocalizedCommand)
@click.argument("bot", shell_complete=complete_bots)
@click.option("--server", default="")
@click.option("--table", default="")
@click.option("--name", default="")
@language_option
@click.pass_obj
def command(texts: Texts, bot: str, server: str, table: str, name: str) -> None:
    """Sit down at a table with an account of the bot's own, and play until the game is over."""
    server = server or server_of_link(table)
    for option, given in {"--table": table, "--server": server}.items():
        if not given:
            raise OperahouseError("app-missing-argument", {"name": option})
    play_bot(texts, server, table, bot, name)

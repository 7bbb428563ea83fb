"""The command `operahouse`: chooses the language, runs a command, and puts every error into one sentence."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

import click

import operahouse
from operahouse.app.spoken import build_name, help_page, language_option
from operahouse.app.texts import ENGLISH, Texts, choose_language
from operahouse.kernel.errors import OperahouseError

COMMANDS = ["play", "rules", "show", "replay", "verify", "conform", "simulate", "lab", "serve", "db"]
WRONG = 2
INTERRUPTED = 130


class House(click.Group):
    """All commands. Each lives in a module of its name, which is loaded when it is called for."""

    def get_help(self, ctx: click.Context) -> str:
        """The whole help page."""
        return help_page(ctx)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order of their help."""
        return COMMANDS

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        """A command by its name."""
        if cmd_name not in COMMANDS:
            raise OperahouseError("app-unknown-command", {"command": cmd_name, "known": ", ".join(COMMANDS)})
        command: click.Command = import_module(f"operahouse.app.commands.{cmd_name}").command
        return command

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> NoReturn:  # noqa: ANN401
        """Run a command and end the program with its exit code."""
        given = list(sys.argv[1:] if args is None else args)
        _never_fail_on_letters()
        texts = Texts(ENGLISH)
        try:
            texts = Texts(choose_language(None, os.environ))
            texts = Texts(choose_language(_asked_language(given), os.environ))
            extra |= {"standalone_mode": False, "obj": texts}
            sys.exit(super().main(given, *rest, **extra))
        except click.Abort:
            _complain(texts.say("app-interrupted", {}), INTERRUPTED)
        except click.ClickException as error:
            _complain(texts.explain(_usage(error)), WRONG)
        except OperahouseError as error:
            _complain(texts.explain(error), WRONG)


def _complain(sentence: str, code: int) -> NoReturn:
    click.echo(sentence, err=True)
    sys.exit(code)


def _asked_language(args: list[str]) -> str | None:
    """The value of `--lang`, known before anything else so that every complaint is in that language."""
    for index, arg in enumerate(args):
        if arg.startswith("--lang="):
            return arg.removeprefix("--lang=")
        if arg == "--lang" and index + 1 < len(args):
            return args[index + 1]
    return None


def _usage(error: click.ClickException) -> OperahouseError:
    """What click complains about, in our words."""
    if isinstance(error, click.NoSuchOption):
        return OperahouseError("app-unknown-option", {"option": error.option_name})
    if isinstance(error, click.BadOptionUsage):
        return OperahouseError("app-missing-value", {"option": error.option_name})
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return OperahouseError("app-missing-argument", {"name": error.param.human_readable_name})
    return OperahouseError("app-usage", {"why": error.message})


def _never_fail_on_letters() -> None:
    """A terminal that cannot write or read a letter shows a question mark instead."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _say_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        texts = ctx.find_object(Texts) or Texts(ENGLISH)
        click.echo(texts.say("app-version", {"version": operahouse.__version__, "build": build_name()}))
        ctx.exit()


@click.group("operahouse", cls=House, invoke_without_command=True)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_say_version)
@language_option
@click.pass_context
def main(ctx: click.Context) -> None:
    """The digital home of two board games about opera; without a command it shows its help."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())

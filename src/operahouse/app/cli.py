"""The command `operahouse`: chooses the language, runs a command, and turns every error into one sentence."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

import click
from click.shell_completion import CompletionItem

import operahouse
from operahouse.app.localized_commands import build_name, help_page, language_option
from operahouse.app.texts import ENGLISH, Texts, choose_language
from operahouse.kernel.errors import OperahouseError

COMMANDS = [
    "play", "rules", "show", "position", "bot", "replay", "review", "verify", "conform", "simulate", "lab", "serve",
    "site",
    "db", "admin", "config", "completion",
]  # fmt: skip
COMPLETION_VARIABLE = "_OPERAHOUSE_COMPLETE"
"""With it a shell asks what can be typed next."""
FAILED = 2
INTERRUPTED = 130


class CommandLine(click.Group):
    """All commands. Each is a module of its name, imported when it is used."""

    def get_help(self, ctx: click.Context) -> str:
        """The help page."""
        return help_page(ctx)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order of the help page."""
        return COMMANDS

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A command by its name. While the shell completes, a wrong name is no error."""
        if cmd_name not in COMMANDS:
            if ctx.resilient_parsing:
                return None
            raise OperahouseError("app-unknown-command", {"command": cmd_name, "known": ", ".join(COMMANDS)})
        command: click.Command = import_module(f"operahouse.app.commands.{cmd_name}").command
        return command

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """The commands. None of them is imported for it."""
        if incomplete.startswith("-"):
            return super().shell_complete(ctx, incomplete)
        return [CompletionItem(name) for name in COMMANDS if name.startswith(incomplete)]

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> NoReturn:  # noqa: ANN401
        """Run a command and end the program with its exit code."""
        given = list(sys.argv[1:] if args is None else args)
        _replace_unprintable()
        texts = Texts(ENGLISH)
        try:
            texts = Texts(choose_language(None, os.environ))
            texts = Texts(choose_language(_requested_language(given), os.environ))
            extra |= {"standalone_mode": False, "obj": texts, "complete_var": COMPLETION_VARIABLE}
            sys.exit(super().main(given, *rest, **extra))
        except click.Abort:
            _exit_with(texts.say("app-interrupted", {}), INTERRUPTED)
        except click.ClickException as error:
            _exit_with(texts.explain(_usage_error(error)), FAILED)
        except OperahouseError as error:
            _exit_with(texts.explain(error), FAILED)


def _exit_with(message: str, code: int) -> NoReturn:
    click.echo(message, err=True)
    sys.exit(code)


def _requested_language(args: list[str]) -> str | None:
    """The value of `--lang`, read before anything else so that every error message is in that language."""
    for index, arg in enumerate(args):
        if arg.startswith("--lang="):
            return arg.removeprefix("--lang=")
        if arg == "--lang" and index + 1 < len(args):
            return args[index + 1]
    return None


def _usage_error(error: click.ClickException) -> OperahouseError:
    """A usage error of click as one of ours."""
    if isinstance(error, click.NoSuchOption):
        return OperahouseError("app-unknown-option", {"option": error.option_name})
    if isinstance(error, click.BadOptionUsage):
        return OperahouseError("app-missing-value", {"option": error.option_name})
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return OperahouseError("app-missing-argument", {"name": error.param.human_readable_name})
    return OperahouseError("app-usage", {"why": error.message})


def _replace_unprintable() -> None:
    """Show a question mark for letters that the terminal can't read or write."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _print_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        texts = ctx.find_object(Texts) or Texts(ENGLISH)
        click.echo(texts.say("app-version", {"version": operahouse.__version__, "build": build_name()}))
        ctx.exit()


@click.group("operahouse", cls=CommandLine, invoke_without_command=True)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_print_version)
@language_option
@click.pass_context
def main(ctx: click.Context) -> None:
    """The digital home of two board games about opera. Without a command, shows its help."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())

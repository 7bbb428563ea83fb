"""What all commands share: help and error messages in the reader's language."""

from collections.abc import Callable
from typing import TypeVar

import click

from operahouse.app.completion import complete_language
from operahouse.app.texts import ENGLISH, Texts
from operahouse.kernel import play
from operahouse.kernel.errors import OperahouseError

LONGEST = 20
"""No number on the command line has this many digits."""


class LocalizedCommand(click.Command):
    """A command with translated help and error messages."""

    allow_extra_args = True

    def get_help(self, ctx: click.Context) -> str:
        """The help page."""
        return help_page(ctx)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the arguments, and refuse any that are left over."""
        left_over = super().parse_args(ctx, args)
        if left_over and not ctx.resilient_parsing:
            raise OperahouseError("app-unexpected", {"words": " ".join(left_over)})
        return left_over


class LocalizedGroup(click.Group):
    """A group of commands with translated help and error messages."""

    def get_help(self, ctx: click.Context) -> str:
        """The help page."""
        return help_page(ctx)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A command by its name. While the shell completes, a wrong name is no error."""
        found = super().get_command(ctx, cmd_name)
        if found is None and not ctx.resilient_parsing:
            known = ", ".join(self.list_commands(ctx))
            raise OperahouseError("app-unknown-command", {"command": cmd_name, "known": known})
        return found


def help_page(ctx: click.Context) -> str:
    """The help page of a command: the text `app-help-<name>`."""
    texts = ctx.find_object(Texts) or Texts(ENGLISH)
    return texts.say(f"app-help-{ctx.command.name}", {})


def whole(name: str, low: int, high: int) -> Callable[[str], int]:
    """The type of an option that takes a whole number from low to high."""

    def read(text: str) -> int:
        number = int(text) if text.isdecimal() and len(text) < LONGEST else -1
        if not low <= number <= high:
            details: dict[str, object] = {"name": name, "value": text, "low": str(low), "high": str(high)}
            raise OperahouseError("app-not-a-number", details)
        return number

    return read


Function = TypeVar("Function", bound=Callable[..., object])


def language_option(function: Function) -> Function:
    """Adds `--lang`. Its value was read before: see `operahouse.app.cli`."""
    return click.option("--lang", expose_value=False, shell_complete=complete_language)(function)


def build_name() -> str:
    """Whether the rules are compiled by mypyc or run as plain Python."""
    return "compiled" if play.__file__.endswith((".so", ".pyd")) else "plain"

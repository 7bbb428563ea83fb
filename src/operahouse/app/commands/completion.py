"""`operahouse completion`: the script that lets a shell complete our commands."""

import click
from click.shell_completion import CompletionItem, get_completion_class

from operahouse.app.cli import COMPLETION_VARIABLE
from operahouse.app.localized_commands import LocalizedCommand, language_option
from operahouse.kernel.errors import OperahouseError

SHELLS = ["bash", "zsh", "fish"]


def _complete_shell(_: click.Context, __: click.Parameter, begun: str) -> list[CompletionItem]:
    return [CompletionItem(shell) for shell in SHELLS if shell.startswith(begun)]


@click.command("completion", cls=LocalizedCommand)
@click.argument("shell", shell_complete=_complete_shell)
@language_option
@click.pass_context
def command(ctx: click.Context, shell: str) -> None:
    """Print the script for a shell, to be read when it starts."""
    complete = get_completion_class(shell) if shell in SHELLS else None
    if complete is None:
        raise OperahouseError("app-unknown-shell", {"shell": shell, "known": ", ".join(SHELLS)})
    program = ctx.find_root().command
    click.echo(complete(program, {}, str(program.name), COMPLETION_VARIABLE).source())

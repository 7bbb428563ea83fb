"""`operahouse site`: the house as a folder of files, which any web server can serve."""

from pathlib import Path

import click

from operahouse.app.completion import complete_file
from operahouse.app.localized_commands import LocalizedCommand, language_option
from operahouse.app.site.build import build_site
from operahouse.app.texts import Texts


@click.command("site", cls=LocalizedCommand)
@click.argument("folder", shell_complete=complete_file)
@language_option
@click.pass_obj
def command(texts: Texts, /, folder: str) -> None:
    """Write the site into a folder."""
    build_site(Path(folder))
    click.echo(texts.say("site-built", {"folder": folder}))

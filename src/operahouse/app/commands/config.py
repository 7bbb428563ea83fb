"""`operahouse config`: every setting with its value, where that comes from, and what it means."""

import os

import click

from operahouse.app.commands.serve import default_settings
from operahouse.app.localized_commands import LocalizedCommand, language_option
from operahouse.app.texts import Texts
from operahouse.web.settings import SECRET, Settings, read_settings, shown_database, variable


@click.command("config", cls=LocalizedCommand)
@language_option
@click.pass_obj
def command(texts: Texts) -> None:
    """Print the settings that `operahouse serve` would use here and now, or what is wrong with them."""
    settings = read_settings(defaults=default_settings())
    named = {name.upper() for name in os.environ}
    for name in Settings.model_fields:
        origin = "environment" if variable(name) in named else "default"
        shown = {"name": variable(name), "value": shown_value(settings, name), "origin": origin}
        click.echo(texts.say("config-setting", {**shown}))
        click.echo(f"    {texts.say(meaning_key(name), {})}")


def shown_value(settings: Settings, name: str) -> str:
    """A value as it would be written in the environment, without a password in it."""
    value = getattr(settings, name)
    if name == "db":
        return shown_database(value)
    if name in SECRET:
        return "…" if value else ""
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(value) if isinstance(value, tuple) else "" if value is None else str(value)


def meaning_key(name: str) -> str:
    """The text that says what a setting means."""
    return f"config-{name.replace('_', '-')}"

"""`operahouse rules`: the rulebook."""

import click

from operahouse.app.completion import complete_game, complete_rule
from operahouse.app.localized_commands import LocalizedCommand, language_option
from operahouse.app.rulebook import Rule, Rulebook, rulebook, search_rules, select_rules
from operahouse.app.text_layout import MARGIN, beside_margin
from operahouse.app.texts import Texts
from operahouse.games.catalogue import load_game


@click.command("rules", cls=LocalizedCommand)
@click.argument("game", shell_complete=complete_game)
@click.argument("rule", nargs=-1, shell_complete=complete_rule)
@click.option("--search", default="")
@language_option
@click.pass_obj
def command(texts: Texts, game: str, rule: tuple[str, ...], search: str) -> None:
    """Print the whole rulebook, or only some rules, by number or by a search."""
    book = rulebook(load_game(game), texts)
    if rule:
        book = select_rules(book, list(rule))
    if search:
        book = search_rules(book, search)
    for line in page(book, texts):
        click.echo(line)


def page(book: Rulebook, texts: Texts) -> list[str]:
    """The rulebook in lines that fit the terminal."""
    lines: list[str] = []
    if book["introduction"]:
        lines += [click.style(book["title"], bold=True), "", *beside_margin(book["introduction"], "")]
    for section in book["sections"]:
        heading = click.style(f"{section['letters']}. {section['title']}", bold=True)
        lines += ["", heading] if lines else [heading]
        for rule in section["rules"]:
            lines += _rule(rule, texts)
    return lines


def _rule(rule: Rule, texts: Texts) -> list[str]:
    """A rule right of its number, then its notes."""
    lines = beside_margin(rule["text"], rule["number"].ljust(MARGIN))
    for note in rule["notes"]:
        label = texts.say(f"rulebook-{note['kind']}", {})
        lines += beside_margin(f"{label}. {note['text']}", " " * MARGIN)
    return lines

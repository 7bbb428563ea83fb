"""`operahouse rules`: the rulebook in our own words."""

import click

from operahouse.app.rulebook import Rule, Rulebook, only_named, only_speaking_of, rulebook
from operahouse.app.spoken import SpokenCommand, language_option
from operahouse.app.telling import MARGIN, beside
from operahouse.app.texts import Texts
from operahouse.games.catalogue import load_game


@click.command("rules", cls=SpokenCommand)
@click.argument("game")
@click.argument("rule", nargs=-1)
@click.option("--search", default="")
@language_option
@click.pass_obj
def command(texts: Texts, game: str, rule: tuple[str, ...], search: str) -> None:
    """Print the whole rulebook, or only some rules by number or by what they speak of."""
    book = rulebook(load_game(game), texts)
    if rule:
        book = only_named(book, list(rule))
    if search:
        book = only_speaking_of(book, search)
    for line in page(book, texts):
        click.echo(line)


def page(book: Rulebook, texts: Texts) -> list[str]:
    """The book in lines that fit the terminal."""
    lines: list[str] = []
    if book["introduction"]:
        lines += [click.style(book["title"], bold=True), "", *beside(book["introduction"], "")]
    for section in book["sections"]:
        heading = click.style(f"{section['letters']}. {section['title']}", bold=True)
        lines += ["", heading] if lines else [heading]
        for rule in section["rules"]:
            lines += _rule(rule, texts)
    return lines


def _rule(rule: Rule, texts: Texts) -> list[str]:
    """A rule beside its number, then its notes."""
    lines = beside(rule["text"], rule["number"].ljust(MARGIN))
    for note in rule["notes"]:
        label = texts.say(f"rulebook-{note['kind']}", {})
        lines += beside(f"{label}. {note['text']}", " " * MARGIN)
    return lines

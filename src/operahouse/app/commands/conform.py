"""`operahouse conform`: run rule examples, and find rules without one."""

from pathlib import Path

import click

from operahouse.app.completion import complete_file
from operahouse.app.files import file_error, json_files, read_json
from operahouse.app.localized_commands import LocalizedCommand, language_option
from operahouse.app.texts import Texts
from operahouse.games.catalogue import load_game
from operahouse.kernel.conformance import run_case
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.reading import Reader

RULES_FILE = "rules.txt"


@click.command("conform", cls=LocalizedCommand)
@click.argument("paths", nargs=-1, required=True, shell_complete=complete_file)
@click.option("--coverage", is_flag=True)
@language_option
@click.pass_context
def command(ctx: click.Context, paths: tuple[str, ...], coverage: bool) -> None:
    """Run cases. Exit with 1 if one fails, or if a rule has none."""
    texts = ctx.ensure_object(Texts)
    passed, failed = 0, 0
    cases = [(file, read_json(file)) for path in paths for file in json_files(Path(path))]
    for file, case in cases:
        failure = why_failed(texts, case)
        if failure:
            click.echo(texts.say("app-case-failed", {"case": _case_name(file, case), "why": failure}))
        passed, failed = passed + (not failure), failed + bool(failure)
    uncovered = [rule for path in paths for rule in rules_without_case(Path(path))] if coverage else []
    if uncovered:
        click.echo(texts.say("app-uncovered", {"rules": ", ".join(uncovered)}))
    click.echo(f"{passed} passed, {failed} failed")
    ctx.exit(1 if failed or uncovered else 0)


def why_failed(texts: Texts, case: object) -> str:
    """Every difference between a case and its game, in words; empty if they agree."""
    try:
        mismatches = run_case(load_game(Reader(case).at("game").text()), case)
    except OperahouseError as error:
        return texts.explain(error)
    differences = []
    for mismatch in mismatches:
        details: dict[str, object] = {"expected": repr(mismatch.expected), "actual": repr(mismatch.actual)}
        differences.append(texts.say("app-mismatch", {"what": mismatch.what, **details}))
    return "; ".join(differences)


def rules_without_case(folder: Path) -> list[str]:
    """Rules that are listed in a folder or its subfolders and that no case there cites."""
    lists = sorted(folder.rglob(RULES_FILE)) or [folder / RULES_FILE]
    return [rule for path in lists for rule in _without_case(path)]


def _without_case(path: Path) -> list[str]:
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise file_error(path, error) from error
    rules = [rule for line in lines if not line.startswith("#") for rule in line.split()]
    cited = {rule for file in json_files(path.parent) for rule in _cited_rules(read_json(file))}
    return [rule for rule in rules if rule not in cited]


def _cited_rules(case: object) -> list[str]:
    rules = Reader(case).get("rules")
    return [] if rules is None else [item.text() for item in rules.items()]


def _case_name(file: Path, case: object) -> str:
    name = case.get("name") if isinstance(case, dict) else None
    return name if isinstance(name, str) else str(file)

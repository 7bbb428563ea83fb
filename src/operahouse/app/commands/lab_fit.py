"""`operahouse lab fit`: fit the weights of a judge by self-play."""

import json
import os
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

import click

from operahouse.app.completion import complete_file, complete_game
from operahouse.app.files import file_error
from operahouse.app.localized_commands import LocalizedCommand, language_option, whole
from operahouse.app.texts import Texts
from operahouse.games.catalogue import load_game
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Json
from operahouse.lab.optional_libraries import require_all


class FitCommand(LocalizedCommand):
    """Its help is a text of the lab."""

    def get_help(self, ctx: click.Context) -> str:
        """The whole help page."""
        return ctx.ensure_object(Texts).say("lab-help-fit", {})


@click.command("fit", cls=FitCommand)
@click.option("--game", "name", default="opera", shell_complete=complete_game)
@click.option("--aim", default="points")
@click.option("--generations", type=whole("--generations", 1, 1000), default="12")
@click.option("--games", type=whole("--games", 2, 100_000), default="100")
@click.option("--seed", type=whole("--seed", 0, 2**30), default="1")
@click.option("--workers", type=whole("--workers", 1, 10_000))
@click.option("--out", required=True, shell_complete=complete_file)
@language_option
@click.pass_obj
def fit_command(
    texts: Texts, name: str, aim: str, generations: int, games: int, seed: int, workers: int | None, out: str
) -> None:
    """Fit, report on each generation, and write the best weights to a file."""
    game = load_game(name)
    require_all(["numpy"])
    from operahouse.lab.fit import AIMS, Generation, fit
    from operahouse.lab.self_play import features_of

    names = features_of(game).names
    if aim not in AIMS:
        raise OperahouseError("lab-unknown-aim", {"aim": aim, "known": ", ".join(AIMS)})

    def report(done: Generation) -> None:
        share = f"{done.share:.2f}"
        click.echo(texts.say("lab-generation", {"number": done.number, "rows": done.rows, "share": share}))

    count = workers or os.cpu_count() or 1
    with ProcessPoolExecutor(count) as executor:
        fitted = fit(name, aim, generations, games, seed, executor, count, report)
    options = f"--generations {generations} --games {games} --seed {seed} --workers {count}"
    command = f"operahouse lab fit --game {name} --aim {aim} {options}"
    weights = describe(names, fitted.weights, fitted.spread, command, seed, fitted.generation)
    write_weights(Path(out), weights)


def describe(
    names: list[str], weights: list[list[float]], spread: list[float], command: str, seed: int, generation: int
) -> Json:
    """The weights as stored: with the command, the seed and the date that made them."""
    return {
        "command": command,
        "seed": seed,
        "date": datetime.now(UTC).date().isoformat(),
        "generation": generation,
        "names": names,
        "spread": [round(value, 2) for value in spread],
        "weights": [[round(value, 3) for value in row] for row in weights],
    }


def write_weights(path: Path, weights: Json) -> None:
    """One line for each stage, so that diffs are readable."""
    lines = [f" {json.dumps(key)}: {json.dumps(value)}" for key, value in weights.items() if key != "weights"]
    rows = weights["weights"]
    assert isinstance(rows, list)
    stages = ",\n".join(f"  {json.dumps(row)}" for row in rows)
    try:
        path.write_text("{\n" + ",\n".join([*lines, f' "weights": [\n{stages}\n ]']) + "\n}\n", encoding="utf-8")
    except OSError as error:
        raise file_error(path, error) from error

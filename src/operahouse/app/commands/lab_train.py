"""`operahouse lab train`: train the network of a game by self-play."""

from pathlib import Path

import click

from operahouse.app.completion import complete_folder, complete_game
from operahouse.app.files import file_error, make_folder
from operahouse.app.localized_commands import LocalizedCommand, language_option, whole
from operahouse.app.texts import Texts
from operahouse.games.catalogue import load_game
from operahouse.kernel.errors import OperahouseError
from operahouse.lab.optional_libraries import require_all
from operahouse.lab.worker_pool import LocalWorkerPool


class TrainCommand(LocalizedCommand):
    """Its help is a text of the lab."""

    def get_help(self, ctx: click.Context) -> str:
        """The whole help page."""
        return ctx.ensure_object(Texts).say("lab-help-train", {})


@click.command("train", cls=TrainCommand)
@click.option("--game", "name", default="opera", shell_complete=complete_game)
@click.option("--generations", type=whole("--generations", 1, 1000), default="1")
@click.option("--play", type=whole("--play", 1, 100_000), default="150")
@click.option("--measure", type=whole("--measure", 1, 100_000), default="25")
@click.option("--epochs", type=whole("--epochs", 1, 100), default="3")
@click.option("--seed", type=whole("--seed", 0, 2**20), default="1")
@click.option("--workers", type=whole("--workers", 1, 10_000))
@click.option("--out", required=True, shell_complete=complete_folder)
@language_option
@click.pass_obj
def train_command(
    texts: Texts,
    name: str,
    generations: int,
    play: int,
    measure: int,
    epochs: int,
    seed: int,
    workers: int | None,
    out: str,
) -> None:
    """Train what is in the folder further, and report on each generation."""
    if load_game(name).codes() is None:
        raise OperahouseError("lab-no-codes", {"game": name})
    require_all(["numpy", "torch"], "train")
    from operahouse.lab.train.journal import Generation
    from operahouse.lab.train.learner import Course
    from operahouse.lab.train.training import Plan, train

    def report(done: Generation) -> None:
        share, low, high = (f"{value:.3f}" for value in done.won_against_best)
        blanks: dict[str, object] = {"number": done.generation, "games": done.games, "loss": f"{done.log_loss:.3f}"}
        blanks |= {"linear": f"{done.linear_log_loss:.3f}", "share": share, "low": low, "high": high}
        click.echo(texts.say("lab-trained", {**blanks, "kept": "yes" if done.kept else "no"}))

    folder = Path(out)
    make_folder(folder)
    plan = Plan(name, folder, generations, play, measure, Course(epochs=epochs), seed)
    try:
        with LocalWorkerPool(workers) as pool:
            train(plan, pool, report)
    except OSError as error:
        raise file_error(folder, error) from error

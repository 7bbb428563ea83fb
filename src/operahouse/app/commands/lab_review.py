"""`operahouse lab review`: how well chances come true, whether fortune is fair, and what bots give away."""

import os
from concurrent.futures import ProcessPoolExecutor

import click

from operahouse.app.commands.play import check_players
from operahouse.app.completion import complete_bots, complete_game
from operahouse.app.localized_commands import LocalizedCommand, language_option, whole
from operahouse.app.texts import Texts
from operahouse.bots.levels import make_bot
from operahouse.games.catalogue import load_game
from operahouse.kernel.game import Json
from operahouse.lab.planted import Planting, is_found
from operahouse.lab.reviews import (
    Measured,
    Task,
    calibration,
    deals,
    fitted_fortune,
    mean_of,
    measure_all,
    root_mean_square,
    seating,
)
from operahouse.review.evaluation import LINEAR, NETWORK

WHOLE_GAME = 10**6


class ReviewCommand(LocalizedCommand):
    """Its help is a text of the lab."""

    def get_help(self, ctx: click.Context) -> str:
        """The whole help page."""
        return ctx.ensure_object(Texts).say("lab-help-review", {})


@click.command("review", cls=ReviewCommand)
@click.option("--game", "name", default="opera", shell_complete=complete_game)
@click.option("--bots", default="novice,amateur", shell_complete=complete_bots)
@click.option("--players", type=whole("--players", 1, 100), multiple=True, default=["3"])
@click.option("--games", type=whole("--games", 2, 1_000_000), default="100")
@click.option("--judge", "judged", is_flag=True)
@click.option("--linear", is_flag=True)
@click.option("--seed", type=whole("--seed", 0, 2**30), default="1")
@click.option("--workers", type=whole("--workers", 1, 10_000))
@language_option
@click.pass_obj
def review_command(
    texts: Texts,
    name: str,
    bots: str,
    players: tuple[int, ...],
    games: int,
    judged: bool,
    linear: bool,
    seed: int,
    workers: int | None,
) -> None:
    """Let each bot play against itself, and print what the review makes of it."""
    game = load_game(name)
    levels = [bot.strip() for bot in bots.split(",") if bot.strip()]
    for count in players:
        check_players(game, count)
    for bot in levels:
        make_bot(game, bot)
    by = LINEAR if linear else NETWORK
    with ProcessPoolExecutor(workers or os.cpu_count() or 1) as executor:
        for count, bot in [(count, bot) for count in players for bot in levels]:
            tasks = [Task(name, seating(bot, count), deal, judged, by) for deal in deals(seed, games)]
            for line in report(texts, bot, count, measure_all(tasks, executor)):
                click.echo(line)
            if judged and not linear:
                plantings = [Planting(name, bot, count, deal, WHOLE_GAME) for deal in deals(seed, games)]
                found = [one for one in executor.map(is_found, plantings) if one is not None]
                click.echo(texts.say("lab-review-planted", {"bot": bot, "found": sum(found), "count": len(found)}))


def report(texts: Texts, bot: str, players: int, measured: list[Measured]) -> list[str]:
    """The figures of one bot."""
    fortune = mean_of([one.fortune[0] for one in measured])
    slope, left = fitted_fortune(measured)
    details: Json = {
        "bot": bot,
        "games": len(measured),
        "players": players,
        "value": f"{100 * fortune.value:.2f}",
        "error": f"{100 * fortune.error:.2f}",
        "size": f"{100 * root_mean_square([own for one in measured for own in one.fortune]):.1f}",
        "slope": f"{slope:.2f}",
        "left": f"{left:.3f}",
    }
    lines = [texts.say("lab-review-fortune", details), texts.say("lab-review-variance", details)]
    for count, judged, won in calibration(measured):
        row: Json = {"count": count, "judged": f"{100 * judged:.1f}", "won": f"{100 * won:.1f}"}
        lines.append("  " + texts.say("lab-review-band", row))
    decisions = sum(sum(one.decisions) for one in measured)
    if decisions:
        given = sum(sum(one.given_away) for one in measured) / decisions
        lines.append(texts.say("lab-review-given", {"bot": bot, "value": f"{100 * given:.3f}", "count": decisions}))
        drift = root_mean_square([own for one in measured for own in one.drift])
        lines.append(texts.say("lab-review-drift", {"bot": bot, "value": f"{100 * drift:.1f}"}))
    return lines

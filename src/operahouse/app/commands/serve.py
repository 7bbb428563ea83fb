"""`operahouse serve`: the server for browsers and programs."""

import json
import os
import socket
import sys
import webbrowser
from functools import cache
from pathlib import Path
from typing import Any

import click

from operahouse.app.localized_commands import LocalizedCommand, language_option, whole
from operahouse.app.paths import database_url
from operahouse.app.rulebook_cache import RulebookCache
from operahouse.app.texts import LANGUAGES, Texts, texts_folder
from operahouse.games.catalogue import game_names, load_game
from operahouse.kernel.errors import OperahouseError
from operahouse.store.connect import open_store
from operahouse.store.damage import check_pages
from operahouse.web.file_lock import one_server
from operahouse.web.json_schema import all_schemas
from operahouse.web.serve import listen, run
from operahouse.web.settings import HIGHEST_PORT, MOST_WORKERS, Settings, read_settings, shown_database
from operahouse.web.supervisor import LISTENING, Supervisor, end_with_supervisor


@click.command("serve", cls=LocalizedCommand)
@click.option("--host")
@click.option("--port", type=whole("--port", 0, HIGHEST_PORT))
@click.option("--db")
@click.option("--workers", type=whole("--workers", 1, MOST_WORKERS))
@click.option("--behind-tls", is_flag=True, default=None)
@click.option("--proxies")
@click.option("--open", "open_browser", is_flag=True)
@click.option("--schema", is_flag=True)
@language_option
@click.pass_obj
def command(texts: Texts, /, open_browser: bool, schema: bool, **given: Any) -> None:  # noqa: ANN401
    """Serve until interrupted. Options that aren't given come from the environment, such as `OPERAHOUSE_PORT`."""
    if schema:
        click.echo(json.dumps(all_schemas(game_names(), load_game), indent=2, ensure_ascii=False))
        return
    settings = read_settings({name: value for name, value in given.items() if value is not None}, default_settings())
    if LISTENING in os.environ:
        end_with_supervisor()
        run(settings, localize, RulebookCache(), socket.socket(fileno=int(os.environ[LISTENING])))
    else:
        with one_server(settings.db):
            serve(texts, settings, open_browser)


def default_settings() -> dict[str, object]:
    """What depends on this machine and on how the package is installed."""
    return {
        "db": database_url(None), "languages": tuple(LANGUAGES), "texts": texts_folder(), "client": client_folder(),
        "json_logs": not sys.stderr.isatty(),
    }  # fmt: skip


def serve(texts: Texts, settings: Settings, open_browser: bool) -> None:
    """Listen, print the address, and serve in this process or in several."""
    store = open_store(settings.db)
    try:
        check_pages(store.engine)
    finally:
        store.close()
    listener = listen(settings.host, settings.port, any_port=open_browser)
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{host}:{listener.getsockname()[1]}"
    click.echo(texts.say("web-serving", {"address": address, "db": shown_database(settings.db)}))
    click.echo(texts.say("web-how-to-stop", {}))
    if open_browser:
        webbrowser.open(address)
    if settings.workers > 1:
        Supervisor([sys.executable, "-m", "operahouse", *sys.argv[1:]], settings.workers, listener).run()
    else:
        run(settings, localize, RulebookCache(), listener)
    click.echo(texts.say("web-closed", {}))


def localize(language: str, error: OperahouseError) -> str:
    """An error as a sentence in a language."""
    return _texts(language).explain(error)


@cache
def _texts(language: str) -> Texts:
    return Texts(language if language in LANGUAGES else LANGUAGES[0])


def client_folder() -> Path | None:
    """The built browser client: inside the installed package, else in the repository; None if it isn't built."""
    package = Path(__file__).parents[2]
    for folder in (package / "client", package.parents[1] / "client" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None

"""What a server answers to everybody alike, as files: the server's own application is asked for it."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from fastapi import FastAPI

from operahouse.app.rulebook_cache import RulebookCache
from operahouse.app.rulebook_drawings import drawings_of
from operahouse.app.texts import LANGUAGES
from operahouse.games.catalogue import game_names
from operahouse.kernel.errors import OperahouseError
from operahouse.web.app import create_app
from operahouse.web.settings import Settings

OK = 200


def asked_paths() -> dict[str, str]:
    """The requests, and the files for their answers."""
    paths = {"/api/house": "/api/house", "/api/lessons": "/api/lessons"}
    for game in game_names():
        book = f"/api/rulebooks/{game}"
        paths |= {f"/api/games/{game}": f"/api/games/{game}", f"/api/games/{game}/orders": f"/api/games/{game}/orders"}
        paths |= {f"{book}?language={language}": f"{book}/{language}" for language in LANGUAGES}
        paths |= {path: path for drawing in drawings_of(game) if (path := f"{book}/pictures/{drawing['name']}")}
    return paths


async def write_answers(folder: Path) -> None:
    """Ask a server that nobody else can reach, and write its answers."""
    with TemporaryDirectory() as place:
        settings = Settings(db=f"sqlite:///{place}/answers.db", languages=tuple(LANGUAGES))
        app = create_app(settings, lambda _, error: error.key, RulebookCache())
        async with app.router.lifespan_context(app):
            for path, name in asked_paths().items():
                file = folder / f"{name.lstrip('/')}.json"
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(await _ask(app, path))


async def _ask(app: FastAPI, path: str) -> bytes:
    """The body of an answer."""
    parts, body, statuses = urlsplit(path), bytearray(), list[int]()
    scope = {
        "type": "http", "http_version": "1.1", "method": "GET", "scheme": "http", "path": parts.path, "root_path": "",
        "raw_path": parts.path.encode(), "query_string": parts.query.encode(), "headers": [(b"host", b"localhost")],
        "client": ("127.0.0.1", 1), "server": ("localhost", 80), "app": app,
    }  # fmt: skip

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, object]) -> None:
        if message["type"] == "http.response.start":
            statuses.append(int(str(message["status"])))
        else:
            content = message.get("body", b"")
            assert isinstance(content, bytes)
            body.extend(content)

    await app(scope, receive, send)  # type: ignore[arg-type]
    if statuses != [OK]:
        raise OperahouseError("site-no-answer", {"path": path, "status": statuses[0]})
    return json.dumps(json.loads(body), ensure_ascii=False, separators=(",", ":")).encode()

"""The browser client and the texts, as files."""

from html import escape
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from operahouse.kernel.errors import OperahouseError
from operahouse.web.denial import Denial
from operahouse.web.languages import language_of
from operahouse.web.packed import send
from operahouse.web.sessions import the_house

router = APIRouter(include_in_schema=False)
LONG = "public, max-age=31536000, immutable"
"""Files whose names change with what is in them."""
SHORT = "no-cache"
PLAIN_PAGE = '<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Operahouse</title><p>{sentence}</p>'


@router.get("/texts/{language}/{name}.ftl")
async def read_texts(language: str, name: str, request: Request) -> Response:
    """The texts of a language."""
    settings = the_house(request).settings
    file = None if settings.texts is None else _within(settings.texts / language, f"{name}.ftl")
    if language not in settings.languages or file is None:
        raise Denial(404, "web-not-here")
    return await send(request, file, SHORT)


@router.get("/{path:path}")
async def read_client(path: str, request: Request) -> Response:
    """A file of the client; its only page for everything that is no file."""
    client = the_house(request).settings.client
    if path.startswith("api/"):
        raise Denial(404, "web-not-here")
    if client is None:
        return HTMLResponse(_plain_page(request))
    file = _within(client, path)
    if file is not None:
        return await send(request, file, LONG if path.startswith("assets/") else SHORT)
    if path.startswith("assets/"):
        raise Denial(404, "web-not-here")
    return await send(request, client / "index.html", SHORT)


def _plain_page(request: Request) -> str:
    """How to build the client, in the reader's language."""
    language = language_of(request, None)
    sentence = the_house(request).say(language, OperahouseError("web-no-client", {}))
    return PLAIN_PAGE.format(language=language, sentence=escape(sentence))


def _within(folder: Path, path: str) -> Path | None:
    """A file in a folder, and nowhere else."""
    file = (folder / path).resolve()
    return file if file.is_relative_to(folder.resolve()) and file.is_file() else None

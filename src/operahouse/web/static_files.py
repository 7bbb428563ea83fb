"""The files of the browser client, and the texts."""

from html import escape
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from operahouse.kernel.errors import OperahouseError
from operahouse.web.compressed_files import send_file
from operahouse.web.errors import MethodNotAllowed, RequestError
from operahouse.web.languages import language_of
from operahouse.web.sessions import current_server

router = APIRouter(include_in_schema=False)
IMMUTABLE = "public, max-age=31536000, immutable"
"""For files whose names change with their content."""
REVALIDATE = "no-cache"
NEVER_CHANGED = ("assets/", "offline/")
PAGES = ("index.html", "404.html", "served.html", "_headers")
"""Pages of a site, which say that there is no server."""
PLAIN_PAGE = '<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Operahouse</title><p>{sentence}</p>'


@router.get("/texts/{language}/{name}.ftl")
async def read_texts(language: str, name: str, request: Request) -> Response:
    """The texts of a language."""
    settings = current_server(request).settings
    file = None if settings.texts is None else _within(settings.texts / language, f"{name}.ftl")
    if language not in settings.languages or file is None:
        raise RequestError(404, "web-not-here")
    return await send_file(request, file, REVALIDATE)


@router.get("/{path:path}")
async def read_client(path: str, request: Request) -> Response:
    """A file of the client, or its single page for every other path."""
    settings = current_server(request).settings
    client = settings.site or settings.client
    if path.startswith("api/"):
        raise _no_such_route(request)
    if client is None:
        return HTMLResponse(_plain_page(request))
    file = None if path in PAGES else _within(client, path)
    if file is not None:
        return await send_file(request, file, IMMUTABLE if path.startswith(NEVER_CHANGED) else REVALIDATE)
    if path.startswith(NEVER_CHANGED):
        raise RequestError(404, "web-not-here")
    return await send_file(request, client / ("served.html" if settings.site else "index.html"), REVALIDATE)


def _no_such_route(request: Request) -> RequestError:
    """Why a path of the API does not answer: it does not exist, or not with this method."""
    allowed = request.app.state.methods.of(request.url.path)
    return MethodNotAllowed(allowed) if allowed else RequestError(404, "web-not-here")


def _plain_page(request: Request) -> str:
    """How to build the client, in the reader's language."""
    language = language_of(request, None)
    sentence = current_server(request).localize(language, OperahouseError("web-no-client", {}))
    return PLAIN_PAGE.format(language=language, sentence=escape(sentence))


def _within(folder: Path, path: str) -> Path | None:
    """A file inside a folder; None if there is none, or if the path leads outside."""
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # a name that is too long or has a NUL in it
        return None

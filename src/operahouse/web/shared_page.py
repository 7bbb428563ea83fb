"""A finished game as a page to share: what messengers read of it, its picture, and the annotated record.

Messengers aren't signed in: only public games tell them anything. Every other page of the client is the same for all.
"""

import asyncio
from html import escape
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query, Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response

from operahouse.kernel.errors import OperahouseError
from operahouse.review.report import ReviewJson
from operahouse.web.annotated import AnnotatedText, annotated_json
from operahouse.web.comments import comments_for
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError
from operahouse.web.graph_picture import draw_graph
from operahouse.web.languages import language_of
from operahouse.web.live_match import LiveMatch
from operahouse.web.security import Address
from operahouse.web.server import Server
from operahouse.web.sessions import CurrentServer, MaybePerson, current_server
from operahouse.web.static_files import read_client
from operahouse.web.tables import Id

router = APIRouter(responses=ERROR_RESPONSES)
NOBODY: Final = ""
COUNTINGS: Final = {"counting", "performance"}
PICTURE_SECONDS: Final = 3600
Form = Annotated[Literal["json", "text"], Query(description="Everything as JSON, or lines of text")]
Language = Annotated[str, Query(max_length=10, description="The language of the lines; the reader's by default")]


@router.get("/t/{id}", include_in_schema=False)
@router.get("/t/{id}/replay", include_in_schema=False)
async def read_page(id: str, request: Request, address: Address) -> Response:  # noqa: A002
    """The client's page, with title, result and picture of a public game that is over."""
    server = current_server(request)
    await server.limits.check("requests", address)
    page = await read_client(request.url.path.lstrip("/"), request)
    live = await _shown_to_all(server, id, address)
    if live is None or server.settings.client is None or page.status_code != 200:
        return page
    index = await asyncio.to_thread((server.settings.client / "index.html").read_text, "utf-8")
    text = AnnotatedText(live.match, language_of(request, None), server.localize)
    tags = _tags(text.title(), text.result(), f"{request.base_url}api/tables/{id}/picture.png", str(request.url))
    return HTMLResponse(index.replace("</head>", f"{tags}</head>", 1), headers={"cache-control": "no-cache"})


@router.get("/api/tables/{id}/picture.png", tags=["records"], response_class=Response)
async def read_picture(id: Id, server: CurrentServer, address: Address) -> Response:  # noqa: A002
    """Everybody's chances in a public game that is over, as messengers show them. Nothing is judged for it."""
    live = await _shown_to_all(server, id, address)
    review = None if live is None or live.picture else await server.reviews.kept(live)
    if live is not None and review is not None:
        live.picture = await server.slow_work.run(address, _draw, review)
    if live is None or not live.picture:
        raise RequestError(404, "web-not-here")
    headers = {"cache-control": f"public, max-age={PICTURE_SECONDS}"}
    return Response(live.picture, media_type="image/png", headers=headers)


@router.get("/api/tables/{id}/annotated", tags=["records"], response_class=Response)
async def read_annotated(
    id: Id,  # noqa: A002
    request: Request,
    server: CurrentServer,
    me: MaybePerson,
    address: Address,
    form: Form = "json",
    language: Language = "",
) -> Response:
    """The record of a finished game with marks, ledger and comments; for the same people as the record."""
    live = await server.live_match(id, address)
    live.check_may_read(NOBODY if me is None else me.id)
    if not live.match.outcome:
        raise RequestError(409, "web-not-over")
    review, comments = await server.reviews.kept(live), await comments_for(server, live, me)
    if form == "json":
        return JSONResponse(await server.slow_work.run(address, annotated_json, live.match, review, comments))
    chosen = language if language in server.settings.languages else language_of(request, me)
    text = AnnotatedText(live.match, chosen, server.localize)
    return PlainTextResponse("\n".join(await server.slow_work.run(address, text.lines, review, comments)) + "\n")


async def _shown_to_all(server: Server, id_: str, address: str) -> LiveMatch | None:
    """A match that is over and that anybody may read; None for every other."""
    summary = await asyncio.to_thread(server.store.summary, id_[:80].replace("\0", ""))
    if summary is None or summary.status != "ended" or not summary.public:
        return None
    try:
        live = await server.live_match(summary.match, address)
        live.check_may_read(NOBODY)
    except OperahouseError:
        return None
    return live if live.match.outcome else None


def _draw(review: ReviewJson) -> bytes:
    lines = [at + 1 for at, moment in enumerate(review["moments"]) if COUNTINGS & {*moment["happened"]}]
    return draw_graph(review["seats"], [review["dealt"], *[moment["shares"] for moment in review["moments"]]], lines)


def _tags(title: str, result: str, picture: str, address: str) -> str:
    """What messengers read (Open Graph)."""
    properties = {
        "og:type": "article", "og:site_name": "Operahouse", "og:title": title, "og:description": result,
        "og:url": address, "og:image": picture, "og:image:type": "image/png", "og:image:width": "1200",
        "og:image:height": "630", "og:image:alt": result,
    }  # fmt: skip
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    return "".join([*tags, '<meta name="twitter:card" content="summary_large_image" />'])

"""Comments at moments of finished games, for everybody who may look at them."""

import asyncio
from secrets import token_hex
from typing import Annotated, Final

from fastapi import APIRouter, Path

from operahouse.kernel.errors import Refusal
from operahouse.store.comments import (
    Comment,
    SignedComment,
    add_comment,
    comments_on,
    count_comments,
    find_comment,
    remove_comment,
)
from operahouse.store.people import Person
from operahouse.table.chat import LONGEST_SAYING, muted_by
from operahouse.table.players import players_at_start
from operahouse.table.text_checks import check_text
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError
from operahouse.web.live_match import LiveMatch
from operahouse.web.schemas.comments import CommentInfo, Comments, NewComment
from operahouse.web.security import Address
from operahouse.web.server import Server
from operahouse.web.sessions import CurrentServer, MaybePerson, SignedIn
from operahouse.web.shared_review import tell_commented
from operahouse.web.tables import Id
from operahouse.web.wall_clock import now

router = APIRouter(prefix="/api", tags=["comments"], responses=ERROR_RESPONSES)
MOST_OF_PERSON: Final = 100
"""Comments of one person on one game."""
MOST_OF_GAME: Final = 1000
CommentId = Annotated[str, Path(max_length=80, pattern=r"^[0-9a-f]*$")]


@router.get("/tables/{id}/comments")
async def list_comments(id: Id, server: CurrentServer, me: MaybePerson, address: Address) -> Comments:  # noqa: A002
    """All comments on a finished game; for the same people as its record."""
    live = await finished_match(server, id, "" if me is None else me.id, address)
    return Comments(comments=[_info(live, one, me) for one in await comments_for(server, live, me)])


@router.post("/tables/{id}/comments", status_code=201)
async def write_comment(
    id: Id,  # noqa: A002
    body: NewComment,
    server: CurrentServer,
    me: SignedIn,
    address: Address,
) -> CommentInfo:
    """Say something about a moment of a finished game."""
    live = await finished_match(server, id, me.id, address)
    live.check_may_watch(me.id)
    await server.limits.check_person("comments", me.id, address)
    if body.place > len(live.match.moves):
        raise Refusal("", "table-no-such-moment", {"number": body.place, "last": len(live.match.moves)})
    text = check_text(body.text, LONGEST_SAYING)
    counts = await asyncio.to_thread(server.store.read, lambda connection: count_comments(connection, id))
    if counts.get(me.id, 0) >= MOST_OF_PERSON or sum(counts.values()) >= MOST_OF_GAME:
        raise RequestError(409, "web-many-comments", {"most": MOST_OF_PERSON})
    comment = Comment(token_hex(8), id, me.id, body.place, text, now())
    await asyncio.to_thread(server.store.change, lambda connection: add_comment(connection, comment))
    tell_commented(server, live)
    return _info(live, SignedComment(comment, me.name, not me.password), me)


@router.delete("/tables/{id}/comments/{comment}", status_code=204)
async def delete_comment(
    id: Id,  # noqa: A002
    comment: CommentId,
    server: CurrentServer,
    me: SignedIn,
    address: Address,
) -> None:
    """Remove one of my comments, or as the host anybody's."""
    live = await finished_match(server, id, me.id, address)
    found = await asyncio.to_thread(server.store.read, lambda connection: find_comment(connection, id, comment))
    if found is None or not _may_remove(live, found, me):
        raise RequestError(404, "web-no-comment")
    await asyncio.to_thread(server.store.change, lambda connection: remove_comment(connection, comment))
    tell_commented(server, live)


async def finished_match(server: Server, id_: str, person: str, address: str) -> LiveMatch:
    """A match that this person may read, and that is over."""
    live = await server.live_match(id_, address)
    live.check_may_read(person)
    if not live.match.outcome:
        raise Refusal("", "table-screens-closed", {})
    return live


async def comments_for(server: Server, live: LiveMatch, reader: Person | None) -> list[SignedComment]:
    """All comments but those of people whom the reader has muted at this table."""
    muted = set[str]() if reader is None else muted_by(live.match, reader.id)
    found = await asyncio.to_thread(server.store.read, lambda connection: comments_on(connection, live.id))
    return [one for one in found if one.comment.person not in muted]


def _info(live: LiveMatch, signed: SignedComment, reader: Person | None) -> CommentInfo:
    comment = signed.comment
    return CommentInfo(
        id=comment.id,
        place=comment.place,
        person=comment.person,
        name=signed.name,
        guest=signed.guest,
        seat=next(
            (seat for seat, (person, _) in players_at_start(live.match).items() if person == comment.person), None
        ),
        mine=reader is not None and comment.person == reader.id,
        removable=reader is not None and _may_remove(live, comment, reader),
        text=comment.text,
        at=comment.at,
    )


def _may_remove(live: LiveMatch, comment: Comment, person: Person) -> bool:
    return person.id in (comment.person, live.match.agreement.host)

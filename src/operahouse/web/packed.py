"""Files as they are sent: compressed once, kept in memory, and not sent again to whoever has them."""

import asyncio
import gzip
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

WORTH_WHILE: Final = {".js", ".css", ".html", ".svg", ".json", ".ftl", ".webmanifest"}
"""Pictures and fonts are compressed as they are."""
TYPES: Final = {".ftl": "text/plain", ".webmanifest": "application/manifest+json", ".js": "text/javascript"}
MOST_FILES: Final = 500
LARGEST: Final = 4 * 1024 * 1024
"""Larger files are not kept."""


@dataclass(frozen=True, slots=True)
class Packed:
    """What is in a file, under a name that changes with it; compressed where that helps."""

    plain: bytes
    small: bytes | None
    name: str


async def send(request: Request, file: Path, cache: str) -> Response:
    """The file in the form the browser takes, or only word that it has not changed."""
    packed = await asyncio.to_thread(_read, file)
    zipped = packed.small is not None and "gzip" in request.headers.get("accept-encoding", "")
    tag = f'"{packed.name}-gzip"' if zipped else f'"{packed.name}"'
    headers = {"cache-control": cache, "etag": tag, "vary": "accept-encoding"}
    if _is_known(tag, request.headers.get("if-none-match", "")):
        return Response(status_code=304, headers=headers)
    if zipped:
        headers["content-encoding"] = "gzip"
    body = packed.small if zipped and packed.small is not None else packed.plain
    return Response(body, headers=headers, media_type=_type_of(file))


def _is_known(tag: str, known: str) -> bool:
    """Whether the browser says that it has this; proxies may call it weak."""
    return any(word.strip().removeprefix("W/") in (tag, "*") for word in known.split(","))


def _read(file: Path) -> Packed:
    about = file.stat()
    if about.st_size > LARGEST:
        return _pack(file)
    return _kept(file, about.st_mtime_ns, about.st_size)


@lru_cache(maxsize=MOST_FILES)
def _kept(file: Path, changed: int, size: int) -> Packed:
    """Read again when the file has changed."""
    return _pack(file)


def _pack(file: Path) -> Packed:
    plain = file.read_bytes()
    small = gzip.compress(plain, 9, mtime=0) if file.suffix in WORTH_WHILE else None
    if small is not None and len(small) >= len(plain):
        small = None
    return Packed(plain, small, sha256(plain).hexdigest()[:20])


def _type_of(file: Path) -> str:
    return TYPES.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"

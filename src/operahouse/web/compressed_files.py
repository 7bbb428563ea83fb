"""Files of the client, compressed once, cached in memory, and not sent again to browsers that have them."""

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

COMPRESSIBLE: Final = {".js", ".css", ".html", ".svg", ".json", ".ftl", ".webmanifest", ".mjs", ".wasm", ".zip"}
"""Images and fonts are already compressed."""
TYPES: Final = {
    ".ftl": "text/plain", ".webmanifest": "application/manifest+json", ".js": "text/javascript",
    ".mjs": "text/javascript", ".wasm": "application/wasm",
}  # fmt: skip
MOST_FILES: Final = 500
LARGEST: Final = 16 * 1024 * 1024
"""Larger files are not cached."""


@dataclass(frozen=True, slots=True)
class CompressedFile:
    """The content of a file with its entity tag, gzipped where that makes it smaller."""

    plain: bytes
    gzipped: bytes | None
    tag: str


async def send_file(request: Request, file: Path, cache: str) -> Response:
    """The file in an encoding the browser accepts, or 304 if it has not changed."""
    content = await asyncio.to_thread(_read, file)
    use_gzip = content.gzipped is not None and "gzip" in request.headers.get("accept-encoding", "")
    tag = f'"{content.tag}-gzip"' if use_gzip else f'"{content.tag}"'
    headers = {"cache-control": cache, "etag": tag, "vary": "accept-encoding"}
    if _is_known(tag, request.headers.get("if-none-match", "")):
        return Response(status_code=304, headers=headers)
    if use_gzip:
        headers["content-encoding"] = "gzip"
    body = content.gzipped if use_gzip and content.gzipped is not None else content.plain
    return Response(body, headers=headers, media_type=_type_of(file))


def _is_known(tag: str, known: str) -> bool:
    """Whether the browser already has this version. Proxies may mark tags as weak."""
    return any(word.strip().removeprefix("W/") in (tag, "*") for word in known.split(","))


def _read(file: Path) -> CompressedFile:
    stat = file.stat()
    if stat.st_size > LARGEST:
        return _compress(file)
    return _read_cached(file, stat.st_mtime_ns, stat.st_size)


@lru_cache(maxsize=MOST_FILES)
def _read_cached(file: Path, changed: int, size: int) -> CompressedFile:
    """The arguments change with the file, so a changed file is read again."""
    return _compress(file)


def _compress(file: Path) -> CompressedFile:
    plain = file.read_bytes()
    gzipped = gzip.compress(plain, 9, mtime=0) if file.suffix in COMPRESSIBLE else None
    if gzipped is not None and len(gzipped) >= len(plain):
        gzipped = None
    return CompressedFile(plain, gzipped, sha256(plain).hexdigest()[:20])


def _type_of(file: Path) -> str:
    return TYPES.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"

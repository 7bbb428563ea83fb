"""A web server that knows nothing but files, as page hosts are. It answers with the headers that the site asks for."""

from fnmatch import fnmatch
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

CACHED = "cache-control"


def headers_for(path: str, rules: str) -> dict[str, str]:
    """What a file `_headers` says of a path: lines with patterns, and below each of them its headers."""
    headers = {CACHED: "no-cache"}
    applies = False
    for line in rules.splitlines():
        if line.startswith("  "):
            name, _, value = line.strip().partition(": ")
            headers |= {name.lower(): value} if applies else {}
        else:
            applies = fnmatch(path, line)
    return headers


class FileHandler(SimpleHTTPRequestHandler):
    """Unknown paths get the page for them, as `404.html` says."""

    protocol_version = "HTTP/1.1"
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript", ".wasm": "application/wasm"}  # noqa: RUF012

    def end_headers(self) -> None:
        """The headers of the file `_headers`."""
        rules = (Path(self.directory) / "_headers").read_text(encoding="utf-8")
        for name, value in headers_for(self.path.partition("?")[0], rules).items():
            self.send_header(name, value)
        super().end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """The page itself, for a path that it knows better."""
        page = (Path(self.directory) / "404.html").read_bytes()
        self.send_response(code)
        self.send_header("content-type", "text/html; charset=utf-8")
        self.send_header("content-length", str(len(page)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(page)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


class FileServer:
    """Serves a folder until it is closed; perhaps again later, at the same port."""

    def __init__(self, folder: Path, port: int = 0, handler: type[FileHandler] = FileHandler) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", port), partial(handler, directory=str(folder)))
        self.port = self._server.server_address[1]
        self.address = f"http://localhost:{self.port}"
        self._thread = Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop serving."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

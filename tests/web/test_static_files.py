import gzip
from pathlib import Path

import pytest

from tests.web import patient
from tests.web.serving import serving

SCRIPT = "console.log('con brio')\n" * 200


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A client with something to compress in it, and something that is compressed already."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>the client</p>" * 50)
    (folder / "assets" / "a.js").write_text(SCRIPT)
    (folder / "assets" / "f.woff2").write_bytes(b"wOF2" * 200)
    return folder


def test_files_are_sent_compressed_to_whoever_takes_them_so(db: str, client: Path) -> None:
    with serving(db, client=client) as served, patient.Client(base_url=served.address) as http:
        with http.stream("GET", "/assets/a.js", headers={"accept-encoding": "br, gzip"}) as answer:
            raw = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert len(raw) < len(SCRIPT) / 10
        assert gzip.decompress(raw).decode() == SCRIPT
        plain = http.get("/assets/a.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == SCRIPT
        assert {answer.headers["vary"], plain.headers["vary"]} == {"accept-encoding"}
        assert answer.headers["etag"] != plain.headers["etag"]
        assert "content-encoding" not in http.get("/assets/f.woff2").headers


@pytest.mark.parametrize("path", ["/", "/assets/a.js", "/texts/en/web.ftl"])
def test_what_a_browser_has_is_not_sent_again(db: str, client: Path, path: str) -> None:
    with serving(db, client=client) as served, patient.Client(base_url=served.address) as http:
        first = http.get(path)
        again = http.get(path, headers={"if-none-match": f'"other", W/{first.headers["etag"]}'})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert again.headers["cache-control"] == first.headers["cache-control"]
        assert http.get(path, headers={"if-none-match": '"other"'}).status_code == 200


def test_a_file_that_has_changed_is_sent_anew(db: str, client: Path) -> None:
    with serving(db, client=client) as served, patient.Client(base_url=served.address) as http:
        before = http.get("/")
        (client / "index.html").write_text("<p>another client</p>")
        after = http.get("/", headers={"if-none-match": before.headers["etag"]})
        assert after.text == "<p>another client</p>"

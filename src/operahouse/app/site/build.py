"""Puts the site together: the browser table, the texts, Python for the browser, and what a server would answer."""

import asyncio
import json
import re
import shutil
from hashlib import sha256
from pathlib import Path
from typing import Final

from operahouse.app.commands.serve import client_folder
from operahouse.app.site.answers import write_answers
from operahouse.app.texts import LANGUAGES, texts_folder
from operahouse.kernel.errors import OperahouseError
from operahouse.web.security import CONTENT_SECURITY_POLICY, HEADERS

PACKAGE: Final = Path(__file__).parents[2]
SERVER_TEXTS: Final = ["admin", "app", "config", "lab", "remote", "terminal", "operarules", "operaopolyrules"]
"""Nobody reads them in a browser; rulebooks come as answers."""
NOT_KEPT: Final = ["404.html", "served.html", "_headers", "sw.js", "index.html"]
"""Files that the service worker doesn't keep under their own name."""
SELDOM: Final = re.compile(r"^licences/|-(?:cyrillic|greek|latin-ext|vietnamese)[-\w]*\.woff2$")
"""Files that stay on the server: letters that none of our texts has."""
ICON: Final = '<link rel="icon"'


def runtime_folder() -> Path | None:
    """Python for the browser: inside the installed package, else where `make site` has built it; None without it."""
    for folder in (PACKAGE / "runtime", PACKAGE.parents[1] / "build" / "offline" / "runtime"):
        if (folder / "engine.zip").is_file():
            return folder
    return None


def build_site(folder: Path) -> None:
    """Fill a folder, which must be empty or not there yet. Raises OperahouseError with what is missing."""
    client, runtime = client_folder(), runtime_folder()
    if client is None:
        raise OperahouseError("web-no-client", {})
    if runtime is None:
        raise OperahouseError("site-no-runtime", {})
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise OperahouseError("site-not-empty", {"folder": str(folder)})
    shutil.copytree(client, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".vite"))
    for language in LANGUAGES:
        ignored = shutil.ignore_patterns(*(f"{name}.ftl" for name in SERVER_TEXTS))
        shutil.copytree(texts_folder() / language, folder / "texts" / language, ignore=ignored)
    asyncio.run(write_answers(folder / "answers"))
    place = f"offline/{_digest(runtime, _files_below(runtime))}"
    shutil.copytree(runtime, folder / place)
    _write_page(folder, f"/{place}/")
    _write_worker(folder)


def _write_page(folder: Path, place: str) -> None:
    """The page says that there is no server, and where Python is; its own policy where headers can't be set.

    A page for servers only says where Python is: `operahouse serve` with the setting `site` sends that one.
    """
    page = folder / "index.html"
    policy = CONTENT_SECURITY_POLICY.replace("; frame-ancestors 'none'", "")
    metas = [
        f'<meta http-equiv="Content-Security-Policy" content="{policy}" />',
        '<meta name="operahouse-site" content="yes" />',
        f'<meta name="operahouse-offline" content="{place}" />',
    ]
    text = page.read_text(encoding="utf-8")
    (folder / "served.html").write_text(text.replace(ICON, f"{metas[-1]}\n    {ICON}", 1), encoding="utf-8")
    page.write_text(text.replace(ICON, "\n    ".join([*metas, ICON]), 1), encoding="utf-8")
    shutil.copy(page, folder / "404.html")
    rules = "".join(f"  {name}: {value}\n" for name, value in HEADERS.items())
    immutable = "".join(
        f"/{path}/*\n  cache-control: public, max-age=31536000, immutable\n" for path in ("assets", "offline")
    )
    (folder / "_headers").write_text(f"/*\n{rules}{immutable}", encoding="utf-8")


def _write_worker(folder: Path) -> None:
    """The service worker knows every file by name, and their contents by its version."""
    files = [path for path in _files_below(folder) if path not in NOT_KEPT and not SELDOM.search(path)]
    version = _digest(folder, [*files, "index.html"])
    source = (Path(__file__).parent / "sw.js").read_text(encoding="utf-8")
    kept = json.dumps(["/", *(f"/{path}" for path in files)], indent=2)
    (folder / "sw.js").write_text(source.replace("{{version}}", version).replace("{{files}}", kept), encoding="utf-8")


def _files_below(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def _digest(folder: Path, files: list[str]) -> str:
    digest = sha256()
    for name in files:
        digest.update(name.encode() + b"\0" + sha256((folder / name).read_bytes()).digest())
    return digest.hexdigest()[:12]

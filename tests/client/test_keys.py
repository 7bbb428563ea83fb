"""Everything the browser client says has a text."""

import re
from collections.abc import Iterator

from operahouse.app.texts import Texts, keys_in_order, texts_folder
from tests.client.agreed import CLIENT

FILES = [file.stem for file in (texts_folder() / "en").glob("*.ftl")]
FIRST_WORDS = "|".join(FILES)
PLAIN = re.compile(rf"""['"`]((?:{FIRST_WORDS})(?:-[a-z0-9]+)+)['"`]""")
MADE = re.compile(rf"`((?:{FIRST_WORDS})(?:-[a-z0-9]+)*-)\$\{{")
"""A key of which only the beginning is written, as in `client-speed-${{speed}}`."""


def sources() -> Iterator[tuple[str, str]]:
    """Every file of the client and what stands in it."""
    for file in sorted((CLIENT / "src").rglob("*")):
        if file.suffix in {".ts", ".svelte"}:
            yield str(file.relative_to(CLIENT)), file.read_text(encoding="utf-8")


def test_every_key_that_is_written_out_has_a_text() -> None:
    english = Texts("en")
    written = {(key, file) for file, source in sources() for key in PLAIN.findall(source)}
    assert len(written) > 150
    assert not sorted(f"{key} ({file})" for key, file in written if english.find(key, {}) is None)


def test_every_key_that_is_put_together_can_have_one() -> None:
    known = [key for name in FILES for key in keys_in_order(name)]
    made = {(beginning, file) for file, source in sources() for beginning in MADE.findall(source)}
    assert len(made) > 10
    assert not sorted(f"{key} ({file})" for key, file in made if not any(one.startswith(key) for one in known))


def test_the_client_texts_are_all_used() -> None:
    source = "\n".join(text for _, text in sources())
    beginnings = set(MADE.findall(source))
    unused = [
        key
        for key in keys_in_order("client")
        if f"'{key}'" not in source and f"`{key}" not in source and not key.startswith(tuple(beginnings))
    ]
    assert not unused

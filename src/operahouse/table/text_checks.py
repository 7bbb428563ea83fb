"""Checks of what people write: names, chat, notes and standing orders."""

from operahouse.kernel.errors import Refusal

JOINER = "\u200d"
"""An invisible character that joins the parts of one emoji or letter."""


def check_text(text: str, longest: int, also: str = JOINER) -> str:
    """The text without surrounding blanks. Raises Refusal if it is empty, too long or not printable."""
    text = text.strip()
    if not text:
        raise Refusal("", "table-text-empty", {})
    if len(text) > longest:
        raise Refusal("", "table-text-long", {"most": longest, "count": len(text)})
    if not all(letter.isprintable() or letter in also for letter in text):
        raise Refusal("", "table-text-unprintable", {})
    return text

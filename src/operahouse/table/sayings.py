"""What people may write: names, chat, notes and the words of an order."""

from operahouse.kernel.errors import Refusal

JOINER = "\u200d"
"""Invisible, but joins the parts of one sign."""


def checked(text: str, longest: int, also: str = JOINER) -> str:
    """The text without blanks around it: something, not too long, and only letters and signs that can be seen."""
    text = text.strip()
    if not text:
        raise Refusal("", "table-text-empty", {})
    if len(text) > longest:
        raise Refusal("", "table-text-long", {"most": longest, "count": len(text)})
    if not all(letter.isprintable() or letter in also for letter in text):
        raise Refusal("", "table-text-unprintable", {})
    return text

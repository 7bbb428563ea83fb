"""What a seat may decide beforehand: questions with their answers, and what an answer may depend on.

Texts are named by their keys. In paths and words `{seat}` stands for the own seat, `{of}` for one of the things that a
condition can be about.
"""

from operahouse.kernel.game import Json

OWN_SEAT = "{seat}"


def question(text: str, path: str, word: str, answers: list[str]) -> Json:
    """A question that is asked while the seat's view says this word there."""
    return {"text": text, "when": [[path, "is", word]], "answers": answers}


def amounts(text: str, path: str, least: int, most: int, of: list[str] | None = None) -> list[Json]:
    """A figure of the seat's view, that must be large or small enough."""
    return [amount(text, path, compare, least, most, of) for compare in ("at-least", "at-most")]


def amount(text: str, path: str, compare: str, least: int, most: int, of: list[str] | None = None) -> Json:
    """A figure of the seat's view, compared in one way."""
    key = f"{text}-{compare}"
    return {"text": key, "path": path, "compare": compare, "of": of or [], "words": [], "least": least, "most": most}


def word(text: str, path: str, words: list[str], of: list[str] | None = None) -> Json:
    """A word of the seat's view, that must be this one."""
    return {"text": f"{text}-is", "path": path, "compare": "is", "of": of or [], "words": words, "least": 0, "most": 0}

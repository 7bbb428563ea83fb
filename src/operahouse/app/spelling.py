"""Moves as people type them: in any case, with any spaces."""

import re

from operahouse.kernel.game import Game

WORD = re.compile(r"[^\s=,+]+")
"""Words stand alone (`wien`, `PF2`) or are joined (`wien=verdi,-`, `PF2+PF5`)."""


class Spelling:
    """Knows the one spelling of every word that occurs in a game's moves."""

    def __init__(self, game: Game) -> None:
        self._words: dict[str, str] = {}
        for option in range(len(game.spellings)):
            for word in WORD.findall(game.spellings[option]):
                self._words[word.lower()] = word

    def correct(self, text: str) -> str:
        """The text with every known word in its own spelling, the others in small letters, and single spaces."""
        return WORD.sub(self._spelled, " ".join(text.split()))

    def _spelled(self, found: re.Match[str]) -> str:
        word = found.group().lower()
        return self._words.get(word, word)

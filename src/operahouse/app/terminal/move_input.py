"""Moves as people type them: in any case, with any spaces, or by number."""

import re

from operahouse.kernel.game import Game

WORD = re.compile(r"[^\s=,+]+")
"""Words stand alone (`wien`, `PF2`) or are joined (`wien=verdi,-`, `PF2+PF5`)."""
LONGEST_NUMBER = 9


class MoveInput:
    """Knows the spelling of every word in the moves of a game."""

    def __init__(self, game: Game) -> None:
        self._words: dict[str, str] = {
            word.lower(): word for spelling in game.spellings for word in WORD.findall(spelling)
        }

    def read(self, text: str, moves: list[str]) -> str:
        """The move meant by a number, by an empty line (the first move), or by the text itself."""
        text = self.correct(text)
        if not text:
            return moves[0]
        index = int(text) - first_number(moves) if text.isdecimal() and len(text) < LONGEST_NUMBER else -1
        return moves[index] if 0 <= index < len(moves) else text

    def correct(self, text: str) -> str:
        """The text with every known word as it is spelled, other words in lower case, and single spaces."""
        return WORD.sub(self._spelled, " ".join(text.split()))

    def _spelled(self, found: re.Match[str]) -> str:
        word = found.group().lower()
        return self._words.get(word, word)


def first_number(moves: list[str]) -> int:
    """Moves are numbered from 1, but from 0 if the first is such as `bid 0`: then 5 picks `bid 5`."""
    return 0 if moves[0].endswith(" 0") else 1

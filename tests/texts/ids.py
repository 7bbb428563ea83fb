"""What only programs should see, and no sentence should have."""

import re
from collections.abc import Iterable
from typing import Final

from operahouse.games.opera.words import CITIES, COMPOSERS

NOT_WORDS: Final = r"\b[a-z]+-(event|name|why|refusal|question)-|\{ ?\$|\bseat-[a-z]+|[a-z]\.\d"
"""Keys of texts, blanks that weren't filled, and places."""


def pattern_of(ids: Iterable[str]) -> re.Pattern[str]:
    """Any of these ids, or anything else that isn't words."""
    return re.compile(rf"{NOT_WORDS}|\b({'|'.join(ids)})\b")


OPERA_IDS: Final = pattern_of([*COMPOSERS, *CITIES])

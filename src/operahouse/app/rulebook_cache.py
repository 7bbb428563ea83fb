"""The rulebooks and their drawings as the server sends them, each made once."""

from operahouse.app.rulebook import rulebook
from operahouse.app.rulebook_drawings import drawings_of, drawn_position
from operahouse.app.texts import Texts, keys_in_order
from operahouse.kernel.game import Game, Json


class RulebookCache:
    """Makes rulebooks and drawings on demand, and keeps them."""

    def __init__(self) -> None:
        self._books: dict[tuple[str, str], Json] = {}
        self._drawings: dict[tuple[str, str], Json | None] = {}

    def book(self, game: Game, language: str) -> Json | None:
        """The rulebook of a game in a language; None if there is none."""
        if not keys_in_order(f"{game.name}rules"):
            return None
        key = (game.name, language)
        if key not in self._books:
            self._books[key] = {**rulebook(game, Texts(language)), "language": language}
        return self._books[key]

    def picture(self, game: Game, name: str) -> Json | None:
        """A position that illustrates a rule; None if there is none of that name."""
        if not any(drawing["name"] == name for drawing in drawings_of(game.name)):
            return None
        key = (game.name, name)
        if key not in self._drawings:
            self._drawings[key] = drawn_position(game, name)
        return self._drawings[key]

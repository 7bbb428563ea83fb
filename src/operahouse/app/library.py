"""The rulebooks as the web lends them: read once a language, then kept; and the positions that illustrate them."""

from operahouse.app.drawings import drawings, picture
from operahouse.app.rulebook import rulebook
from operahouse.app.texts import Texts, keys_in_order
from operahouse.kernel.game import Game, Json


class Shelves:
    """The library of the house."""

    def __init__(self) -> None:
        self._books: dict[tuple[str, str], Json] = {}
        self._pictures: dict[tuple[str, str], Json | None] = {}

    def book(self, game: Game, language: str) -> Json | None:
        """The rulebook of a game in a language; None where nobody wrote one."""
        if not keys_in_order(f"{game.name}rules"):
            return None
        name = (game.name, language)
        if name not in self._books:
            self._books[name] = {**rulebook(game, Texts(language)), "language": language}
        return self._books[name]

    def picture(self, game: Game, name: str) -> Json | None:
        """A position that illustrates a rule; None where there is none of that name."""
        if not any(drawing["name"] == name for drawing in drawings(game.name)):
            return None
        key = (game.name, name)
        if key not in self._pictures:
            self._pictures[key] = picture(game, name)
        return self._pictures[key]

"""The table as lines of text, for screen readers and others who like to read."""

from collections.abc import Mapping

from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import SPECTATOR, Json, Say
from operahouse.table.match import Match
from operahouse.web.errors import RequestError
from operahouse.web.ports import Localize


def board_lines(match: Match, person: str, language: str, localize: Localize) -> list[str]:
    """The board as this person sees it."""
    if match.state is None:
        raise RequestError(409, "table-not-begun")
    seat = match.seat_of.get(person)
    view = match.game.view(match.state, match.seat_numbers[seat] if seat else SPECTATOR)

    def say(key: str, details: Json) -> str:
        return localize(language, OperahouseError(key, details))

    names = player_names(match, say)
    return match.game.text_board(view, lambda key, details: say(key, _with_names(details, names)))


def player_names(match: Match, say: Say) -> dict[str, str]:
    """What players are called, by seat. Programs of others have no name."""
    names: dict[str, str] = {}
    for seat, occupant in match.occupants.items():
        key = f"bot-name-{occupant.bot.partition('@')[0]}-{seat}"
        name = occupant.name or say(key, {})
        if name != key:
            names[seat] = name
    return names


def _with_names(details: Json, names: Mapping[str, str]) -> Json:
    """The details of a text with people's names in place of their seats."""
    return {blank: names.get(value, value) if isinstance(value, str) else value for blank, value in details.items()}

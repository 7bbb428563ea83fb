"""The whole table of Opera in lines of text, drawn from a view and nothing else."""

from textwrap import wrap

from operahouse.games.opera.agreement import Agreement
from operahouse.games.opera.box import Box
from operahouse.games.opera.wire import View
from operahouse.games.opera.words import CITIES, FIGURES, MAIN, ROLES, WING, Seat
from operahouse.kernel.game import Json, Say

WIDTH = 79
GLUE = "\x1f"
"""Stands for a space at which no line is broken, while lines are made."""


def text_board(box: Box, view: View, say: Say) -> list[str]:
    """Round, fame and offer, budget, roles, cities, Palazzo, players; the viewer's own place comes last."""
    options: list[str] = [name for name, on in view.get("options", {}).items() if on]
    agreed = Agreement(box, view["seats"], options)
    lines = [*_round(agreed, view, say), "", *_ladder(view, say), ""]
    lines += [*_budget(view, say), *_roles(box, view, say), *_palazzo(agreed, view, say), ""]
    lines += [*_cities(agreed, view, say), ""]
    for seat in _own_seat_last(view):
        lines += _player(seat, view, say)
    return lines


def _round(agreed: Agreement, view: View, say: Say) -> list[str]:
    """Where the game stands, and whose pieces count more in each counting round. [S10, C2]"""
    episode = agreed.episode(view["round"])
    era = say(f"opera-name-episode-{episode + 1}", {})
    place: Json = {"round": view["round"], "last": agreed.last_round, "phase": view["phase"], "era": era}
    lines = [say("opera-board-round", place)]
    century: Json = {"composers": view["century"], "now": view["century"][episode]}
    lines += _wrapped(say("opera-board-century", century))
    return lines


def _ladder(view: View, say: Say) -> list[str]:
    """The fame ladder from the top, with how many pieces of each composer are on offer. [S1, S3]"""
    width = max(len(_name(composer, say)) for composer in view["ladder"]) + 2
    lines = [say("opera-board-ladder", {})]
    for level in range(len(view["ladder"]), 0, -1):
        composer = view["ladder"][level - 1]
        offered = say("opera-board-offered", {"count": view["offer"].get(composer, 0)})
        lines.append(f"  {level} {_name(composer, say).ljust(width)}{offered}".rstrip())
    return lines


def _budget(view: View, say: Say) -> list[str]:
    """The seats in budget order. [B4]"""
    budget = view["budget"]
    places: list[str] = []
    for seat in sorted(view["seats"], key=lambda seat: (-budget[seat][0], budget[seat][1])):
        place: Json = {"seat": seat, "level": budget[seat][0], "column": budget[seat][1]}
        places.append(_kept_together(say("opera-board-marker", place)))
    return _wrapped(say("opera-board-budget", {"places": places}))


def _roles(box: Box, view: View, say: Say) -> list[str]:
    """Every role with its fee, and who hired it this round. [A1]"""
    roles: list[str] = []
    for role, name in enumerate(ROLES):
        hirer = view["roles"].get(name)
        roles.append(_kept_together(say("opera-board-role", {"role": name, "fee": box.fees[role], "hirer": hirer})))
    return _wrapped(say("opera-board-roles", {"roles": roles}))


def _palazzo(agreed: Agreement, view: View, say: Say) -> list[str]:
    """The pieces sold to the Palazzo, and how many more it takes. [AS2]"""
    palazzo = view["palazzo"]
    room: Json = {"composers": palazzo, "free": agreed.palazzo_size - len(palazzo), "deck": view["deck"]}
    return _wrapped(say("opera-board-palazzo", room))


def _cities(agreed: Agreement, view: View, say: Say) -> list[str]:
    """Every city: when it opens, what is left to build there, who stands there. [S9, F1]"""
    width = max(len(_name(city, say)) for city in CITIES) + 2
    lines = [say("opera-board-cities", {"cost": agreed.box.ducats_per_hall})]
    for city, name in enumerate(CITIES):
        parts = [_supply(agreed, view, city, say), _places(agreed, view, city, say)]
        if agreed.opens[city] > view["round"]:
            parts.insert(0, say("opera-board-opens", {"round": agreed.opens[city]}))
        about = say("join-parts", {}).join(_kept_together(part) for part in parts)
        lines += _wrapped(f"  {_name(name, say).ljust(width)}{about}", " " * (width + 2))
    return lines


def _supply(agreed: Agreement, view: View, city: int, say: Say) -> str:
    left = view["supply"][CITIES[city]]
    supply: Json = {"main": left["main"], "wing": left["wing"]}
    supply["main_halls"] = agreed.box.part_halls[city * 2 + MAIN]
    supply["wing_halls"] = agreed.box.part_halls[city * 2 + WING]
    return say("opera-board-supply", supply)


def _places(agreed: Agreement, view: View, city: int, say: Say) -> str:
    here = [figure for figure in FIGURES if view["figures"][figure] == CITIES[city]]
    return say("opera-board-figures", {"figures": here, "free": agreed.box.places[city] - len(here)})


def _own_seat_last(view: View) -> list[Seat]:
    return sorted(view["seats"], key=lambda seat: seat == view["seat"])


def _player(seat: Seat, view: View, say: Say) -> list[str]:
    """A player's points, ducats and stock as far as they may be seen, and houses. [H1]"""
    player = view["players"][seat]
    place: Json = {"seat": seat, "own": seat == view["seat"], "acts": seat in view["to_act"], "ended": player["ended"]}
    place |= {"points": player["points"], "ducats": player.get("ducats"), "stock": player.get("stock", {})}
    lines = _wrapped(say("opera-board-player", place))
    for city, house in player["houses"].items():
        great, *halls = [_name(piece or "empty", say) for piece in house["halls"]]
        lines += _wrapped("  " + say("opera-board-house", {"city": city, "great": great, "halls": halls}), "    ")
    return lines


def _name(word: str, say: Say) -> str:
    return say(f"opera-name-{word}", {})


def _kept_together(text: str) -> str:
    return text.replace(" ", GLUE)


def _wrapped(text: str, indent: str = "  ") -> list[str]:
    lines = wrap(text, WIDTH, subsequent_indent=indent, break_on_hyphens=False)
    return [line.replace(GLUE, " ") for line in lines]

"""The libraries that only the lab needs: loaded when used, and missed in one sentence."""

from importlib import import_module
from types import ModuleType

from operahouse.kernel.errors import OperahouseError


def need(name: str) -> ModuleType:
    """A library of `operahouse[lab]`."""
    try:
        return import_module(name)
    except ImportError as error:
        raise OperahouseError("lab-missing-library", {"library": name.partition(".")[0]}) from error


def need_all(names: list[str]) -> None:
    """Whether all of them are there: nobody wants to learn it after a night of games."""
    for name in names:
        need(name)

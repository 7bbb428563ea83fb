"""Libraries that only the lab needs: imported when used, with a clear message if they are missing."""

from importlib import import_module
from types import ModuleType

from operahouse.kernel.errors import OperahouseError


def require(name: str, extra: str = "lab") -> ModuleType:
    """A library of `operahouse[lab]`, or of another extra."""
    try:
        return import_module(name)
    except ImportError as error:
        raise OperahouseError("lab-missing-library", {"library": name.partition(".")[0], "extra": extra}) from error


def require_all(names: list[str], extra: str = "lab") -> None:
    """Fail before a long run starts if any of these libraries is missing."""
    for name in names:
        require(name, extra)

"""Stands in for structlog where the house runs in a browser: what the server logs goes to the console."""

import sys
from traceback import print_exception


class Logger:
    """Prints warnings and errors. The rest is of no use to anybody there."""

    def debug(self, event: str, **details: object) -> None:
        """Nobody reads it."""

    def info(self, event: str, **details: object) -> None:
        """Nobody reads it."""

    def warning(self, event: str, **details: object) -> None:
        """One line, and the traceback of an error."""
        error = details.pop("exc_info", None)
        print(event, *(f"{name}={value!r}" for name, value in details.items()), file=sys.stderr)
        if isinstance(error, BaseException):
            print_exception(error)

    error = warning


def get_logger() -> Logger:
    """The logger of a module."""
    return Logger()

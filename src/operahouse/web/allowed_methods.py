"""Which methods each path of the API allows, so that other methods are refused before anything else is looked at."""

from collections.abc import Iterable

from starlette.routing import BaseRoute, Route


class AllowedMethods:
    """The methods of all routes, by path."""

    def __init__(self, routes: Iterable[BaseRoute]) -> None:
        self._routes = [(route.path_regex, route.methods or set()) for route in routes if isinstance(route, Route)]

    def of(self, path: str) -> list[str]:
        """The methods that a path allows; none if there is no such path."""
        return sorted({method for regex, methods in self._routes if regex.match(path) for method in methods})

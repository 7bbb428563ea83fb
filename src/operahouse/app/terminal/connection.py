"""What the terminal needs from a match, wherever the match runs."""

from typing import Protocol

from operahouse.kernel.game import Json
from operahouse.kernel.snapshot import Snapshot


class MatchConnection(Protocol):
    """A match as one person at this terminal takes part in it. All data are as in docs/protocol.md."""

    def snapshot(self) -> Snapshot:
        """The table as this person sees it now."""
        ...

    def news(self) -> list[Json]:
        """The items of this person's stream since the last call, oldest first."""
        ...

    def send(self, command: Json) -> None:
        """Carry out a command. Raises OperahouseError if it is refused."""
        ...

    def ask(self, question: Json) -> Json:
        """The answer to a question that changes nothing, such as `hint`. Raises OperahouseError if there is none."""
        ...

    def wait(self, seconds: float | None = None) -> None:
        """Let the match go on until this person has to decide, something has happened, or the game is over.

        With a number of seconds, it returns after about that time at the latest, unless bots of this machine think.
        """
        ...

    def final_view(self) -> Json:
        """The table as everybody at this terminal may see it when the game is over."""
        ...

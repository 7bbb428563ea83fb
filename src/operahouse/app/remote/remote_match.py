"""A match on a server. A broken connection is opened again, and nothing is lost or sent twice."""

import time
from collections.abc import Callable
from secrets import token_hex
from typing import Final, cast

from operahouse.app.remote.own_share import OwnShare
from operahouse.app.remote.server_client import ConnectionLost, MatchSocket, ServerClient, ServerRefusal
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Json
from operahouse.kernel.snapshot import Snapshot

RETRY_DELAYS: Final = [0.5, 1, 2, 4, 8, 16, 30]
"""Seconds between attempts to connect again."""
Report = Callable[[OperahouseError], None]
"""Tells the person about something that is no answer to a command."""


class RemoteMatch:
    """A person's connection to a match on a server."""

    def __init__(
        self, client: ServerClient, match: str, name: str, report: Report, share: OwnShare | None = None
    ) -> None:
        """The share is given where this person sat down by opening the table."""
        self._client = client
        self._match = match
        self._name = name
        self._report = report
        self._share = share or OwnShare()
        self._socket: MatchSocket | None = None
        self._snapshot: Snapshot | None = None
        self._news: list[Json] = []
        self._number = 0
        """The last item that was received."""
        self._last_number = 0
        """The last item there was when the socket opened. Everything up to it comes first."""
        self._unanswered: dict[str, Json] = {}
        """Messages by their id; after a broken connection they are sent again."""
        self._answers: dict[str, Json] = {}
        self._refusals: dict[str, ServerRefusal] = {}

    def join(self) -> None:
        """Connect, and take the first free seat if the game hasn't begun; else watch."""
        try:
            self._connect()
        except ConnectionLost as lost:
            self._reconnect(lost)
        snapshot = self.snapshot()
        if snapshot["you"] is None and snapshot["status"] == "seating":
            self._sit_or_watch()
        self._reveal_if_wanted()
        self._start_if_ready()

    def close(self) -> None:
        """Leave the server. The seat is kept."""
        if self._socket is not None:
            self._socket.close()

    def snapshot(self) -> Snapshot:
        """The table as this person sees it now."""
        if self._snapshot is None:
            raise OperahouseError("remote-nonsense", {})
        return self._snapshot

    def news(self) -> list[Json]:
        """The items of this person's stream since the last call."""
        news, self._news = self._news, []
        return news

    def send(self, command: Json) -> None:
        """Carry out a command, and wait for the answer. Raises ServerRefusal if it is refused."""
        self._exchange({"type": "command", "command": command})

    def ask(self, question: Json) -> Json:
        """The answer to a question such as `hint`, which changes nothing. Raises ServerRefusal if there is none."""
        return self._exchange(question)

    def _exchange(self, message: Json) -> Json:
        """Send a message, and wait for what answers it."""
        id_ = token_hex(8)
        self._unanswered[id_] = {**message, "id": id_}
        try:
            self._current_socket().send(self._unanswered[id_])
        except ConnectionLost as lost:
            self._reconnect(lost)
        while id_ in self._unanswered:
            self._receive()
        if id_ in self._refusals:
            raise self._refusals.pop(id_)
        return self._answers.pop(id_, {})

    def wait(self, seconds: float | None = None) -> None:
        """Wait for the next message, unless there is something to decide or to tell. The host starts a full table."""
        snapshot = self.snapshot()
        if seconds is not None or not (self._news or snapshot.get("options") or snapshot["status"] == "ended"):
            self._receive(seconds)
        self._reveal_if_wanted()
        self._start_if_ready()

    def final_view(self) -> Json:
        """What this person sees of the game: nobody else looks at this screen."""
        return self.snapshot().get("view", {})

    # Seats.

    def _free_seats(self) -> list[str]:
        seats = self.snapshot()["seats"]
        return [seat for seat, occupant in seats.items() if not occupant["name"] and not occupant["bot"]]

    def _sit_or_watch(self) -> None:
        """Take a free seat. If somebody else was quicker, try the next one; watch when none is left."""
        for seat in self._free_seats():
            try:
                self.send({"kind": "sit", "seat": seat, "name": self._name, "commitment": self._share.commitment})
            except ServerRefusal as refusal:
                if refusal.key != "table-seat-taken":
                    self._report(refusal)
                    return
            else:
                return
        self._send_or_report({"kind": "watch", "name": self._name})

    def _reveal_if_wanted(self) -> None:
        if nonce := self._share.nonce_to_reveal(self.snapshot()):
            self._send_or_report({"kind": "reveal", "nonce": nonce})

    def _start_if_ready(self) -> None:
        snapshot = self.snapshot()
        waiting = snapshot["status"] == "seating" and not self._share.is_called
        if waiting and snapshot["host"] and not self._free_seats():
            self._send_or_report({"kind": "start"})

    def _send_or_report(self, command: Json) -> None:
        try:
            self.send(command)
        except ServerRefusal as refusal:
            self._report(refusal)

    # The socket.

    def _current_socket(self) -> MatchSocket:
        if self._socket is None:
            raise ConnectionLost("not connected")
        return self._socket

    def _receive(self, seconds: float | None = None) -> None:
        """Take the next message, over a new socket if this one breaks."""
        try:
            self._handle(self._current_socket().receive(seconds))
        except ConnectionLost as lost:
            self._reconnect(lost)

    def _connect(self) -> None:
        """Open a socket, send unanswered commands again, and read everything that was missed."""
        self._socket = self._client.open_socket(self._match, self._number)
        self._handle(self._socket.receive())
        for unanswered in self._unanswered.values():
            self._socket.send(unanswered)
        while self._number < self._last_number:
            self._handle(self._socket.receive())

    def _reconnect(self, lost: ConnectionLost) -> None:
        """Try to connect again, with longer and longer delays."""
        for delay in RETRY_DELAYS:
            self.close()
            self._report(OperahouseError("remote-mending", {"seconds": delay}))
            time.sleep(delay)
            try:
                self._connect()
            except ConnectionLost as again:
                lost = again
            else:
                return
        raise OperahouseError("remote-line-lost", {"why": str(lost)}) from lost

    def _handle(self, message: Json) -> None:
        """Follow what a message says."""
        snapshot = message.get("snapshot")
        if isinstance(snapshot, dict):
            self._snapshot = cast("Snapshot", snapshot)
        match message.get("type"):
            case "hello":
                self._last_number = int(str(message.get("number", 0)))
            case "news":
                self._add_news(message.get("items"))
            case "done" | "hint" | "decision":
                self._handle_answer(str(message.get("id")), message)
            case "refused":
                self._handle_refusal(str(message.get("id")), message.get("error"))
            case "trouble" | "closing":
                error = message.get("error")
                if isinstance(error, dict):
                    self._report(ServerRefusal(error))

    def _add_news(self, items: object) -> None:
        for item in items if isinstance(items, list) else []:
            self._number = max(self._number, int(item["number"]))
            self._news.append(item)
            self._share.follow(item)
            if item["kind"] == "started":
                self._check_deal(item)

    def _check_deal(self, started: Json) -> None:
        try:
            self._share.check_deal(started, self.snapshot()["you"] or "")
        except OperahouseError as unfair:
            self._report(unfair)

    def _handle_answer(self, id_: str, answer: Json) -> None:
        if self._unanswered.pop(id_, None) is not None:
            self._answers[id_] = answer

    def _handle_refusal(self, id_: str, error: object) -> None:
        if self._unanswered.pop(id_, None) is not None:
            self._refusals[id_] = ServerRefusal(error if isinstance(error, dict) else {})

"""How much people may send over their sockets. Counted by person and by address, however many sockets they open."""

from operahouse.web.errors import RequestError
from operahouse.web.limits import TokenBucket
from operahouse.web.settings import Settings


class Buckets:
    """One bucket for everybody who has taken something lately."""

    def __init__(self, each_second: float, at_once: int) -> None:
        self._each_second = each_second
        self._at_once = at_once
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, who: str) -> bool:
        """Whether one more is allowed."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = TokenBucket(self._each_second, self._at_once)
        return bucket.take()

    def forget_full(self) -> None:
        """Drop the buckets that are as good as new."""
        for who in [who for who, bucket in self._buckets.items() if bucket.is_full()]:
            del self._buckets[who]


class MessageLimits:
    """Messages of any kind, and commands, which are stored for ever. An address may send as much as several people."""

    def __init__(self, settings: Settings) -> None:
        people = settings.people_of_address
        each_second, at_once = settings.messages_each_second, settings.messages_at_once
        self._messages = Buckets(each_second, at_once)
        self._messages_of_address = Buckets(each_second * people, at_once * people)
        each_second, at_once = settings.commands_each_second, settings.commands_at_once
        self._commands = Buckets(each_second, at_once)
        self._commands_of_address = Buckets(each_second * people, at_once * people)

    def check_message(self, person: str, address: str) -> None:
        """Count a message. Raises RequestError if that is too many."""
        if not self._messages.take(person) or not self._messages_of_address.take(address):
            raise RequestError(429, "web-too-many")

    def check_command(self, person: str, address: str) -> None:
        """Count a command. Raises RequestError if that is too many."""
        if not self._commands.take(person) or not self._commands_of_address.take(address):
            raise RequestError(429, "web-too-many")

    def forget_full(self) -> None:
        """Drop what says nothing any more."""
        for buckets in (self._messages, self._messages_of_address, self._commands, self._commands_of_address):
            buckets.forget_full()

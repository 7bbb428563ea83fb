"""What happened, as data: a log, an animation and a score ledger are drawn from it."""


class Event:
    """One thing that happened at the table.

    `kind` and `details` are words and numbers of the public formats. `rule` is the number of the rule behind it.
    `seen_by` lists the seats that may learn of it; None means everybody. `reveals` is true where it shows
    something nobody, or not everybody, could know before: a draw, opened bids.

    `places` says where on the table it happened, so that whoever draws it needn't search: `from` and `to` of something
    that moves, `at` for anything else, and whatever else a game names. A place is words joined by dots
    (`hall.red.wien.1`).
    """

    __slots__ = ("details", "json", "kind", "places", "reveals", "rule", "seat", "seen_by")

    def __init__(
        self,
        kind: str,
        seat: str,
        rule: str,
        details: dict[str, object],
        reveals: bool = False,
        seen_by: list[str] | None = None,
        places: dict[str, str] | None = None,
    ) -> None:
        self.kind: str = kind
        self.seat: str = seat
        self.rule: str = rule
        self.details: dict[str, object] = details
        self.reveals: bool = reveals
        self.seen_by: list[str] | None = seen_by
        self.places: dict[str, str] | None = places
        self.json: dict[str, object] = {"kind": kind}
        """The event as it is sent to those who may learn of it; empty parts are left out."""
        if seat:
            self.json["seat"] = seat
        if rule:
            self.json["rule"] = rule
        self.json.update(details)
        if places is not None:
            self.json["places"] = places


def shown_events(events: list[Event], seat: str) -> list[dict[str, object]]:
    """Those that this seat (or a spectator, as the empty name) may learn of, as they are sent."""
    return [event.json for event in events if event.seen_by is None or seat in event.seen_by]

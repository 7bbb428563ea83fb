"""The places of an event, by name. `wire_events` lists all names."""

Places = dict[str, str]


def at(place: str) -> Places:
    """Where something happened that doesn't move."""
    return {"at": place}


def from_to(origin: str, target: str) -> Places:
    """The way of something that moves."""
    return {"from": origin, "to": target}

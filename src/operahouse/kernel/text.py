"""Any view as lines of text, for a game that has no text board of its own."""


def lines_of(value: object, name: str = "", depth: int = 0) -> list[str]:
    """One line for each word or number, what belongs together indented below its name."""
    head = "  " * depth + (f"{name}:" if name else "")
    if isinstance(value, dict):
        below = depth + 1 if name else depth
        parts = [line for key, part in value.items() for line in lines_of(part, str(key), below)]
        return [head, *parts] if name else parts
    if isinstance(value, list):
        return [f"{head} {', '.join(str(part) for part in value)}".rstrip()]
    return [f"{head} {value}".rstrip()]

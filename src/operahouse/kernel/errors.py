"""What can be wrong with what somebody hands in, ready to be told in the reader's language."""


class OperahouseError(Exception):
    """Something a person can put right. `key` names the text, `details` fill its blanks."""

    def __init__(self, key: str, details: dict[str, object]) -> None:
        super().__init__(key, details)
        self.key: str = key
        self.details: dict[str, object] = details

    def __str__(self) -> str:
        blanks = ", ".join(f"{name} {value}" for name, value in self.details.items())
        return f"{self.key} ({blanks})" if blanks else self.key


class Refusal(OperahouseError):
    """A move the rules do not allow; `rule` is the number of the rule that says so."""

    def __init__(self, rule: str, key: str, details: dict[str, object]) -> None:
        super().__init__(key, details)
        self.rule: str = rule

    def __str__(self) -> str:
        return f"{self.rule}: {super().__str__()}" if self.rule else super().__str__()


class Malformed(OperahouseError):
    """A position, record, case or box that cannot be right; `path` leads to the first thing wrong."""

    def __init__(self, path: str, key: str, details: dict[str, object]) -> None:
        super().__init__(key, details)
        self.path: str = path

    def __str__(self) -> str:
        return f"{self.path}: {super().__str__()}" if self.path else super().__str__()

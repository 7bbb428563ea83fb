"""The words that people type at the table, beside moves: in their own language, and in English everywhere."""

from operahouse.app.texts import ENGLISH, Texts, plain

WORDS = ["board", "log", "why", "coach", "undo", "save", "say", "help", "quit"]
LONGEST = 14


class TableWords:
    """The words of one language for the commands of a table."""

    def __init__(self, texts: Texts, known: list[str]) -> None:
        self._texts = texts
        self._known = [word for word in WORDS if word in known]
        self._meaning = {plain(self.word(name)): name for name in self._known}
        self._meaning |= {Texts(ENGLISH).say(f"terminal-word-{name}", {}): name for name in self._known}

    def word(self, name: str) -> str:
        """What a person types for a command."""
        return self._texts.say(f"terminal-word-{name}", {})

    def read(self, line: str) -> tuple[str, str] | None:
        """The command that a line begins with, and the rest of the line; None if it is no command."""
        word, _, rest = line.strip().partition(" ")
        name = self._meaning.get(plain(word))
        return None if name is None else (name, rest.strip())

    def help_lines(self) -> list[str]:
        """Every word with what it does."""
        lines = [self._texts.say("terminal-help", {})]
        for name in self._known:
            blank = self._texts.find(f"terminal-blank-{name}", {}) or ""
            typed = f"{self.word(name)} {blank}".strip()
            lines.append(f"  {typed.ljust(LONGEST + 4)}{self._texts.say(f'terminal-about-{name}', {})}")
        return lines

"""Running the command `operahouse` as a person does."""

import os
import random
import subprocess
import sys

from click.testing import CliRunner, Result

from operahouse.app.cli import main

LANGUAGES = ["en", "nl", "fr", "it"]


def operahouse(*args: str, typed: str = "", lang: str = "en") -> Result:
    """Run a command in this process; whatever happens, nobody sees a traceback."""
    result = CliRunner(env={"OPERAHOUSE_LANG": lang}).invoke(main, args, input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    return result


def complaint(*args: str, lang: str = "en") -> str:
    """The one sentence in which a command complains."""
    result = operahouse(*args, lang=lang)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    return result.stderr.strip()


def at_random(seed: int, lines: int = 4000) -> str:
    """Somebody who types numbers at random: some pick a move, others are refused."""
    generator = random.Random(seed)
    return "".join(f"{generator.randrange(12)}\n" for _ in range(lines))


def start(*args: str) -> subprocess.Popen[str]:
    """Start the command as a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "operahouse", *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "OPERAHOUSE_LANG": "en", "PYTHONUNBUFFERED": "1"},
    )

"""`python -m tests.compatibility.keep_release v0.2.0` keeps a release for the test of rolling upgrades."""

import lzma
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
KEPT = Path(__file__).with_name("previous.tar.xz")
PARTS = ["src/operahouse", "texts/en"]
"""All that a server needs which nobody looks at with a browser."""


def keep(commit: str) -> None:
    """Write the archive from what git has at a tag or commit."""
    archive = subprocess.run(["git", "archive", commit, *PARTS], cwd=ROOT, check=True, capture_output=True).stdout
    KEPT.write_bytes(lzma.compress(archive, preset=9))


if __name__ == "__main__":
    keep(sys.argv[1])

"""`make lock`: resolves all versions once and writes those of each set of packages into requirements/, with hashes.

uv's own lock file names the package index and every file's address on it. An installation takes packages from the
index that is set up on its machine, so the lock file isn't kept; what is exported from it names versions and hashes
only, and both pip and uv read it.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from tools.steps import ROOT, StepFailed, run, say

SETS = {
    "play": ["--group", "editable"],
    "compile": ["--only-group", "compile"],
    "check": ["--all-extras", "--group", "editable", "--group", "compile", "--group", "test", "--group", "check"],
    "bench": ["--only-group", "bench"],
    "node": ["--only-group", "node"],
}
HEADER = "# Written by `make lock`. Exact versions with hashes, for pip and uv alike.\n"


def main() -> None:
    """Resolve, and write all sets."""
    if shutil.which("uv") is None:
        raise StepFailed("`make lock` needs uv: pip install uv")
    with tempfile.TemporaryDirectory() as folder:
        project = Path(folder)
        for name in ["pyproject.toml", "README.md", "hatch_build.py", "src/operahouse/__init__.py"]:
            (project / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, project / name)
        run(["uv", "lock", *sys.argv[1:]], "The versions could not be resolved.", project)
        for name, options in SETS.items():
            write(project, name, options)


def write(project: Path, name: str, options: list[str]) -> None:
    """One set, without comments about who needs what."""
    command = ["uv", "export", "--frozen", "--no-default-groups", "--no-emit-project", "--no-annotate", "--no-header"]
    exported = run([*command, "--quiet", *options], "Exporting failed.", project)
    target = ROOT / "requirements" / f"{name}.txt"
    target.parent.mkdir(exist_ok=True)
    target.write_text(HEADER + exported)
    say(f"requirements/{name}.txt: {exported.count('==')} packages")


if __name__ == "__main__":
    try:
        main()
    except StepFailed as failure:
        sys.exit(str(failure))

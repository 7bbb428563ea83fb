"""`make test-versions`: runs the tests with the lowest versions that pyproject.toml allows, and with the newest.

Each has an environment of its own, in build/versions. Tests in the browser are left out: they run with locked versions.
"""

import os
import shutil
import subprocess
import sys

from tools.steps import BUILD, ROOT, StepFailed, run, say, step

RESOLUTIONS = {"lowest": "lowest-direct", "newest": "highest"}
FAR = "The versions can't be resolved or installed."


def main(names: list[str]) -> int:
    """Test with each; the exit code tells whether all passed."""
    if shutil.which("uv") is None:
        raise StepFailed("`make test-versions` needs uv: pip install uv")
    failed = [name for name in names or RESOLUTIONS if not passes(name)]
    say(f"Failed with the {' and the '.join(failed)} versions." if failed else "All passed.")
    return 1 if failed else 0


def passes(name: str) -> bool:
    """Whether the tests pass in an environment of its own."""
    python = install(name)
    say(f"Testing with the {name} versions.")
    command = [python, "-m", "pytest", "-n", "auto", "--dist", "worksteal", "-m", "not browser and not site"]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": f"src{os.pathsep}."}).returncode == 0


def install(name: str) -> str:
    """An empty environment with everything; its interpreter."""
    folder = BUILD / "versions" / name
    python = str(folder / "bin" / "python")
    with step(f"Installing the {name} versions", f"{name} versions"):
        run(["uv", "venv", "--quiet", "--clear", "--python", sys.executable, str(folder)], FAR)
        words = [
            "--resolution",
            RESOLUTIONS[name],
            "--editable",
            ".[lab,research]",
            "--group",
            "test",
            "--group",
            "editable",
        ]
        run(["uv", "pip", "install", "--quiet", "--python", python, *words], FAR)
    return python


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except StepFailed as failure:
        sys.exit(str(failure))

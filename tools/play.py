"""`make play`: opens the house as soon as it can be played in, and compiles it meanwhile.

The server starts on plain Python. When the compiled build is ready, the processes of the bots, which are what takes
long, move over to it; the next start is on the compiled build altogether.
"""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from time import monotonic

from tools import client
from tools.builds import COMPILED, assemble, has_c_compiler, is_compiled, remove
from tools.environment import PYTHON, create, install
from tools.site import served_site
from tools.steps import BUILD, ROOT, StepFailed, say

LOG = BUILD / "compile.log"
NICENESS = "5"
"""Whoever plays comes before the compiler, which runs beside the bots."""


def main() -> None:
    """Install, build and serve; words on the command line go to `operahouse serve`."""
    start = monotonic()
    prepare()
    say(f"Ready after {monotonic() - start:.1f} s.")
    if is_compiled():
        say("Build: compiled (mypyc).")
        sys.exit(serve(str(assemble()), {}))
    if not has_c_compiler():
        say("Build: plain Python (no C compiler was found; all works, bots think slower).")
        sys.exit(serve("src", {}))
    say("Build: plain Python for now. The compiled one is being made; bots move over to it when it's ready.")
    remove(COMPILED)
    with compiling():
        sys.exit(serve("src", {"OPERAHOUSE_BOT_BUILD": str(COMPILED)}))


def prepare() -> None:
    """Install the packages and build the browser table, both at the same time."""
    create()
    with ThreadPoolExecutor() as pool:
        for future in [pool.submit(install, "play", "the Python packages"), pool.submit(client.build)]:
            future.result()


def serve(build: str, more: dict[str, str]) -> int:
    """Run the server until it's stopped. Its exit code."""
    site = served_site()
    offline = {} if site is None else {"OPERAHOUSE_SITE": str(site)}
    environment = {**offline, **os.environ, **more, "PYTHONPATH": build}
    server = subprocess.Popen(
        [str(PYTHON), "-m", "operahouse", "serve", "--open", *sys.argv[1:]], env=environment, cwd=ROOT
    )
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal tells the server too, which then closes in order
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    return server.wait()


@contextmanager
def compiling() -> Iterator[None]:
    """Compile in the background until it's done or nobody needs it any more."""
    BUILD.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        command = [sys.executable, "-m", "tools.prepare", "compiled"]
        if os.name == "posix":
            command = ["nice", "-n", NICENESS, *command]
        compiler = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log, start_new_session=True)
        threading.Thread(target=tell_end, args=[compiler], daemon=True).start()
        try:
            yield
        finally:
            stop(compiler)


def tell_end(compiler: subprocess.Popen[bytes]) -> None:
    """Wait for the compiler and tell how it ended, unless it was stopped."""
    start = monotonic()
    code = compiler.wait()
    if code == 0:
        say(f"Compiled in the background in {monotonic() - start:.0f} s.")
    elif code > 0:
        say(f"Compiling failed ({LOG.relative_to(ROOT)} tells why). Bots go on with plain Python.")


def stop(compiler: subprocess.Popen[bytes]) -> None:
    """End the compiler with all processes that it started."""
    if compiler.poll() is None:
        os.killpg(compiler.pid, signal.SIGTERM)
        compiler.wait()


if __name__ == "__main__":
    try:
        main()
    except StepFailed as failure:
        sys.exit(str(failure))
    except KeyboardInterrupt:
        sys.exit("Stopped. What is installed already is kept for the next time.")

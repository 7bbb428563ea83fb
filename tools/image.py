"""`make image`: builds the container image, starts it, and asks it whether it's well.

`--builder docker` (or podman) builds and runs. `--builder buildah` needs no daemon and runs the container in a chroot,
so it also works inside other containers; `--base` names an image to build on where Docker Hub can't be reached.
"""

import argparse
import json
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.error import URLError
from urllib.request import urlopen

from tools.steps import ROOT, StepFailed, run, say, step

NAME = "operahouse"
BUILDERS = ["docker", "podman", "buildah"]
PORT = 18080
PATIENCE = 60.0
"""Seconds in which a started container must answer."""


def main() -> None:
    """Build, start, ask, stop."""
    parser = argparse.ArgumentParser(description="Build the container image and try it.")
    parser.add_argument("--builder", choices=BUILDERS, default=next(filter(shutil.which, BUILDERS), None))
    parser.add_argument("--base", help="the image to build on")
    parser.add_argument("--volume", action="append", default=[], help="mounted while building, such as certificates")
    given = parser.parse_args()
    if given.builder is None:
        raise StepFailed("Building an image needs docker, podman or buildah.")
    build(given.builder, given.base, given.volume)
    with step("Starting it", "it's well, a page and all"), running(given.builder):
        ask()


def build(builder: str, base: str | None, volumes: list[str]) -> None:
    """Build the image under its name."""
    command = ["buildah", "build", "--isolation", "chroot"] if builder == "buildah" else [builder, "build"]
    command += ["--file", "deploy/Dockerfile", "--tag", NAME]
    command += ["--build-arg", f"BASE={base}"] if base else []
    command += [word for volume in volumes for word in ("--volume", volume)]
    with step(f"Building the image with {builder}", "image"):
        run([*command, "."], "The image can't be built.")


@contextmanager
def running(builder: str) -> Iterator[None]:
    """The image as a container that listens on this machine."""
    if builder == "buildah":
        with running_in_chroot():
            yield
        return
    ports = ["--publish", f"127.0.0.1:{PORT}:8080"]
    container = run(
        [builder, "run", "--detach", "--read-only", "--tmpfs", "/tmp", *ports, NAME], "It didn't start."
    ).strip()
    try:
        yield
    finally:
        run([builder, "rm", "--force", container], "It can't be removed.")


@contextmanager
def running_in_chroot() -> Iterator[None]:
    """With buildah: the image's own command, user and environment; the network is this machine's."""
    container = run(["buildah", "from", NAME], "It can't be started.").strip()
    settings = json.loads(run(["buildah", "inspect", NAME], "It can't be read."))["OCIv1"]["config"]
    command = ["buildah", "run", "--isolation", "chroot", "--env", f"OPERAHOUSE_PORT={PORT}", container, "--"]
    process = subprocess.Popen([*command, *settings["Entrypoint"], *settings["Cmd"]], cwd=ROOT)
    try:
        yield
    finally:
        process.terminate()
        process.wait()
        run(["buildah", "rm", container], "It can't be removed.")


def ask() -> None:
    """Wait until it answers; the health check must be content, and there must be a page."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(f"http://127.0.0.1:{PORT}/healthz") as answer:
                say(f"  /healthz: {answer.read().decode()}")
            with urlopen(f"http://127.0.0.1:{PORT}/") as page:
                if b"<title>" not in page.read():
                    raise StepFailed("There is no page for browsers.")
        except URLError as late:
            if time.monotonic() > end:
                raise StepFailed("The container doesn't answer.") from late
            time.sleep(0.5)
        else:
            return


if __name__ == "__main__":
    try:
        main()
    except StepFailed as failure:
        sys.exit(str(failure))

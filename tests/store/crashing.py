"""A process that stores as fast as it can, tells what was acknowledged, and waits to be killed."""

import sys
from functools import partial

from operahouse.store.connect import open_store
from tests.store.matches import plain_append


def main(url: str, matches: int) -> None:
    """Play many matches; each goes on as soon as its last entries are safe."""
    store = open_store(url)

    def play(match: str, number: int) -> None:
        store.submit(plain_append(match, number, 2)).add_done_callback(partial(told, match, number))

    def told(match: str, number: int, future: object) -> None:
        print(match, number + 1, flush=True)
        play(match, number + 2)

    for index in range(matches):
        play(f"m{index}", 1)
    sys.stdin.read()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))

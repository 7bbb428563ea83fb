import subprocess
import sys
from itertools import islice

from operahouse.store.connect import open_store
from operahouse.store.store import Store

MATCHES = 20
OPENING = """
import sys
from operahouse.store.connect import open_store
print("ready", flush=True)
sys.stdin.readline()
store = open_store(sys.argv[1])
print(store.secret("links").hex(), flush=True)
store.close()
"""


def start(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-W", "error", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def test_whatever_was_acknowledged_survives_a_killed_process(url: str) -> None:
    with start("-m", "tests.store.crashing", url, str(MATCHES)) as process:
        assert process.stdout is not None
        told = list(islice(process.stdout, 300))
        process.kill()
        told += [line for line in process.stdout if line.endswith("\n")]
    store = open_store(url)
    acknowledged: dict[str, int] = {}
    for line in told:
        match, number = line.split()
        acknowledged[match] = int(number)
    assert len(told) >= 300
    assert len(acknowledged) == MATCHES
    for match, last in acknowledged.items():
        _check_whole(store, match, last)
    store.close()


def _check_whole(store: Store, match: str, acknowledged: int) -> None:
    """Everything acknowledged is there, without gaps, and the summary agrees with the log."""
    numbers = [entry.number for entry in store.load(match)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= acknowledged
    assert len(numbers) % 2 == 0
    summary = store.summary(match)
    assert summary is not None
    assert summary.number == len(numbers)


def test_processes_that_start_together_migrate_once(url: str) -> None:
    processes = [start("-c", OPENING, url) for _ in range(4)]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    secrets = {process.communicate()[0] for process in processes}
    assert [process.returncode for process in processes] == [0] * 4
    assert len(secrets) == 1

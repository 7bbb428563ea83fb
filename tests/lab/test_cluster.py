import os
import signal
from pathlib import Path

import pytest

from operahouse.kernel.errors import OperahouseError
from operahouse.lab.tournament import play_tournament
from operahouse.lab.worker_pool import ClusterWorkerPool
from tests.lab.tournaments import MIXED, all_keys, keys_in, plan_for

distributed = pytest.importorskip("distributed")


def test_a_worker_of_a_real_cluster_dies_midway(tmp_path: Path) -> None:
    """No game is lost, and none is counted twice."""
    plan = plan_for("opera", MIXED, 6)
    killed: list[int] = []
    quiet = {"n_workers": 2, "threads_per_worker": 1, "processes": True, "dashboard_address": None}
    with distributed.LocalCluster(**quiet, silence_logs=50) as cluster:

        def kill_one(finished: int) -> None:
            if finished >= 4 and not killed:
                killed.append(next(iter(cluster.workers.values())).pid)
                os.kill(killed[0], signal.SIGKILL)

        with ClusterWorkerPool(cluster.scheduler_address) as workers:
            assert workers.size == 2
            journal = play_tournament(plan, tmp_path, workers, kill_one)
    assert len(killed) == 1
    assert sorted(keys_in(journal)) == sorted(all_keys(plan))


def test_no_cluster_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("operahouse.lab.worker_pool.CONNECT_TIMEOUT", "200ms")
    with pytest.raises(OperahouseError, match="lab-no-cluster"):
        ClusterWorkerPool("tcp://127.0.0.1:9")

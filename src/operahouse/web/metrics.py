"""Figures for Prometheus."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Names the folder in which the processes behind one door put their figures together."""
QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20)


class Metrics:
    """What this process counts; none of it says who plays what."""

    def __init__(self) -> None:
        own = CollectorRegistry()
        self._registry = own
        self.tables = Gauge("operahouse_tables", "Tables in memory", registry=own, multiprocess_mode="livesum")
        self.viewers = Gauge("operahouse_viewers", "Open sockets", registry=own, multiprocess_mode="livesum")
        wishes = Counter("operahouse_wishes", "Wishes, by what became of them", ["answer"], registry=own)
        self.done, self.refused, self.unsure = [wishes.labels(answer) for answer in ("done", "refused", "unsure")]
        self.requests = Counter("operahouse_requests", "Requests over HTTP", ["method", "status"], registry=own)
        self.writing = Histogram("operahouse_writing_seconds", "Until entries are safe", buckets=QUICK, registry=own)
        self.thinking = Histogram("operahouse_thinking_seconds", "Until a bot has moved", buckets=QUICK, registry=own)
        self.crashes = Counter("operahouse_bot_crashes", "Bots that crashed or took too long", registry=own)

    def written(self) -> str:
        """All figures, as Prometheus reads them: of this process, or of all behind the same door."""
        registry = self._registry
        if FOLDER in os.environ:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry).decode()

"""Metrics for Prometheus."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Names the folder where processes that serve the same port combine their metrics."""
BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20)


class Metrics:
    """What this process counts. None of it says who plays what."""

    def __init__(self) -> None:
        own = CollectorRegistry()
        self._registry = own
        self.live_matches = Gauge("operahouse_tables", "Tables in memory", registry=own, multiprocess_mode="livesum")
        self.viewers = Gauge("operahouse_viewers", "Open sockets", registry=own, multiprocess_mode="livesum")
        commands = Counter("operahouse_commands", "Commands, by what became of them", ["answer"], registry=own)
        self.done, self.refused, self.unsure = [commands.labels(answer) for answer in ("done", "refused", "unsure")]
        self.requests = Counter("operahouse_requests", "Requests over HTTP", ["method", "status"], registry=own)
        self.write_seconds = Histogram(
            "operahouse_writing_seconds", "Until entries are safe", buckets=BUCKETS, registry=own
        )
        self.bot_seconds = Histogram(
            "operahouse_thinking_seconds", "Until a bot has moved", buckets=BUCKETS, registry=own
        )
        self.bot_crashes = Counter("operahouse_bot_crashes", "Bots that crashed or took too long", registry=own)

        self.notices = Counter("operahouse_notices", "Notices, by kind and way", ["kind", "way"], registry=own)

    def exposition(self) -> str:
        """All metrics in Prometheus format: of this process, or of all that serve the same port."""
        registry = self._registry
        if FOLDER in os.environ:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry).decode()

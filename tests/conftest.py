import logging
import signal

import structlog
from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None, max_examples=40, database=None)
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile("steady")

# A server runs in a thread of its test, beside commands whose output is compared: its log goes to pytest.
structlog.configure(
    processors=[structlog.contextvars.merge_contextvars, structlog.dev.ConsoleRenderer(colors=False)],
    wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    logger_factory=structlog.stdlib.LoggerFactory(),
    cache_logger_on_first_use=False,
)
logging.getLogger("operahouse").setLevel(logging.INFO)

# Where the tests run in the background, interrupts are ignored, and by every process that a test starts, too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

"""Structured logs, one line of JSON each, or a readable one in a terminal. Ids of tables and tokens are never logged:
whoever has them may come in.
"""

import logging
import sys

import structlog

NOISY = ["uvicorn", "uvicorn.error", "uvicorn.access", "asyncio", "websockets"]


def set_up_logs(as_json: bool) -> None:
    """Our own lines and those of the libraries look the same; libraries speak only when something is wrong."""
    stamps: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info if as_json else structlog.processors.StackInfoRenderer(),
    ]
    renderer: structlog.typing.Processor = (
        structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer()
    )
    structlog.configure(
        processors=[*stamps, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=stamps,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("uvicorn.error").addFilter(_is_worth_a_line)
    for name in NOISY:
        logging.getLogger(name).setLevel(logging.WARNING)


def _is_worth_a_line(record: logging.LogRecord) -> bool:
    """Uvicorn takes a socket that was turned away by an answer for a mistake; anybody could fill the log with that."""
    return "without completing handshake" not in record.getMessage()

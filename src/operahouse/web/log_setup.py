"""Structured logs: one line of JSON each, or readable lines in a terminal. Table ids and tokens are never logged,
because they grant access.
"""

import logging
import sys

import structlog

NOISY = ["uvicorn", "uvicorn.error", "uvicorn.access", "asyncio", "websockets"]


def set_up_logs(as_json: bool) -> None:
    """Our own lines and those of libraries look the same. Libraries log only warnings and errors."""
    processors: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info if as_json else structlog.processors.StackInfoRenderer(),
    ]
    renderer: structlog.typing.Processor = (
        structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer()
    )
    structlog.configure(
        processors=[*processors, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=processors,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("uvicorn.error").addFilter(_is_worth_logging)
    for name in NOISY:
        logging.getLogger(name).setLevel(logging.WARNING)


def _is_worth_logging(record: logging.LogRecord) -> bool:
    """Uvicorn logs a rejected socket as an error, so anybody could fill the log."""
    return "without completing handshake" not in record.getMessage()

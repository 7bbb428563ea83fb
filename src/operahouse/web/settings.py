"""Settings, from the command line or from `OPERAHOUSE_…` environment variables."""

import os
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from importlib import import_module
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

from limits import parse_many
from pydantic import AfterValidator, BeforeValidator, Field, ValidationError
from pydantic_core import ErrorDetails, PydanticCustomError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from sqlalchemy import make_url

from operahouse.kernel.errors import OperahouseError
from operahouse.store.database import read_url

PREFIX: Final = "OPERAHOUSE_"
NO_SETTINGS: Final = {
    "OPERAHOUSE_LANG", "OPERAHOUSE_LISTENING", "OPERAHOUSE_LIFELINE", "OPERAHOUSE_COMPILE",
    "OPERAHOUSE_EXPECT_COMPILED", "OPERAHOUSE_INSTALLED",
}  # fmt: skip
"""Variables that begin like settings and are read elsewhere."""
HIGHEST_PORT: Final = 65535
MOST_WORKERS: Final = 64
LONGEST_SHOWN: Final = 60
COMPLAINTS: Final = {
    "int_parsing": "web-setting-whole", "int_from_float": "web-setting-whole", "float_parsing": "web-setting-number",
    "bool_parsing": "web-setting-flag", "greater_than_equal": "web-setting-low", "greater_than": "web-setting-above",
    "less_than_equal": "web-setting-high", "finite_number": "web-setting-number",
    "literal_error": "web-setting-security", "string_too_short": "web-setting-empty", "too_short": "web-setting-empty",
}  # fmt: skip
"""Our keys for what pydantic complains about. Our own validators use their keys directly."""
SECRET: Final = ["db", "mail_password"]
"""Settings that are never shown as they are."""
NOTHING: Final[Mapping[str, object]] = {}


def _check(key: str, find: Callable[[Any], object]) -> AfterValidator:
    """A validator that refuses a value with that key where the function fails or finds nothing."""

    def check(value: object) -> object:
        try:
            found = find(value)
        except (ValueError, ImportError, OperahouseError):
            found = None
        if not found:
            raise PydanticCustomError(key, key)
        return value

    return AfterValidator(check)


def _split(value: object) -> object:
    """A list in an environment variable is separated by commas."""
    return tuple(part.strip() for part in value.split(",") if part.strip()) if isinstance(value, str) else value


def _is_rate(text: str) -> bool:
    """Whether it is one rate, and lets something through."""
    rates = parse_many(text)
    return len(rates) == 1 and rates[0].amount > 0


def _is_address(text: str) -> bool:
    """Whether links can begin with it: https://opera.example.org. Nothing will do too."""
    parts = urlsplit(text)
    plain = not (parts.path or parts.query or parts.fragment or parts.username)
    return not text or bool(parts.scheme in ("http", "https") and parts.hostname and plain)


def _is_catalogue(name: str) -> bool:
    """Whether a module of that name has what we ask of `operahouse.games.catalogue`."""
    module = import_module(name)
    return all(callable(getattr(module, wanted, None)) for wanted in ("game_names", "load_game"))


Split = Annotated[tuple[str, ...], NoDecode, BeforeValidator(_split)]
Network = Annotated[str, _check("web-setting-network", ip_network)]
Networks = Annotated[tuple[Network, ...], NoDecode, BeforeValidator(_split)]
Database = Annotated[str, _check("web-setting-database", read_url)]
Module = Annotated[str, _check("web-setting-module", _is_catalogue)]
Rate = Annotated[str, _check("web-setting-rate", _is_rate)]
Folder = Annotated[Path, _check("web-setting-folder", Path.is_dir)]
Count = Annotated[int, Field(ge=1)]
Seconds = Annotated[float, Field(gt=0, allow_inf_nan=False)]


class Settings(BaseSettings):
    """Everything that differs between installations. What each one means is in `texts/*/config.ftl`."""

    model_config = SettingsConfigDict(env_prefix=PREFIX)

    db: Database = "sqlite:///operahouse.db"
    host: Annotated[str, Field(min_length=1)] = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=HIGHEST_PORT)] = 8080
    workers: Annotated[int, Field(ge=1, le=MOST_WORKERS)] = 1
    behind_tls: bool = False
    proxies: Networks = ("127.0.0.1", "::1")
    origins: Split = ()
    catalogue: Module = "operahouse.games.catalogue"
    languages: Annotated[Split, Field(min_length=1)] = ("en", "nl", "fr", "it")
    texts: Folder | None = None
    client: Folder | None = None
    site: Folder | None = None
    json_logs: bool = True

    bot_workers: Annotated[int, Field(ge=0)] = 0
    bot_megabytes: Annotated[int, Field(ge=64)] = 1024
    bot_step_seconds: Seconds = 2.0
    bot_seconds: Seconds = 30.0
    bot_build: Path | None = None

    session_days: Annotated[int, Field(ge=0)] = 90
    database_seconds: Seconds = 5.0
    hold: Seconds = 10.0
    poll: Seconds = 1.0
    idle: Annotated[float, Field(ge=0, allow_inf_nan=False)] = 60.0

    largest_body: Annotated[int, Field(ge=1024)] = 65_536
    largest_header: Annotated[int, Field(ge=1024)] = 32_768
    header_seconds: Seconds = 10.0
    body_seconds: Seconds = 20.0
    unread_seconds: Seconds = 20.0
    stand_in_seconds: Annotated[float, Field(ge=0, allow_inf_nan=False)] = 60.0
    connections_of_address: Count = 500
    viewers_at_table: Count = 200
    sockets_of_person: Count = 20
    messages_each_second: Seconds = 20.0
    messages_at_once: Count = 100
    commands_each_second: Seconds = 1.0
    commands_at_once: Count = 600
    people_of_address: Count = 10
    requests: Rate = "1200/minute"
    arrivals: Rate = "60/hour"
    sign_ins: Rate = "30/minute"
    openings: Rate = "60/hour"
    codes: Rate = "30/minute"
    connections: Rate = "600/minute"
    coaching: Rate = "120/minute"
    comments: Rate = "30/minute"
    exports: Rate = "10/hour"
    handovers: Rate = "100/day"
    mails: Rate = "6/hour"
    reports: Rate = "10/hour"

    address: Annotated[str, _check("web-setting-address", _is_address)] = ""
    push: bool = True
    push_anywhere: bool = False
    notice_seconds: Annotated[float, Field(ge=0, allow_inf_nan=False)] = 20.0
    mail_server: str = ""
    mail_port: Annotated[int, Field(ge=1, le=HIGHEST_PORT)] = 587
    mail_security: Literal["starttls", "tls", "none"] = "starttls"
    mail_verify: bool = True
    mail_user: str = ""
    mail_password: str = ""
    mail_from: str = ""
    mail_seconds: Seconds = 10.0

    @property
    def bot_processes(self) -> int:
        """How many bots run at the same time in one server process."""
        return self.bot_workers or max(1, (os.cpu_count() or 1) // self.workers)

    @property
    def shares_database(self) -> bool:
        """Whether other processes may serve the same database."""
        return self.db.startswith("postgres")


def read_settings(given: Mapping[str, object] = NOTHING, defaults: Mapping[str, object] = NOTHING) -> Settings:
    """What is given on the command line, else the environment's, else these defaults, else our own.

    Raises OperahouseError with a sentence about the first setting that is wrong.
    """
    check_names(os.environ)
    named = {name.upper() for name in os.environ}
    chosen: dict[str, Any] = {name: value for name, value in defaults.items() if variable(name) not in named}
    try:
        settings = Settings(**{**chosen, **given})
    except ValidationError as error:
        raise _wrong(error.errors()[0], given) from error
    _check_together(settings)
    return settings


def _check_together(settings: Settings) -> None:
    """Whether settings that depend on each other agree."""
    if settings.workers > 1 and not settings.shares_database:
        raise OperahouseError("web-sqlite-workers", {})
    if settings.mail_server and not (settings.mail_from and settings.address):
        raise OperahouseError("web-mail-incomplete", {})
    if settings.texts is None:
        return
    known = sorted(folder.name for folder in settings.texts.iterdir() if folder.is_dir())
    for language in settings.languages:
        if language not in known:
            raise OperahouseError("app-unknown-language", {"language": language, "known": ", ".join(known)})


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def check_names(environment: Mapping[str, str]) -> None:
    """A misspelt variable would change nothing, and nobody would notice."""
    for name in environment:
        word = name.upper().removeprefix(PREFIX).lower()
        if name.upper().startswith(PREFIX) and word not in Settings.model_fields and name not in NO_SETTINGS:
            near = get_close_matches(word, Settings.model_fields, 1)
            raise OperahouseError("web-setting-unknown", {"name": name, "near": variable(near[0]) if near else None})


def shown_database(db: str) -> str:
    """The address of the database without its password."""
    return make_url(db).render_as_string(hide_password=True)


def _wrong(problem: ErrorDetails, given: Mapping[str, object]) -> OperahouseError:
    name = str(problem["loc"][0])
    key = COMPLAINTS.get(problem["type"], problem["type"] if problem["type"].startswith("web-") else "web-setting-form")
    limits = {"low": ("ge", "gt"), "high": ("le",)}
    bounds = problem.get("ctx", {})
    details = {blank: str(bounds[word]) for blank, words in limits.items() for word in words if word in bounds}
    where = f"--{name.replace('_', '-')}" if name in given else variable(name)
    value = "…" if name in SECRET else str(problem["input"])[:LONGEST_SHOWN]
    return OperahouseError(
        "web-setting-wrong", {"name": where, "value": value, "why": OperahouseError(key, {**details})}
    )

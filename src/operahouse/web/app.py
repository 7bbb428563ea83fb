"""The application: all routes, error handlers and middleware."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

import operahouse
from operahouse.kernel.errors import OperahouseError
from operahouse.store.connect import open_store
from operahouse.web import (
    accounts,
    blocks,
    branches,
    comments,
    daily,
    foyer,
    handovers,
    holidays,
    host_page,
    lessons,
    notices,
    own_account,
    pictures,
    profiles,
    records,
    recovery,
    replay,
    reports,
    rulebooks,
    server_info,
    shared_page,
    socket,
    static_files,
    tables,
    tournaments,
    training,
    turns,
)
from operahouse.web.allowed_methods import AllowedMethods
from operahouse.web.bus import Bus, SingleProcessBus
from operahouse.web.error_responses import (
    handle_error,
    handle_http_error,
    handle_invalid_request,
    handle_unexpected_error,
)
from operahouse.web.ports import Library, Localize
from operahouse.web.postgres_bus import PostgresBus
from operahouse.web.security import SecurityMiddleware
from operahouse.web.server import Server
from operahouse.web.settings import Settings

ROUTES: Final = [
    server_info, rulebooks, lessons, accounts, own_account, recovery, profiles, tables, turns, foyer, pictures, daily,
    tournaments, replay, records, branches, comments, training, handovers, notices, holidays, blocks, reports,
    host_page, shared_page, socket, static_files,
]  # fmt: skip


def create_app(settings: Settings, localize: Localize, library: Library) -> FastAPI:
    """The application. It opens the store when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = open_store(settings.db, answer_seconds=settings.database_seconds)
        server = Server(settings, store, make_bus(settings), localize, library)
        app.state.server = server
        await server.open()
        try:
            yield
        finally:
            await server.close()
            store.close()

    app = FastAPI(
        title="Operahouse", version=operahouse.__version__, lifespan=lifespan,
        openapi_url="/api/openapi.json", docs_url=None, redoc_url=None,
    )  # fmt: skip
    for routes in ROUTES:
        app.include_router(routes.router)
    api = [module for module in ROUTES if module is not static_files]
    app.state.methods = AllowedMethods(route for module in api for route in module.router.routes)
    app.add_exception_handler(OperahouseError, handle_error)
    app.add_exception_handler(RequestValidationError, handle_invalid_request)
    app.add_exception_handler(HTTPException, handle_http_error)
    app.add_exception_handler(Exception, handle_unexpected_error)
    app.add_middleware(SecurityMiddleware, settings=settings, methods=app.state.methods)
    return app


def make_bus(settings: Settings) -> Bus:
    """How this process hears of others."""
    return PostgresBus(settings.db, settings.database_seconds) if settings.shares_database else SingleProcessBus()

"""The application: every door of the house in one place."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

import operahouse
from operahouse.kernel.errors import OperahouseError
from operahouse.store.connect import open_store
from operahouse.web import accounts, doors, lessons, looking, records, rulebooks, socket, static, tables
from operahouse.web.answers import answer_accident, answer_error, answer_http, answer_nonsense
from operahouse.web.bus import Alone, Bus
from operahouse.web.house import House
from operahouse.web.postgres_bus import PostgresBus
from operahouse.web.security import Guard
from operahouse.web.settings import Library, Say, Settings


def create_app(settings: Settings, say: Say, library: Library) -> FastAPI:
    """The application; the store is opened when it starts."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = open_store(settings.db)
        house = House(settings, store, make_bus(settings), say, library)
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await house.close()
            store.close()

    app = FastAPI(
        title="Operahouse", version=operahouse.__version__, lifespan=life,
        openapi_url="/api/openapi.json", docs_url=None, redoc_url=None,
    )  # fmt: skip
    for room in (doors, rulebooks, lessons, accounts, tables, looking, records, socket, static):
        app.include_router(room.router)
    app.add_exception_handler(OperahouseError, answer_error)
    app.add_exception_handler(RequestValidationError, answer_nonsense)
    app.add_exception_handler(HTTPException, answer_http)
    app.add_exception_handler(Exception, answer_accident)
    app.add_middleware(Guard, settings=settings)
    return app


def make_bus(settings: Settings) -> Bus:
    """How this process hears of others."""
    return PostgresBus(settings.db) if settings.db.startswith("postgres") else Alone()

"""The application: routes, guards and the hall put together; what is answered when something fails; the journal."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware import ASGIMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.plugins.prometheus import PrometheusController
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import gromada
from gromada.core.errors import GromadaError
from gromada.table.built import PAGE
from gromada.table.guards import HostGuard, Hosts, answer, check_caller, secure
from gromada.table.hall import Hall
from gromada.table.limits import Limit
from gromada.table.messages import Code, Problem
from gromada.table.metrics import count_request
from gromada.table.refusals import Refused, english, not_understood, problem_of
from gromada.table.routes import ROUTES, health
from gromada.table.store import Store, async_url
from gromada.table.tables import IDLE
from gromada.table.thinking import Pick, Thinkers, pick
from gromada.table.wire import lost

log = logging.getLogger("gromada.table")
LARGEST_MESSAGE: Final = 2_500_000  # bytes; records are the largest thing that anyone sends
REQUESTS_A_MINUTE: Final = 3000  # from one address, which may be a whole school
MOVES_A_MINUTE: Final = 600  # from one seat
HTTP: Final[dict[int, Code]] = {404: "no-page", 405: "no-page", 413: "too-large"}
HERE_ONLY: Final = Hosts()


def make_app(
    database: str,
    packs: dict[str, list[str]] | None = None,
    requests_a_minute: int = REQUESTS_A_MINUTE,
    moves_a_minute: int = MOVES_A_MINUTE,
    pick: Pick = pick,
    idle: float = IDLE,
    hosts: Hosts = HERE_ONLY,
    review_tries: int = 0,
) -> Litestar:
    """The application, on one database. `pick` runs in a process of its own and gives a bot's move; a table
    that nobody has used for `idle` seconds leaves the memory; `hosts` are the names that the server answers to; a
    review tries so often for each decision, or as the standard setting has it.
    """
    url = async_url(database)
    english()  # read now, not at the first refusal

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(url)
        await opened(store)
        seat_limit = Limit(moves_a_minute, max(60, moves_a_minute // 10))
        hall = Hall(store, Thinkers(2, pick), packs or {}, seat_limit, review_tries)
        app.state.hall = hall
        app.state.address_limit = Limit(requests_a_minute, requests_a_minute)
        hall.start(idle)
        try:
            yield
        finally:
            await hall.close()

    def provide_hall(state: AppState) -> Hall:
        hall: Hall = state.hall
        return hall

    api = Router("/", route_handlers=ROUTES, before_request=check_caller)
    handlers: list[Any] = [api, health, PrometheusController]
    if PAGE.is_dir():
        # The build names these files by what is in them; the page that names the files is asked for anew.
        forever = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
        places = [("/assets", PAGE / "assets", forever, False), ("/", PAGE, CacheControlHeader(no_cache=True), True)]
        handlers += [
            create_static_files_router(
                path=path, directories=[folder], cache_control=cache, html_mode=is_html, include_in_schema=False
            )
            for path, folder, cache, is_html in places
        ]
    return Litestar(
        route_handlers=handlers,
        lifespan=[lifespan],
        dependencies={"hall": Provide(provide_hall, sync_to_thread=False)},
        middleware=[HostGuard(hosts), Journal()],
        exception_handlers={
            GromadaError: on_refusal,
            ValidationException: on_bad_message,
            HTTPException: on_http_error,
            **dict.fromkeys(lost(), on_lost_database),
            Exception: on_failure,
        },
        before_send=[secure],
        # What is the same for everybody travels compressed; the size of what a seat may know stays what it is.
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, exclude="^/api/(?!games|texts)"),
        logging_config=None,
        request_max_body_size=LARGEST_MESSAGE,
        openapi_config=OpenAPIConfig(title="Gromada", version=gromada.__version__, path="/api/schema"),
    )


async def opened(store: Store) -> None:
    """Opens the store. A database server that is away for a while ends no worker: it is waited for."""
    pause = 0.5
    while True:
        try:
            await store.open()
            return
        except lost() as error:
            if not store.is_shared:
                raise
            facts = {"reason": " ".join(str(error).split())[:300]}
            log.warning("the database is not there yet; it is waited for", extra={"facts": facts})
            await asyncio.sleep(pause)
            pause = min(2 * pause, 10.0)


def on_refusal(_: Request[Any, Any, Any], error: GromadaError) -> Response[Problem]:
    return answer(problem_of(error))


def on_bad_message(_: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    details = error.extra if isinstance(error.extra, list) else []
    first = details[0] if details and isinstance(details[0], dict) else {}
    place, reason = first.get("key", "data"), first.get("message", "") or error.detail
    where = "" if place == "data" else f"{place}: "
    return answer(not_understood(f"{where}{reason}"))


def on_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    status = error.status_code
    return answer(problem_of(Refused(HTTP.get(status, "failure" if status >= 500 else "not-understood"))), status)


def on_lost_database(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    facts = {"path": request.scope.get("path_template", ""), "reason": " ".join(str(error).split())[:300]}
    log.error("the database does not answer", extra={"facts": facts})
    return answer(problem_of(Refused("no-database")))


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    facts = {"method": request.method, "path": request.scope.get("path_template", "")}
    log.error("failure", extra={"facts": facts}, exc_info=error)
    return answer(problem_of(Refused("failure")))


class Journal(ASGIMiddleware):
    """Counts requests, and writes one line for each: never a key, a name or what was said."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        start = time.perf_counter()
        status = 500

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await next_app(scope, receive, watched)
        finally:
            method, path, spent = str(scope.get("method")), scope.get("path_template", ""), time.perf_counter() - start
            count_request(method, path, status, spent)
            facts = {"method": method, "path": path, "status": status, "ms": round(1000 * spent, 1)}
            log.info("request", extra={"facts": facts})

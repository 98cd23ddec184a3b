"""The server: HTTP and websockets in, projections out. The rules of a table are in session.py."""

from __future__ import annotations

import asyncio
import io
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import cache, partial
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import segno
from litestar import Litestar, MediaType, Request, Response, Router, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException, WebSocketDisconnect
from litestar.middleware import ASGIMiddleware
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.params import FromPath, HeaderParameter, JSONBody, QueryParameter
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import gromada
from gromada.bots.registry import BOTS
from gromada.core.errors import GromadaError
from gromada.core.game import Flag, Game, Number, OneOf, Setting
from gromada.core.state import State
from gromada.library import GAMES, LANGUAGES, ROOT, ledger_of, package_folder
from gromada.table.boxes import lids
from gromada.table.fitting import closed
from gromada.table.guards import HostGuard, Hosts, address, answer, check_caller, is_foreign, secure
from gromada.table.hall import IDLE, Hall, Live
from gromada.table.limits import CALLER, Limit
from gromada.table.messages import (
    ENCODER,
    ChatIn,
    Closed,
    Code,
    Consent,
    GameOut,
    Health,
    HoldIn,
    InviteIn,
    MoveIn,
    NewTable,
    OptionOut,
    OwnTables,
    Position,
    Printed,
    PrintedName,
    Problem,
    PublicTable,
    QrIn,
    RecordIn,
    SeatIn,
    SeatTaken,
    SettingOut,
    Snapshot,
    TableMade,
    TableSummary,
    UndoTo,
    Why,
    WhyIn,
    Wished,
)
from gromada.table.presence import Looker
from gromada.table.refusals import Refused, english, problem_of
from gromada.table.serving import PAGE
from gromada.table.session import AGREE, DECLINE, MOVE, PROPOSE, RETRY, SAY, SIT, UNDO, Entry
from gromada.table.store import Store, async_url
from gromada.table.thinking import Pick, Thinkers, pick
from gromada.table.wire import Wire, lost

log = logging.getLogger("gromada.table")
LARGEST_MESSAGE: Final = 2_500_000  # bytes; records are the largest thing that anyone sends
MOST_WORDS: Final = 120  # messages a minute on one socket; after the first they only say "still here"
REQUESTS_A_MINUTE: Final = 3000  # from one address, which may be a whole school
MOVES_A_MINUTE: Final = 600  # from one seat
REFUSALS: Final = {
    400: ResponseSpec(Problem, description="Not understood, or against the rules", generate_examples=False),
    403: ResponseSpec(Problem, description="Another site asks, or another host", generate_examples=False),
    404: ResponseSpec(Problem, description="There is no such thing", generate_examples=False),
    409: ResponseSpec(Problem, description="The table does not allow it now", generate_examples=False),
    413: ResponseSpec(Problem, description="Too large", generate_examples=False),
    429: ResponseSpec(Problem, description="Too fast", generate_examples=False),
    503: ResponseSpec(Problem, description="The database cannot be written", generate_examples=False),
}
HTTP: Final[dict[int, Code]] = {404: "no-page", 405: "no-page", 413: "too-large"}
HERE_ONLY: Final = Hosts()
TheHall = NamedDependency[Hall]
SeatKeyHeader = Annotated[
    str | None, HeaderParameter(name="x-seat-key", description="The key of a seat", max_length=120)
]


# -- games ---------------------------------------------------------------------------------------------


def setting_out(setting: Setting) -> SettingOut:
    """An option as a form field."""
    if isinstance(setting, OneOf):
        return SettingOut(setting.name, "one_of", setting.default, values=list(setting.values))
    if isinstance(setting, Flag):
        return SettingOut(setting.name, "flag", setting.default)
    if isinstance(setting, Number):
        words = list(setting.words)
        return SettingOut(setting.name, "number", setting.default, low=setting.low, high=setting.high, words=words)
    return SettingOut(setting.name, "text", setting.default)


def game_out(hall: Hall, game: Game[State]) -> GameOut:
    defaults = {str(n): game.default_options(n) for n in range(game.min_seats, game.max_seats + 1)}
    settings = [setting_out(setting) for setting in game.settings()]
    packs = hall.pack_names(game.name)
    lid = lids()[game.name]
    return GameOut(
        game.name, game.min_seats, game.max_seats, settings, defaults, list(BOTS), packs, lid.minutes, lid.weight
    )


@get("/api/games", responses=REFUSALS, summary="The games that can be played")
async def games(hall: TheHall) -> list[GameOut]:
    return [game_out(hall, hall.game(name)[0]) for name in GAMES]


@post(
    "/api/games/{name:str}/closed",
    status_code=200,
    responses=REFUSALS,
    summary="Which values of the settings do not go with the seats and the other settings",
)
async def closed_settings(hall: TheHall, name: FromPath[str], data: JSONBody[Wished]) -> list[Closed]:
    return closed(hall.game(name, data.pack)[0], data.seats, data.options)


@get(
    "/api/games/{name:str}/printed",
    responses=REFUSALS,
    summary="What is printed: names in both languages and which facts are guesses",
)
async def printed(
    hall: TheHall, name: FromPath[str], pack: Annotated[str, QueryParameter(max_length=64)] = ""
) -> Response[Printed]:
    encoded: Any = printed_bytes(hall.game(name, pack)[0])
    # A pack that is named by its hash never changes, so that a browser needs it once.
    headers = {"cache-control": "public, max-age=31536000, immutable"} if pack else {"cache-control": "no-cache"}
    return Response(encoded, media_type=MediaType.JSON, headers=headers)


@cache
def printed_bytes(game: Game[State]) -> bytes:
    pack = game.box.pack
    names = {id: PrintedName(entry.name_en, entry.name_pl, entry.is_guess()) for id, entry in pack.names.items()}
    return ENCODER.encode(Printed(pack.sha, names, dict(pack.data)))


@get("/api/games/{name:str}/moves", responses=REFUSALS, summary="Every move that can ever be made in a game, as text")
async def catalogue(hall: TheHall, name: FromPath[str]) -> list[str]:
    return hall.game(name)[0].catalogue.texts()


@get(
    "/api/games/{name:str}/rules/{lang:str}", responses=REFUSALS, summary="The rules of a game and of the table, by id"
)
async def rules(name: FromPath[str], lang: FromPath[str]) -> dict[str, str]:
    return rules_in(name, spoken(lang))


@cache
def rules_in(name: str, lang: str) -> dict[str, str]:
    return ledger_of(name, lang) | ledger_of("core", lang)


def spoken(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refused("no-language")
    return lang


@get(
    "/api/texts/{name:str}/{lang:str}",
    media_type=MediaType.TEXT,
    responses=REFUSALS,
    summary="The Fluent texts of a game, or of the table itself",
)
async def texts(name: FromPath[str], lang: FromPath[str]) -> str:
    folder = ROOT if name == "table" else package_folder(name)
    return text_of(folder / "texts" / f"{spoken(lang)}.ftl")


@cache
def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


# -- tables --------------------------------------------------------------------------------------------


@get("/api/tables", responses=REFUSALS, summary="The public tables: running games that anyone may watch or join")
async def public_tables(hall: TheHall) -> list[PublicTable]:
    return await hall.public()


@post("/api/tables", responses=REFUSALS, summary="Make a table")
async def make_table(hall: TheHall, data: JSONBody[NewTable]) -> TableMade:
    return await hall.make(data)


@post(
    "/api/mine",
    status_code=200,
    responses=REFUSALS,
    summary="The tables that a browser remembers",
)
async def own_tables(hall: TheHall, data: JSONBody[OwnTables]) -> list[TableSummary]:
    found = []
    for own in data.tables:
        with suppress(Refused):  # a table that has gone is left out
            found.append(await hall.summary(own))
    return found


@get("/api/tables/{id:str}", responses=REFUSALS, summary="A table as its seat, or a spectator, may see it")
async def see_table(hall: TheHall, id: FromPath[str], key: SeatKeyHeader = None) -> Response[Snapshot]:
    live = await hall.get(id)
    if not key:
        return shown(live, None)
    seat = live.seat_of(key)
    await hall.note_request(live, seat)
    return shown(live, seat)


@get("/api/tables/{id:str}/past", responses=REFUSALS, summary="A table as it was at a line of the log")
async def past(
    hall: TheHall, id: FromPath[str], line: Annotated[int, QueryParameter(ge=0, le=100_000)], key: SeatKeyHeader = None
) -> Position:
    live = await hall.get(id)
    return await hall.past(live, live.seat_of(key) if key else None, line)


def shown(live: Live, seat: int | None) -> Response[Snapshot]:
    """A snapshot that is encoded already: everyone who looks gets the same bytes."""
    encoded: Any = live.shot(seat)
    return Response(encoded, media_type=MediaType.JSON)


async def seated(hall: Hall, id: str, key: str | None) -> tuple[Live, int]:
    """The table, and the seat that the key opens; a seat that asks too fast is refused."""
    live = await hall.get(id)
    seat = live.seat_of(key)
    hall.seat_limit.take(f"{id} {seat}")
    await hall.note_request(live, seat)
    return live, seat


@post("/api/tables/{id:str}/moves", responses=REFUSALS, summary="Answer the question that was asked")
async def move(
    hall: TheHall, id: FromPath[str], data: JSONBody[MoveIn], key: SeatKeyHeader = None
) -> Response[Snapshot]:
    live, seat = await seated(hall, id, key)
    action = live.session.game.catalogue.read(data.move)
    await hall.submit(live, Entry(MOVE, seat, action.text), data.at)
    return shown(live, seat)


@post("/api/tables/{id:str}/why", status_code=200, responses=REFUSALS, summary="Why a move is not possible now")
async def why(hall: TheHall, id: FromPath[str], data: JSONBody[WhyIn], key: SeatKeyHeader = None) -> Why:
    live, seat = await seated(hall, id, key)
    return live.session.why(seat, data.move)


@get(
    "/api/tables/{id:str}/unlit",
    responses=REFUSALS,
    summary="Answers to the question asked that a rule forbids now",
)
async def unlit(hall: TheHall, id: FromPath[str], key: SeatKeyHeader = None) -> list[OptionOut]:
    live, seat = await seated(hall, id, key)
    return live.session.unlit(seat)


@post("/api/tables/{id:str}/undo", responses=REFUSALS, summary="Take back the last own move")
async def undo(hall: TheHall, id: FromPath[str], key: SeatKeyHeader = None) -> Response[Snapshot]:
    live, seat = await seated(hall, id, key)
    await hall.submit(live, Entry(UNDO, seat, count=1))
    return shown(live, seat)


@post("/api/tables/{id:str}/back", responses=REFUSALS, summary="Propose to go back to a line of the log")
async def propose(
    hall: TheHall, id: FromPath[str], data: JSONBody[UndoTo], key: SeatKeyHeader = None
) -> Response[Snapshot]:
    live, seat = await seated(hall, id, key)
    await hall.submit(live, Entry(PROPOSE, seat, count=live.session.move_of_line(seat, data.to)))
    return shown(live, seat)


@post("/api/tables/{id:str}/back/answer", responses=REFUSALS, summary="Agree to go back, or decline")
async def consent(
    hall: TheHall, id: FromPath[str], data: JSONBody[Consent], key: SeatKeyHeader = None
) -> Response[Snapshot]:
    live, seat = await seated(hall, id, key)
    await hall.submit(live, Entry(AGREE if data.agree else DECLINE, seat))
    return shown(live, seat)


@post("/api/tables/{id:str}/chat", responses=REFUSALS, summary="Say something to everyone at the table")
async def say(
    hall: TheHall, id: FromPath[str], data: JSONBody[ChatIn], key: SeatKeyHeader = None
) -> Response[Snapshot]:
    live, seat = await seated(hall, id, key)
    await hall.submit(live, Entry(SAY, seat, " ".join(data.text.split())))
    return shown(live, seat)


@post("/api/tables/{id:str}/sit", responses=REFUSALS, summary="Take the seat that the key opens, under a name")
async def sit(
    hall: TheHall, id: FromPath[str], data: JSONBody[SeatIn], key: SeatKeyHeader = None
) -> Response[Snapshot]:
    live, seat = await seated(hall, id, key)
    await hall.submit(live, Entry(SIT, seat, " ".join(data.name.split())))
    return shown(live, seat)


@post("/api/tables/{id:str}/join", responses=REFUSALS, summary="Take a free seat of a public table, under a name")
async def join(hall: TheHall, id: FromPath[str], data: JSONBody[SeatIn]) -> SeatTaken:
    return await hall.join(await hall.get(id), " ".join(data.name.split()))


@post("/api/tables/{id:str}/invite", responses=REFUSALS, summary="A key for a bot's seat; the bot plays on until then")
async def invite(hall: TheHall, id: FromPath[str], data: JSONBody[InviteIn], key: SeatKeyHeader = None) -> SeatTaken:
    live, by = await seated(hall, id, key)
    return await hall.invite(live, by, data.seat)


@post(
    "/api/tables/{id:str}/hold",
    responses=REFUSALS,
    summary="Let a bot hold the seat, or take it back; or let one hold the seat of somebody who has gone",
)
async def hold(
    hall: TheHall, id: FromPath[str], data: JSONBody[HoldIn], key: SeatKeyHeader = None
) -> Response[Snapshot]:
    live, seat = await seated(hall, id, key)
    await hall.hold(live, seat, data.bot, data.seat)
    return shown(live, seat)


@post("/api/tables/{id:str}/retry", responses=REFUSALS, summary="Let the bots that have failed try again")
async def retry(hall: TheHall, id: FromPath[str], key: SeatKeyHeader = None) -> Response[Snapshot]:
    live, seat = await seated(hall, id, key)
    await hall.submit(live, Entry(RETRY, seat))
    return shown(live, seat)


@post(
    "/api/tables/{id:str}/rematch",
    responses=REFUSALS,
    summary="The same seats again, at a new table",
)
async def rematch(hall: TheHall, id: FromPath[str], key: SeatKeyHeader = None) -> Response[Snapshot]:
    live, seat = await seated(hall, id, key)
    await hall.rematch(live, seat)
    return shown(live, seat)


@get(
    "/api/tables/{id:str}/record",
    media_type=MediaType.TEXT,
    responses=REFUSALS,
    summary="The record of a finished game, seed included",
)
async def record(hall: TheHall, id: FromPath[str]) -> str:
    live = await hall.get(id)
    return live.session.record().write()


@post(
    "/api/replays",
    status_code=200,
    responses=REFUSALS,
    summary="A record, replayed up to a move, as a spectator sees it",
)
async def replay(hall: TheHall, data: JSONBody[RecordIn]) -> Position:
    return await hall.desk.do(CALLER.get(), partial(hall.replays.position, data.record, data.at))


@post("/api/qr", status_code=200, media_type="image/svg+xml", responses=REFUSALS, summary="An invitation as a QR code")
async def qr(data: JSONBody[QrIn]) -> str:
    """In a body: a query would leave the key of the invitation in logs and histories."""
    picture = io.BytesIO()
    made = segno.make(data.text, error="m", micro=False)
    made.save(picture, kind="svg", scale=4, border=2, light="white", xmldecl=False)
    return picture.getvalue().decode()


@get("/health", summary="Whether the server can write to its database")
async def health(hall: TheHall) -> Response[Health]:
    is_well = await hall.is_well()
    return Response(Health("ok" if is_well else "database", gromada.__version__), status_code=200 if is_well else 503)


@websocket("/api/tables/{id:str}/live")
async def live_table(socket: WebSocket[Any, Any, AppState], id: FromPath[str]) -> None:
    """Sends a snapshot now and after every change; the first message says who looks: {"key": KEY or null}."""
    hall: Hall = socket.app.state.hall
    if is_foreign(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(code=4403, reason="another site may not open this table")
        return
    await socket.accept()
    try:
        CALLER.set(address(socket.scope))
        socket.app.state.address_limit.take(CALLER.get())
        hello = msgspec.json.decode(await asyncio.wait_for(socket.receive_text(), 10), type=dict[str, str | None])
        live = await hall.get(id)
        looker = Looker(live.seat_of(hello["key"]) if hello.get("key") else None)
        await hall.enter(live, looker)
    except (GromadaError, msgspec.MsgspecError, TimeoutError, RecursionError) as error:
        told = problem_of(error if isinstance(error, GromadaError) else Refused("no-hello"))
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text(ENCODER.encode(told).decode())
            await socket.close(code=4400)
        return
    except WebSocketDisconnect:
        return
    sending = asyncio.create_task(send_all(socket, looker))
    words = Limit(MOST_WORDS, MOST_WORDS)
    try:
        while True:
            await socket.receive_data(mode="text")
            words.take("")
    except (WebSocketDisconnect, Refused):
        pass
    finally:
        sending.cancel()
        await hall.leave(live, looker)


async def send_all(socket: WebSocket[Any, Any, AppState], looker: Looker) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # a browser that has gone is noticed by receive
        while True:
            await socket.send_text((await looker.next()).decode())


# -- answers -------------------------------------------------------------------------------------------


def on_refusal(_: Request[Any, Any, Any], error: GromadaError) -> Response[Problem]:
    return answer(problem_of(error))


def on_bad_message(_: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    details = error.extra if isinstance(error.extra, list) else []
    first = details[0] if details and isinstance(details[0], dict) else {}
    place, reason = first.get("key", "data"), first.get("message", "") or error.detail
    where = "" if place == "data" else f"{place}: "
    return answer(Problem(" ".join(f"that message is not understood: {where}{reason}".split()), "not-understood", {}))


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
    """One line a request: never a key, a name or what was said."""

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
            path, spent = scope.get("path_template", ""), round(1000 * (time.perf_counter() - start), 1)
            facts = {"method": scope.get("method"), "path": path, "status": status, "ms": spent}
            log.info("request", extra={"facts": facts})


# -- the application -----------------------------------------------------------------------------------


def make_app(
    database: str,
    packs: dict[str, list[str]] | None = None,
    requests_a_minute: int = REQUESTS_A_MINUTE,
    moves_a_minute: int = MOVES_A_MINUTE,
    pick: Pick = pick,
    idle: float = IDLE,
    hosts: Hosts = HERE_ONLY,
) -> Litestar:
    """The application, on one database. `pick` runs in a process of its own and gives a bot's move; a table
    that nobody has used for `idle` seconds leaves the memory; `hosts` are the names that the server answers to.
    """
    url = async_url(database)
    english()  # read now, not at the first refusal

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(url)
        await opened(store)
        thinkers = Thinkers(2, pick)
        hall = Hall(store, thinkers, packs or {}, Limit(moves_a_minute, max(60, moves_a_minute // 10)))
        app.state.hall = hall
        app.state.address_limit = Limit(requests_a_minute, requests_a_minute)
        if store.is_shared:
            wire = Wire(url, hall.heard, hall.look_again)
            tasks = [asyncio.create_task(wire.run()), asyncio.create_task(hall.repeat_presence())]
            minding = asyncio.create_task(hall.mind_bots(wire.is_first))
        else:
            tasks = []
            minding = asyncio.create_task(hall.mind_bots(is_alone))
        tasks.append(asyncio.create_task(hall.tidy(idle)))
        try:
            yield
        finally:
            await hall.close()
            await asyncio.wait([minding], timeout=2)  # not cancelled: a database driver may be at work
            for task in (minding, *tasks):
                task.cancel()
            await asyncio.gather(minding, *tasks, return_exceptions=True)
            thinkers.close()
            await store.close()

    async def provide_hall(state: AppState) -> Hall:
        hall: Hall = state.hall
        return hall

    # By route: the path itself would tell which tables there are, and how often somebody answers in secret.
    requests_counted = PrometheusConfig(app_name="gromada", prefix="gromada", group_path=True)
    api = Router(
        "/",
        route_handlers=[
            games, closed_settings, printed, catalogue, rules, texts, make_table, public_tables, own_tables, see_table,
            past, move, why, unlit, undo, propose, consent, say, sit, join, invite, hold, retry, rematch, record,
            replay, qr, live_table,
        ],
        before_request=check_caller,
    )  # fmt: skip
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
        dependencies={"hall": Provide(provide_hall)},
        middleware=[HostGuard(hosts), Journal(), requests_counted.middleware],
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


async def is_alone() -> bool:
    """An SQLite file has one process, which minds everything."""
    return True

"""The server: HTTP and websockets in, projections out. The rules of a table are in session.py."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import segno
from litestar import Litestar, MediaType, Request, Response, Router, WebSocket, get, post, websocket
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException, NotFoundException, ValidationException, WebSocketDisconnect
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.static_files import create_static_files_router

import gromada
from gromada.bots.registry import BOTS
from gromada.core.errors import GromadaError
from gromada.core.game import Flag, Game, Number, OneOf, Setting
from gromada.core.record import read_record, start_record, step_record
from gromada.core.state import State
from gromada.library import GAMES, ROOT, game_of, package_folder
from gromada.table.hall import Hall, Live, Looker, NoTable, ledger_of
from gromada.table.messages import (
    ENCODER,
    ChatIn,
    Consent,
    HoldIn,
    MoveIn,
    NewTable,
    Problem,
    RecordIn,
    SeatIn,
    Snapshot,
    TableMade,
    UndoTo,
    Why,
    WhyIn,
)
from gromada.table.session import (
    AGREE,
    DECLINE,
    HOLD,
    MOVE,
    PROPOSE,
    SAY,
    SIT,
    UNDO,
    Entry,
    Refused,
    Session,
)
from gromada.table.store import Store, async_url
from gromada.table.thinking import Thinkers

log = logging.getLogger("gromada.table")
PAGE: Final = Path(__file__).with_name("page")
CHANNEL: Final = "tables"
LARGEST_MESSAGE: Final = 2_500_000  # bytes; records are the largest thing that anyone sends
SECURITY: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


# -- games ---------------------------------------------------------------------------------------------


def setting_out(setting: Setting) -> dict[str, Any]:
    """An option as a form field."""
    if isinstance(setting, OneOf):
        return {"name": setting.name, "kind": "one_of", "values": list(setting.values), "default": setting.default}
    if isinstance(setting, Flag):
        return {"name": setting.name, "kind": "flag", "default": setting.default}
    if isinstance(setting, Number):
        range_ = {"low": setting.low, "high": setting.high, "words": list(setting.words)}
        return {"name": setting.name, "kind": "number", "default": setting.default, **range_}
    return {"name": setting.name, "kind": "text", "default": setting.default}


def game_out(game: Game[State]) -> dict[str, Any]:
    defaults = {str(n): game.default_options(n) for n in range(game.min_seats, game.max_seats + 1)}
    return {
        "name": game.name,
        "min_seats": game.min_seats,
        "max_seats": game.max_seats,
        "settings": [setting_out(setting) for setting in game.settings()],
        "defaults": defaults,
        "bots": list(BOTS),
    }


@get("/api/games", summary="The games that can be played")
async def games(hall: Hall) -> list[dict[str, Any]]:
    return [game_out(hall.game(name)) for name in GAMES]


@get("/api/games/{name:str}/printed", summary="What is printed: names in both languages and which facts are guesses")
async def printed(hall: Hall, name: str) -> dict[str, Any]:
    pack = hall.game(name).box.pack
    names = {id: [entry.name_en, entry.name_pl, entry.is_guess()] for id, entry in pack.names.items()}
    return {"sha": pack.sha, "names": names, "data": pack.data}


@get("/api/games/{name:str}/rules", summary="The ledger of a game")
async def rules(name: str) -> dict[str, str]:
    return ledger_of(name)


@get("/api/texts/{name:str}/{lang:str}", media_type=MediaType.TEXT, summary="The Fluent texts of a game, or of the table")
async def texts(name: str, lang: str) -> str:
    if lang not in ("en", "pl"):
        raise GromadaError(f"the languages are en and pl, not {lang!r}")
    folder = ROOT if name == "table" else package_folder(name)
    return (folder / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")


# -- tables --------------------------------------------------------------------------------------------


@post("/api/tables", summary="Make a table")
async def make_table(hall: Hall, data: NewTable) -> TableMade:
    return await hall.make(data)


@get("/api/tables/{id:str}", summary="A table as its seat, or a spectator, may see it")
async def see_table(hall: Hall, request: Request[Any, Any, AppState], id: str) -> Snapshot:
    live = await hall.get(id)
    key = request.headers.get("x-seat-key")
    return live.session.snapshot(live.seat_of(key) if key else None, live.present())


async def seated(hall: Hall, request: Request[Any, Any, AppState], id: str) -> tuple[Live, int]:
    live = await hall.get(id)
    return live, live.seat_of(request.headers.get("x-seat-key"))


@post("/api/tables/{id:str}/moves", summary="Answer the question that was asked")
async def move(hall: Hall, request: Request[Any, Any, AppState], id: str, data: MoveIn) -> Snapshot:
    live, seat = await seated(hall, request, id)
    action = live.session.game.catalogue.read(data.move)
    await hall.submit(live, Entry(MOVE, seat, action.text), data.at)
    return live.session.snapshot(seat, live.present())


@post("/api/tables/{id:str}/why", status_code=200, summary="Why a move is not possible now")
async def why(hall: Hall, request: Request[Any, Any, AppState], id: str, data: WhyIn) -> Why:
    live, seat = await seated(hall, request, id)
    return live.session.why(seat, data.move, ledger_of(live.session.game.name))


@post("/api/tables/{id:str}/undo", summary="Take back the last own move")
async def undo(hall: Hall, request: Request[Any, Any, AppState], id: str) -> Snapshot:
    live, seat = await seated(hall, request, id)
    await hall.submit(live, Entry(UNDO, seat, count=1))
    return live.session.snapshot(seat, live.present())


@post("/api/tables/{id:str}/back", summary="Propose to go back to a line of the log")
async def propose(hall: Hall, request: Request[Any, Any, AppState], id: str, data: UndoTo) -> Snapshot:
    live, seat = await seated(hall, request, id)
    await hall.submit(live, Entry(PROPOSE, seat, count=live.session.move_of_line(seat, data.to)))
    return live.session.snapshot(seat, live.present())


@post("/api/tables/{id:str}/back/answer", summary="Agree to go back, or decline")
async def consent(hall: Hall, request: Request[Any, Any, AppState], id: str, data: Consent) -> Snapshot:
    live, seat = await seated(hall, request, id)
    await hall.submit(live, Entry(AGREE if data.agree else DECLINE, seat))
    return live.session.snapshot(seat, live.present())


@post("/api/tables/{id:str}/chat", summary="Say something to everyone at the table")
async def say(hall: Hall, request: Request[Any, Any, AppState], id: str, data: ChatIn) -> Snapshot:
    live, seat = await seated(hall, request, id)
    await hall.submit(live, Entry(SAY, seat, " ".join(data.text.split())))
    return live.session.snapshot(seat, live.present())


@post("/api/tables/{id:str}/sit", summary="Take the seat that the key opens, under a name")
async def sit(hall: Hall, request: Request[Any, Any, AppState], id: str, data: SeatIn) -> Snapshot:
    live, seat = await seated(hall, request, id)
    await hall.submit(live, Entry(SIT, seat, " ".join(data.name.split())))
    return live.session.snapshot(seat, live.present())


@post("/api/tables/{id:str}/hold", summary="Let a bot hold the seat, or take it back")
async def hold(hall: Hall, request: Request[Any, Any, AppState], id: str, data: HoldIn) -> Snapshot:
    live, seat = await seated(hall, request, id)
    if data.bot is not None and data.bot.split(":")[0] not in BOTS:
        raise Refused(f"the bots are {', '.join(BOTS)}, not {data.bot!r}")
    await hall.submit(live, Entry(HOLD, seat, data.bot or ""))
    return live.session.snapshot(seat, live.present())


@get("/api/tables/{id:str}/record", media_type=MediaType.TEXT, summary="The record of a finished game, seed included")
async def record(hall: Hall, id: str) -> str:
    live = await hall.get(id)
    return live.session.record().write()


@post("/api/replays", status_code=200, summary="A record, replayed up to a move, as a spectator sees it")
async def replay(data: RecordIn) -> dict[str, Any]:
    return await asyncio.to_thread(replay_to, data.record, data.at)


def replay_to(text: str, at: int | None) -> dict[str, Any]:
    """One position of a record, with the log that led to it."""
    found = read_record(text)
    game = game_of(found)
    moves = len(found.moves) if at is None else min(at, len(found.moves))
    state = start_record(found, game)
    lines = [{"number": 0, "seat": None, "events": events_out(state)}]
    for index in range(moves):
        step_record(found, state, index)
        lines.append({"number": index + 1, "seat": found.moves[index][0], "events": events_out(state)})
    is_over = state.is_over()
    sheets = [game.score_sheet(state, seat) for seat in range(found.seats)] if is_over else []
    return {
        "game": found.game,
        "names": found.holders or [str(seat + 1) for seat in range(found.seats)],
        "at": moves,
        "last": len(found.moves),
        "view": game.view(state, None),
        "log": lines,
        "is_over": is_over,
        "winners": game.winners(state) if is_over else [],
        "scores": [[{"id": id, "points": points} for id, points in sheet] for sheet in sheets],
    }


def events_out(state: State) -> list[Any]:
    from gromada.core.game import kebab

    shown = [event.seen_by(None) for event in state.events]
    state.events = []
    return [{"id": f"event-{kebab(type(event).__name__)}", "facts": event.facts()} for event in shown if event is not None]


@get("/api/qr", media_type="image/svg+xml", summary="An invitation as a QR code")
async def qr(text: str) -> str:
    if len(text) > 300:
        raise GromadaError("a QR code here holds at most 300 characters")
    svg: str = segno.make(text, error="m").svg_inline(scale=4, border=2)
    return svg


@get("/health", summary="Whether the server can reach its database")
async def health(hall: Hall) -> dict[str, str]:
    await hall.store.find("-")
    return {"status": "ok", "version": gromada.__version__}


@websocket("/api/tables/{id:str}/live")
async def live_table(socket: WebSocket[Any, Any, AppState], id: str) -> None:
    """Sends a snapshot now and after every change. The first message says who looks: {"key": "..."} or {"key": null}."""
    hall: Hall = socket.app.state.hall
    origin = socket.headers.get("origin")
    if origin and urlsplit(origin).netloc != socket.headers.get("host"):
        await socket.close(code=4403, reason="another site may not open this table")
        return
    await socket.accept()
    try:
        hello = msgspec.json.decode(await asyncio.wait_for(socket.receive_text(), 10), type=dict[str, str | None])
        live = await hall.get(id)
        seat = live.seat_of(hello["key"]) if hello.get("key") else None
    except (GromadaError, msgspec.DecodeError, TimeoutError) as error:
        sentence = str(error) if isinstance(error, GromadaError) else 'the first message is {"key": "..."} or {"key": null}'
        await socket.send_text(ENCODER.encode(Problem(sentence)).decode())
        await socket.close(code=4400)
        return
    except WebSocketDisconnect:
        return

    async def send(snapshot: Snapshot) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # a browser that has gone is noticed by receive
            await socket.send_text(ENCODER.encode(snapshot).decode())

    looker = Looker(seat, send)
    live.lookers.append(looker)
    try:
        await hall.show(live)
        while True:
            await socket.receive_text()  # only pings come after the first message
    except WebSocketDisconnect:
        pass
    finally:
        live.lookers.remove(looker)
        await hall.show(live)


# -- answers -------------------------------------------------------------------------------------------


def problem(sentence: str, status: int) -> Response[Problem]:
    return Response(Problem(" ".join(sentence.split())), status_code=status, media_type=MediaType.JSON)


def on_game_error(_: Request[Any, Any, Any], error: GromadaError) -> Response[Problem]:
    return problem(str(error), 404 if isinstance(error, NoTable) else 409 if isinstance(error, Refused) else 400)


def on_bad_message(_: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    details = error.extra if isinstance(error.extra, list) else []
    first = details[0].get("message", "") if details and isinstance(details[0], dict) else ""
    return problem(f"that message is not understood: {first or error.detail}", 400)


def on_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    return problem(error.detail or "that is not possible", error.status_code)


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return problem("something went wrong here; it has been written down", 500)


async def check_origin(request: Request[Any, Any, Any]) -> Response[Problem] | None:
    """Another site's page may not act on a visitor's tables."""
    origin = request.headers.get("origin")
    if request.method != "GET" and origin and urlsplit(origin).netloc != request.headers.get("host"):
        return problem("another site may not act here", 403)
    return None


def channels_for(url: str) -> ChannelsBackend:
    if url.startswith("postgresql"):
        return AsyncPgChannelsBackend(url.replace("postgresql+asyncpg://", "postgresql://"))
    return MemoryChannelsBackend()


def make_app(database: str, packs: dict[str, str] | None = None, requests_a_minute: int = 1200) -> Litestar:
    """The application, on one database."""
    url = async_url(database)
    channels = ChannelsPlugin(backend=channels_for(url), channels=[CHANNEL])

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(url)
        await store.open()
        thinkers = Thinkers(1)

        async def announce(id: str) -> None:
            await channels.wait_published(f"{os.getpid()} {id}", CHANNEL)

        hall = Hall(store, thinkers, announce, packs or {})
        app.state.hall = hall
        listening = asyncio.create_task(listen(channels, hall))
        try:
            yield
        finally:
            listening.cancel()
            thinkers.close()
            await store.close()

    async def provide_hall(state: AppState) -> Hall:
        hall: Hall = state.hall
        return hall

    from litestar.di import Provide

    api = Router(
        "/",
        route_handlers=[
            games, printed, rules, texts, make_table, see_table, move, why, undo, propose, consent, say, sit, hold, record,
            replay, qr, health, live_table,
        ],
        middleware=[RateLimitConfig(rate_limit=("minute", requests_a_minute), exclude=["/health"]).middleware],
        before_request=check_origin,
    )  # fmt: skip
    handlers: list[Any] = [api, PrometheusController]
    if PAGE.is_dir():
        handlers.append(create_static_files_router(path="/", directories=[PAGE], html_mode=True, include_in_schema=False))
    return Litestar(
        route_handlers=handlers,
        plugins=[channels],
        lifespan=[lifespan],
        dependencies={"hall": Provide(provide_hall)},
        middleware=[PrometheusConfig(app_name="gromada", prefix="gromada").middleware],
        exception_handlers={
            GromadaError: on_game_error,
            ValidationException: on_bad_message,
            HTTPException: on_http_error,
            NotFoundException: on_http_error,
            Exception: on_failure,
        },
        response_headers=SECURITY,
        request_max_body_size=LARGEST_MESSAGE,
        openapi_config=OpenAPIConfig(title="Gromada", version=gromada.__version__, path="/api/schema"),
    )


async def listen(channels: ChannelsPlugin, hall: Hall) -> None:
    """Follows what other processes change."""
    own = str(os.getpid())
    async with channels.start_subscription([CHANNEL]) as subscriber:
        async for message in subscriber.iter_events():
            pid, _, id = message.decode().partition(" ")
            if pid != own:
                await hall.heard(id)


__all__ = ["Session", "make_app"]

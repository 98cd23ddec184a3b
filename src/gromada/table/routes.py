"""Routes: HTTP and websockets in, what a viewer may know out. The rules of a table are in session.py and entries.py."""

from __future__ import annotations

import asyncio
import datetime
import io
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import msgspec
import segno
from litestar import MediaType, Response, WebSocket, get, post, websocket
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, HeaderParameter, JSONBody, QueryParameter

import gromada
from gromada.bots.registry import OFFERED
from gromada.core.errors import GromadaError
from gromada.core.game import Flag, Game, Number, OneOf, Setting
from gromada.core.state import State
from gromada.lessons import first_game
from gromada.library import GAMES, ROOT, chapters_of, ledger_of, package_folder
from gromada.table.answering import Listener
from gromada.table.asking import phrase_out, read_moves
from gromada.table.boxes import lids
from gromada.table.changes import number_of
from gromada.table.comparing import compared
from gromada.table.course import course
from gromada.table.entries import (
    AGREE,
    DECLINE,
    GIVE_TIME,
    GUIDE,
    LEARNT,
    LEAVE,
    MORE_TIME,
    NO_HINTS,
    NO_TIME,
    PROPOSE,
    RETRY,
    SIT,
    UNDO,
    Entry,
    moves_entry,
    say_entry,
)
from gromada.table.fitting import closed
from gromada.table.guards import address, is_foreign
from gromada.table.hall import Hall
from gromada.table.limits import CALLER
from gromada.table.messages import (
    ENCODER,
    Acted,
    Ahead,
    AheadIn,
    BoardPart,
    BranchIn,
    ChapterOut,
    ChatIn,
    Closed,
    Compared,
    Consent,
    Course,
    DealDay,
    DealIn,
    DescriptionOut,
    GameOut,
    Health,
    Hello,
    HintOut,
    HoldIn,
    Idle,
    InviteIn,
    LeaveIn,
    LessonIn,
    MoveIn,
    NewTable,
    OwnTables,
    PlaceIn,
    Position,
    Printed,
    PrintedName,
    Problem,
    PublicTable,
    PuzzleDay,
    PuzzleIn,
    QrIn,
    RecordIn,
    ReviewIn,
    ReviewOut,
    SeatIn,
    SeatTaken,
    SettingOut,
    Snapshot,
    TableMade,
    TableSummary,
    UndoIn,
    UndoTo,
    Unlit,
    Why,
    WhyIn,
    Wished,
)
from gromada.table.metrics import SOCKETS
from gromada.table.policies import offered
from gromada.table.presence import Looker
from gromada.table.puzzles import puzzle_today
from gromada.table.refusals import Refused, problem_of
from gromada.table.tables import Table
from gromada.table.wording import spoken

Result = TypeVar("Result")
REFUSALS: Final = {
    400: ResponseSpec(Problem, description="Not understood, or against the rules", generate_examples=False),
    403: ResponseSpec(Problem, description="Another site asks, or another host", generate_examples=False),
    404: ResponseSpec(Problem, description="There is no such thing", generate_examples=False),
    409: ResponseSpec(Problem, description="The table does not allow it now", generate_examples=False),
    413: ResponseSpec(Problem, description="Too large", generate_examples=False),
    429: ResponseSpec(Problem, description="Too fast", generate_examples=False),
    503: ResponseSpec(Problem, description="The database cannot be written", generate_examples=False),
}
TheHall = NamedDependency[Hall]
SeatKeyHeader = Annotated[
    str | None, HeaderParameter(name="x-seat-key", description="The key of a seat", max_length=120)
]
PlayerHeader = Annotated[
    str | None, HeaderParameter(name="x-player", description="The word by which a browser is known", max_length=64)
]


InLanguage = Annotated[str, QueryParameter(max_length=8, description="Told in words as well, in this language")]


def today() -> datetime.date:
    """By the server's calendar."""
    return datetime.date.today()


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
    packs = hall.shelf.pack_names(game.name)
    lid, first = lids()[game.name], first_game(game.name)
    return GameOut(
        game.name,
        game.min_seats,
        game.max_seats,
        settings,
        defaults,
        [*OFFERED, *offered(game)],
        packs,
        lid.minutes,
        lid.weight,
        first.seats,
        first.solo_seed is not None,
        first.pictures,
    )


@get("/api/games", responses=REFUSALS, summary="The games that can be played")
async def games(hall: TheHall) -> list[GameOut]:
    return [game_out(hall, hall.shelf.game(name)[0]) for name in GAMES]


@post(
    "/api/games/{name:str}/closed",
    status_code=200,
    responses=REFUSALS,
    summary="Which values of the settings do not go with the seats and the other settings",
)
async def closed_settings(hall: TheHall, name: FromPath[str], data: JSONBody[Wished]) -> list[Closed]:
    return closed(hall.shelf.game(name, data.pack)[0], data.seats, data.options)


@get(
    "/api/games/{name:str}/printed",
    responses=REFUSALS,
    summary="What is printed: names in both languages and which facts are guesses",
)
async def printed(
    hall: TheHall, name: FromPath[str], pack: Annotated[str, QueryParameter(max_length=64)] = ""
) -> Response[Printed]:
    encoded: Any = printed_bytes(hall.shelf.game(name, pack)[0])
    return Response(encoded, media_type=MediaType.JSON, headers=kept_if(pack))


def kept_if(pack: str) -> dict[str, str]:
    """A pack that is named by its hash never changes, so that a browser needs it once."""
    return {"cache-control": "public, max-age=31536000, immutable" if pack else "no-cache"}


@cache
def printed_bytes(game: Game[State]) -> bytes:
    pack = game.box.pack
    names = {id: PrintedName(entry.name_en, entry.name_pl, entry.is_guess()) for id, entry in pack.names.items()}
    return ENCODER.encode(Printed(pack.sha, names, dict(pack.data)))


@get(
    "/api/games/{name:str}/describe",
    responses=REFUSALS,
    summary="What every printed thing is and does, as sentences to be",
)
async def described(
    hall: TheHall, name: FromPath[str], pack: Annotated[str, QueryParameter(max_length=64)] = ""
) -> Response[dict[str, DescriptionOut]]:
    encoded: Any = descriptions(hall.shelf.game(name, pack)[0])
    return Response(encoded, media_type=MediaType.JSON, headers=kept_if(pack))


@cache
def descriptions(game: Game[State]) -> bytes:
    found: dict[str, DescriptionOut] = {}
    for id in game.box.pack.names:
        described = game.describe(id)
        if described is not None:
            found[id] = DescriptionOut(id, [phrase_out(line) for line in described.lines], described.rules)
    return ENCODER.encode(found)


@get("/api/games/{name:str}/meanings", responses=REFUSALS, summary="What the fields of a game's views mean")
async def meanings(hall: TheHall, name: FromPath[str]) -> dict[str, str]:
    return hall.shelf.game(name)[0].meanings()


@get("/api/games/{name:str}/moves", responses=REFUSALS, summary="Every move that can ever be made in a game, as text")
async def catalogue(hall: TheHall, name: FromPath[str]) -> list[str]:
    return hall.shelf.game(name)[0].catalogue.texts()


@get(
    "/api/games/{name:str}/rules/{lang:str}", responses=REFUSALS, summary="The rules of a game and of the table, by id"
)
async def rules(name: FromPath[str], lang: FromPath[str]) -> dict[str, str]:
    return rules_in(name, spoken(lang))


@cache
def rules_in(name: str, lang: str) -> dict[str, str]:
    return ledger_of(name, lang) | ledger_of("core", lang)


@get(
    "/api/games/{name:str}/chapters/{lang:str}", responses=REFUSALS, summary="The same rules as chapters, by their ids"
)
async def chapters(name: FromPath[str], lang: FromPath[str]) -> list[ChapterOut]:
    found = [*chapters_of(name, spoken(lang)), *chapters_of("core", spoken(lang))]
    return [ChapterOut(depth, title, ids) for depth, title, ids in found]


@get(
    "/api/texts/{name:str}/{lang:str}",
    media_type=MediaType.TEXT,
    responses=REFUSALS,
    summary="The Fluent texts of a game, or of the table itself",
)
async def texts(name: FromPath[str], lang: FromPath[str]) -> str:
    folder = ROOT if name == "table" else package_folder(name)
    return text_of(folder / "texts" / f"{spoken(lang)}.ftl")


@get(
    "/api/games/{name:str}/learn/{lang:str}",
    media_type=MediaType.TEXT,
    responses=REFUSALS,
    summary="How to play a game, and the lessons of its first game, as Fluent texts",
)
async def learn(name: FromPath[str], lang: FromPath[str]) -> str:
    return text_of(package_folder(name) / "texts" / f"learn.{spoken(lang)}.ftl")


@cache
def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


# -- tables --------------------------------------------------------------------------------------------


@get("/api/tables", responses=REFUSALS, summary="The public tables: running games that anyone may watch or join")
async def public_tables(hall: TheHall) -> list[PublicTable]:
    return await hall.lobby.public()


@post("/api/tables", responses=REFUSALS, summary="Make a table")
async def make_table(hall: TheHall, data: JSONBody[NewTable]) -> TableMade:
    return await hall.lobby.make(data)


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
            found.append(await hall.lobby.summary(own))
    return found


@get("/api/tables/{id:str}", responses=REFUSALS, summary="A table as its seat, or a spectator, may see it")
async def see_table(hall: TheHall, id: FromPath[str], key: SeatKeyHeader = None) -> Response[Snapshot]:
    return shown(*await looking(hall, id, key))


@get("/api/tables/{id:str}/past", responses=REFUSALS, summary="A table as it was at a line of the log")
async def past(
    hall: TheHall,
    id: FromPath[str],
    line: Annotated[int, QueryParameter(ge=0, le=100_000)],
    since: Annotated[int, QueryParameter(ge=0, le=100_000, description="The first line of the log to be sent")] = 0,
    lang: InLanguage = "",
    key: SeatKeyHeader = None,
) -> Position:
    table, seat = await looking(hall, id, key)
    return await hall.past(table, seat, line, since, lang)


@get("/api/tables/{id:str}/words/{lang:str}", responses=REFUSALS, summary="What a seat, or a spectator, sees, in words")
async def in_words(hall: TheHall, id: FromPath[str], lang: FromPath[str], key: SeatKeyHeader = None) -> list[BoardPart]:
    table, seat = await seated(hall, id, key) if key else (await hall.tables.get(id), None)
    return table.session.in_words(seat, lang)


def shown(table: Table, seat: int | None) -> Response[Snapshot]:
    """A snapshot that is encoded already."""
    encoded: Any = table.snapshot(seat)
    return Response(encoded, media_type=MediaType.JSON)


def acted(table: Table, seat: int) -> Acted:
    """The number by which a seat sees what it has done."""
    return Acted(number_of(table.session, seat))


async def looking(hall: Hall, id: str, key: str | None) -> tuple[Table, int | None]:
    """The table, and the seat that looks at it, which is here then; without a key a spectator."""
    table = await hall.tables.get(id)
    if not key:
        return table, None
    seat = table.seat_of(key)
    await hall.tables.note_request(table, seat)
    return table, seat


async def seated(hall: Hall, id: str, key: str | None) -> tuple[Table, int]:
    """The table, and the seat that the key opens; a seat that asks too fast is refused."""
    table = await hall.tables.get(id)
    seat = table.seat_of(key)
    hall.seat_limit.take(f"{id} {seat}")
    await hall.tables.note_request(table, seat)
    return table, seat


@post("/api/tables/{id:str}/moves", responses=REFUSALS, summary="Answer the question that was asked")
async def move(hall: TheHall, id: FromPath[str], data: JSONBody[MoveIn], key: SeatKeyHeader = None) -> Acted:
    table, seat = await seated(hall, id, key)
    moves = read_moves(table.session.game, data.moves)
    await hall.tables.submit(table, moves_entry(seat, moves), data.at)
    return acted(table, seat)


@post(
    "/api/tables/{id:str}/ahead",
    status_code=200,
    responses=REFUSALS,
    summary="What would be asked after some answers, and what they would cost and bring",
)
async def ahead(hall: TheHall, id: FromPath[str], data: JSONBody[AheadIn], key: SeatKeyHeader = None) -> Ahead:
    table, seat = await seated(hall, id, key)
    return await considered(hall, table, partial(table.session.ahead, seat, data.moves, data.depth))


async def considered(hall: Hall, table: Table, work: Callable[[], Result]) -> Result:
    """What takes a while is worked out beside the loop; nothing happens at the table meanwhile."""
    async with table.lock:
        return await hall.desk.do(CALLER.get(), work)


@post("/api/tables/{id:str}/lesson", responses=REFUSALS, summary="A lesson was read, or lessons are wanted, or not")
async def lesson(hall: TheHall, id: FromPath[str], data: JSONBody[LessonIn], key: SeatKeyHeader = None) -> Acted:
    table, seat = await seated(hall, id, key)
    entry = Entry(LEARNT, seat, data.learnt) if data.learnt else Entry(GUIDE, seat, count=int(data.is_wanted))
    await hall.tables.submit(table, entry)
    return acted(table, seat)


@post(
    "/api/tables/{id:str}/hint", responses=REFUSALS, summary="What a strong bot would answer, told to all that it was"
)
async def hint(hall: TheHall, id: FromPath[str], key: SeatKeyHeader = None) -> HintOut:
    table, seat = await seated(hall, id, key)
    return await hall.bots.hint(table, seat)


@post("/api/tables/{id:str}/no-hints", responses=REFUSALS, summary="From now on a game without hints")
async def no_hints(hall: TheHall, id: FromPath[str], key: SeatKeyHeader = None) -> Acted:
    table, seat = await seated(hall, id, key)
    await hall.tables.submit(table, Entry(NO_HINTS, seat))
    return acted(table, seat)


@post("/api/tables/{id:str}/why", status_code=200, responses=REFUSALS, summary="Why a move is not possible now")
async def why(hall: TheHall, id: FromPath[str], data: JSONBody[WhyIn], key: SeatKeyHeader = None) -> Why:
    table, seat = await seated(hall, id, key)
    return await considered(hall, table, partial(table.session.why, seat, data.move))


@get(
    "/api/tables/{id:str}/unlit",
    responses=REFUSALS,
    summary="Answers to the question asked that a rule forbids now",
)
async def unlit(hall: TheHall, id: FromPath[str], key: SeatKeyHeader = None) -> list[Unlit]:
    table, seat = await seated(hall, id, key)
    return await considered(hall, table, partial(table.session.unlit, seat))


@post(
    "/api/tables/{id:str}/idle",
    status_code=200,
    responses=REFUSALS,
    summary="Why nothing can be done now with what lies at a place, and what it is for",
)
async def idle(hall: TheHall, id: FromPath[str], data: JSONBody[PlaceIn], key: SeatKeyHeader = None) -> Idle | None:
    table, seat = await seated(hall, id, key)
    return await considered(hall, table, partial(table.session.idle, seat, data.place))


@post("/api/tables/{id:str}/undo", responses=REFUSALS, summary="Take back the newest step, or so many moves")
async def undo(
    hall: TheHall, id: FromPath[str], data: JSONBody[UndoIn | None] = None, key: SeatKeyHeader = None
) -> Acted:
    table, seat = await seated(hall, id, key)
    count = table.session.undo_count(seat, None if data is None else data.count)
    await hall.tables.submit(table, Entry(UNDO, seat, count=count))
    return acted(table, seat)


@post("/api/tables/{id:str}/back", responses=REFUSALS, summary="Propose to go back to a line of the log")
async def propose(hall: TheHall, id: FromPath[str], data: JSONBody[UndoTo], key: SeatKeyHeader = None) -> Acted:
    table, seat = await seated(hall, id, key)
    await hall.tables.submit(table, Entry(PROPOSE, seat, count=table.session.move_of_line(seat, data.to)))
    return acted(table, seat)


@post("/api/tables/{id:str}/back/answer", responses=REFUSALS, summary="Agree to go back, or decline")
async def consent(hall: TheHall, id: FromPath[str], data: JSONBody[Consent], key: SeatKeyHeader = None) -> Acted:
    table, seat = await seated(hall, id, key)
    await hall.tables.submit(table, Entry(AGREE if data.agree else DECLINE, seat))
    return acted(table, seat)


@post("/api/tables/{id:str}/more-time", responses=REFUSALS, summary="Ask the others for more time for everybody")
async def more_time(hall: TheHall, id: FromPath[str], key: SeatKeyHeader = None) -> Acted:
    table, seat = await seated(hall, id, key)
    await hall.tables.submit(table, Entry(MORE_TIME, seat))
    return acted(table, seat)


@post("/api/tables/{id:str}/more-time/answer", responses=REFUSALS, summary="Give more time, decline, or withdraw")
async def answer_time(hall: TheHall, id: FromPath[str], data: JSONBody[Consent], key: SeatKeyHeader = None) -> Acted:
    table, seat = await seated(hall, id, key)
    await hall.tables.submit(table, Entry(GIVE_TIME if data.agree else NO_TIME, seat))
    return acted(table, seat)


@post("/api/tables/{id:str}/leave", responses=REFUSALS, summary="Go on leave in a game by post, or come back")
async def leave(hall: TheHall, id: FromPath[str], data: JSONBody[LeaveIn], key: SeatKeyHeader = None) -> Acted:
    table, seat = await seated(hall, id, key)
    await hall.tables.submit(table, Entry(LEAVE, seat, count=data.days))
    return acted(table, seat)


@post("/api/tables/{id:str}/chat", responses=REFUSALS, summary="Say something to everyone at the table")
async def say(hall: TheHall, id: FromPath[str], data: JSONBody[ChatIn], key: SeatKeyHeader = None) -> Acted:
    table, seat = await seated(hall, id, key)
    await hall.tables.submit(table, say_entry(seat, data.text, data.place))
    return acted(table, seat)


@post("/api/tables/{id:str}/sit", responses=REFUSALS, summary="Take the seat that the key opens, under a name")
async def sit(hall: TheHall, id: FromPath[str], data: JSONBody[SeatIn], key: SeatKeyHeader = None) -> Acted:
    table, seat = await seated(hall, id, key)
    await hall.tables.submit(table, Entry(SIT, seat, " ".join(data.name.split())))
    return acted(table, seat)


@post("/api/tables/{id:str}/join", responses=REFUSALS, summary="Take a free seat of a public table, under a name")
async def join(hall: TheHall, id: FromPath[str], data: JSONBody[SeatIn]) -> SeatTaken:
    return await hall.lobby.join(await hall.tables.get(id), " ".join(data.name.split()))


@post("/api/tables/{id:str}/invite", responses=REFUSALS, summary="A key for a bot's seat; the bot plays on until then")
async def invite(hall: TheHall, id: FromPath[str], data: JSONBody[InviteIn], key: SeatKeyHeader = None) -> SeatTaken:
    table, by = await seated(hall, id, key)
    return await hall.lobby.invite(table, by, data.seat)


@post(
    "/api/tables/{id:str}/hold",
    responses=REFUSALS,
    summary="Let a bot hold the seat, or take it back; or let one hold the seat of somebody who has gone",
)
async def hold(hall: TheHall, id: FromPath[str], data: JSONBody[HoldIn], key: SeatKeyHeader = None) -> Acted:
    table, seat = await seated(hall, id, key)
    await hall.lobby.hold(table, seat, data.bot, data.seat)
    return acted(table, seat)


@post("/api/tables/{id:str}/retry", responses=REFUSALS, summary="Let the bots that have failed try again")
async def retry(hall: TheHall, id: FromPath[str], key: SeatKeyHeader = None) -> Acted:
    table, seat = await seated(hall, id, key)
    await hall.tables.submit(table, Entry(RETRY, seat))
    return acted(table, seat)


@post(
    "/api/tables/{id:str}/rematch",
    responses=REFUSALS,
    summary="The same seats again, at a new table",
)
async def rematch(hall: TheHall, id: FromPath[str], key: SeatKeyHeader = None) -> Acted:
    table, seat = await seated(hall, id, key)
    await hall.lobby.rematch(table, seat)
    return acted(table, seat)


@get(
    "/api/tables/{id:str}/compared",
    responses=REFUSALS,
    summary="A finished game beside others like it; nothing where too few are known",
)
async def compare(hall: TheHall, id: FromPath[str]) -> Compared | None:
    table = await hall.tables.get(id)
    session = table.session
    if not session.history.state.is_over():
        raise Refused("record-closed")
    return compared(session.totals(), await hall.tables.store.results_like(id))


@get(
    "/api/tables/{id:str}/record",
    media_type=MediaType.TEXT,
    responses=REFUSALS,
    summary="The record of a finished game, seed included",
)
async def record(hall: TheHall, id: FromPath[str]) -> str:
    table = await hall.tables.get(id)
    return table.session.record(today()).write()


@get(
    "/api/tables/{id:str}/course",
    responses=REFUSALS,
    summary="How everybody's points grew in a finished game, turn by turn",
)
async def table_course(hall: TheHall, id: FromPath[str]) -> Course:
    table = await hall.tables.get(id)
    session = table.session
    return await hall.desk.do(CALLER.get(), partial(course, session.record(today()), session.game))


@post(
    "/api/replays",
    status_code=200,
    responses=REFUSALS,
    summary="A record, replayed up to a move, as a spectator sees it",
)
async def replay(hall: TheHall, data: JSONBody[RecordIn]) -> Position:
    return await hall.desk.do(CALLER.get(), partial(hall.replays.position, data.record, data.at, data.lang))


@post(
    "/api/reviews",
    status_code=200,
    responses=REFUSALS,
    summary="Have a finished game judged move by move; once begun it goes on by itself",
)
async def begin_review(hall: TheHall, data: JSONBody[ReviewIn]) -> ReviewOut:
    return await hall.reviews.begin(CALLER.get(), data.record)


@get("/api/reviews/{id:str}", responses=REFUSALS, summary="How far a review is, and the review when it is whole")
async def see_review(hall: TheHall, id: FromPath[str]) -> ReviewOut:
    return hall.reviews.see(id)


@post("/api/branches", responses=REFUSALS, summary="A new table that begins with a moment of a record, against bots")
async def branch(hall: TheHall, data: JSONBody[BranchIn]) -> TableMade:
    game, record, seat = await hall.desk.do(CALLER.get(), partial(hall.replays.asked, data.record, data.at))
    return await hall.lobby.branch(game, record, data.at, seat, data)


@get("/api/puzzle", responses=REFUSALS, summary="The puzzle of the day, without its answer")
async def puzzle_of_the_day() -> PuzzleDay:
    return puzzle_today(today())


@post("/api/puzzles/{id:str}", responses=REFUSALS, summary="A new table at the question of a puzzle, against bots")
async def solve(hall: TheHall, id: FromPath[str], data: JSONBody[PuzzleIn]) -> TableMade:
    return await hall.lobby.puzzle(id, data)


@get("/api/deal", responses=REFUSALS, summary="The deal of the day, how it was played so far, and how one stands")
async def deal_of_the_day(hall: TheHall, player: PlayerHeader = None) -> DealDay:
    return await hall.deals.see(today(), player or "")


@post("/api/deal", responses=REFUSALS, summary="A table of one's own with the luck of the day; once a day")
async def play_deal(hall: TheHall, data: JSONBody[DealIn]) -> TableMade:
    return await hall.deals.play(today(), data)


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
    """Sends a snapshot, then what changes.

    The first message says who looks, {"key": KEY or null}, and perhaps at which number a lost connection broke off,
    {"key": KEY, "since": NUMBER}. {"since": NUMBER} may come later, too, from whoever has missed something, and
    answers: {"answer": ANY NUMBER, "at": ..., "moves": [...]}, each taken or refused under its number.
    """
    hall: Hall = socket.app.state.hall
    if is_foreign(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(code=4403, reason="another site may not open this table")
        return
    await socket.accept()
    try:
        CALLER.set(address(socket.scope))
        socket.app.state.address_limit.take(CALLER.get())
        hello = msgspec.json.decode(await asyncio.wait_for(socket.receive_text(), 10), type=Hello)
        table = await hall.tables.get(id)
        looker = Looker(table.seat_of(hello.key) if hello.key else None)
        await hall.tables.enter(table, looker, hello.since)
    except (GromadaError, msgspec.MsgspecError, TimeoutError, RecursionError) as error:
        told = problem_of(error if isinstance(error, GromadaError) else Refused("no-hello"))
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text(ENCODER.encode(told).decode())
            await socket.close(code=4400)
        return
    except WebSocketDisconnect:
        return
    sending = asyncio.create_task(send_all(socket, table, looker))
    listener = Listener(hall, table, looker, hello.key, socket.app.state.address_limit)
    SOCKETS.inc()
    try:
        while True:
            answered = await listener.hear(await socket.receive_data(mode="text"))
            if answered is not None:
                await send(socket, answered)
    except (WebSocketDisconnect, Refused):
        pass
    finally:
        SOCKETS.dec()
        sending.cancel()
        await hall.tables.leave(table, looker)


async def send_all(socket: WebSocket[Any, Any, AppState], table: Table, looker: Looker) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # a browser that has gone is noticed by receive
        while True:
            words = await looker.next()
            if words is None:
                table.catch_up(looker)
            else:
                await send(socket, words)


async def send(socket: WebSocket[Any, Any, AppState], words: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": words.decode(), "bytes": None})


ROUTES: Final = [
    learn,
    games, closed_settings, printed, described, meanings, catalogue, rules, chapters, texts,
    public_tables, make_table, own_tables, see_table, in_words, past, compare, record, table_course, qr, live_table,
    replay, begin_review, see_review, branch, puzzle_of_the_day, solve, deal_of_the_day, play_deal,
    move, ahead, why, unlit, idle, undo, lesson, hint, no_hints,
    propose, consent, more_time, answer_time, leave, say, sit, join, invite, hold, retry, rematch,
]  # fmt: skip

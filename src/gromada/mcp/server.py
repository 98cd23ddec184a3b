"""The server for language models: tools to open or join a game, read it, answer in words and look things up.

In the mode `withheld` nothing lists a legal move: neither positions nor errors do. Refused moves cost nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from gromada import __version__
from gromada.core.actions import Action
from gromada.core.board import Part
from gromada.core.errors import GromadaError
from gromada.library import GAMES, LANGUAGES, ledger_of
from gromada.library import game as game_by_name
from gromada.mcp.chairs import Chair, local_chair
from gromada.mcp.remote import Line, RemoteChair
from gromada.texts import Texts
from gromada.words.asked import Asked, in_words
from gromada.words.boards import board_text, changed_text
from gromada.words.lookup import description, rules_about, things_named
from gromada.words.understanding import Reader

LISTED: Final = "listed"
WITHHELD: Final = "withheld"
MODES: Final = (LISTED, WITHHELD)
CLOSEST: Final = 3
MOST_TABLES: Final = 200
PATIENCE: Final = 20.0  # seconds that a tool waits for others at a running table
INSTRUCTIONS: Final = (
    "Five village-building board games. Open a game with open_table (or take a seat of a running one with join_table), "
    "read it with position, answer with play. Answers may be written as moves or in words of your own, in English or "
    "Polish; several at once are played in order until one is refused. A refused move costs nothing, and its rule is "
    "named. "
    "In the mode `withheld` legal moves are not listed: how_to_write tells how moves are written, why tells what "
    "forbids one. proposal answers the rest of a step with many small answers. look_up explains printed things and "
    "rules."
)


class Sitting:
    """A chair with what its reader was told last."""

    def __init__(self, chair: Chair, mode: str) -> None:
        self.chair: Final = chair
        self.mode: Final = mode
        self.told: list[Part] = []  # the board as the reader knows it
        self.read = 0  # lines of the log that were told

    # -- what is told -------------------------------------------------------------------------------

    def position(self, seat: int | None = None) -> str:
        """The whole board, then the question."""
        parts = self.chair.board(seat)
        text = board_text(parts, self.told or None, width=None)
        if seat is None:
            self.told = parts
        return "\n".join([*text, *self.question()])

    def changes(self) -> str:
        """What happened, the lines of the board that have changed, and the question."""
        parts = self.chair.board()
        lines = changed_text(parts, self.told, width=None)
        self.told = parts
        return "\n".join([*self.news(), *lines, *self.question()])

    def news(self) -> list[str]:
        log = self.chair.log()
        new, self.read = log[min(self.read, len(log)) :], len(log)
        return new

    def question(self) -> list[str]:
        chair = self.chair
        texts = chair.texts
        if chair.is_over():
            names = [texts.seat(seat, chair.names) for seat in chair.winners()]
            won = texts.say("model-winners", names=", ".join(names) or "–")
            return [texts.say("game-over"), won, *self.scores(), *self.tie_break()]
        asked = chair.asked()
        if asked is None:
            return [texts.say("model-wait")]
        told = [texts.say("model-asked", prompt=texts.phrase(asked.prompt, chair.names))]
        return [*told, *self.answers(asked), *self.proposal(asked)] if self.mode == LISTED else told

    def answers(self, asked: Asked) -> list[str]:
        chair = self.chair
        return [
            f"{i + 1}. {action.text}: {in_words(asked, action, chair.texts, chair.names)}"
            for i, action in enumerate(asked.answers)
        ]

    def proposal(self, asked: Asked) -> list[str]:
        """The rest of a step with many small answers, as moves that `play` takes; nothing elsewhere."""
        moves = "; ".join([action.text for action in asked.proposal()])
        return [self.chair.texts.say("model-proposal", moves=moves)] if moves else []

    def proposed(self) -> str:
        """The same for whoever asks for it."""
        asked = self.chair.asked()
        if asked is None:
            return "\n".join(self.question())
        return "\n".join(self.proposal(asked) or [self.chair.texts.say("no-proposal")])

    def scores(self) -> list[str]:
        chair = self.chair
        found: list[str] = []
        for seat, sheet in enumerate(chair.standings()):
            name = chair.texts.seat(seat, chair.names)
            if sheet is None:
                found.append(f"{name}: ?")
            else:
                parts = ", ".join([f"{chair.texts.say(id)} {points}" for id, points in sheet if points])
                total = f"{name}: {sum([points for _, points in sheet])}"
                found.append(f"{total} ({parts})" if parts else total)
        return found

    def tie_break(self) -> list[str]:
        """What decides between equal points, where some are equal."""
        totals = [sum([points for _, points in sheet]) for sheet in self.chair.standings() if sheet is not None]
        return [self.chair.texts.say("tie-break")] if totals.count(max(totals, default=0)) > 1 else []

    # -- answering ----------------------------------------------------------------------------------

    def play(self, moves: list[str]) -> str:
        """Plays answers until one is refused; says what was done, what was refused and why, and what is asked now."""
        for done, typed in enumerate(moves):
            problem = self._answer(typed)
            if problem:
                told = [self.chair.texts.say("model-done", count=done)] if len(moves) > 1 else []
                return "\n".join([*told, problem, *([self.changes()] if done else [])])
        return self.changes()

    def _answer(self, typed: str) -> str:
        """Gives one answer; the reason where it cannot be given."""
        asked = self.chair.asked()
        if asked is None:
            return self.chair.texts.say("game-over" if self.chair.is_over() else "model-wait")
        meant = Reader(asked, self.chair.names, numbered=self.mode == LISTED).read(typed)
        if meant.action is None:
            return self._unclear(asked, typed, meant.close)
        reason = self._reason(asked, meant.action)
        if reason:
            return self._with_closest(asked, typed, reason)
        self.chair.play(meant.action)
        return ""

    def _reason(self, asked: Asked, action: Action) -> str:
        refusal = asked.refusal(action)
        if refusal is None:
            return ""
        why = self.chair.texts.why(refusal, self.chair.names)
        return self.chair.texts.say("model-refused", move=action.text, reason=why, rule=refusal.rule)

    def _unclear(self, asked: Asked, typed: str, close: list[Action]) -> str:
        id = "model-several" if close else "model-unclear"
        reason = self.chair.texts.say(id, typed=typed[:60])
        return self._with_closest(asked, typed, reason, close)

    def _with_closest(self, asked: Asked, typed: str, reason: str, close: list[Action] | None = None) -> str:
        """The reason; where answers are listed anyway, the ones that are most like what was typed."""
        if self.mode == WITHHELD:
            return reason
        texts, names = self.chair.texts, self.chair.names
        near = (close or Reader(asked, names).closest(typed, CLOSEST))[:CLOSEST]
        told = "; ".join([f"{action.text} ({texts.phrase(asked.label(action), names)})" for action in near])
        return f"{reason} {texts.say('model-closest', moves=told)}"

    def why(self, typed: str) -> str:
        asked = self.chair.asked()
        if asked is None:
            return self.chair.texts.say("game-over" if self.chair.is_over() else "model-wait")
        meant = Reader(asked, self.chair.names).read(typed)
        if meant.action is None:
            return self._unclear(asked, typed, meant.close)
        return self._reason(asked, meant.action) or self.chair.texts.say("is-possible", move=meant.action.text)


class Room:
    """The tables that one server knows, by their ids."""

    def __init__(self, mode: str, lang: str) -> None:
        self.mode: Final = mode
        self.lang: Final = lang
        self.sittings: Final[dict[str, Sitting]] = {}

    def add(self, chair: Chair, mode: str) -> tuple[str, Sitting]:
        if len(self.sittings) >= MOST_TABLES:
            del self.sittings[next(iter(self.sittings))]
        id = secrets.token_hex(4)
        self.sittings[id] = Sitting(chair, mode)
        return id, self.sittings[id]

    def at(self, table: str) -> Sitting:
        if table not in self.sittings:
            raise ToolError(f"there is no table {table[:40]!r} here: open one with open_table, or use join_table")
        return self.sittings[table]

    def chosen(self, mode: str) -> str:
        if mode and mode not in MODES:
            raise ToolError(f"the modes are {' and '.join(MODES)}, not {mode[:40]!r}")
        if self.mode == WITHHELD and mode == LISTED:
            raise ToolError("legal answers are withheld at every table of this server")
        return mode or self.mode

    def spoken(self, lang: str) -> str:
        if lang and lang not in LANGUAGES:
            raise ToolError(f"the languages are {' and '.join(LANGUAGES)}, not {lang[:40]!r}")
        return lang or self.lang


def begin(id: str, sitting: Sitting) -> str:
    """What a reader is told who has just sat down."""
    sitting.read = len(sitting.chair.log())
    texts = sitting.chair.texts
    name = texts.seat(sitting.chair.seat, sitting.chair.names)
    return "\n".join([texts.say("model-seated", table=id, name=name), sitting.position()])


def make_server(mode: str = LISTED, lang: str = "en") -> MCPServer:
    """The server with all its tools; what it is told by default can be chosen anew for each table."""
    room = Room(mode, lang)
    server = MCPServer("gromada", title="Gromada", instructions=INSTRUCTIONS, version=__version__)

    @server.tool()
    def games() -> str:
        """The games that can be played: names, numbers of seats and options."""
        return "\n".join([game_line(name) for name in GAMES])

    @server.tool()
    def open_table(
        game: str,
        seats: int = 2,
        seat: int = 0,
        bots: str = "fox",
        options: dict[str, str] | None = None,
        seed: int | None = None,
        mode: str = "",
        lang: str = "",
    ) -> str:
        """Opens a game against bots and sits down. `mode` is listed (legal answers are told) or withheld."""
        chosen = room.chosen(mode)
        try:
            dealt = secrets.randbelow(1 << 32) if seed is None else seed
            chair = local_chair(game_by_name(game), seats, seat, bots, dealt, options or {}, room.spoken(lang))
        except GromadaError as error:
            raise refused(error, room.spoken(lang)) from error
        return begin(*room.add(chair, chosen))

    @server.tool()
    def join_table(url: str, key: str, mode: str = "", lang: str = "") -> str:
        """Sits down at a running table: its address, such as http://127.0.0.1:8000/#/table/ID, and the seat's key."""
        chosen = room.chosen(mode)
        try:
            chair = RemoteChair(Line(url, key), room.spoken(lang), PATIENCE)
        except GromadaError as error:
            raise refused(error, room.spoken(lang)) from error
        return begin(*room.add(chair, chosen))

    @server.tool()
    def position(table: str, seat: int | None = None) -> str:
        """The board in words and the question; `*` marks what is new. With `seat`, another seat's area in full."""
        return told(room.at(table), lambda sitting: sitting.position(seat))

    @server.tool()
    def answers(table: str) -> str:
        """The legal answers to the question, with what they cost and bring; not in the mode withheld."""
        sitting = room.at(table)
        if sitting.mode == WITHHELD:
            raise ToolError("legal answers are withheld at this table: see how_to_write, and ask why about a move")
        asked = sitting.chair.asked()
        return "\n".join(sitting.question() if asked is None else sitting.answers(asked))

    @server.tool()
    def proposal(table: str) -> str:
        """What a careful player would answer to the rest of a payment, a transport or another step of many moves."""
        return told(room.at(table), lambda sitting: sitting.proposed())

    @server.tool()
    def play(table: str, moves: list[str]) -> str:
        """Answers the question: one move, or several in order until one is refused. Any clear words are understood."""
        return told(room.at(table), lambda sitting: sitting.play(moves))

    @server.tool()
    def why(table: str, move: str) -> str:
        """Why a move is not possible now, by its rule; nothing is played."""
        return told(room.at(table), lambda sitting: sitting.why(move))

    @server.tool()
    def undo(table: str) -> str:
        """Takes back the last own move, where nothing new was shown since."""

        def taken(sitting: Sitting) -> str:
            sitting.chair.undo()
            return sitting.changes()

        return told(room.at(table), taken)

    @server.tool()
    def log(table: str, lines: int = 20) -> str:
        """What has happened, the last lines of it."""
        return told(room.at(table), lambda sitting: "\n".join(sitting.chair.log()[-max(1, lines) :]))

    @server.tool()
    def scores(table: str) -> str:
        """The points so far by their sources, as far as the seat may know."""
        return told(room.at(table), lambda sitting: "\n".join(sitting.scores()))

    @server.tool()
    def look_up(game: str, words: str, lang: str = "") -> str:
        """A printed thing by its name, or rules by id or words."""
        return found_in(game, words, room.spoken(lang))

    @server.tool()
    def how_to_write(game: str) -> str:
        """How the moves of a game are written: every form there is, whether legal now or not."""
        try:
            return "\n".join(game_by_name(game).catalogue.forms())
        except GromadaError as error:
            raise refused(error, room.lang) from error

    @server.resource("gromada://rules/{game}/{lang}", mime_type="text/plain")
    def rules(game: str, lang: str) -> str:
        """All rules of a game in our own words, one id each."""
        return "\n".join([f"{id}: {rule}" for id, rule in ledger_of(game, room.spoken(lang)).items()])

    @server.resource("gromada://table/{table}", mime_type="text/plain")
    def table_now(table: str) -> str:
        """A position as its seat may know it."""
        return told(room.at(table), lambda sitting: sitting.position())

    return server


def told(sitting: Sitting, tell: Callable[[Sitting], str]) -> str:
    """What a tool answers; a table's refusal is an error of the tool in one sentence, and changes nothing."""
    try:
        if isinstance(sitting.chair, RemoteChair):
            sitting.chair.look()
        return tell(sitting)
    except GromadaError as error:
        raise refused(error, sitting.chair.texts.lang) from error


def refused(error: GromadaError, lang: str) -> ToolError:
    return ToolError(Texts(None, lang).error(error))


def game_line(name: str) -> str:
    game = game_by_name(name)
    settings = "; ".join([f"{setting.name}: {setting.wanted()}" for setting in game.settings()])
    return f"{name}: {game.min_seats} to {game.max_seats} seats. Options: {settings or 'none'}"


def found_in(name: str, words: str, lang: str) -> str:
    try:
        game = game_by_name(name)
        texts = Texts(game, lang)
        things = [line for id in things_named(game, words)[:CLOSEST] for line in description(game, texts, id)]
        rules = [f"{id}: {rule}" for id, rule in rules_about(name, lang, words)]
    except GromadaError as error:
        raise refused(error, lang) from error
    found = list(dict.fromkeys(things)) or rules
    return "\n".join(found) if found else texts.say("rules-none", words=words[:60])

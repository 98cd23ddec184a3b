"""`gromada play`: a game at the terminal, against bots or hot seat."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gromada.bots.bot import Bot
from gromada.bots.registry import make_bot, split_bots
from gromada.cli.common import (
    SetUp,
    check_seed,
    console,
    game_title,
    language,
    print_json,
    seats_and_bots,
    set_up,
    unwritable,
)
from gromada.cli.drawing import draw
from gromada.cli.failures import WrongUsage
from gromada.cli.lines import Lines, lines_from
from gromada.core.errors import UnreadableMove
from gromada.core.events import Event
from gromada.core.history import History, Move
from gromada.core.play import awaited, explain, options, question
from gromada.core.state import State
from gromada.sim.seeds import derived_seed
from gromada.texts import Texts
from gromada.words.boards import board_of

if TYPE_CHECKING:
    from rich.console import Console

HUMAN: Final = "human"
OPTIONS_SHOWN: Final = 30  # more do not fit a screen together with the board
HELP: Final = ("number", "move", "why", "undo", "board", "more", "save", "quit")


def run_play(
    name: str,
    seats: int | None,
    seed: int | None,
    pairs: list[str],
    bots: str | None,
    pack: Path | None,
    lang: str | None,
    record: Path | None,
    is_json: bool,
) -> None:
    named = split_bots(bots) if bots is not None else []
    setting = set_up(name, pack, seats, pairs, [len(named), 2] if named else [2])
    holders = named or [HUMAN, *["greedy"] * (setting.seats - 1)]
    if len(holders) != setting.seats:
        raise seats_and_bots(setting.seats, holders)
    dealt = secrets.randbelow(1 << 32) if seed is None else check_seed(seed)
    seated = [
        None if holder == HUMAN else make_bot(holder, derived_seed(dealt, "bot", seat))
        for seat, holder in enumerate(holders)
    ]
    texts = Texts(setting.game, language(lang))
    screen = console(is_json)
    table = Table(setting, dealt, holders, seated, texts, screen, lines_from(screen))
    table.run()
    if record is not None:
        table.save(record)
    if is_json:
        print_json(table.summary())


class Chunk:
    """What one move led to, kept until a person is shown it."""

    def __init__(self, mover: int, events: list[Event]) -> None:
        self.mover: Final = mover
        self.events: Final = events


class Table:
    """One game at one terminal: people take turns at the keyboard, bots answer by themselves."""

    def __init__(
        self,
        setting: SetUp,
        seed: int,
        holders: list[str],
        seated: list[Bot | None],
        texts: Texts,
        screen: Console,
        lines: Lines,
    ) -> None:
        self.game: Final = setting.game
        self.history: Final = History(setting.game, setting.seats, seed, setting.options)
        self.holders: Final = holders
        self.seated: Final = seated
        self.texts: Final = texts
        self.screen: Final = screen
        self.lines: Final = lines
        self.people: Final = [seat for seat, bot in enumerate(seated) if bot is None]
        self.names: Final = self._names()
        # For every person: what they have not been shown yet.
        self.unseen: Final[dict[int, list[Chunk]]] = {seat: [Chunk(-1, self.history.opening)] for seat in self.people}
        self.at_keyboard = self.people[0] if self.people else -1
        self.has_left = False

    def _names(self) -> list[str]:
        names: list[str] = []
        for seat, holder in enumerate(self.holders):
            if self.seated[seat] is None:
                names.append(self.texts.say("person-name", number=seat + 1))
            elif self.holders.count(holder) > 1:
                names.append(f"{holder} {seat + 1}")
            else:
                names.append(holder)
        return names

    # -- the loop -----------------------------------------------------------------------------------

    def run(self) -> None:
        seed = self.history.seed
        self.screen.print(f"[bold]{game_title(self.texts, self.game)}[/bold]  (--seed {seed})", soft_wrap=True)
        while not self.has_left:
            seats = awaited(self.history.state)
            if not seats:
                self.show_end()
                return
            seat = self._next(seats)
            bot = self.seated[seat]
            if bot is None:
                self._turn(seat)
            else:
                answers = options(self.history.state, seat)
                self._played(self.history.play(seat, bot.pick(self.game, self.history.state, seat, answers)))
        moves = len(self.history.moves)
        self._say("left", count=moves)

    def _next(self, seats: list[int]) -> int:
        """Whoever holds the keyboard goes on; then other people, then bots."""
        if self.at_keyboard in seats:
            return self.at_keyboard
        people = [seat for seat in seats if self.seated[seat] is None]
        return people[0] if people else seats[0]

    def _turn(self, seat: int) -> None:
        """One person answers until another seat is asked."""
        if seat != self.at_keyboard:
            self._curtain(seat)
        is_brief = False
        while not self.has_left and (choice := question(self.history.state, seat)) is not None:
            self._show_news(seat)
            self._show_board(seat, is_brief)
            is_brief = True
            self.screen.print()
            self._print(self.texts.phrase(self.game.prompt(self.history.state, choice), self.names), "bold")
            self._show_options(seat, OPTIONS_SHOWN)
            before = len(self.history.moves)
            while not self.has_left and len(self.history.moves) == before:
                self._obey(seat, self._read())

    def _read(self) -> str:
        allowed = [option.text for option in options(self.history.state, self.at_keyboard)]
        typed = self.lines.read(self.texts.say("option-prompt"), allowed)
        if typed is None:
            self._say("no-more-input")
            return "q"
        return typed.strip()

    def _obey(self, seat: int, typed: str) -> None:
        """One line that a person typed."""
        word, _, rest = typed.partition(" ")
        answers = options(self.history.state, seat)
        if typed in ("", "?", "h", "help"):
            self._help(answers[0].text)
        elif word == "?" or typed.startswith("?"):
            self._why(seat, typed[1:].strip())
        elif typed == "q":
            self.has_left = True
        elif typed == "u":
            self._undo(seat)
        elif typed == "b":
            self._show_board(seat)
        elif typed == "m":
            self._show_options(seat, len(answers))
        elif word == "s" and not any(text.startswith("s ") for text in self.game.catalogue.texts()):
            self._try_to_save(Path(rest.strip() or f"{self.game.name}-{self.history.seed}.record"))
        elif typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(answers):
            self._played(self.history.play(seat, answers[int(typed) - 1]))
        else:
            self._answer(seat, typed)

    def _answer(self, seat: int, typed: str) -> None:
        try:
            action = self.game.catalogue.read(typed)
        except UnreadableMove as error:
            self._print(str(error), "red")
            return
        refused = explain(self.history.state, seat, action)
        if refused is None:
            self._played(self.history.play(seat, action))
        else:
            self._say("not-possible", "red", reason=self.texts.why(refused, self.names), rule=refused.rule)

    def _why(self, seat: int, typed: str) -> None:
        try:
            action = self.game.catalogue.read(typed)
        except UnreadableMove as error:
            self._print(str(error), "red")
            return
        refused = explain(self.history.state, seat, action)
        if refused is None:
            self._say("is-possible", move=action.text)
        else:
            self._say("not-possible", reason=self.texts.why(refused, self.names), rule=refused.rule)

    def _undo(self, seat: int) -> None:
        if not self.history.undoable(seat):
            self._say("undo-none", "red")
            return
        self.history.undo(seat)
        for waiting in self.unseen.values():
            for i in range(len(waiting) - 1, -1, -1):
                if waiting[i].mover == seat:
                    del waiting[i]
                    break
        self._say("undo-done")

    def _played(self, move: Move) -> None:
        """Keeps what a move led to until each person is shown it; what they may see of it, the events know."""
        for seat in self.people:
            self.unseen[seat].append(Chunk(move.seat, move.events))

    # -- what is printed ----------------------------------------------------------------------------

    def _say(self, id: str, style: str = "", **facts: object) -> None:
        self._print(self.texts.say(id, **facts), style)

    def _print(self, text: str, style: str = "") -> None:
        self.screen.print(text, style=style or None, markup=False, soft_wrap=True)

    def _curtain(self, seat: int) -> None:
        """Hides the table until the right person sits in front of it."""
        self.at_keyboard = seat
        self.screen.clear()
        self._say("curtain", "bold", seat=self.names[seat])
        if self.lines.read("", []) is None:
            self.has_left = True
        self.screen.clear()

    def _show_news(self, seat: int) -> None:
        for chunk in self.unseen[seat]:
            for event in chunk.events:
                seen = event.seen_by(seat)
                if seen is not None:
                    self._print(f"  {self.texts.event(seen, self.names)}", "dim")
        self.unseen[seat] = []

    def _show_board(self, seat: int | None, is_brief: bool = False) -> None:
        view = self.game.view(self.history.state, seat)
        self.screen.print(draw(board_of(self.game, self.texts, view, self.names, seat), None, self.screen.width))

    def _show_options(self, seat: int, most: int) -> None:
        answers = options(self.history.state, seat)
        width = max([len(answer.text) for answer in answers[:most]])
        for i, answer in enumerate(answers[:most]):
            label = self.texts.phrase(self.game.label(self.history.state, seat, answer), self.names)
            self._print(f"{i + 1:>4}  {answer.text:<{width}}  {label}")
        if len(answers) > most:
            self._say("more-options", count=len(answers) - most)

    def _help(self, move: str) -> None:
        self._say("help-title", "bold")
        for line in HELP:
            self._print("  " + self.texts.say(f"help-{line}", move=move))

    def show_end(self) -> None:
        """Everything that happened last, the final table, and where the points come from."""
        from rich.table import Table as Grid

        if self.people:
            self._show_news(self.at_keyboard)
        self._show_board(None)
        s: State = self.history.state
        self._say("game-over", "bold")
        grid = Grid()
        grid.add_column()
        sheets = [self.game.score_sheet(s, seat) for seat in range(s.seats)]
        for name in self.names:
            grid.add_column(name, justify="right")
        for i, (id, _) in enumerate(sheets[0]):
            grid.add_row(self.texts.say(id), *[str(sheet[i][1]) for sheet in sheets])
        grid.add_section()
        totals = [str(points) for points in self.game.scores(s)]
        grid.add_row(self.texts.say("score-total"), *totals, style="bold")
        self.screen.print(grid)
        winners = [self.names[seat] for seat in self.game.winners(s)]
        rank = self.game.view(s, None).get("rank")
        if s.seats == 1 and isinstance(rank, str):
            self._say("solo-rank", "bold", rank=self.texts.name(rank))
        elif s.seats == 1:
            self._say("solo-won" if winners else "solo-lost", "bold")
            if opponent := self.game.opponent(s):
                self._say("solo-opponent", opponent=self.texts.name(opponent[0]), points=opponent[1])
        elif len(winners) == 1:
            self._say("won-alone", "bold", seat=winners[0])
        else:
            self._say("won-shared", "bold", seats=f" {self.texts.say('and')} ".join(winners))

    # -- keeping ------------------------------------------------------------------------------------

    def save(self, file: Path) -> None:
        try:
            file.write_text(self.history.record(self.holders).write(), encoding="utf-8")
        except OSError as error:
            raise unwritable(file, error) from error
        self._say("saved", file=str(file))

    def _try_to_save(self, file: Path) -> None:
        """In mid-game a bad file name is no reason to lose the game."""
        try:
            self.save(file)
        except WrongUsage as error:
            self._print(str(error), "red")

    def summary(self) -> dict[str, object]:
        """What `--json` prints when the game is over or was left."""
        s: State = self.history.state
        is_over = s.is_over()
        return {
            "game": self.game.name,
            "options": self.history.options,
            "seats": s.seats,
            "seed": self.history.seed,
            "holders": self.holders,
            "moves": len(self.history.moves),
            "finished": is_over,
            "scores": self.game.scores(s) if is_over else None,
            "winners": self.game.winners(s) if is_over else None,
            "record": self.history.record(self.holders).write(),
        }

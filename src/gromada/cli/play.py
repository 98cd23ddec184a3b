"""`gromada play`: a game at the terminal, against bots or hot seat, to be left and gone on with later."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gromada.bots.bot import Bot
from gromada.bots.registry import make_bot, split_bots
from gromada.cli.asides import Asides
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
from gromada.cli.drawing import draw, drawn
from gromada.cli.failures import WrongUsage
from gromada.cli.lines import Lines, lines_from
from gromada.cli.verify import load_record
from gromada.core.actions import Action
from gromada.core.board import Part
from gromada.core.events import Event
from gromada.core.history import History, Move
from gromada.core.play import awaited, explain, options, question
from gromada.core.state import State
from gromada.core.steps import ANOTHER_QUESTION, Detail
from gromada.folders import own_folder
from gromada.library import game_of
from gromada.sim.seeds import derived_seed
from gromada.texts import Texts
from gromada.words.asked import Here, in_words
from gromada.words.boards import board_of, changed_text
from gromada.words.lookup import things_named
from gromada.words.understanding import Reader

if TYPE_CHECKING:
    from rich.console import Console

HUMAN: Final = "human"
OPTIONS_SHOWN: Final = 30  # more do not fit a screen together with the board
IN_ONE_LINE: Final = 5  # answers to a small question that are asked in one line
CLOSEST: Final = 5  # answers that are offered where several fit
HELP: Final = (
    *("number", "move", "words", "why", "thing", "things", "proposal", "hint", "log"),
    *("scores", "rules", "board", "others", "more", "undo", "save", "quit"),
)


def run_play(
    name: str | None,
    seats: int | None,
    seed: int | None,
    pairs: list[str],
    bots: str | None,
    pack: Path | None,
    lang: str | None,
    record: Path | None,
    is_json: bool,
    is_continued: bool = False,
) -> None:
    screen = console(is_json)
    if is_continued:
        table = continued(name, pack, lang, screen)
    elif name is None:
        raise WrongUsage("name a game to play, or go on with --continue", "no-game-named")
    else:
        table = begun(name, seats, seed, pairs, bots, pack, lang, screen)
    try:
        table.run()
    finally:
        table.keep()
    if record is not None:
        table.save(record)
    if is_json:
        print_json(table.summary())


def begun(
    name: str,
    seats: int | None,
    seed: int | None,
    pairs: list[str],
    bots: str | None,
    pack: Path | None,
    lang: str | None,
    screen: Console,
) -> Table:
    named = split_bots(bots) if bots is not None else []
    setting = set_up(name, pack, seats, pairs, [len(named), 2] if named else [2])
    holders = named or [HUMAN, *["greedy"] * (setting.seats - 1)]
    if len(holders) != setting.seats:
        raise seats_and_bots(setting.seats, holders)
    dealt = secrets.randbelow(1 << 32) if seed is None else check_seed(seed)
    return seated(setting, dealt, holders, lang, screen)


def seated(setting: SetUp, seed: int, holders: list[str], lang: str | None, screen: Console) -> Table:
    players = [
        None if holder == HUMAN else make_bot(holder, derived_seed(seed, "bot", seat))
        for seat, holder in enumerate(holders)
    ]
    return Table(setting, seed, holders, players, Texts(setting.game, language(lang)), screen, lines_from(screen))


def left_game() -> Path:
    """Where a game that was left is kept until somebody goes on with it."""
    return own_folder() / "left.record"


def continued(name: str | None, pack: Path | None, lang: str | None, screen: Console) -> Table:
    """The game that was left last, move by move as it was played."""
    file = left_game()
    if not file.exists():
        raise WrongUsage("no game was left to go on with", "nothing-left")
    record = load_record(file)
    if name is not None and name != record.game:
        raise WrongUsage(f"the game that was left is {record.game}, not {name}", "other-left", {"game": record.game})
    game = game_of(record, pack)
    setting = SetUp(
        game, None if pack is None else str(pack), record.seats, game.read_options(record.seats, record.options)
    )
    table = seated(setting, record.seed, record.holders, lang, screen)
    for seat, move in record.moves:
        table.replay(seat, move)
    table.forget_news()
    return table


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
        self.asides: Final = Asides(setting.game, texts, self.names, screen)
        # For every person: what they have not been shown yet, and since their last turn.
        self.unseen: Final[dict[int, list[Chunk]]] = {seat: [Chunk(-1, self.history.opening)] for seat in self.people}
        self.since: Final[dict[int, list[Chunk]]] = {seat: [] for seat in self.people}
        # The boards that each person saw last, and had at the end of the last turn.
        self.shown: Final[dict[int, list[Part]]] = {}
        self.left_at: Final[dict[int, list[Part]]] = {}
        self.together = (0, 0)  # of the last proposal that was taken: how many moves there were before and after it
        self.at_keyboard = self.people[0] if self.people else -1
        self.has_left = False
        self.is_over = False

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
                self.is_over = True
                self.show_end()
                return
            seat = self._next(seats)
            bot = self.seated[seat]
            if bot is None:
                self._turn(seat)
            else:
                answers = options(self.history.state, seat)
                self._played(self.history.play(seat, bot.pick(self.game, self.history.state, seat, answers)))
        self._say("left", count=len(self.history.moves))

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
            self.shown.pop(seat, None)
        while not self.has_left and question(self.history.state, seat) is not None:
            self._show_news(seat)
            self._show_changes(seat)
            self._ask(seat)
            before = len(self.history.moves)
            while not self.has_left and len(self.history.moves) == before:
                self._obey(seat, self._read())
        self.left_at[seat] = self._board(seat, seat)
        self.since[seat] = []

    def _read(self) -> str:
        allowed = [option.text for option in options(self.history.state, self.at_keyboard)]
        typed = self.lines.read(self.texts.say("option-prompt"), allowed)
        if typed is None:
            self._say("no-more-input")
            return "quit"
        return typed.strip()

    def _obey(self, seat: int, typed: str) -> None:
        """One line that a person typed."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        state = self.history.state
        if typed in ("", "?", "help"):
            self._help(options(state, seat)[0].text)
        elif typed.startswith("?"):
            self._why(seat, typed[1:].strip())
        elif typed in ("q", "quit"):
            self.has_left = True
        elif word == "u":
            self._undo(seat)
        elif word == "b":
            self._show_board(seat, rest)
        elif typed == "m":
            self._show_options(seat, len(options(state, seat)))
        elif typed == "d":
            self.asides.describe_all(self._named(seat))
        elif typed == "p":
            self._propose(seat)
        elif typed == "h":
            self.asides.hint(state, seat)
        elif typed == "l":
            self._show_log(seat)
        elif typed == "s":
            self.asides.scores(state, seat)
        elif word == "r" and rest:
            self.asides.rules(rest)
        elif word == "save":
            self._try_to_save(Path(rest or f"{self.game.name}-{self.history.seed}.record"))
        else:
            self._answer(seat, typed)

    def _answer(self, seat: int, typed: str) -> None:
        """A number, a move as text, or words that mean one."""
        state = self.history.state
        last = len(options(state, seat))
        if typed.isascii() and typed.isdigit() and not 1 <= int(typed) <= last:
            self._say("no-such-number", "red", typed=typed[:60], last=last)
            return
        meant = Reader(Here(self.game, state, seat), self.names, numbered=True).read(typed)
        if meant.action is None:
            self._not_understood(seat, typed, meant.close)
            return
        refused = explain(state, seat, meant.action)
        if refused is None:
            self._played(self.history.play(seat, meant.action))
        else:
            self._say("not-possible", "red", reason=self.texts.why(refused, self.names), rule=refused.rule)

    def _not_understood(self, seat: int, typed: str, close: list[Action]) -> None:
        self._say("not-understood", "red", typed=typed[:60])
        answers = options(self.history.state, seat)
        for action in close[:CLOSEST]:
            self._print(f"   {answers.index(action) + 1}  {action.text}  {self._label(seat, action)}")

    def _named(self, seat: int) -> list[str]:
        """The printed things that the answers are about, each once; facts mark the ids of such things."""
        found: list[str] = []
        for action in options(self.history.state, seat):
            facts = self.game.label(self.history.state, seat, action).facts.values()
            ids = [fact.removeprefix("~") for fact in facts if isinstance(fact, str) and fact.startswith("~")]
            found += ids[:1]
        return list(dict.fromkeys(found))

    def _why(self, seat: int, typed: str) -> None:
        """Why a move is not possible, or what a printed thing is and does."""
        state = self.history.state
        if typed.isascii() and typed.isdigit():
            self._why_number(seat, int(typed))
            return
        reader = Reader(Here(self.game, state, seat), self.names)
        action = reader.exactly(typed)
        is_move = action is not None and not (typed.isalpha() and self._is_elsewhere(seat, action))
        if not is_move:
            if found := things_named(self.game, typed):
                self.asides.describe(found)
                return
            if action is None:
                action = reader.read(typed).action
                if (action is None or self._is_elsewhere(seat, action)) and self.asides.rules_behind(typed):
                    return
        if action is None:
            self._say("not-known", "red", typed=typed[:60])
            return
        refused = explain(state, seat, action)
        if refused is None:
            self._say("is-possible", move=action.text)
        else:
            self._say("not-possible", reason=self.texts.why(refused, self.names), rule=refused.rule)
            if not is_move and typed.isalpha():  # a word of the game that happens to be a move, too
                self.asides.rules_behind(typed)

    def _why_number(self, seat: int, number: int) -> None:
        """What stands at a place of the list is possible: which answer that is, and its price."""
        asked = Here(self.game, self.history.state, seat)
        if 1 <= number <= len(asked.answers):
            action = asked.answers[number - 1]
            self._say("is-possible", move=f"{action.text}: {self._in_words(asked, action)}")
        else:
            self._say("no-such-number", "red", typed=str(number), last=len(asked.answers))

    def _is_elsewhere(self, seat: int, action: Action) -> bool:
        """Whether an action answers other questions than the one that is asked."""
        refused = explain(self.history.state, seat, action)
        return refused is not None and refused.rule == ANOTHER_QUESTION

    def _propose(self, seat: int) -> None:
        """Takes what a careful player would answer to the rest of a step with many small answers."""
        actions = self.game.proposal(self.history.state, seat)
        before = len(self.history.moves)
        if not actions:
            self._say("no-proposal", "red")
        for action in actions:
            if question(self.history.state, seat) is None or explain(self.history.state, seat, action) is not None:
                break
            self._say("proposed", move=self._label(seat, action))
            self._played(self.history.play(seat, action))
        self.together = before, len(self.history.moves)

    def _undo(self, seat: int) -> None:
        """Takes back the last move; all of a proposal, if that was the last thing taken."""
        before, after = self.together
        self.together = (0, 0)
        for _ in range(after - before if after == len(self.history.moves) > before else 1):
            if not self._take_back(seat):
                break

    def _take_back(self, seat: int) -> bool:
        if not self.history.undoable(seat):
            self._say("undo-none", "red")
            return False
        text = next(move.text for move in reversed(self.history.moves) if move.seat == seat)
        self.history.undo(seat)
        for waiting in (*self.unseen.values(), *self.since.values()):
            for i in range(len(waiting) - 1, -1, -1):
                if waiting[i].mover == seat:
                    del waiting[i]
                    break
        taken = self._label(seat, self.game.catalogue.read(text))
        self._say("undo-done", move=taken, count=self.history.undoable(seat))
        return True

    def _played(self, move: Move) -> None:
        """Keeps what a move led to until each person is shown it; what they may see of it, the events know."""
        for seat in self.people:
            self.unseen[seat].append(Chunk(move.seat, move.events))

    def replay(self, seat: int, text: str) -> None:
        """A move of a game that was left."""
        self._played(self.history.play(seat, text))

    def forget_news(self) -> None:
        """What happened before a game was left was seen then; what came after one's last turn can be asked for."""
        for seat in self.people:
            chunks, self.unseen[seat] = self.unseen[seat], []
            begun = len(chunks)
            while begun and chunks[begun - 1].mover == seat:
                begun -= 1
            while begun and chunks[begun - 1].mover != seat:
                begun -= 1
            self.since[seat] = chunks[max(0, begun - 1) :]  # with what the last answer of that turn led to

    # -- what is printed ----------------------------------------------------------------------------

    def _say(self, id: str, style: str = "", **facts: object) -> None:
        self._print(self.texts.say(id, **facts), style)

    def _print(self, text: str, style: str = "") -> None:
        self.screen.print(text, style=style or None, markup=False, soft_wrap=True)

    def _label(self, seat: int, action: Action) -> str:
        return self.texts.phrase(self.game.label(self.history.state, seat, action), self.names)

    def _curtain(self, seat: int) -> None:
        """Hides the table until the right person sits in front of it."""
        self.at_keyboard = seat
        self.screen.clear()
        self._say("curtain", "bold", seat=self.names[seat])
        if self.lines.read("", []) is None:
            self.has_left = True
        self.screen.clear()

    def _show_news(self, seat: int) -> None:
        """What happened since the last question; one's own doings are in the log, not here."""
        for chunk in self.unseen[seat]:
            self._tell(seat, chunk)
        self.since[seat] += self.unseen[seat]
        self.unseen[seat] = []

    def _tell(self, seat: int, chunk: Chunk) -> None:
        for event in chunk.events:
            seen = event.seen_by(seat)
            if seen is not None:
                self._print(f"  {self.texts.event(seen, self.names)}", "dim")

    def _show_log(self, seat: int) -> None:
        """Everything since one's last turn, this turn included."""
        if not self.since[seat]:
            self._say("log-empty")
        for chunk in self.since[seat]:
            self._tell(seat, chunk)

    def _board(self, viewer: int | None, focus: int | None) -> list[Part]:
        view = self.game.view(self.history.state, viewer)
        return board_of(self.game, self.texts, view, self.names, focus)

    def _show_changes(self, seat: int) -> None:
        """The whole board when a turn begins, with marks on what is new; then only lines that have changed."""
        parts = self._board(seat, seat)
        if seat not in self.shown or not self._has_acted(seat):
            self.screen.print()
            self.screen.print(draw(parts, self.left_at.get(seat), self.screen.width))
        elif lines := changed_text(parts, self.shown[seat]):
            self.screen.print(drawn(lines))
        self.shown[seat] = parts

    def _has_acted(self, seat: int) -> bool:
        """Whether the last answer at the table was this seat's own: its turn goes on."""
        return bool(self.history.moves) and self.history.moves[-1].seat == seat

    def _show_board(self, seat: int, name: str) -> None:
        """The board again; with a name, the area of that seat in full, as far as it can be seen."""
        focus = seat
        for other, known in enumerate(self.names):
            if name and (known.lower().startswith(name.lower()) or name == str(other + 1)):
                focus = other
        before = self.left_at.get(seat) if focus == seat else None  # another area was not shown before
        self.screen.print(draw(self._board(seat, focus), before, self.screen.width))

    def _ask(self, seat: int) -> None:
        choice = question(self.history.state, seat)
        assert choice is not None, "somebody is asked"
        prompt = self.texts.phrase(self.game.prompt(self.history.state, choice), self.names)
        asked = Here(self.game, self.history.state, seat)
        if isinstance(choice, Detail) and len(asked.answers) <= IN_ONE_LINE:
            listed = [f"{i + 1}) {self._in_words(asked, action)}" for i, action in enumerate(asked.answers)]
            self._print(f"{prompt}  {' | '.join(listed)}", "bold")
        else:
            self.screen.print()
            self._print(prompt, "bold")
            self._list(asked, OPTIONS_SHOWN)
        if proposed := asked.proposed(self.texts, self.names):
            self._say("proposal-waits", "dim", moves=proposed)

    def _in_words(self, asked: Here, action: Action) -> str:
        return in_words(asked, action, self.texts, self.names)

    def _show_options(self, seat: int, most: int) -> None:
        self._list(Here(self.game, self.history.state, seat), most)

    def _list(self, asked: Here, most: int) -> None:
        listed = asked.answers[:most]
        width = max([len(answer.text) for answer in listed])
        for i, answer in enumerate(listed):
            self._print(f"{i + 1:>4}  {answer.text:<{width}}  {self._in_words(asked, answer)}")
        if len(asked.answers) > most:
            self._say("more-options", count=len(asked.answers) - most)

    def _help(self, move: str) -> None:
        self._say("help-title", "bold")
        for line in HELP:
            self._print("  " + self.texts.say(f"help-{line}", move=move))

    def show_end(self) -> None:
        """Everything that happened last, the final table, and where the points come from."""
        from rich.table import Table as Grid

        if self.people:
            self._show_news(self.at_keyboard)
        self.screen.print(draw(self._board(None, None), None, self.screen.width))
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
        best = max(self.game.scores(s))
        rank = self.game.view(s, None).get("rank")
        if s.seats == 1 and isinstance(rank, str):
            self._say("solo-rank", "bold", rank=self.texts.name(rank))
        elif s.seats == 1:
            self._say("solo-won" if winners else "solo-lost", "bold")
            if opponent := self.game.opponent(s):
                self._say("solo-opponent", opponent=self.texts.name(opponent[0]), points=sum(n for _, n in opponent[1]))
        elif len(winners) == 1:
            self._say("won-alone", "bold", seat=winners[0])
        else:
            self._say("won-shared", "bold", seats=f" {self.texts.say('and')} ".join(winners))
        if self.game.scores(s).count(best) > 1:
            self._say("tie-break")

    # -- keeping ------------------------------------------------------------------------------------

    def save(self, file: Path) -> None:
        try:
            file.write_text(self.history.record(self.holders).write(), encoding="utf-8")
        except OSError as error:
            raise unwritable(file, error) from error
        self._say("saved", file=str(file))

    def keep(self) -> None:
        """A game that was left can be gone on with; one that is over leaves nothing behind."""
        file = left_game()
        if self.is_over:
            file.unlink(missing_ok=True)
        elif self.people and self.history.moves:
            try:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(self.history.record(self.holders).write(), encoding="utf-8")
            except OSError as error:
                raise unwritable(file, error) from error
            self._say("kept")

    def _try_to_save(self, file: Path) -> None:
        """In mid-game a bad file name is no reason to lose the game."""
        try:
            self.save(file)
        except WrongUsage as error:
            self._print(self.texts.error(error), "red")

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

"""Set-up: sections MODE and SETUP of the ledger."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.errors import BadSetup
from gromada.core.events import Fact
from gromada.core.game import Options
from gromada.core.rng import Rng
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Chance, Choice, Task
from gromada.games.imperial_settlers.actions import SHEET, Sheet
from gromada.games.imperial_settlers.components import SettlersBox
from gromada.games.imperial_settlers.events import ActiveChosen, FavoursDrawn, SheetChosen
from gromada.games.imperial_settlers.printed import FAVOURS
from gromada.games.imperial_settlers.round import Round
from gromada.games.imperial_settlers.state import (
    ADVENTURE_MODE,
    ADVENTURE_MULTI_MODE,
    BASIC_MODE,
    MODES,
    NO_SHEET,
    Empire,
    blank_player,
    built_at_start,
    village_of,
)

CHOOSE: Final = "choose"
RANDOM: Final = "random"


def check_mode(seats: int, options: Options, box: SettlersBox) -> None:
    """[ISR-MODE-1, ISR-MODE-2, ISR-MODE-3, ISR-MODE-4, ISR-MODE-5] Adventure is for one, all other modes for 2 to 4.

    [ISR-R-22] Adventure for several is the publisher's later extension, in a minimal reconstruction.
    """
    mode = options["mode"]
    if (mode == ADVENTURE_MODE) != (seats == 1):
        fitting = ADVENTURE_MODE if seats == 1 else ", ".join([name for name in MODES if name != ADVENTURE_MODE])
        facts: dict[str, Fact] = {"seats": seats, "fitting": fitting, "given": str(mode)}
        raise BadSetup(f"with {seats} seats the mode is {fitting}, not {mode} [ISR-MODE-5]", "settlers-mode", facts)
    sheet = options["sheet"]
    if isinstance(sheet, int):
        if mode not in (ADVENTURE_MODE, ADVENTURE_MULTI_MODE):
            message = f"a numbered sheet belongs to the adventure modes, not to {mode} [ISR-SETUP-2]"
            raise BadSetup(message, "settlers-sheet-mode", {"given": str(mode)})
        if sheet not in box.sheets:
            low, high = min(box.sheets), max(box.sheets)
            message = f"this pack has no Adventure sheet {sheet}; it has {low} to {high}"
            raise BadSetup(message, "settlers-sheet", {"given": sheet, "low": low, "high": high})


def default_mode(seats: int) -> str:
    return ADVENTURE_MODE if seats == 1 else BASIC_MODE


def new_empire(box: SettlersBox, seats: int, options: Options) -> Empire:
    """[ISR-SETUP-1, ISR-SETUP-2, ISR-SETUP-7, ISR-SETUP-8] Blank sheets; then luck decides in the ledger's order."""
    mode = MODES.index(str(options["mode"]))
    wanted = options["sheet"]
    sheet = wanted if isinstance(wanted, int) else NO_SHEET
    village = village_of(box, mode, sheet)
    players = [blank_player(village) for _ in range(seats)]
    s = Empire(seats, box, mode, sheet, 0, 0, [], players, [])
    s.then(DrawFavours(), FirstActive(), *sheet_steps(mode, str(wanted)), Round())
    return s


def sheet_steps(mode: int, wanted: str) -> list[Task[Empire] | Chance[Empire]]:
    """[ISR-R-18] In the adventure modes the sheet is named, chosen or random."""
    if MODES[mode] not in (ADVENTURE_MODE, ADVENTURE_MULTI_MODE):
        return []
    if wanted == CHOOSE:
        return [AskForSheet()]
    return [RandomSheet()] if wanted == RANDOM else []


class DrawFavours(Chance[Empire]):
    """[ISR-SETUP-3, ISR-SETUP-4, ISR-SETUP-5] One token more than players; three when alone. The set stays."""

    def sample(self, s: Empire, rng: Rng) -> tuple[int, ...]:
        favours = list(range(len(FAVOURS)))
        rng.shuffle(favours)
        return tuple(favours[: 3 if s.seats == 1 else s.seats + 1])

    def settle(self, s: Empire, outcome: tuple[int, ...]) -> None:
        s.favours = sorted(outcome)
        s.tell(FavoursDrawn(tuple(s.favours)))


class FirstActive(Chance[Empire]):
    """[ISR-SETUP-6] The first Active player is chosen at random."""

    def sample(self, s: Empire, rng: Rng) -> tuple[int, ...]:
        return (rng.below(s.seats),)

    def settle(self, s: Empire, outcome: tuple[int, ...]) -> None:
        s.active = outcome[0]
        s.tell(ActiveChosen(s.active))


class AskForSheet(Task[Empire]):
    """[ISR-SOLO-1, ISR-MPADV-1] The Active player names the sheet that all play with."""

    def run(self, s: Empire) -> None:
        s.then(ChooseSheet(s.active))


class ChooseSheet(Choice[Empire]):
    """[ISR-SOLO-1, ISR-R-18] An Adventure sheet by its number, or a random one."""

    def options(self, s: Empire) -> list[Action]:
        sheets: list[Action] = [SHEET[0]]
        sheets += [SHEET[number] for number in s.box.sheets]
        return sheets

    def refusal(self, s: Empire, a: Action) -> str:
        if not isinstance(a, Sheet):
            return ANOTHER_QUESTION
        return ALLOWED if not a.number or a.number in s.box.sheets else "ISR-COMP-3"

    def choose(self, s: Empire, a: Action) -> None:
        assert isinstance(a, Sheet)
        if a.number:
            take_sheet(s, a.number, False)
        else:
            s.then(RandomSheet())


class RandomSheet(Chance[Empire]):
    """[ISR-R-18] Every sheet is equally likely."""

    def sample(self, s: Empire, rng: Rng) -> tuple[int, ...]:
        return (list(s.box.sheets)[rng.below(len(s.box.sheets))],)

    def settle(self, s: Empire, outcome: tuple[int, ...]) -> None:
        take_sheet(s, outcome[0], True)


def take_sheet(s: Empire, number: int, is_random: bool) -> None:
    """[ISR-SETUP-2, ISR-MPADV-1] Everyone plays with the same Adventure sheet."""
    s.sheet = number
    s.village = s.box.sheets[number]
    for player in s.players:
        player.built = built_at_start(s.village)
    s.tell(SheetChosen(number, is_random))

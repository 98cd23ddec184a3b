"""Asides: what a person at the terminal asks beside the game, without moving anything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from gromada.core.game import Game
from gromada.core.state import State
from gromada.texts import Texts
from gromada.words.advising import advice
from gromada.words.lookup import description, has_all, rules_about

if TYPE_CHECKING:
    from rich.console import Console

MOST_THINGS: Final = 4  # described at once, where several have the name
MORE_NAMES: Final = 12  # of those that are only named
MOST_BEHIND: Final = 3  # rules that explain a word


class Asides:
    """Answers questions about one game in one language."""

    def __init__(self, game: Game[State], texts: Texts, names: Sequence[str], screen: Console) -> None:
        self.game: Final = game
        self.texts: Final = texts
        self.names: Final = names
        self.screen: Final = screen

    def _print(self, text: str, style: str = "") -> None:
        self.screen.print(text, style=style or None, markup=False, soft_wrap=True)

    def describe(self, ids: Sequence[str]) -> None:
        """What printed things are and do; things of one name that do the same are told once."""
        told: dict[str, str] = {}
        for id in ids:
            for line in description(self.game, self.texts, id):
                told.setdefault(line, self.texts.name(id))
        for line in list(told)[:MOST_THINGS]:
            self._print(line)
        left = list(dict.fromkeys(list(told.values())[MOST_THINGS:]))
        if left:
            self._print(self.texts.say("more-things", names=", ".join(left[:MORE_NAMES]), count=len(left)), "dim")

    def describe_all(self, ids: Sequence[str]) -> None:
        """Every one of these things, a line each."""
        lines = dict.fromkeys([line for id in ids for line in description(self.game, self.texts, id)])
        for line in lines:
            self._print(line)
        if not lines:
            self._print(self.texts.say("things-none"), "red")

    def rules_behind(self, word: str) -> bool:
        """What the rules say of a word that is the name of no single thing; False if they do not know it."""
        found = [one for one in rules_about(self.game.name, self.texts.lang, word) if has_all(one[1], word)][
            :MOST_BEHIND
        ]
        if found:
            self._print(self.texts.say("in-the-rules"), "dim")
        for id, rule in found:
            self._print(f"{id}: {rule}")
        return bool(found)

    def rules(self, words: str) -> None:
        found = rules_about(self.game.name, self.texts.lang, words)
        if not found:
            self._print(self.texts.say("rules-none", words=words[:60]), "red")
        for id, rule in found:
            self._print(f"{id}: {rule}")

    def hint(self, s: State, seat: int) -> None:
        """What a strong bot would answer, which knows no more than the seat."""
        for line in advice(self.game, s, seat, self.texts, self.names):
            self._print(line)

    def scores(self, s: State, viewer: int) -> None:
        """Where the points come from so far, as far as the viewer may know."""
        from rich.table import Table

        sheets = [self.game.standing(s, seat, viewer) for seat in range(s.seats)]
        known = next((sheet for sheet in sheets if sheet is not None), None)
        if known is None:
            self._print(self.texts.say("scores-hidden"))
            return
        grid = Table()
        grid.add_column()
        for name in self.names:
            grid.add_column(name, justify="right")
        for i, (id, _) in enumerate(known):
            grid.add_row(self.texts.say(id), *["?" if sheet is None else str(sheet[i][1]) for sheet in sheets])
        totals = ["?" if sheet is None else str(sum([points for _, points in sheet])) for sheet in sheets]
        grid.add_section()
        grid.add_row(self.texts.say("score-total"), *totals, style="bold")
        self.screen.print(grid)

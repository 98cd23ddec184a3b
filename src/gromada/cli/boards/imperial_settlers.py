"""Both sheets of every seat at the terminal: Tracks and Fields of the Empire, Buildings of the Village.

A resource is written by the first letter of its name (Stone, Wood, Food, Gold; Kamień, Drewno, Jadło, Złoto), so
nothing depends on colour. A crossed space is ✗, and a Section of a Settlement carries the Settlement's number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gromada.cli.boards.imperial_abilities import Signs
from gromada.core.game import Game
from gromada.core.state import State
from gromada.games.imperial_settlers.game import ImperialSettlers
from gromada.games.imperial_settlers.printed import RESOURCES, Building, Village
from gromada.games.imperial_settlers.state import BASIC_MODE
from gromada.games.imperial_settlers.view import BuildingView, EmpireView, FieldView, PlayerView
from gromada.texts import Texts

CROSSED: Final = "✗"
COLOURS: Final = {"stone": "bright_black", "wood": "green", "food": "red", "gold": "yellow"}


def draw(
    game: Game[State],
    texts: Texts,
    view: Mapping[str, object],
    names: Sequence[str],
    seat: int | None,
    is_brief: bool,
) -> RenderableType:
    settlers = cast("ImperialSettlers", game)
    shown = cast("EmpireView", view)
    sheets = Sheets(settlers, texts, shown)
    own = [player for player in shown["players"] if player["seat"] == seat]
    others = [player for player in shown["players"] if player["seat"] != seat]
    if is_brief:
        return Group(sheets.common(names), *[sheets.player(player, names, True) for player in own])
    # One's own sheets come last, next to the question.
    panels = [sheets.player(player, names, player["seat"] == seat) for player in [*others, *own]]
    return Group(sheets.common(names), *panels)


class Sheets:
    """Draws the sheets of one view."""

    def __init__(self, game: ImperialSettlers, texts: Texts, view: EmpireView) -> None:
        self.box: Final = game.settlers_box
        self.texts: Final = texts
        self.view: Final = view
        self.signs: Final = Signs(texts)
        self.village: Final = self._village()

    def _village(self) -> Village:
        sheet = self.view["sheet"]
        if sheet is not None:
            return self.box.sheets[sheet]
        return self.box.basic_village if self.view["mode"] == BASIC_MODE else self.box.advanced_village

    # -- what all share -----------------------------------------------------------------------------

    def common(self, names: Sequence[str]) -> Text:
        """The Round Track, the Active player and the row of tokens."""
        view = self.view
        marked = "■" * view["round"] + "□" * (view["rounds"] - view["round"])
        line = Text()
        line.append(self.texts.say("board-round", round=view["round"], rounds=view["rounds"]), style="bold")
        line.append(f" {marked}")
        if view["sheet"] is not None:
            line.append("   " + self.texts.say("board-sheet", number=view["sheet"]))
        if len(view["players"]) > 1:
            line.append("   " + self.texts.say("board-active", seat=self.texts.seat(view["active"], names)))
        if view["favours"]:
            row = ", ".join([self.texts.name(favour["id"]) for favour in view["favours"]])
            line.append("   " + self.texts.say("board-row", tokens=row))
        if view["rank"] is not None:
            line.append("   " + self.texts.say("board-rank", rank=self.texts.name(view["rank"])), style="bold")
        return line

    # -- one seat -----------------------------------------------------------------------------------

    def player(self, player: PlayerView, names: Sequence[str], is_own: bool) -> Panel:
        fields = Table.grid(padding=(0, 3))
        drawn = [self.field(field) for field in player["fields"]]
        for left in range(0, len(drawn), 2):
            fields.add_row(*drawn[left : left + 2])
        title = f"{self.texts.seat(player['seat'], names)}: {player['total']} ★"
        style = "bold cyan" if is_own else "none"
        return Panel(
            Group(self.hand(player), self.tracks(player), fields, self.buildings(player)),
            title=title,
            title_align="left",
            border_style=style,
        )

    def hand(self, player: PlayerView) -> Text:
        """The dice, the pools and the token."""
        line = Text(self.texts.say("board-dice") + " ")
        for face in player["dice"]:
            line.append(f"[{self.signs.signs[RESOURCES.index(face)]}]", style=COLOURS[face])
        line.append(f"[{player['workers']}]   " if player["workers"] else "   ")
        for resource, count in player["pool"].items():
            line.append(f"{self.texts.name(resource)} {count}  ", style=COLOURS[resource] if count else "dim")
        line.append(" " + self.texts.say("board-actions", count=player["actions"]), style="bold")
        if player["token"] is not None:
            message = "board-token-used" if player["is_token_used"] else "board-token"
            line.append("   " + self.texts.say(message, token=self.texts.name(player["token"])))
        return line

    def tracks(self, player: PlayerView) -> Table:
        """The four Tracks with their nine Sections: costs still to pay, and VP."""
        settled = self.settled(player)
        table = Table(show_header=False, show_lines=False, padding=(0, 1), box=None)
        for row, track in enumerate(player["tracks"]):
            cells = [Text(self.texts.name(track["id"]), style="bold")]
            for column, section in enumerate(self.box.tracks[row]):
                owner = settled.get((row, column), "")
                if column < track["completed"]:
                    cells.append(Text(f"{CROSSED}{owner} {section.vp}★", style="green"))
                    continue
                is_next = column == track["completed"]
                crossed = track["partial"] if is_next else [False] * len(section.spaces)
                cell = self.spaces(section.spaces, crossed)
                cell.append(f" {section.vp}★")
                cell.stylize("bold" if is_next else "dim")
                cells.append(cell)
            table.add_row(*cells)
        return table

    def settled(self, player: PlayerView) -> dict[tuple[int, int], str]:
        """Which Sections belong to a Settlement, by its number."""
        found: dict[tuple[int, int], str] = {}
        for number, settlement in enumerate(player["settlements"]):
            plan = self.village.buildings[settlement["slot"]].plans[settlement["plan"]]
            for down, right in plan.cells:
                found[settlement["row"] + down, settlement["column"] + right] = f"({number + 1})"
        return found

    def field(self, field: FieldView) -> Text:
        """A Field with its Harvest spaces; a closed one says which Bridge Section opens it."""
        printed = next(one for one in self.box.fields if one.id == field["id"])
        yields = [
            f"({CROSSED if is_crossed else self.signs.amount(amount)})"
            for amount, is_crossed in zip(printed.spaces, field["crossed"], strict=True)
        ]
        opened = "" if field["is_accessible"] else f" ←{self.texts.name('bridges')} {printed.opened_by}"
        style = "none" if field["is_accessible"] else "dim"
        return Text(f"{self.texts.name(field['id'])} {''.join(yields)}{opened}", style=style)

    def buildings(self, player: PlayerView) -> Table:
        table = Table.grid(padding=(0, 2))
        for slot, building in enumerate(player["buildings"]):
            if building["id"]:
                table.add_row(*self.building(slot, building))
        return table

    def building(self, slot: int, building: BuildingView) -> list[Text]:
        printed = self.village.buildings[slot]
        style = "green" if building["is_working"] else "none"
        name = Text(f"{slot} {self.texts.name(building['id'])}", style=style)
        what = self.signs.ability(printed.ability, building["raises"])
        if self.view["mode"] != BASIC_MODE:
            what = "  ".join([what, self.signs.plans(printed)])
        return [
            name,
            self.spaces(printed.spaces, building["crossed"]),
            Text(what),
            Text(self.state_of(printed, building), style="dim"),
        ]

    def state_of(self, printed: Building, building: BuildingView) -> str:
        """Whether it works, how often it was used, and how often it was raised."""
        words: list[str] = []
        if building["completed_in"] is not None and printed.is_final:
            words.append(self.texts.say("board-final"))
        elif building["is_working"]:
            words.append(self.texts.say("board-working", uses=building["uses"], limit=building["limit"]))
        elif building["completed_in"] is not None:
            words.append(self.texts.say("board-next-round"))
        if building["raises"]:
            words.append(f"+{building['raises']}")
        return "  ".join(words)

    def spaces(self, spaces: Sequence[Sequence[int]], crossed: Sequence[bool]) -> Text:
        return Text(
            "".join(
                [
                    f"[{CROSSED if is_crossed else self.signs.amount(space)}]"
                    for space, is_crossed in zip(spaces, crossed, strict=True)
                ]
            )
        )

"""The table in words: the round, then the own sheet with every Track, Field and Building, then the others.

A crossed space is ✗; what is still to be paid stands in square brackets, a letter for each resource.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from gromada.core.board import Line, Part, Words, company
from gromada.games.imperial_settlers.components import SettlersBox
from gromada.games.imperial_settlers.printed import RESOURCES, Building, Village
from gromada.games.imperial_settlers.signs import Signs
from gromada.games.imperial_settlers.state import BASIC_MODE
from gromada.games.imperial_settlers.view import BuildingView, EmpireView, FieldView, PlayerView, TrackView

CROSSED: Final = "✗"


def board(box: SettlersBox, shown: object, seat: int | None, w: Words) -> list[Part]:
    view = cast(EmpireView, shown)
    sheet = Sheet(box, view, w)
    parts = [Part(w.say("words-table"), [sheet.common()])]
    for player in view["players"]:
        if player["seat"] == seat:
            parts.append(Part(w.seat(seat), sheet.lines(player)))
    others = [player for player in view["players"] if player["seat"] != seat]
    if others:
        lines = [Line(player["at"], w.seat(player["seat"]), sheet.summary(player)) for player in others]
        parts.append(Part(company(seat, w), lines))
    return parts


class Sheet:
    """Writes the sheets of one view."""

    def __init__(self, box: SettlersBox, view: EmpireView, words: Words) -> None:
        self.box: Final = box
        self.view: Final = view
        self.words: Final = words
        self.signs: Final = Signs(words)
        self.village: Final = self._village()

    def _village(self) -> Village:
        sheet = self.view["sheet"]
        if sheet is not None:
            return self.box.sheets[sheet]
        return self.box.basic_village if self.view["mode"] == BASIC_MODE else self.box.advanced_village

    def common(self) -> Line:
        """The round, the sheet, the Active player and the row of tokens."""
        w, view = self.words, self.view
        legend = " ".join([f"{self.signs.signs[i]} {w.name(name)}" for i, name in enumerate(RESOURCES)])
        found = [w.say("words-signs", resources=legend)]
        if view["sheet"] is not None:
            found.append(w.say("words-sheet", number=view["sheet"]))
        if len(view["players"]) > 1:
            found.append(w.say("words-active", seat=w.seat(view["active"])))
        if view["favours"]:
            tokens = ", ".join([w.name(favour["id"]) for favour in view["favours"]])
            found.append(w.say("words-row", tokens=tokens))
        if view["rank"] is not None:
            found.append(w.say("words-rank", rank=w.name(view["rank"])))
        return Line("round", w.say("words-round", round=view["round"], rounds=view["rounds"]), found)

    # -- one sheet ----------------------------------------------------------------------------------

    def lines(self, player: PlayerView) -> list[Line]:
        at = player["at"]
        settled = self.settled(player)
        return [
            Line(f"{at}/hand", self.words.say("words-hand"), self.hand(player)),
            *[
                Line(f"{at}/{track['id']}", self.words.name(track["id"]), self.track(row, track, settled))
                for row, track in enumerate(player["tracks"])
            ],
            Line(f"{at}/fields", self.words.say("view-fields"), [self.field(field) for field in player["fields"]]),
            *[
                Line(building["at"], f"{slot} {self.words.name(building['id'])}", self.building(slot, building))
                for slot, building in enumerate(player["buildings"])
                if building["id"]
            ],
        ]

    def hand(self, player: PlayerView) -> list[str]:
        """Points, dice, pools, actions and the token."""
        w = self.words
        found = [w.say("words-points", count=player["total"])]
        if player["workers"]:
            faces = " ".join([w.name(face) for face in player["dice"]])
            found.append(w.say("words-dice", faces=faces, workers=player["workers"]))
        found.append(w.say("words-actions", count=player["actions"]))
        pool = [
            w.say("words-pool", count=count, resource=w.name(resource))
            for resource, count in player["pool"].items()
            if count
        ]
        found += pool or [w.say("words-nothing")]
        if player["token"] is not None:
            found.append(w.say("words-token", token=w.name(player["token"]), used=int(player["is_token_used"])))
        return found

    def settled(self, player: PlayerView) -> dict[tuple[int, int], int]:
        """Which Sections belong to a Settlement, by its number."""
        found: dict[tuple[int, int], int] = {}
        for number, settlement in enumerate(player["settlements"]):
            plan = self.village.buildings[settlement["slot"]].plans[settlement["plan"]]
            for down, right in plan.cells:
                found[settlement["row"] + down, settlement["column"] + right] = number + 1
        return found

    def track(self, row: int, track: TrackView, settled: dict[tuple[int, int], int]) -> list[str]:
        """How many Sections are complete, what the next one needs, and what comes after it."""
        w = self.words
        sections = self.box.tracks[row]
        done = track["completed"]
        found = [w.say("words-sections", count=done, all=len(sections))]
        for column in range(done, len(sections)):
            is_next = column == done
            crossed = track["partial"] if is_next else [False] * len(sections[column].spaces)
            text = f"{self.spaces(sections[column].spaces, crossed)} {sections[column].vp}★"
            found.append(w.say("words-next", section=text, vp=track["next_vp"]) if is_next else text)
        cells = [f"{column + 1} ({number})" for (at, column), number in sorted(settled.items()) if at == row]
        if cells:
            found.append(w.say("words-settled", sections=" ".join(cells)))
        return found

    def field(self, field: FieldView) -> str:
        """A Field with its Harvest spaces; a closed one says which Bridge Section opens it."""
        printed = next(one for one in self.box.fields if one.id == field["id"])
        text = f"{self.words.name(field['id'])} {self.spaces(printed.spaces, field['crossed'])}"
        return text if field["is_accessible"] else f"{text} ← {self.words.name('bridges')} {printed.opened_by}"

    def building(self, slot: int, building: BuildingView) -> list[str]:
        printed = self.village.buildings[slot]
        spaces = self.spaces(printed.spaces, building["crossed"])
        found = [spaces] if spaces else []
        ability = self.signs.ability(printed.ability, building["raises"])
        if ability:
            found.append(ability)
        if self.view["mode"] != BASIC_MODE and printed.plans:
            found.append(self.signs.plans(printed))
        return [*found, *self.state_of(printed, building)]

    def state_of(self, printed: Building, building: BuildingView) -> list[str]:
        """Whether it works, how often it was used, how far its goal is, and how often it was raised."""
        w = self.words
        found: list[str] = []
        if building["is_working"] and not printed.is_final:
            found.append(w.say("words-working", uses=building["uses"], limit=building["limit"]))
        elif building["completed_in"] is not None and not printed.is_final:
            found.append(w.say("words-next-round"))
        progress = building["progress"]
        if building["is_working"] and progress is not None:
            found.append(w.say("words-progress", have=progress["have"], need=progress["need"]))
        if building["worth_now"] is not None:
            found.append(w.say("words-worth", count=building["worth_now"]))
        if building["raises"]:
            found.append(f"+{building['raises']}")
        return found

    def spaces(self, spaces: Sequence[Sequence[int]], crossed: Sequence[bool]) -> str:
        return "".join(
            [
                f"[{CROSSED if is_crossed else self.signs.amount(space)}]"
                for space, is_crossed in zip(spaces, crossed, strict=True)
            ]
        )

    def summary(self, player: PlayerView) -> list[str]:
        """Another sheet in one line; `b NAME` shows it in full."""
        w = self.words
        tracks = " ".join([f"{w.name(track['id'])} {track['completed']}" for track in player["tracks"]])
        built = [w.name(building["id"]) for building in player["buildings"] if building["is_working"]]
        found = [w.say("words-points", count=player["total"]), tracks]
        if player["token"] is not None:
            found.append(w.name(player["token"]))
        return [*found, w.say("words-built", buildings=" + ".join(built))] if built else found

"""Upgrading: section UPG of the ledger and decisions D9 and D10."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Detail, Secret
from gromada.games.keyflower.actions import PAY, SKILL, STOP, UPGRADE, Pay, Skill, Stop, Upgrade
from gromada.games.keyflower.events import ResourcesPaid, SkillPaid, Upgraded
from gromada.games.keyflower.places import tile_at
from gromada.games.keyflower.printed import (
    ANY_SKILL,
    RESOURCES,
    SKILLS,
    SUMMER_BOAT0,
    WILD_UPGRADES,
    Cost,
    covers,
    of,
    size,
)
from gromada.games.keyflower.screens import return_skill
from gromada.games.keyflower.state import Keyflower, Player, index_of, shown_id


def start_upgrades(s: Keyflower, seat: int, upgrades: int) -> None:
    """D9 is asked while actions are left and a tile shows its front, even if nothing can be paid.

    [KEY-HID-9, KEY-UPG-7]
    """
    if upgrades and has_front(s, seat):
        s.then(ChooseUpgrade(seat, upgrades))


def has_front(s: Keyflower, seat: int) -> bool:
    for tile in s.players[seat].village:
        if is_front(s, tile):
            return True
    return False


def is_front(s: Keyflower, tile: int) -> bool:
    """[KEY-UPG-1, KEY-UPG-6] An upgradable tile that was not upgraded yet."""
    return tile < SUMMER_BOAT0 and bool((s.box.upgradable & ~s.flipped) >> tile & 1)


def is_enough(cost: Cost, pile: int, is_wild: bool) -> bool:
    """Whether just these resources pay a cost: gold for anything, others only for themselves.

    [KEY-UPG-4, KEY-UPG-8, KEY-SB-3A, KEY-RUL-28]
    """
    if size(pile) != cost.pieces:
        return False
    if is_wild:
        return True
    missing = 0
    for resource in range(1, 4):
        missing += max(0, of(cost.resources, resource) - of(pile, resource))
    return missing <= of(pile, 0) - of(cost.resources, 0)


def refuses_resources(s: Keyflower, p: Player, here: int) -> str:
    """From what lies on the tile itself: enough pieces, and of the right types.

    [KEY-UPG-2, KEY-UPG-4, KEY-SB-3A]
    """
    cost = s.box.tiles[p.village[here]].cost
    goods = p.goods[here]
    if size(goods) < cost.pieces:
        return "KEY-UPG-2"
    if not cost.pieces or p.powers & WILD_UPGRADES:
        return ALLOWED
    missing = 0
    for resource in range(1, 4):
        missing += max(0, of(cost.resources, resource) - of(goods, resource))
    return ALLOWED if missing <= of(goods, 0) - of(cost.resources, 0) else "KEY-UPG-4"


def first_missing(cost: Cost, goods: int) -> int:
    """The resource that a tile lacks most plainly: gold that nothing replaces, else a type that gold does not fill."""
    for resource in range(4):
        if of(goods, resource) < of(cost.resources, resource):
            return resource
    return 0


def refuses_upgrade(s: Keyflower, seat: int, tile: int) -> str:
    """[KEY-UPG-1, KEY-UPG-2, KEY-UPG-3, KEY-DEC-6] A front of one's own village that can be paid completely."""
    if s.where[tile] != seat or tile >= SUMMER_BOAT0 or not s.box.tiles[tile].is_upgradable:
        return "KEY-UPG-1"
    if s.flipped >> tile & 1:
        return "KEY-UPG-6"
    p = s.players[seat]
    refused = refuses_resources(s, p, index_of(p.village, tile))
    if refused:
        return refused
    cost = s.box.tiles[tile].cost
    if not covers(p.skills, cost.skills) or size(p.skills) < size(cost.skills) + cost.any_skills:
        return "KEY-UPG-3"
    return ALLOWED


def missing_skill(skills: int, cost: Cost) -> dict[str, Fact]:
    """Which skill tile is missing; `skill` is ANY_SKILL where any type would do."""
    for skill in range(len(SKILLS)):
        if of(skills, skill) < of(cost.skills, skill):
            return {"skill": skill, "need": of(cost.skills, skill), "have": of(skills, skill)}
    return {"skill": ANY_SKILL, "need": size(cost.skills) + cost.any_skills, "have": size(skills)}


class ChooseUpgrade(Secret[Keyflower]):
    """D9: upgrade one tile, or stop. Whether more than stopping is possible may depend on hidden skills.

    [KEY-UPG-7, KEY-DEC-6, KEY-HID-9]
    """

    def __init__(self, seat: int, upgrades: int) -> None:
        super().__init__(seat)
        self.upgrades: Final = upgrades

    def options(self, s: Keyflower) -> list[Action]:
        offered: list[Action] = [STOP]
        for tile in s.players[self.seat].village:
            if is_front(s, tile) and not refuses_upgrade(s, self.seat, tile):
                offered.append(UPGRADE[tile])
        return offered

    def refusal(self, s: Keyflower, a: Action) -> str:
        if isinstance(a, Upgrade):
            return refuses_upgrade(s, self.seat, a.tile)
        return ALLOWED if isinstance(a, Stop) else ANOTHER_QUESTION

    def facts(self, s: Keyflower, a: Action, rule: str) -> dict[str, Fact]:
        """What is too little on the tile, or behind the screen."""
        if not isinstance(a, Upgrade) or s.where[a.tile] != self.seat:
            return {}
        p = s.players[self.seat]
        cost = s.box.tiles[a.tile].cost
        goods = p.goods[index_of(p.village, a.tile)]
        if rule == "KEY-UPG-2":
            return {"need": cost.pieces, "have": size(goods)}
        if rule == "KEY-UPG-4":
            resource = first_missing(cost, goods)
            name = f"~{RESOURCES[resource]}"
            return {"resource": name, "need": of(cost.resources, resource), "have": of(goods, resource)}
        if rule == "KEY-UPG-3":
            return missing_skill(p.skills, cost)
        return {}

    def choose(self, s: Keyflower, a: Action) -> None:
        if not isinstance(a, Upgrade):
            return
        if s.box.tiles[a.tile].cost.pieces:
            s.then(PayResources(self.seat, a.tile, self.upgrades))
        else:
            pay_skills(s, self.seat, a.tile, self.upgrades, 0)


class PayResources(Detail[Keyflower]):
    """[KEY-UPG-8, KEY-DEC-6] D10: with which resources? Each payable pile is offered once."""

    def __init__(self, seat: int, tile: int, upgrades: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.upgrades: Final = upgrades

    def options(self, s: Keyflower) -> list[Action]:
        p = s.players[self.seat]
        goods = p.goods[index_of(p.village, self.tile)]
        cost = s.box.tiles[self.tile].cost
        is_wild = bool(p.powers & WILD_UPGRADES)
        offered: list[Action] = []
        for pay in PAY:
            if covers(goods, pay.pile) and is_enough(cost, pay.pile, is_wild):
                offered.append(pay)
        return offered

    def refusal(self, s: Keyflower, a: Action) -> str:
        if not isinstance(a, Pay):
            return ANOTHER_QUESTION
        p = s.players[self.seat]
        if not is_enough(s.box.tiles[self.tile].cost, a.pile, bool(p.powers & WILD_UPGRADES)):
            return "KEY-UPG-4" if size(a.pile) == s.box.tiles[self.tile].cost.pieces else "KEY-UPG-8"
        return ALLOWED if covers(p.goods[index_of(p.village, self.tile)], a.pile) else "KEY-UPG-2"

    def facts(self, s: Keyflower, a: Action, rule: str) -> dict[str, Fact]:
        if not isinstance(a, Pay) or rule == "KEY-UPG-8":
            return {}
        if rule == "KEY-UPG-4":
            cost = s.box.tiles[self.tile].cost
            resource = first_missing(cost, a.pile)
            name = f"~{RESOURCES[resource]}"
            return {"resource": name, "need": of(cost.resources, resource), "have": of(a.pile, resource)}
        p = s.players[self.seat]
        goods = p.goods[index_of(p.village, self.tile)]
        for resource in range(4):
            if of(a.pile, resource) > of(goods, resource):
                return {"need": of(a.pile, resource), "have": of(goods, resource)}
        return {}

    def choose(self, s: Keyflower, a: Action) -> None:
        assert isinstance(a, Pay)
        p = s.players[self.seat]
        p.goods[index_of(p.village, self.tile)] -= a.pile
        s.supply += a.pile
        pay_skills(s, self.seat, self.tile, self.upgrades, a.pile)


def pay_skills(s: Keyflower, seat: int, tile: int, upgrades: int, paid: int) -> None:
    """[KEY-UPG-3, KEY-HID-4] Named skills are paid openly; for any skill the player is asked."""
    p = s.players[seat]
    cost = s.box.tiles[tile].cost
    for skill in range(len(SKILLS)):
        for _ in range(of(cost.skills, skill)):
            return_skill(s, p, skill, True)
            s.tell(SkillPaid(seat, skill, True))
    if cost.any_skills:
        if paid and s.is_telling:  # they are gone before the player is asked on
            s.tell(ResourcesPaid(seat, shown_id(s, tile), tile_at(s, tile), paid))
        s.then(PaySkill(seat, tile, upgrades))
    else:
        flip(s, seat, tile, upgrades, paid)


class PaySkill(Secret[Keyflower]):
    """[KEY-UPG-3, KEY-UPG-4, KEY-RUL-26, KEY-HID-9] D10: which skill tile goes face down into the pile?"""

    def __init__(self, seat: int, tile: int, upgrades: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.upgrades: Final = upgrades

    def options(self, s: Keyflower) -> list[Action]:
        return [SKILL[skill] for skill in range(len(SKILLS)) if of(s.players[self.seat].skills, skill)]

    def refusal(self, s: Keyflower, a: Action) -> str:
        if not isinstance(a, Skill):
            return ANOTHER_QUESTION
        return ALLOWED if of(s.players[self.seat].skills, a.skill) else "KEY-UPG-3"

    def facts(self, s: Keyflower, a: Action, rule: str) -> dict[str, Fact]:
        return {"skill": a.skill, "need": 1, "have": 0} if isinstance(a, Skill) else {}

    def choose(self, s: Keyflower, a: Action) -> None:
        assert isinstance(a, Skill)
        return_skill(s, s.players[self.seat], a.skill, False)
        s.tell(SkillPaid(self.seat, a.skill, False))
        flip(s, self.seat, self.tile, self.upgrades, 0)


def flip(s: Keyflower, seat: int, tile: int, upgrades: int, paid: int) -> None:
    """[KEY-UPG-5, KEY-UPG-6, KEY-UPG-7] The back shows from now on; all else on the tile stays as it is."""
    s.flipped |= 1 << tile
    if s.is_telling:
        s.tell(Upgraded(seat, shown_id(s, tile), tile_at(s, tile), paid))
    start_upgrades(s, seat, upgrades - 1)

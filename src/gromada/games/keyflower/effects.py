"""What a use brings: section PROD of the ledger and decisions D5 to D7. Transport has a module of its own."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Detail, Secret
from gromada.games.keyflower.actions import (
    COLOUR,
    PAY_GROUP,
    RESOURCE,
    SKILL,
    Colour,
    PayGroup,
    Resource,
    Skill,
)
from gromada.games.keyflower.bag import DrawSkills, DrawWorkers, PutIntoBag, PutIntoPile, take_green, take_resources
from gromada.games.keyflower.bidding import is_biddable, lift_group, reserve_of
from gromada.games.keyflower.events import NothingGained, ResourcesGained, SkillPaid, WorkerPaid, screen_of
from gromada.games.keyflower.places import dock_at, village_at
from gromada.games.keyflower.printed import (
    ANY_COLOUR,
    ANY_SKILL,
    CHOOSE_RESOURCE,
    DRAW_SKILLS,
    DRAW_WORKERS,
    GAIN_RESOURCES,
    SKILL_FOR_RESOURCES,
    SKILL_FOR_WORKERS,
    TRANSPORT,
    WORKER_FOR_GREEN,
    of,
    one,
    size,
    some,
)
from gromada.games.keyflower.screens import give_workers, into_bag, return_skill
from gromada.games.keyflower.state import DRAW_FIRST, Keyflower, group_colour, index_of, shown_id
from gromada.games.keyflower.transport import start_transport
from gromada.games.keyflower.using import can_pay_with, use_of


def resolve(s: Keyflower, seat: int, tile: int) -> None:
    """[KEY-USE-10, KEY-USE-12, KEY-RUL-27] The effect of a use, at once and in full."""
    use = use_of(s, tile)
    kind = use.kind
    if kind == GAIN_RESOURCES:
        gain(s, seat, tile, use.gain)
    elif kind == CHOOSE_RESOURCE:
        choose_resource(s, seat, tile)
    elif kind == DRAW_WORKERS:
        s.then(DrawWorkers(seat, use.amount))
    elif kind == DRAW_SKILLS:
        s.then(DrawSkills(seat, use.amount))
    elif kind == TRANSPORT:
        start_transport(s, seat, tile)
    elif use.pays_worker:
        ask_for_worker(s, seat, tile)
    elif use.skill == ANY_SKILL:
        s.then(ReturnSkill(seat, tile))
    else:
        exchange_skill(s, seat, tile, use.skill)


def gain(s: Keyflower, seat: int, tile: int, wanted: int) -> None:
    """On one's own tile, otherwise on the home.

    [KEY-PROD-1, KEY-PROD-2, KEY-PROD-6, KEY-PROD-7, KEY-INV-3, KEY-USE-11]
    """
    given = take_resources(s, wanted)
    p = s.players[seat]
    here = index_of(p.village, tile) if s.where[tile] == seat else 0
    p.goods[here] += given
    if s.is_telling:
        if given:
            s.tell(ResourcesGained(seat, shown_id(s, p.village[here]), village_at(seat, here), given))
        else:
            s.tell(NothingGained(seat))


def choose_resource(s: Keyflower, seat: int, tile: int) -> None:
    """[KEY-PROD-8, KEY-RUL-20] One of the types that are left; with a single one, or none, nobody is asked."""
    for resource in use_of(s, tile).options:
        if of(s.supply, resource):
            s.then(ChooseResource(seat, tile))
            return
    s.tell(NothingGained(seat))


class ChooseResource(Detail[Keyflower]):
    """[KEY-PROD-8] D5: which resource does the Workshop make?"""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, s: Keyflower) -> list[Action]:
        return [RESOURCE[resource] for resource in range(4) if not self.refuses(s, resource)]

    def refusal(self, s: Keyflower, a: Action) -> str:
        return self.refuses(s, a.resource) if isinstance(a, Resource) else ANOTHER_QUESTION

    def refuses(self, s: Keyflower, resource: int) -> str:
        if resource not in use_of(s, self.tile).options:
            return "KEY-PROD-8"
        return ALLOWED if of(s.supply, resource) else "KEY-RUL-20"

    def choose(self, s: Keyflower, a: Action) -> None:
        assert isinstance(a, Resource)
        gain(s, self.seat, self.tile, some(a.resource, use_of(s, self.tile).amount))


# -- an extra worker ---------------------------------------------------------------------------------------


def ask_for_worker(s: Keyflower, seat: int, tile: int) -> None:
    """[KEY-PROD-12, KEY-HID-9] D6 is asked unless public facts leave a single answer."""
    use = use_of(s, tile)
    reserve = reserve_of(s, seat)
    groups = [group for group in reserve.groups if can_pay_with(use, group)]
    if not groups and use.colour != ANY_COLOUR:
        pay_from_screen(s, seat, tile, use.colour)
    elif len(groups) == 1 and not reserve.workers:
        pay_with_group(s, seat, tile, groups[0] >> 16)
    else:
        s.then(PayWorker(seat, tile))


class PayWorker(Secret[Keyflower]):
    """D6: an extra worker from the screen, or a whole losing group. What else is possible depends on what is hidden.

    [KEY-PROD-10, KEY-PROD-11, KEY-PROD-12, KEY-RUL-7, KEY-HID-9]
    """

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, s: Keyflower) -> list[Action]:
        offered: list[Action] = [COLOUR[colour] for colour in range(4) if not self.refuses_colour(s, colour)]
        for group in reserve_of(s, self.seat).groups:
            if not self.refuses_group(s, group >> 16):
                offered.append(PAY_GROUP[group >> 16])
        return offered

    def refusal(self, s: Keyflower, a: Action) -> str:
        if isinstance(a, Colour):
            return self.refuses_colour(s, a.colour)
        return self.refuses_group(s, a.tile) if isinstance(a, PayGroup) else ANOTHER_QUESTION

    def refuses_colour(self, s: Keyflower, colour: int) -> str:
        wanted = use_of(s, self.tile).colour
        if wanted != ANY_COLOUR and wanted != colour:
            return "KEY-PROD-10"
        return ALLOWED if of(s.players[self.seat].workers, colour) else "KEY-DEC-4"

    def facts(self, s: Keyflower, a: Action, rule: str) -> dict[str, Fact]:
        return {"colour": a.colour, "need": 1, "have": 0} if isinstance(a, Colour) and rule == "KEY-DEC-4" else {}

    def refuses_group(self, s: Keyflower, tile: int) -> str:
        """[KEY-PROD-12, KEY-BID-6] A losing group, of the printed colour."""
        if not is_biddable(s, tile):
            return "KEY-PROD-12"
        for group in reserve_of(s, self.seat).groups:
            if group >> 16 == tile:
                return ALLOWED if can_pay_with(use_of(s, self.tile), group) else "KEY-PROD-10"
        return "KEY-PROD-12"

    def choose(self, s: Keyflower, a: Action) -> None:
        if isinstance(a, Colour):
            pay_from_screen(s, self.seat, self.tile, a.colour)
        else:
            assert isinstance(a, PayGroup)
            pay_with_group(s, self.seat, self.tile, a.tile)


def pay_from_screen(s: Keyflower, seat: int, tile: int, colour: int) -> None:
    give_workers(s, s.players[seat], colour, 1)
    if s.is_telling:
        s.tell(WorkerPaid(seat, colour, 1, screen_of(seat)))
    exchange_worker(s, seat, tile, one(colour))


def pay_with_group(s: Keyflower, seat: int, tile: int, edge: int) -> None:
    """[KEY-PROD-12, KEY-RUL-7] The entire group is lost for one payment."""
    colour = group_colour(s, edge, seat)
    group = lift_group(s, seat, edge)
    if s.is_telling:
        s.tell(WorkerPaid(seat, colour, size(group), dock_at(s, edge, seat)))
    exchange_worker(s, seat, tile, group)


def exchange_worker(s: Keyflower, seat: int, tile: int, paid: int) -> None:
    """[KEY-PROD-5, KEY-PROD-10, KEY-PROD-11] Green workers; or a draw, after which the payment goes into the bag."""
    use = use_of(s, tile)
    if use.kind == WORKER_FOR_GREEN:
        into_bag(s, paid)
        take_green(s, seat, use.green)
    else:
        s.then(DrawWorkers(seat, use.draw), PutIntoBag(paid))


# -- a skill tile ------------------------------------------------------------------------------------------


class ReturnSkill(Secret[Keyflower]):
    """[KEY-PROD-14, KEY-PROD-15, KEY-HID-9] D7: which skill tile is returned? How many there are is hidden."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, s: Keyflower) -> list[Action]:
        return [SKILL[skill] for skill in range(3) if of(s.players[self.seat].skills, skill)]

    def refusal(self, s: Keyflower, a: Action) -> str:
        if not isinstance(a, Skill):
            return ANOTHER_QUESTION
        return ALLOWED if of(s.players[self.seat].skills, a.skill) else "KEY-USE-9"

    def choose(self, s: Keyflower, a: Action) -> None:
        assert isinstance(a, Skill)
        exchange_skill(s, self.seat, self.tile, a.skill)


def exchange_skill(s: Keyflower, seat: int, tile: int, skill: int) -> None:
    """A skill tile for resources, workers or skills.

    [KEY-PROD-13, KEY-PROD-14, KEY-PROD-15, KEY-PROD-16, KEY-OPT-1, KEY-RUL-8, KEY-HID-4]
    """
    use = use_of(s, tile)
    is_open = use.skill != ANY_SKILL
    return_skill(s, s.players[seat], skill, is_open)
    s.tell(SkillPaid(seat, skill, is_open))
    if use.kind == SKILL_FOR_RESOURCES:
        gain(s, seat, tile, use.gain)
    elif use.kind == SKILL_FOR_WORKERS:
        s.then(DrawWorkers(seat, use.draw))
    elif s.rules & DRAW_FIRST:
        s.pile -= one(skill)
        s.then(DrawSkills(seat, use.draw), PutIntoPile(skill))
    else:
        s.then(DrawSkills(seat, use.draw))

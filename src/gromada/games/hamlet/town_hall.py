"""The Town Hall: blueprints and hiring, in section 6 of the ledger."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.rng import Rng
from gromada.core.steps import ALLOWED, IN_TURN, Chance, Detail, Step
from gromada.games.hamlet.actions import (
    HIRE_DONKEY,
    HIRE_VILLAGER,
    PUT,
    SKIP,
    STOP,
    TAKE,
    HireDonkey,
    HireVillager,
    PutDonkey,
    SkipBlueprint,
    StopHiring,
    TakeBlueprint,
)
from gromada.games.hamlet.events import BlueprintDrawn, BlueprintTaken, DonkeyHired, VillagerHired, who
from gromada.games.hamlet.payment import gain_gold, gained, in_mid_action
from gromada.games.hamlet.state import Hamlet


def refuses_town_hall(s: Hamlet, seat: int) -> str:
    """[HAM-TH-1, HAM-FLOW-5] Only if a blueprint could be taken or a worker hired; gold would help to hire."""
    refused = refuses_any_blueprint(s, seat)
    if not refused or can_hire(s, seat):
        return ALLOWED
    return "HAM-FLOW-5" if cheapest_worker(s, seat) else refused


def cheapest_worker(s: Hamlet, seat: int) -> int:
    """[HAM-HIRE-1] Gold for the cheapest worker that may still be hired; 0 if there is none."""
    me = s.players[seat]
    hired = len(me.villagers) - s.box.start_villagers
    prices = [s.box.villager_costs[hired]] if hired < len(s.box.villager_costs) else []
    if len(me.donkeys) < s.box.most_donkeys:
        prices.append(s.box.donkey_cost)
    return min(prices) if prices else 0


def town_hall_visit(s: Hamlet, seat: int) -> list[Step]:
    """[HAM-TH-1, HAM-RUL-21] At most one blueprint, then any number of workers; at least one of the two."""
    if not refuses_any_blueprint(s, seat):
        return [BuyBlueprint(seat)]
    return hiring(s, seat, False)


# -- blueprints ----------------------------------------------------------------------------------------------


def refuses_any_blueprint(s: Hamlet, player: int) -> str:
    """[HAM-BP-1, HAM-BP-5] Not with a full supply, not from an empty row."""
    if len(s.players[player].blueprints) >= s.box.most_blueprints:
        return "HAM-BP-1"
    return ALLOWED if s.row else "HAM-BP-5"


def refuses_blueprint(s: Hamlet, seat: int, position: int) -> str:
    """[HAM-BP-2, HAM-BP-5] Position i needs i gold of one's own; prices follow position."""
    if position >= len(s.row):
        return "HAM-BP-5"
    return ALLOWED if s.players[seat].gold >= position else "HAM-BP-2"


class BuyBlueprint(Detail[Hamlet]):
    """[HAM-TH-1, HAM-BP-2, HAM-RUL-21] Take a tile from the row; skipping only if a worker could be hired right now."""

    def options(self, s: Hamlet) -> list[Action]:
        found: list[Action] = []
        for position in range(len(s.row)):
            if not refuses_blueprint(s, self.seat, position):
                found.append(TAKE[position])
        if can_hire(s, self.seat):
            found.append(SKIP)
        return found

    def refusal(self, s: Hamlet, a: Action) -> str:
        if isinstance(a, TakeBlueprint):
            return refuses_blueprint(s, self.seat, a.position)
        if isinstance(a, SkipBlueprint):
            return ALLOWED if can_hire(s, self.seat) else "HAM-TH-1"
        return in_mid_action(a)

    def facts(self, s: Hamlet, a: Action, rule: str) -> dict[str, Fact]:
        if rule != "HAM-BP-2" or not isinstance(a, TakeBlueprint):
            return {}
        return {"need": a.position, "have": s.players[self.seat].gold}

    def choose(self, s: Hamlet, a: Action) -> None:
        if isinstance(a, SkipBlueprint):
            s.then(*hiring(s, self.seat, False))
            return
        assert isinstance(a, TakeBlueprint)
        s.players[self.seat].gold -= a.position
        for i in range(a.position):
            s.row_gold[i] += 1
        take_blueprint(s, self.seat, a.position, a.position)
        s.then(*refill(s), *hiring(s, self.seat, True))


def take_blueprint(s: Hamlet, player: int, position: int, price: int) -> None:
    """[HAM-BP-3, HAM-BP-4, HAM-TERM-1, HAM-BP-6] The tile and all gold on it; the others slide left with theirs."""
    tile = s.row.pop(position)
    gold = s.row_gold.pop(position)
    s.players[player].blueprints.append(tile)
    gain_gold(s, player, gold)
    s.is_idle = False
    if s.is_telling:
        told_gold, points = gained(s, player, gold, 0)
        id = s.box.tiles[tile].id
        s.tell(BlueprintTaken(who(s, player), id, position, price, told_gold, points, gold - told_gold))


def refill(s: Hamlet) -> list[Step]:
    """[HAM-BP-4, HAM-BP-5, HAM-RUL-15] As many draws as the row has gaps and the bag has tiles."""
    draws = min(s.box.row_slots - len(s.row), s.bag.bit_count())
    return [DrawBlueprint() for _ in range(draws)]


class DrawBlueprint(Chance[Hamlet]):
    """[HAM-SETUP-8, HAM-SETUP-14, HAM-BP-4] Each tile in the bag is equally likely; it fills the right end."""

    def sample(self, s: Hamlet, rng: Rng) -> tuple[int, ...]:
        return (nth_bit(s.bag, rng.below(s.bag.bit_count())),)

    def settle(self, s: Hamlet, outcome: tuple[int, ...]) -> None:
        tile = outcome[0]
        s.bag &= ~(1 << tile)
        s.row.append(tile)
        s.row_gold.append(0)
        s.tell(BlueprintDrawn(s.box.tiles[tile].id, len(s.row) - 1))


def nth_bit(mask: int, n: int) -> int:
    """The number of the n-th bit that is set, from 0."""
    for _ in range(n):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


# -- hiring --------------------------------------------------------------------------------------------------


def refuses_villager(s: Hamlet, seat: int) -> str:
    """[HAM-HIRE-1] 5, 7, 9 gold; at most 4 villagers."""
    me = s.players[seat]
    hired = len(me.villagers) - s.box.start_villagers
    if hired >= len(s.box.villager_costs):
        return "HAM-HIRE-1"
    return ALLOWED if me.gold >= s.box.villager_costs[hired] else "HAM-FLOW-5"


def refuses_donkey(s: Hamlet, seat: int) -> str:
    """[HAM-HIRE-1] 3 gold; at most 6 donkeys."""
    me = s.players[seat]
    if len(me.donkeys) >= s.box.most_donkeys:
        return "HAM-HIRE-1"
    return ALLOWED if me.gold >= s.box.donkey_cost else "HAM-FLOW-5"


def can_hire(s: Hamlet, seat: int) -> bool:
    return not refuses_donkey(s, seat) or not refuses_villager(s, seat)


def hiring(s: Hamlet, seat: int, has_done: bool) -> list[Step]:
    """[HAM-TH-1, HAM-HIRE-4] Asked as long as somebody can be hired; gold from the blueprint helps."""
    return [Hire(seat, has_done)] if can_hire(s, seat) else []


class Hire(Detail[Hamlet]):
    """[HAM-TH-1, HAM-HIRE-1, HAM-RUL-21] Hire, or stop once something was done in this visit."""

    def __init__(self, seat: int, has_done: bool) -> None:
        super().__init__(seat)
        self.has_done: Final = has_done

    def manner(self) -> int:
        return IN_TURN

    def options(self, s: Hamlet) -> list[Action]:
        found: list[Action] = []
        if not refuses_villager(s, self.seat):
            found.append(HIRE_VILLAGER)
        if not refuses_donkey(s, self.seat):
            found.append(HIRE_DONKEY)
        if self.has_done:
            found.append(STOP)
        return found

    def refusal(self, s: Hamlet, a: Action) -> str:
        if isinstance(a, HireVillager):
            return refuses_villager(s, self.seat)
        if isinstance(a, HireDonkey):
            return refuses_donkey(s, self.seat)
        if isinstance(a, StopHiring):
            return ALLOWED if self.has_done else "HAM-TH-1"
        return in_mid_action(a)

    def facts(self, s: Hamlet, a: Action, rule: str) -> dict[str, Fact]:
        me = s.players[self.seat]
        if rule != "HAM-FLOW-5":
            return {}
        hired = len(me.villagers) - s.box.start_villagers
        need = s.box.villager_costs[hired] if isinstance(a, HireVillager) else s.box.donkey_cost
        return {"need": need, "have": me.gold}

    def choose(self, s: Hamlet, a: Action) -> None:
        if isinstance(a, HireVillager):
            me = s.players[self.seat]
            price = s.box.villager_costs[len(me.villagers) - s.box.start_villagers]
            me.gold -= price
            add_villager(s, self.seat, price)
            s.then(*hiring(s, self.seat, True))
        elif isinstance(a, HireDonkey):
            s.then(PlaceDonkey(self.seat))


def add_villager(s: Hamlet, player: int, price: int) -> None:
    """[HAM-HIRE-2] Lying on the Church; it acts from the next turn on."""
    s.players[player].villagers.append(s.box.church)
    s.is_idle = False
    s.tell(VillagerHired(who(s, player), price))


class PlaceDonkey(Detail[Hamlet]):
    """[HAM-HIRE-3] On any tile connected to the village, where it is paid for; usable at once."""

    def manner(self) -> int:
        return IN_TURN

    def options(self, s: Hamlet) -> list[Action]:
        connected = s.board.connected
        return [PUT[tile] for tile in range(len(s.box.tiles)) if connected >> tile & 1]

    def refusal(self, s: Hamlet, a: Action) -> str:
        if not isinstance(a, PutDonkey):
            return in_mid_action(a)
        if not s.board.tiles >> a.tile & 1:
            return "HAM-TERM-1"
        return ALLOWED if s.board.is_connected(a.tile) else "HAM-HIRE-3"

    def choose(self, s: Hamlet, a: Action) -> None:
        assert isinstance(a, PutDonkey)
        me = s.players[self.seat]
        me.gold -= s.box.donkey_cost
        me.donkeys.append(a.tile)
        s.is_idle = False
        if s.is_telling:
            s.tell(DonkeyHired(self.seat, s.box.donkey_cost, s.box.tiles[a.tile].id))
        s.then(*hiring(s, self.seat, True))

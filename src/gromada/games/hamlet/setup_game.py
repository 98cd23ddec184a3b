"""Set-up: section 3 of the ledger, in its order, and the options of section 16."""

from __future__ import annotations

from typing import Final

from gromada.core.errors import BadSetup
from gromada.core.game import Options
from gromada.core.rng import Rng
from gromada.core.steps import Chance, Step, Task
from gromada.games.hamlet.components import HamletBox
from gromada.games.hamlet.events import FirstChosen, LayoutDrawn, TokensLaid
from gromada.games.hamlet.lattice import Board
from gromada.games.hamlet.market import ShowSale
from gromada.games.hamlet.printed import MILESTONES, NO_REASON, SOLO_ACTIONS, TILES
from gromada.games.hamlet.round import Round
from gromada.games.hamlet.state import BOTRIC, NO_SALE, NOBODY, Favour, Hamlet, new_player, one_basic
from gromada.games.hamlet.town_hall import DrawBlueprint

OFF: Final = "off"


def check_limits(options: Options) -> None:
    """[HAM-OPT-5] Every game must end: not both limits may be off."""
    if options["stall_limit"] == OFF and options["round_limit"] == OFF:
        message = "stall_limit and round_limit cannot both be off: every game must end [HAM-OPT-5]"
        raise BadSetup(message, "hamlet-limits")


def limit_of(value: object) -> int:
    """[HAM-OPT-3, HAM-OPT-4] 0 stands for off."""
    return value if isinstance(value, int) else 0


def new_hamlet(box: HamletBox, seats: int, options: Options) -> Hamlet:
    """[HAM-SETUP-1, HAM-SETUP-2, HAM-SETUP-4, HAM-SETUP-5, HAM-SETUP-6, HAM-SETUP-7, HAM-SETUP-11] What is not luck."""
    players = [new_player(box) for _ in range(2 if seats == 1 else seats)]
    s = Hamlet(
        seats,
        box,
        Board(box, list(box.placed), []),
        start_stock(box),
        players,
        row=[],
        row_gold=[],
        bag=box.bag,
        entered=0,
        face_up=[NO_SALE] * box.markets[seats - 1].slots,
        unseen=(1 << len(box.sales)) - 1,
        sales_left=list(box.removed[seats - 1]),
        delivered=[NOBODY] * len(box.churches[seats - 1].deliveries),
        milestones=[NOBODY] * MILESTONES,
        first=0,
        round=0,
        is_idle=True,
        stall=0,
        has_parallel_roads=options["allow_parallel_roads"] is True,
        stall_limit=limit_of(options["stall_limit"]),
        round_limit=limit_of(options["round_limit"]),
        end_reason=NO_REASON,
        favour=[],
    )
    layout: list[Step] = [DrawLayout()] if options["random_layout"] is True else []
    row: list[Step] = [DrawBlueprint() for _ in range(min(box.row_slots, box.bag.bit_count()))]
    first: list[Step] = [SoloSetup(), LayTokens()] if seats == 1 else [DrawFirst()]
    sales: list[Step] = [ShowSale(space) for space in range(min(len(s.face_up), sum(s.sales_left)))]
    s.then(*layout, *row, *first, *sales, Round())
    return s


def start_stock(box: HamletBox) -> list[int]:
    """[HAM-SETUP-5] 2 wood on the Woodcutter, 2 stone on the Quarry, 2 wheat on the Farm."""
    stock = [0] * TILES
    for tile in box.tiles:
        if tile.start_filled:
            stock[tile.number] = tile.start_filled * one_basic(tile.accepts.bit_length() - 1)
    return stock


class DrawLayout(Chance[Hamlet]):
    """[HAM-SETUP-3, HAM-OPT-1, HAM-RUL-2] Uniformly among all legal arrangements."""

    def sample(self, s: Hamlet, rng: Rng) -> tuple[int, ...]:
        return (rng.below(len(s.box.layouts)),)

    def settle(self, s: Hamlet, outcome: tuple[int, ...]) -> None:
        s.board = Board(s.box, list(s.box.layouts[outcome[0]]), [])
        s.tell(LayoutDrawn(outcome[0] + 1, len(s.box.layouts)))


class DrawFirst(Chance[Hamlet]):
    """[HAM-SETUP-9, HAM-SETUP-10] The first player is chosen at random; late seats get one gold more."""

    def sample(self, s: Hamlet, rng: Rng) -> tuple[int, ...]:
        return (rng.below(s.seats),)

    def settle(self, s: Hamlet, outcome: tuple[int, ...]) -> None:
        s.first = outcome[0]
        extra = s.box.extra_gold[s.seats]
        order = s.seats_from(s.first)
        for i in range(s.seats):
            s.players[order[i]].gold = s.box.start_gold + extra[i]
        s.tell(FirstChosen(s.first))


class SoloSetup(Task[Hamlet]):
    """[HAM-SOLO-1, HAM-SETUP-15] The human is first with 3 gold; the opponent has no donkeys and 2 coins."""

    def run(self, s: Hamlet) -> None:
        solo = s.box.solo
        s.players[0].gold = solo.start_gold
        s.players[BOTRIC].donkeys = []
        s.favour = [Favour(solo.start_coins, [], list(solo.discs))]


class LayTokens(Chance[Hamlet]):
    """[HAM-SOLO-2] The five action tokens, shuffled into positions 1 to 5."""

    def sample(self, s: Hamlet, rng: Rng) -> tuple[int, ...]:
        tokens = list(range(len(SOLO_ACTIONS)))
        rng.shuffle(tokens)
        return tuple(tokens)

    def settle(self, s: Hamlet, outcome: tuple[int, ...]) -> None:
        s.favour[0].tokens = list(outcome)
        s.tell(TokensLaid(outcome))

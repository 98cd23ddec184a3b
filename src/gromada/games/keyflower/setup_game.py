"""Set-up: section SETUP of the ledger."""

from __future__ import annotations

from gromada.core.game import Options
from gromada.core.rng import Rng
from gromada.core.steps import Chance, Task
from gromada.games.keyflower.bag import DrawWorkers
from gromada.games.keyflower.components import SINGLE_ROUTE, KeyflowerBox
from gromada.games.keyflower.events import HomeDealt, MarkerTaken, WinterDealt
from gromada.games.keyflower.places import village_at
from gromada.games.keyflower.printed import HOME0, HOME_HEX, HOMES, TILE_IDS, WINTERS
from gromada.games.keyflower.round import Season
from gromada.games.keyflower.state import (
    BLOCKED_BY_WORKERS,
    CROSSES_WATER,
    DRAW_FIRST,
    LEFTOVERS_SCORE,
    ON_ORDER_TILES,
    SINGLE_CLOSED_ROUTE,
    Keyflower,
    blank_table,
    put_in_village,
)


def rules_of(options: Options) -> int:
    """[KEY-VAR-1, KEY-VAR-2] The options as bits; there is nothing else to choose."""
    rules = 0
    for name, bit in (
        ("hiring_fair_draw_first", DRAW_FIRST),
        ("boat_2a_crosses_water", CROSSES_WATER),
        ("boat_3b_leftovers_score", LEFTOVERS_SCORE),
        ("boat_4a_blocked_by_on_tile_workers", BLOCKED_BY_WORKERS),
        ("boat_4a_on_turn_order_tiles", ON_ORDER_TILES),
    ):
        if options[name]:
            rules |= bit
    return rules | (SINGLE_CLOSED_ROUTE if options["sea_bastion_mode"] == SINGLE_ROUTE else 0)


def new_table(box: KeyflowerBox, seats: int, options: Options) -> Keyflower:
    """[KEY-SETUP-1, KEY-SETUP-2, KEY-SETUP-3, KEY-SETUP-7, KEY-SETUP-11] Supplies, then luck, then spring."""
    s = blank_table(box, seats, rules_of(options))
    draws = [DrawWorkers(seat, box.starting_workers) for seat in range(seats)]
    s.then(*draws, DealHomes(), GiveMarker(), DealWinter(), Season(0))
    return s


class DealHomes(Chance[Keyflower]):
    """[KEY-SETUP-5] One random home each, front face up, at the middle of an empty village."""

    def sample(self, s: Keyflower, rng: Rng) -> tuple[int, ...]:
        homes = [HOME0 + i for i in range(HOMES)]
        rng.shuffle(homes)
        return tuple(homes[: s.seats])

    def settle(self, s: Keyflower, outcome: tuple[int, ...]) -> None:
        for seat in range(s.seats):
            put_in_village(s, seat, outcome[seat], HOME_HEX, 0)
            s.tell(HomeDealt(seat, TILE_IDS[outcome[seat]], village_at(seat, 0)))


class GiveMarker(Task[Keyflower]):
    """[KEY-SETUP-6] The lowest numbered home gives the purple marker."""

    def run(self, s: Keyflower) -> None:
        homes = [player.village[0] for player in s.players]
        s.start = homes.index(min(homes))
        s.active = s.start
        s.tell(MarkerTaken(s.start, s.start))


class DealWinter(Chance[Keyflower]):
    """[KEY-SETUP-10, KEY-SETUP-12] Winter tiles in secret; the others leave the game unseen."""

    def sample(self, s: Keyflower, rng: Rng) -> tuple[int, ...]:
        tiles = list(range(WINTERS))
        rng.shuffle(tiles)
        return tuple(tiles[: s.seats * s.table.winter])

    def settle(self, s: Keyflower, outcome: tuple[int, ...]) -> None:
        each = s.table.winter
        for seat in range(s.seats):
            hand = 0
            for tile in outcome[seat * each : seat * each + each]:
                hand |= 1 << tile
            s.players[seat].hand = hand
            s.tell(WinterDealt(seat, each, hand))

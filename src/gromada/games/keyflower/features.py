"""Numbers for learners: one vector of fixed size a seat, from what that seat may know.

First the question, then the table, then every tile, then the players: the seat itself, then the others clockwise;
absent seats are zeros. Of others only totals and publicly known pieces are used [KEY-HID-3].
docs/games/keyflower.md lists the blocks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gromada.core.features import Layout, Questions, Sink
from gromada.core.play import awaited, question
from gromada.games.keyflower.expand import PlaceTurned
from gromada.games.keyflower.places import q_of, r_of
from gromada.games.keyflower.printed import (
    BOAT0,
    COLOURS,
    MOST_SEATS,
    NO_COLOUR,
    POWERS,
    RESOURCES,
    SEASONS,
    SKILLS,
    TILE_IDS,
    TILES,
    WINTER0,
    WINTERS,
    size,
)
from gromada.games.keyflower.scoring import board_lines
from gromada.games.keyflower.state import Keyflower, Player
from gromada.games.keyflower.telling import (
    Lay,
    ToldCentre,
    ToldPlayer,
    ToldSupply,
    ToldTable,
    ToldVillages,
)
from gromada.games.keyflower.view import is_selecting

if TYPE_CHECKING:
    from mypy_extensions import i64

PIECES: Final = 10.0  # of one kind that make 1
MOST: Final = 26.0  # 255 pieces of a kind is what a pile can hold
FAR: Final = 64.0  # no village reaches further from its home
OPTIONS: Final = 6  # [KEY-VAR-2]
PLACES: Final = 64.0  # in a row of tiles


class Teller:
    """Where each number of a position stands, and what it is."""

    def __init__(self) -> None:
        layout = Layout()
        self.layout: Final = layout
        asked = Questions(layout, "gromada.games.keyflower.", ("hex",))
        asked.one_of("tile", TILES)
        asked.one_of("colour", len(COLOURS) + 1)
        asked.one_of("last", len(COLOURS))
        asked.one_of("resource", len(RESOURCES))
        asked.flag("is_bid")
        asked.amount("at", PLACES, 1.0)
        asked.set_of("taken", TILES)
        asked.amount("moved", PIECES, MOST)
        asked.counts("added", len(COLOURS), 8, PIECES)
        asked.set_of("chosen", WINTERS)
        asked.counts("paid", len(RESOURCES), 8, PIECES)
        asked.amount("points", PIECES, MOST)
        asked.amount("upgrades", PIECES, MOST)
        asked.ready()
        self.asked: Final = asked
        self.hex: Final = layout.block("asked_hex", ["q", "r"], 1.0, -1.0)
        self.season: Final = layout.block("season", SEASONS)
        self.flags: Final = layout.block("table", ["passes", "is_over", "is_selecting"])
        self.rules: Final = layout.block("option", range(OPTIONS))
        self.piles: Final = layout.block("pile", ["bag", "skills", "greens"], MOST)
        self.supply: Final = layout.block("supply", RESOURCES, MOST)
        rows = range(MOST_SEATS)
        self.boat_workers: Final = layout.block("boat_workers", [f"{i}_{name}" for i in rows for name in COLOURS], MOST)
        self.boat_skills: Final = layout.block("boat_skills", [f"{i}_{name}" for i in rows for name in SKILLS], MOST)
        self.picked: Final = layout.block("boat_picked", rows)
        self.hand: Final = layout.block("hand", TILE_IDS[WINTER0 : WINTER0 + WINTERS])
        self.contributed: Final = layout.block("contributed", TILE_IDS[WINTER0 : WINTER0 + WINTERS])
        self.centre: Final = layout.block("centre", TILE_IDS)
        self.row: Final = layout.block("centre_place", TILE_IDS)
        self.owner: Final = layout.block("owner", [f"{tile}_{i}" for tile in TILE_IDS for i in rows])
        self.order: Final = layout.block("village_place", TILE_IDS)
        self.q: Final = layout.block("q", TILE_IDS, 1.0, -1.0)
        self.r: Final = layout.block("r", TILE_IDS, 1.0, -1.0)
        self.turn: Final = layout.block("rotation", [f"{tile}_{i}" for tile in TILE_IDS for i in range(1, 6)])
        self.waiting: Final = layout.block("waiting", [f"{tile}_{i}" for tile in TILE_IDS for i in rows])
        self.flipped: Final = layout.block("flipped", TILE_IDS[:WINTER0])
        auctioned = TILE_IDS[:BOAT0]
        self.lock: Final = layout.block("lock", [f"{tile}_{name}" for tile in auctioned for name in COLOURS])
        self.lying: Final = layout.block("lying", [f"{tile}_{name}" for tile in auctioned for name in COLOURS])
        self.workers: Final = layout.block(
            "workers", [f"{tile}_{name}" for tile in auctioned for name in COLOURS], MOST
        )
        self.uses: Final = layout.block("used_with", [f"{tile}_{i}" for tile in auctioned for i in range(8)], MOST)
        self.bids: Final = layout.block("bid", [f"{tile}_{i}" for tile in auctioned for i in rows], MOST)
        self.goods: Final = layout.block("goods", [f"{tile}_{name}" for tile in TILE_IDS for name in RESOURCES], MOST)
        part = Layout()
        self.part: Final = part
        self.present: Final = part.block("seat", ["present", "is_start", "is_active", "is_asked"])
        self.totals: Final = part.block("total", ["workers", "skills", "tiles"], MOST)
        self.points: Final = part.block("points", ["tiles"], MOST, -MOST)
        self.winter: Final = part.block("winter", ["hand", "contributed"])
        self.known: Final = part.block("known", COLOURS, MOST)
        self.screen: Final = part.block("screen", COLOURS, MOST)
        self.skills: Final = part.block("screen_skill", SKILLS, MOST)
        self.stock: Final = part.block("stock", RESOURCES, 4 * MOST)
        self.powers: Final = part.block("power", POWERS)
        self.players: Final = layout.repeat("player", MOST_SEATS, part)

    def put(self, s: Keyflower, seat: int, out: Sink) -> None:
        """[KEY-HID-1, KEY-HID-3] The open table, the own screen and hand, and the public side of everybody."""
        choice = question(s, seat)
        if choice is not None:
            self.asked.put(choice, s.seats, out)
            if isinstance(choice, PlaceTurned):
                cell = choice.hex >> 24
                out.put(self.hex, q_of(cell) / FAR)
                out.put(self.hex + 1, r_of(cell) / FAR)
        if s.season >= 0:
            out.one(self.season + s.season)
        out.put(self.flags, s.passes / s.seats)
        if s.is_over():
            out.one(self.flags + 1)
        is_choosing = is_selecting(s)
        if is_choosing:
            out.one(self.flags + 2)
        out.bits(self.rules, s.rules)
        out.put(self.piles, size(s.bag) / PIECES)
        out.put(self.piles + 1, size(s.pile) / PIECES)
        out.put(self.piles + 2, s.greens / PIECES)
        lays = [self._lay(p) for p in s.players]
        if out.takes_blocks:
            self._blocks(s, seat, lays, out)
        else:
            self._supply(s, out)
        out.bits(self.picked, s.picked)
        own = s.players[seat]
        out.bits(self.hand, own.hand)
        out.bits(self.contributed, own.contributed)
        if not out.takes_blocks:
            self._centre(s, out)
        out.bits(self.flipped, s.flipped & ((1 << WINTER0) - 1))
        self._auctions(s, seat, out)
        asked = awaited(s)
        for i in range(s.seats):
            other = (seat + i) % s.seats
            self._player(s, other, i, lays[other], other in asked, is_choosing, out)

    def _blocks(self, s: Keyflower, seat: int, lays: list[Lay], out: Sink) -> None:
        """What lies on the table, for a row: whatever has not changed since it was told comes in one go.

        Not so the auctions: they change with every other turn, and keeping them took longer than telling them.
        """
        told = s.told
        if told is None:
            told = s.told = ToldTable(s.seats)
        supply = told.supply
        if supply is None or not supply.is_of(s):
            supply = told.supply = ToldSupply(s, self.supply, self.picked)
            self._supply(s, supply.all)
        out.passage(supply.all)
        centre = told.centre
        if centre is None or not centre.is_of(s):
            centre = told.centre = ToldCentre(s, self.centre, self.owner)
            self._centre(s, centre.all)
        out.passage(centre.all)
        villages = told.villages[seat]
        if villages is None or not villages.are_of(lays):
            villages = told.villages[seat] = ToldVillages(lays, self.owner, self.flipped)
            for i in range(s.seats):
                self._lying(s.players[(seat + i) % s.seats], i, villages.all)
        out.passage(villages.all)

    def _supply(self, s: Keyflower, out: Sink) -> None:
        out.pile(self.supply, s.supply, 8, PIECES)
        for row in range(s.seats):
            out.pile(self.boat_workers + row * len(COLOURS), s.boat_workers[row], 8, PIECES)
            out.pile(self.boat_skills + row * len(SKILLS), s.boat_skills[row], 8, PIECES)

    def _centre(self, s: Keyflower, out: Sink) -> None:
        tile: i64
        for i, tile in enumerate(s.centre):
            out.one(self.centre + tile)
            out.put(self.row + tile, (i + 1) / PLACES)

    def _auctions(self, s: Keyflower, seat: int, out: Sink) -> None:
        """Whatever lies at and on tiles: most of them have nothing."""
        colours = len(COLOURS)
        locks = s.lock
        tile: i64 = -1
        for bids in s.bids:
            tile += 1
            lock = locks[tile]
            if lock == NO_COLOUR and not bids and not s.uses[tile]:
                continue
            if lock != NO_COLOUR:
                out.one(self.lock + tile * colours + lock)
            if s.lying[tile] != NO_COLOUR:
                out.one(self.lying + tile * colours + s.lying[tile])
            out.pile(self.workers + tile * colours, s.on_tile[tile], 8, PIECES)
            uses = s.uses[tile]
            if 0 < uses < 8:  # once, as most tiles are
                out.one(self.uses + tile * 8 + uses)
                uses = 0
            while uses:
                out.add(self.uses + tile * 8 + (uses & 7), 1.0)
                uses >>= 3
            rest: i64 = bids
            bidder: i64 = s.seats - seat  # counted from the seat
            while rest:
                if rest & 255:
                    out.put(self.bids + tile * MOST_SEATS + bidder % s.seats, int(rest & 255) / PIECES)
                rest >>= 8
                bidder += 1

    def _player(self, s: Keyflower, seat: int, i: int, lay: Lay, is_asked: bool, is_choosing: bool, out: Sink) -> None:
        """[KEY-HID-2, KEY-HID-3] Nothing here may depend on what is behind somebody else's screen."""
        p = s.players[seat]
        start = self.players + i * self.part.width
        out.one(start + self.present)
        if s.start == seat:
            out.one(start + self.present + 1)
        if s.active == seat:
            out.one(start + self.present + 2)
        if is_asked:
            out.one(start + self.present + 3)
        out.passage(self._told(s, p, lay).all, start)
        held = count_of(p.hand)
        given = count_of(p.contributed)
        if i == 0 or not is_choosing:
            out.put(start + self.winter, held / WINTERS)
            out.put(start + self.winter + 1, given / WINTERS)
        else:
            out.put(start + self.winter, (held + given) / WINTERS)
        if i == 0 or s.is_over():
            out.pile(start + self.screen, p.workers, 8, PIECES)
            out.pile(start + self.skills, p.skills, 8, PIECES)
        if out.takes_blocks:
            self._goods(p, out)
        else:
            self._village(p, i, out)

    def _lay(self, p: Player) -> Lay:
        """Tiles are laid once a season, and told at every decision."""
        lay = p.lay
        if lay is None or not lay.is_of(p):
            lay = p.lay = Lay(p)
        return lay

    def _told(self, s: Keyflower, p: Player, lay: Lay) -> ToldPlayer:
        """The player's own blocks as everybody sees them: they change seldom and are told at every decision.

        What tiles score without pieces follows from how they lie, from their faces and from the powers of boats.
        """
        told = p.told
        if told is not None and told.lay is lay and told.flipped == s.flipped and told.powers == p.powers:
            points = told.points
        else:
            points = board_lines(s, p)[0]
        if told is None or not told.is_of(p, lay, points):
            told = p.told = ToldPlayer(p, lay, s.flipped, points, self.totals, self.part.width)
            self._tell(told)
        told.flipped = s.flipped
        return told

    def _tell(self, told: ToldPlayer) -> None:
        out = told.all
        out.put(self.totals, size(told.workers) / PIECES)
        out.put(self.totals + 1, size(told.skills) / PIECES)
        out.put(self.totals + 2, len(told.lay.village) / PIECES)
        out.put(self.points, told.points / PIECES)
        out.pile(self.known, told.seen, 8, PIECES)
        stock = 0
        for goods in told.goods:
            stock += goods
        out.pile(self.stock, stock, 8, PIECES)
        out.bits(self.powers, told.powers)

    def _village(self, p: Player, i: int, out: Sink) -> None:
        for here in range(len(p.village)):
            self._tile(p, here, i, out)
            self._goods_on(p, here, out)
        self._waiting(p, i, out)

    def _lying(self, p: Player, i: int, out: Sink) -> None:
        """A village without the goods in it, which change more often."""
        for here in range(len(p.village)):
            self._tile(p, here, i, out)
        self._waiting(p, i, out)

    def _goods(self, p: Player, out: Sink) -> None:
        for here in range(len(p.goods)):
            self._goods_on(p, here, out)

    def _tile(self, p: Player, here: int, i: int, out: Sink) -> None:
        tile: i64 = p.village[here]
        cell = p.cells[here]
        out.one(self.owner + tile * MOST_SEATS + i)
        out.put(self.order + tile, (here + 1) / PLACES)
        out.put(self.q + tile, q_of(cell) / FAR)
        out.put(self.r + tile, r_of(cell) / FAR)
        if p.turns[here]:
            out.one(self.turn + tile * 5 + p.turns[here] - 1)

    def _goods_on(self, p: Player, here: int, out: Sink) -> None:
        goods = p.goods[here]
        if goods:
            tile: i64 = p.village[here]
            out.pile(self.goods + tile * len(RESOURCES), goods, 8, PIECES)

    def _waiting(self, p: Player, i: int, out: Sink) -> None:
        tile: i64
        for here, tile in enumerate(p.waiting):
            out.put(self.waiting + tile * MOST_SEATS + i, (here + 1) / PLACES)


def count_of(tiles: int) -> int:
    """How many bits are set: few, and `bit_count`, which is called through Python, takes longer."""
    count = 0
    while tiles:
        tiles &= tiles - 1
        count += 1
    return count

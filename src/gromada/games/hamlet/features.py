"""Numbers for learners: one vector of fixed size a seat. Nothing is hidden, so all of it is known to all.

The seat comes first, then the others clockwise (alone: the solo opponent); absent seats are zeros. Tiles, sides and
spaces are numbered up to the limits of the format. docs/games/hamlet.md lists the blocks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gromada.core.features import Layout, Passage, Questions, Sink
from gromada.core.play import awaited, question
from gromada.core.steps import Step
from gromada.games.hamlet.church import CompleteDelivery
from gromada.games.hamlet.construct import Raise
from gromada.games.hamlet.lattice import TURNS, Board, owner_of_road, side_of_road, tile_of, vertex_of
from gromada.games.hamlet.market import CompleteSale
from gromada.games.hamlet.payment import Pay
from gromada.games.hamlet.printed import (
    BASICS,
    DELIVERIES,
    DISCS,
    DONKEYS,
    DUE_BITS,
    END_REASONS,
    MAX_SEATS,
    MILESTONES,
    RESOURCES,
    ROW_SLOTS,
    SALE_SLOTS,
    SALES,
    SIDES,
    SOLO_ACTIONS,
    TILES,
    VILLAGERS,
)
from gromada.games.hamlet.roads import LayRoad
from gromada.games.hamlet.scoring import score_lines
from gromada.games.hamlet.state import NO_SALE, NOBODY, NORMAL, QUALITY, Hamlet, basics_on, is_refined_on, tokens_on
from gromada.games.hamlet.telling import ToldOffers, ToldPlayer, ToldPlayers
from gromada.games.hamlet.workshops import MakeTokens

if TYPE_CHECKING:
    from mypy_extensions import i64

COUNTS: Final = ("gold", "roads", "deliveries", "sales", "villagers", "donkeys")
LINES: Final = ("play", "awards", "landmarks", "roads", "longest", "gold")
PURPOSES: Final = ("building", "road", "sale", "delivery", "refining")
UNIT: Final = 10.0  # so many of anything that can be counted make 1
MOST: Final = 100.0
POINTS: Final = 50.0
FAR: Final = 128.0  # edges from the first corner of the board
ROADS: Final = 2.0  # more than three others along one side, where an option lets roads lie beside each other
LEVELS: Final = 3  # of sale tiles


class Teller:
    """Where each number of a position stands, and what it is."""

    def __init__(self) -> None:
        layout = Layout()
        self.layout: Final = layout
        tiles = range(TILES)
        asked = Questions(layout, "gromada.games.hamlet.")
        for name in ("tile", "host"):
            asked.one_of(name, TILES)
        asked.one_of("side", SIDES)
        asked.one_of("villager", VILLAGERS)
        asked.one_of("donkey", DONKEYS)
        asked.counts("due", len(RESOURCES), DUE_BITS, UNIT)
        asked.set_of("mixed", len(RESOURCES))
        for name in ("amount", "gold", "left", "room"):
            asked.amount(name, UNIT, MOST)
        for name in ("allows_purchase", "has_done"):
            asked.flag(name)
        asked.ready()
        self.asked: Final = asked
        self.purpose: Final = layout.block("asked_purpose", PURPOSES)
        self.for_tile: Final = layout.block("asked_purpose_tile", tiles)
        self.table: Final = layout.block("table", ["round", "stall", "stall_limit", "round_limit"], MOST)
        self.prices: Final = layout.block("price", ["basic", "refined"], MOST)
        self.flags: Final = layout.block("is", ["over", "parallel_roads"])
        self.end: Final = layout.block("ended", END_REASONS)
        self.bag: Final = layout.block("bag", tiles)
        self.entered: Final = layout.block("stack_in_bag", RESOURCES[BASICS:])
        self.placed: Final = layout.block("placed", tiles)
        self.order: Final = layout.block("placed_as", tiles)
        self.connected: Final = layout.block("connected", tiles)
        self.q: Final = layout.block("q", tiles, 1.0, -1.0)
        self.r: Final = layout.block("r", tiles, 1.0, -1.0)
        self.turns: Final = layout.block("rotation", [f"{tile}_{i}" for tile in tiles for i in range(1, TURNS)])
        self.open: Final = layout.block("open_sides", tiles)
        self.goods: Final = layout.block("goods", [f"{tile}_{name}" for tile in tiles for name in RESOURCES[:BASICS]])
        makers = [f"{tile}_{i}" for tile in tiles for i in range(MAX_SEATS)]
        self.tokens: Final = layout.block("tokens", makers)
        self.quality: Final = layout.block("quality_tokens", makers)
        self.flagged: Final = layout.block("flag", makers)
        sides = [f"{tile}_{side}" for tile in tiles for side in range(SIDES)]
        self.own_roads: Final = layout.block("own_road", sides, ROADS)
        self.others_roads: Final = layout.block("other_road", sides, ROADS)
        self.row: Final = layout.block("row", [f"{i}_{tile}" for i in range(ROW_SLOTS) for tile in tiles])
        self.row_gold: Final = layout.block("row_gold", range(ROW_SLOTS), MOST)
        self.sales: Final = layout.block("sale", [f"{i}_{one}" for i in range(SALE_SLOTS) for one in range(SALES)])
        self.sales_left: Final = layout.block("sales_left", range(LEVELS), MOST)
        self.unseen: Final = layout.block("sale_unseen", range(SALES))
        self.free: Final = layout.block("delivery_open", range(DELIVERIES))
        by = [f"{space}_{i}" for space in range(DELIVERIES) for i in range(MAX_SEATS)]
        self.delivered: Final = layout.block("delivery_by", by)
        self.coins: Final = layout.block("solo_coins", ["count"], MOST)
        self.solo: Final = layout.block("solo_place", SOLO_ACTIONS)
        self.discs: Final = layout.block("solo_discs", DISCS, MOST)
        part = Layout()
        self.part: Final = part
        self.present: Final = part.block("seat", ["present", "is_first", "is_asked", "has_driven", "is_bot"])
        self.counts: Final = part.block("count", COUNTS, MOST)
        self.lines: Final = part.block("points", LINES, MOST, -MOST)
        self.supply: Final = part.block("supply", RESOURCES[BASICS:], MOST)
        self.milestones: Final = part.block("milestone", range(MILESTONES))
        self.sold: Final = part.block("sold", range(SALES))
        self.villagers: Final = part.block("villager", [f"{i}_{tile}" for i in range(VILLAGERS) for tile in tiles])
        self.standing: Final = part.block("standing", range(VILLAGERS))
        self.donkeys: Final = part.block("donkey", [f"{i}_{tile}" for i in range(DONKEYS) for tile in tiles])
        self.blueprints: Final = part.block("blueprint", tiles)
        self.players: Final = layout.repeat("player", MAX_SEATS, part)

    def put(self, s: Hamlet, seat: int, out: Sink) -> None:
        """From the seat's own place at the table."""
        choice = question(s, seat)
        if choice is not None:
            self.asked.put(choice, s.seats, out)
            if isinstance(choice, Pay):
                self._purpose(s, s.agenda[-2], out)
        side = s.market_side()
        out.put(self.table, s.round / UNIT)
        out.put(self.table + 1, s.stall / UNIT)
        out.put(self.table + 2, s.stall_limit / UNIT)
        out.put(self.table + 3, s.round_limit / UNIT)
        out.put(self.prices, side.price_basic / UNIT)
        out.put(self.prices + 1, side.price_refined / UNIT)
        if s.is_over():
            out.one(self.flags)
        if s.has_parallel_roads:
            out.one(self.flags + 1)
        if s.has_ended():
            out.one(self.end + s.end_reason)
        if out.takes_blocks:
            self._told_offers(s, out)
        else:
            self._to_come(s, out)
        self._board(s, seat, out)
        if not out.takes_blocks:
            self._offers(s, out)
        self._deliveries(s, seat, out)
        self._favour(s, out)
        asked = awaited(s)
        told = self._told_players(s) if out.takes_blocks else None
        seats = len(s.players)
        for i in range(seats):
            player = (seat + i) % seats
            start = self.players + i * self.part.width
            self._presence(s, player, start, player in asked, out)
            if told is not None:
                out.passage(told.players[player].all, start)
            else:
                self._belongings(s, player, score_lines(s, player), start, out)
            self._workers(s, player, start, out)

    def _purpose(self, s: Hamlet, effect: Step, out: Sink) -> None:
        """What is paid for: the step that follows."""
        tile = s.box.church
        if isinstance(effect, Raise):
            out.one(self.purpose)
            tile = effect.tile
        elif isinstance(effect, LayRoad):
            out.one(self.purpose + 1)
            tile = s.board.facing[effect.side] // SIDES
        elif isinstance(effect, CompleteSale):
            out.one(self.purpose + 2)
            tile = s.box.market
        elif isinstance(effect, CompleteDelivery):
            out.one(self.purpose + 3)
        else:
            assert isinstance(effect, MakeTokens), "nothing else is paid for"
            out.one(self.purpose + 4)
            tile = effect.tile
        out.one(self.for_tile + tile)

    def _board(self, s: Hamlet, seat: int, out: Sink) -> None:
        board = s.board
        if board.told is None:
            board.told = self._village(board)
        out.passage(board.told)
        seats = len(s.players)
        tile: i64
        for placed in board.placed:
            tile = tile_of(placed)
            stock = s.stock[tile]
            if not stock:
                continue
            for resource in range(BASICS):
                out.put(self.goods + tile * BASICS + resource, basics_on(stock, resource) / 15.0)
            if not is_refined_on(stock):
                continue
            for i in range(seats):
                maker = (seat + i) % seats
                out.put(self.tokens + tile * MAX_SEATS + i, tokens_on(stock, maker, NORMAL) / 15.0)
                out.put(self.quality + tile * MAX_SEATS + i, tokens_on(stock, maker, QUALITY) / 15.0)
        for road in board.roads:
            by = (owner_of_road(road) - seat) % seats
            if by:
                out.add(self.others_roads + side_of_road(road), (1 << by) / 8)  # sums tell who lies beside whom
            else:
                out.add(self.own_roads + side_of_road(road), 1.0)

    def _village(self, board: Board) -> Passage:
        """Where the tiles lie, from the block of placed ones to the last before the goods: the same for everybody."""
        out = Passage(self.placed, self.goods)
        tile: i64
        for number, placed in enumerate(board.placed):
            tile = tile_of(placed)
            q, r = vertex_of(board.offsets[tile])
            out.one(self.placed + tile)
            out.put(self.order + tile, (number + 1) / TILES)
            out.put(self.q + tile, q / FAR)
            out.put(self.r + tile, r / FAR)
            if board.turns[tile]:
                out.one(self.turns + tile * (TURNS - 1) + board.turns[tile] - 1)
            if board.connected >> tile & 1:
                out.one(self.connected + tile)
            out.put(self.open + tile, board.open_sides(tile) / SIDES)
        return out

    def _told_offers(self, s: Hamlet, out: Sink) -> None:
        """For a row: whatever has not changed since it was told comes in one go."""
        told = s.told_offers
        if told is None or not told.are_of(s):
            told = ToldOffers(s, Passage(self.row, self.free), Passage(self.bag, self.placed))
            self._offers(s, told.offers)
            self._to_come(s, told.to_come)
            s.told_offers = told
        out.passage(told.offers)
        out.passage(told.to_come)

    def _to_come(self, s: Hamlet, out: Sink) -> None:
        out.bits(self.bag, s.bag)
        out.bits(self.entered, s.entered)

    def _offers(self, s: Hamlet, out: Sink) -> None:
        for i in range(len(s.row)):
            out.one(self.row + i * TILES + s.row[i])
        out.counts(self.row_gold, s.row_gold, UNIT)
        for i in range(len(s.face_up)):
            if s.face_up[i] != NO_SALE:
                out.one(self.sales + i * SALES + s.face_up[i])
        out.counts(self.sales_left, s.sales_left, UNIT)
        out.bits(self.unseen, s.unseen)

    def _deliveries(self, s: Hamlet, seat: int, out: Sink) -> None:
        for space in range(len(s.delivered)):
            by = s.delivered[space]
            if by == NOBODY:
                out.one(self.free + space)
            else:
                out.one(self.delivered + space * MAX_SEATS + (by - seat) % len(s.players))

    def _favour(self, s: Hamlet, out: Sink) -> None:
        for favour in s.favour:
            out.put(self.coins, favour.coins / UNIT)
            for place, token in enumerate(favour.tokens):
                out.put(self.solo + token, (place + 1) / len(SOLO_ACTIONS))
            out.counts(self.discs, favour.discs, UNIT)

    def _presence(self, s: Hamlet, player: int, start: i64, is_asked: bool, out: Sink) -> None:
        out.one(start + self.present)
        if s.first == player:
            out.one(start + self.present + 1)
        if is_asked:
            out.one(start + self.present + 2)
        if s.players[player].has_driven:
            out.one(start + self.present + 3)
        if player >= s.seats:
            out.one(start + self.present + 4)

    def _told_players(self, s: Hamlet) -> ToldPlayers:
        """What players have and score, from the block of counts to the last before the workers."""
        told = s.told_players
        if told is not None and told.are_of(s):
            return told
        players: list[ToldPlayer] = []
        for player in range(len(s.players)):
            lines = score_lines(s, player)
            if told is not None and told.milestones == s.milestones:
                known = told.players[player]
                if known.lines == lines and known.is_of(s.players[player]):
                    players.append(known)
                    continue
            known = ToldPlayer(s.players[player], lines, self.counts, self.villagers)
            self._belongings(s, player, lines, 0, known.all)
            players.append(known)
        told = s.told_players = ToldPlayers(s, players)
        return told

    def _belongings(
        self, s: Hamlet, player: int, lines: tuple[int, int, int, int, int, int], start: i64, out: Sink
    ) -> None:
        p = s.players[player]
        out.put(start + self.counts, p.gold / UNIT)
        out.put(start + self.counts + 1, p.roads / UNIT)
        out.put(start + self.counts + 2, p.deliveries / UNIT)
        out.put(start + self.counts + 3, len(p.sales) / UNIT)
        out.put(start + self.counts + 4, len(p.villagers) / UNIT)
        out.put(start + self.counts + 5, len(p.donkeys) / UNIT)
        play, awards, landmarks, roads, longest, gold = lines
        out.put(start + self.lines, play / POINTS)
        out.put(start + self.lines + 1, awards / POINTS)
        out.put(start + self.lines + 2, landmarks / POINTS)
        out.put(start + self.lines + 3, roads / POINTS)
        out.put(start + self.lines + 4, longest / POINTS)
        out.put(start + self.lines + 5, gold / POINTS)
        out.counts(start + self.supply, p.supply, UNIT)
        for i in range(len(s.milestones)):
            if s.milestones[i] == player:
                out.one(start + self.milestones + i)
        for number in p.sales:
            out.one(start + self.sold + number)

    def _workers(self, s: Hamlet, player: int, start: i64, out: Sink) -> None:
        """Where they are, what the player plans, and what it has built."""
        p = s.players[player]
        for i in range(len(p.villagers)):
            out.one(start + self.villagers + i * TILES + p.villagers[i])
        out.bits(start + self.standing, p.standing)
        for i in range(len(p.donkeys)):
            out.one(start + self.donkeys + i * TILES + p.donkeys[i])
        for i in range(len(p.blueprints)):
            out.put(start + self.blueprints + p.blueprints[i], (i + 1) / TILES)
        i = (start - self.players) // self.part.width
        flags = p.flags
        tile: i64 = 0
        while flags:
            if flags & 1:
                out.one(self.flagged + tile * MAX_SEATS + i)
            flags >>= 1
            tile += 1

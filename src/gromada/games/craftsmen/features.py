"""Numbers for learners: one vector of fixed size a seat, from what that seat may know.

The seat comes first, then the others clockwise; absent seats are zeros. docs/games/craftsmen.md lists the blocks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gromada.core.features import Layout, Questions, Sink
from gromada.core.play import awaited, question
from gromada.games.craftsmen.auction import OpeningBid, OutbidMayor, Raise, TakeWon
from gromada.games.craftsmen.builders import BuildAt, BuildCard
from gromada.games.craftsmen.capital import Pay, size, worth
from gromada.games.craftsmen.crafts import SecondRaw, Work
from gromada.games.craftsmen.printed import (
    ALL_CARDS,
    CAPITALS,
    COLOURS,
    FIRST_SAWMILL,
    GOODS,
    GRANARY_GOODS,
    LEVELS,
    MAX_SEATS,
    MOST_BUILT,
    MOST_ICONS,
    MOST_ROWS,
    NATURAL,
    PRODUCTS,
    QUEUE,
    SAWMILLS,
    SEASONS,
    TIERS,
    TOWN,
    VALUES,
)
from gromada.games.craftsmen.stacks import eye_at, eyes_among, eyes_at
from gromada.games.craftsmen.state import (
    BROKEN,
    CARD_MASK,
    CUBES_SHIFT,
    EMPTY,
    SCORE_LINES,
    SECRET,
    USED,
    Craft,
)
from gromada.games.craftsmen.telling import ToldRow

if TYPE_CHECKING:
    from mypy_extensions import i64

FEW: Final = 5.0
MANY: Final = 50.0
MOST: Final = 100.0
POINTS: Final = 100.0
DEEP: Final = 24  # cards of the largest tier
OPEN: Final = 12  # face-up cards of each sort that are told by their place
WHO: Final = MAX_SEATS + 1  # whose a cube is: a seat's, counted from the own one, or nobody's


class Teller:
    """Where each number of a position stands, and what it is."""

    def __init__(self) -> None:
        layout = Layout()
        self.layout: Final = layout
        asked = Questions(layout, "gromada.games.craftsmen.")
        asked.one_of("disc", len(TOWN) * QUEUE)
        asked.one_of("card", ALL_CARDS)
        asked.one_of("good", len(GOODS))
        asked.one_of("position", MOST_BUILT)
        asked.one_of("place", OPEN)
        asked.one_of("town", len(TOWN))
        asked.one_of("tier", len(TIERS))
        asked.one_of("row", MOST_ROWS)
        for name in ("owner", "starter", "leader"):
            asked.seat(name, MAX_SEATS)
        asked.counts("picked", CAPITALS, 4, FEW)
        asked.set_of("colours", len(COLOURS))
        asked.set_of("active", MAX_SEATS)
        for name in ("count", "cost", "placed", "left", "taken"):
            asked.amount(name, FEW, MOST)
        for name in ("price", "offer"):
            asked.amount(name, MANY, MOST)
        for name in ("is_unbroken", "is_top", "is_raised", "may_double"):
            asked.flag(name)
        asked.ready()
        self.asked: Final = asked
        capital = [f"{COLOURS[card // VALUES]}_{card % VALUES + 1}" for card in range(CAPITALS)]
        seats = range(MAX_SEATS)
        self.table: Final = layout.block("table", ["year", "is_over"])
        self.season: Final = layout.block("season", [*SEASONS, "scoring"])
        self.stage: Final = layout.block("stage", ["none", *TOWN])
        self.options: Final = layout.block("option", ["mayor_sets", "winter_award", "refills_all"])
        self.pools: Final = layout.block("pool", ["privilege", "labour", "natural", "returned", "labour_left"], MOST)
        self.deck: Final = layout.block("deck", ["capital"])
        self.discard: Final = layout.block("discard", capital, MOST)
        self.mayor: Final = layout.block("mayor", capital, MOST)
        self.open: Final = layout.block("open", [f"{i}_{card}" for i in range(OPEN) for card in capital])
        self.stacks: Final = layout.block("stack", TIERS, MOST)
        depths = [f"{TIERS[tier]}_{i}" for tier in range(len(TIERS)) for i in range(DEEP)]
        self.known_cards: Final = layout.block("stack_known", depths)
        self.offers: Final = layout.block("offer", range(ALL_CARDS), MOST)
        self.offer_at: Final = layout.block("offer_at", range(OPEN))
        self.sawmills: Final = layout.block("sawmill", range(SAWMILLS), MOST)
        self.peeked: Final = layout.block("peeked", range(DEEP))
        self.peek_count: Final = layout.block("peek_count", ["cards"], MOST)
        self.auction: Final = layout.block("auction", range(ALL_CARDS))
        self.auction_offer: Final = layout.block("auction_offer", ["amount"], MOST)
        self.bidders: Final = layout.block("bidder", seats)
        places = [f"{town}_{i}" for town in TOWN for i in range(QUEUE)]
        self.discs: Final = layout.block("disc", [f"{place}_{i}" for place in places for i in seats])
        self.used: Final = layout.block("disc_used", places)
        self.acting: Final = layout.block("disc_acts", places)
        self.colours_broken: Final = layout.block("colours_broken", ["now"])
        self.granary: Final = layout.block(
            "granary",
            [f"{i}_{level}_{who}" for i in range(GRANARY_GOODS) for level in range(LEVELS) for who in range(WHO)],
        )
        self.ships: Final = layout.block(
            "ship",
            [f"{row}_{level}_{who}" for row in range(MOST_ROWS) for level in range(LEVELS) for who in range(WHO)],
        )
        part = Layout()
        self.part: Final = part
        self.present: Final = part.block("seat", ["present", "is_asked", "has_passed", "acts"])
        self.place: Final = part.block("place", seats)
        self.counts: Final = part.block("count", ["capital", "market", "helpers", "privilege", "labour"], MOST)
        self.bid: Final = part.block("bid", ["last", "worth"], MOST)
        self.points: Final = part.block("points", ["all", *SCORE_LINES], MOST, -MOST)
        self.capital: Final = part.block("capital", capital, MOST)
        self.tiers: Final = part.block("hand", TIERS, MOST)
        self.hand: Final = part.block("hand_card", range(ALL_CARDS), MOST)
        self.makes: Final = part.block("row", GOODS, MOST)
        self.filled: Final = part.block("row_filled", GOODS, MOST)
        self.halves: Final = part.block("row_half", COLOURS, MOST)
        self.ends: Final = part.block(
            "row_end", [f"{end}_{name}" for end in ("left", "right") for name in COLOURS], 2.0
        )
        positions = range(MOST_BUILT)
        self.built: Final = part.block("built", positions)
        self.cubes: Final = part.block("built_cube", [f"{i}_{icon}" for i in positions for icon in range(MOST_ICONS)])
        self.broken: Final = part.block("built_broken", positions)
        self.bonus: Final = part.block("bonus", PRODUCTS)
        self.change: Final = part.block("order_change", ["place"])
        self.players: Final = layout.repeat("player", MAX_SEATS, part)

    def put(self, s: Craft, seat: int, out: Sink) -> None:
        """[CRA-HID-1] The own hands; of others only what was seen."""
        choice = question(s, seat)
        if choice is not None:
            self.asked.put(choice, s.seats, out)
        out.put(self.table, s.year / s.box.years)
        if s.is_over():
            out.one(self.table + 1)
        out.one(self.season + min(s.season, len(SEASONS)))
        out.one(self.stage + s.stage)
        if s.mayor_uses_sets:
            out.one(self.options)
        if s.winter_award:
            out.one(self.options + 1)
        if s.refills_all:
            out.one(self.options + 2)
        out.put(self.pools, s.privilege_pool / FEW)
        out.put(self.pools + 1, s.labour_pool / FEW)
        out.put(self.pools + 2, s.natural / FEW)
        out.put(self.pools + 3, len(s.returned) / FEW)
        self._capital(s, out)
        self._cards(s, seat, out)
        self._auction(s, seat, out)
        self._town(s, seat, out)
        asked = awaited(s)
        for i in range(s.seats):
            other = (seat + i) % s.seats
            start = self.players + i * self.part.width
            out.one(start + self.present)
            if other in asked:
                out.one(start + self.present + 1)
            self._player(s, other, seat, start, out)
        for place, other in enumerate(s.order):
            out.one(self._block(s, seat, other) + self.place + place)
        for product, other in enumerate(s.bonus_owner):
            if 0 <= other < s.seats:
                out.one(self._block(s, seat, other) + self.bonus + product)
        for i, other in enumerate(s.order_change):
            if 0 <= other < s.seats:
                out.put(self._block(s, seat, other) + self.change, (i + 1) / MAX_SEATS)

    def _block(self, s: Craft, seat: int, other: int) -> i64:
        """Where the numbers of somebody begin, for a seat."""
        return self.players + (other - seat) % s.seats * self.part.width

    def _capital(self, s: Craft, out: Sink) -> None:
        out.put(self.deck, size(s.deck) / MANY)
        out.pile(self.discard, s.discard, 4, FEW)
        out.pile(self.mayor, s.mayor, 4, FEW)
        for i in range(len(s.capital_open)):
            out.one(self.open + i * CAPITALS + s.capital_open[i])

    def _cards(self, s: Craft, seat: int, out: Sink) -> None:
        """[CRA-HID-3, CRA-HID-4, CRA-HID-5] Face-up cards, and what this seat has seen of the stacks."""
        eye = eye_at(seat)
        for tier in range(len(TIERS)):
            stack = s.stacks[tier]
            out.put(self.stacks + tier, len(stack) / MANY)
            for i, entry in enumerate(stack):
                if entry & eye:
                    depth = tier * DEEP + len(stack) - 1 - i
                    out.put(self.known_cards + depth, ((entry & CARD_MASK) + 1) / ALL_CARDS)
        for place in range(len(s.cards_open)):
            if s.cards_open[place] != EMPTY:
                out.add(self.offers + s.cards_open[place], 1.0)
                out.put(self.offer_at + place, (s.cards_open[place] + 1) / ALL_CARDS)
        for card in s.sawmills:
            out.add(self.sawmills + card - FIRST_SAWMILL, 1.0)
        if s.peeked:
            out.put(self.peek_count, len(s.peeked) / FEW)
            self._peeked(s, seat, out)

    def _peeked(self, s: Craft, seat: int, out: Sink) -> None:
        """[CRA-HID-4] Others see which of them lay face up before, not the others nor any order."""
        seen: list[int] = []
        is_looking = False
        for entry in s.peeked:
            if eyes_at(entry) >> seat & 1:
                is_looking = True
            if eyes_among(entry) >> seat & 1:
                seen.append(entry & CARD_MASK)
        if not is_looking:
            if s.returned:
                return
            seen.sort()
        for i in range(len(seen)):
            out.put(self.peeked + i, (seen[i] + 1) / ALL_CARDS)

    def _auction(self, s: Craft, seat: int, out: Sink) -> None:
        """The running auction, from its opening to the payment, as everybody sees it."""
        if not s.agenda:
            return
        step = s.agenda[-1]
        if isinstance(step, Pay) and len(s.agenda) > 1:
            step = s.agenda[-2]
        if not isinstance(step, (OpeningBid, Raise, OutbidMayor, TakeWon)):
            return
        out.one(self.auction + s.cards_open[step.place])
        active = step.active if isinstance(step, Raise) else 1 << step.seat
        for i in range(s.seats):
            if active >> (seat + i) % s.seats & 1:
                out.one(self.bidders + i)
        if isinstance(step, OutbidMayor):
            out.put(self.auction_offer, (step.offer + 1) / MANY)

    def _town(self, s: Craft, seat: int, out: Sink) -> None:
        for i, disc in enumerate(s.queue):
            if disc != EMPTY:
                out.one(self.discs + i * MAX_SEATS + ((disc & 7) - seat) % s.seats)
                if disc & USED:
                    out.one(self.used + i)
        if s.acting != EMPTY:
            out.one(self.acting + s.acting)
        if s.agenda:
            top = s.agenda[-1]
            if isinstance(top, (BuildCard, BuildAt)) and not top.is_unbroken:
                out.one(self.colours_broken)
        for step in s.agenda:
            if isinstance(step, (Work, SecondRaw)):
                out.add(self.pools + 4, (step.left + 1) / FEW)
        self._cubes(s, seat, s.granary, self.granary, out)
        for row, cubes in enumerate(s.ships):
            self._cubes(s, seat, cubes, self.ships + row * LEVELS * WHO, out)

    def _cubes(self, s: Craft, seat: int, cubes: int, start: i64, out: Sink) -> None:
        """Spaces one after the other, three bits each."""
        while cubes:
            cube = cubes & 7
            if cube == NATURAL:
                out.one(start + MAX_SEATS)
            elif cube:
                out.one(start + (cube - 1 - seat) % s.seats)
            cubes >>= 3
            start += WHO

    def _player(self, s: Craft, seat: int, eye: int, start: i64, out: Sink) -> None:
        p = s.players[seat]
        is_own = seat == eye
        if s.passed >> seat & 1:
            out.one(start + self.present + 2)
        if s.actor == seat:
            out.one(start + self.present + 3)
        out.put(start + self.counts, size(p.capital) / FEW)
        out.put(start + self.counts + 1, p.market / FEW)
        out.put(start + self.counts + 2, p.helpers / FEW)
        out.put(start + self.counts + 3, p.privilege / FEW)
        out.put(start + self.counts + 4, p.labour / FEW)
        out.put(start + self.bid, p.bid / MANY)
        out.put(start + self.points, p.points / POINTS)
        out.counts(start + self.points + 1, p.lines, POINTS)
        if is_own:
            out.put(start + self.bid + 1, worth(s.box, p.capital) / MANY)
        out.pile(start + self.capital, p.capital if is_own else p.known[eye], 4, FEW)
        tiers = [0] * len(TIERS)
        for held in p.cards:
            tiers[s.box.cards[held & CARD_MASK].tier] += 1
            if is_own or not held & SECRET:
                out.add(start + self.hand + (held & CARD_MASK), 1.0)
        out.counts(start + self.tiers, tiers, FEW)
        self._row(s, seat, eye, start, out)

    def _row(self, s: Craft, seat: int, eye: int, start: i64, out: Sink) -> None:
        """Rows change seldom and are told at every decision of everybody: so each is looked through once."""
        p = s.players[seat]
        told = p.told
        if told is None or told.row != p.row:
            told = self._looked_through(s, p.row)
            p.told = told
        out.passage(told.all, start)
        for i in range(len(told.places)):
            cube = told.cubes[i]
            whose = WHO if cube == NATURAL else 1 + (cube - 1 - eye) % s.seats
            out.put(start + told.places[i], whose / WHO)

    def _looked_through(self, s: Craft, row: list[int]) -> ToldRow:
        """Building by building, and what they make and show together; places are those in a player's blocks."""
        told = ToldRow(row, self.makes, self.part.width)
        out = told.all
        cards = s.box.cards
        makes = [0] * len(GOODS)
        filled = [0] * len(GOODS)
        halves = [0] * len(COLOURS)
        for i, built in enumerate(row):
            card = cards[built & CARD_MASK]
            out.put(self.built + i, ((built & CARD_MASK) + 1) / ALL_CARDS)
            makes[card.output] += 1
            halves[card.top] += 1
            halves[card.bottom] += 1
            if built & BROKEN:
                out.one(self.broken + i)
            for icon in range(card.icons):
                cube = built >> CUBES_SHIFT + 3 * icon & 7
                if cube:
                    told.places.append(self.cubes + i * MOST_ICONS + icon)
                    told.cubes.append(cube)
                    filled[card.inputs[icon]] += 1
        out.counts(self.makes, makes, 2.0)
        out.counts(self.filled, filled, 2.0)
        out.counts(self.halves, halves, 10.0)
        for end in range(2):
            card = cards[row[-end] & CARD_MASK]
            out.add(self.ends + end * len(COLOURS) + card.top, 1.0)
            out.add(self.ends + end * len(COLOURS) + card.bottom, 1.0)
        return told

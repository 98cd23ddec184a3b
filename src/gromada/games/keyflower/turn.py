"""A turn: section TURN of the ledger and decisions D1 to D4. Nothing changes on the table before the placement is
finished.
"""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, IN_TURN, Choice, Secret, Task
from gromada.games.keyflower.actions import (
    BID,
    COLOUR,
    LEAVE,
    PASS,
    STOP,
    TAKE,
    USE,
    WORKERS,
    Bid,
    Colour,
    Leave,
    Pass,
    Stop,
    Take,
    UseTile,
    Workers,
)
from gromada.games.keyflower.bidding import (
    Reserve,
    bid_colours,
    can_lead,
    least_for_bid,
    make_bid,
    refuses_bid,
    reserve_of,
)
from gromada.games.keyflower.effects import resolve
from gromada.games.keyflower.events import Passed
from gromada.games.keyflower.printed import ANY_COLOUR, ANY_SKILL, NO_COLOUR, of, one, size, some
from gromada.games.keyflower.state import Keyflower, bid_of, group_colour, largest_other
from gromada.games.keyflower.using import (
    MIXED,
    can_finish,
    can_use,
    has_spare_group,
    least_size,
    most_from_screen,
    most_size,
    place_workers,
    refuses_use,
    use_colour,
    use_of,
    workers_for,
)


def bid_facts(s: Keyflower, seat: int, tile: int, rule: str) -> dict[str, Fact]:
    """[KEY-BID-7, KEY-COL-3] What a refused bid lacks: workers of a colour, or more of them."""
    if rule not in ("KEY-BID-2", "KEY-BID-7", "KEY-COL-3"):
        return {}
    lock = s.lock[tile]
    need = least_for_bid(s, seat, tile, 0)
    if rule == "KEY-COL-3":
        return {"colour": lock, "need": need, "have": 0}
    reserve = reserve_of(s, seat)
    own = bid_of(s, tile, seat) if bid_of(s, tile, seat) < largest_other(s, tile, seat) else 0
    have = 0
    colours = bid_colours(s, seat, tile)
    for colour in range(4):
        if colours >> colour & 1:
            here = own if own and group_colour(s, tile, seat) == colour else 0
            have = max(have, of(reserve.workers, colour) + of(reserve.sums, colour) - here)
    return {"colour": lock, "need": need, "have": have}


def use_facts(s: Keyflower, seat: int, tile: int, rule: str) -> dict[str, Fact]:
    """[KEY-USE-4, KEY-USE-5, KEY-COL-3] What a refused use lacks."""
    if rule == "KEY-USE-9":
        return price_facts(s, tile)
    if rule not in ("KEY-USE-4", "KEY-USE-5", "KEY-COL-3"):
        return {}
    colour = use_colour(s, seat, tile)
    reserve = reserve_of(s, seat)
    least, most = least_size(s, tile), most_size(s, tile)
    if rule == "KEY-USE-5":
        return {"need": least if least > most else smallest_group(reserve, colour), "have": most}
    return {"colour": colour, "need": least, "have": workers_for(reserve, colour)}


def price_facts(s: Keyflower, tile: int) -> dict[str, Fact]:
    """[KEY-USE-9] What a use costs beside the workers that are placed."""
    use = use_of(s, tile)
    if use.pays_skill:
        return {"pays": "any-skill" if use.skill == ANY_SKILL else "skill", "skill": use.skill}
    return {"pays": "any-worker" if use.colour == ANY_COLOUR else "worker", "colour": use.colour}


def smallest_group(reserve: Reserve, colour: int) -> int:
    """The fewest workers that a losing group would bring."""
    sizes = [group & 255 for group in reserve.groups if colour in (NO_COLOUR, MIXED, group >> 8 & 255)]
    return min(sizes)


class Turns(Task[Keyflower]):
    """[KEY-SEASON-1, KEY-TURN-1] The start player has the first turn."""

    def run(self, s: Keyflower) -> None:
        s.active = s.start
        s.then(Turn(s.active), EndOfTurn())


class EndOfTurn(Task[Keyflower]):
    """[KEY-TURN-1, KEY-TURN-5, KEY-INV-9] Clockwise, until everybody has passed in a row."""

    def run(self, s: Keyflower) -> None:
        if s.passes < s.seats:
            s.active = (s.active + 1) % s.seats
            s.then(Turn(s.active), EndOfTurn())


class Turn(Choice[Keyflower]):
    """Bid, use or pass; passing is always possible, and always asked.

    [KEY-TURN-2, KEY-TURN-4, KEY-TURN-6, KEY-FLOW-2, KEY-DEC-1]
    """

    def options(self, s: Keyflower) -> list[Action]:
        seat = self.seat
        reserve = reserve_of(s, seat)
        offered: list[Action] = [PASS]
        if not reserve.workers and not reserve.groups:
            return offered
        for tile in s.centre:
            if not refuses_bid(s, seat, tile, reserve):
                offered.append(BID[tile])
        for tile in s.table.orders:
            if not refuses_bid(s, seat, tile, reserve):
                offered.append(BID[tile])
        for tile in s.centre:
            if can_use(s, seat, tile, reserve):
                offered.append(USE[tile])
        for p in s.players:
            for tile in p.village:
                if can_use(s, seat, tile, reserve):
                    offered.append(USE[tile])
        return offered

    def refusal(self, s: Keyflower, a: Action) -> str:
        if isinstance(a, Bid):
            return refuses_bid(s, self.seat, a.tile, reserve_of(s, self.seat))
        if isinstance(a, UseTile):
            return refuses_use(s, self.seat, a.tile, reserve_of(s, self.seat))
        return ALLOWED if isinstance(a, Pass) else ANOTHER_QUESTION

    def facts(self, s: Keyflower, a: Action, rule: str) -> dict[str, Fact]:
        """How many workers it would take, and how many there are."""
        if isinstance(a, Bid):
            return bid_facts(s, self.seat, a.tile, rule)
        return use_facts(s, self.seat, a.tile, rule) if isinstance(a, UseTile) else {}

    def choose(self, s: Keyflower, a: Action) -> None:
        """[KEY-TURN-3] Everything placed in this turn goes to one location."""
        seat = self.seat
        if isinstance(a, Bid):
            colours = bid_colours(s, seat, a.tile)
            colour = NO_COLOUR
            for c in range(4):
                if colours == 1 << c:
                    colour = c
            go_on(s, seat, a.tile, True, 0, 0, 0, colour)
        elif isinstance(a, UseTile):
            go_on(s, seat, a.tile, False, 0, 0, 0, use_colour(s, seat, a.tile))
        else:
            s.passes += 1
            s.tell(Passed(seat))


class Placing(Secret[Keyflower]):
    """A placement in the making, asked even with a single answer: whether there are more may depend on what is hidden.

    [KEY-HID-9, KEY-HID-10, KEY-HID-11] Others learn of it when it is finished.
    """

    def __init__(self, seat: int, tile: int, is_bid: bool, at: int, taken: int, moved: int, colour: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.is_bid: Final = is_bid
        self.at: Final = at  # place among the losing groups
        self.taken: Final = taken  # losing groups to take along, one bit a tile
        self.moved: Final = moved  # their workers
        self.colour: Final = colour  # NO_COLOUR: not yet decided; MIXED: any

    def manner(self) -> int:
        return IN_TURN


def go_on(s: Keyflower, seat: int, tile: int, is_bid: bool, at: int, taken: int, moved: int, colour: int) -> None:
    """[KEY-DEC-1, KEY-DEC-2, KEY-DEC-3, KEY-FLOW-2] The next question of a placement: groups, colour, number."""
    reserve = reserve_of(s, seat)
    is_empty = (
        reserve.workers == 0
    )  # then the answers follow from public facts, and single ones are skipped [KEY-HID-9]
    while at < len(reserve.groups):
        if fits(s, tile, is_bid, reserve.groups[at], moved, colour):
            if not is_empty:
                s.then(TakeGroup(seat, tile, is_bid, at, taken, moved, colour))
                return
            group = reserve.groups[at]
            moved_on = moved + (group & 255)
            may_take = can_complete(
                s,
                seat,
                tile,
                is_bid,
                at + 1,
                taken | 1 << (group >> 16),
                moved_on,
                group >> 8 & 255 if colour != MIXED else MIXED,
                reserve,
            )
            may_leave = can_complete(s, seat, tile, is_bid, at + 1, taken, moved, colour, reserve)
            if may_take and may_leave:
                s.then(TakeGroup(seat, tile, is_bid, at, taken, moved, colour))
                return
            if may_take:
                taken |= 1 << (group >> 16)
                moved = moved_on
                if colour != MIXED:
                    colour = group >> 8 & 255
        at += 1
    if is_empty:
        finish(s, seat, tile, is_bid, taken, colour, 0)
    elif colour == NO_COLOUR:
        s.then(ChooseColour(seat, tile, is_bid, at, taken, moved, colour))
    elif colour == MIXED:
        s.then(AddWorker(seat, tile, taken, moved, 0, 0))
    else:
        s.then(ChooseNumber(seat, tile, is_bid, at, taken, moved, colour))


def fits(s: Keyflower, tile: int, is_bid: bool, group: int, moved: int, colour: int) -> bool:
    """[KEY-DEC-2, KEY-BID-11] Whether a losing group may go to a tile, as everybody can see."""
    if colour != NO_COLOUR and colour != MIXED and group >> 8 & 255 != colour:
        return False
    if is_bid:
        return group >> 16 != tile
    return moved + (group & 255) <= most_size(s, tile)


def can_complete(
    s: Keyflower, seat: int, tile: int, is_bid: bool, at: int, taken: int, moved: int, colour: int, reserve: Reserve
) -> bool:
    """[KEY-DEC-1] Whether a placement can still be finished legally, payment included."""
    if is_bid:
        return can_lead(s, seat, tile, at, moved, colour, reserve)
    use = use_of(s, tile)
    spare = has_spare_group(use, at, taken, reserve)
    return can_finish(use, colour, least_size(s, tile), most_size(s, tile), at, moved, spare, reserve)


class TakeGroup(Placing):
    """[KEY-BID-4, KEY-DEC-2] Is this losing group taken along, whole?"""

    def options(self, s: Keyflower) -> list[Action]:
        offered: list[Action] = []
        if not self.refuses_take(s):
            offered.append(TAKE)
        if not self.refuses_leave(s):
            offered.append(LEAVE)
        return offered

    def refusal(self, s: Keyflower, a: Action) -> str:
        if isinstance(a, Take):
            return self.refuses_take(s)
        return self.refuses_leave(s) if isinstance(a, Leave) else ANOTHER_QUESTION

    def refuses_take(self, s: Keyflower) -> str:
        """[KEY-DEC-1] Not if the turn could then not be completed."""
        reserve = reserve_of(s, self.seat)
        group = reserve.groups[self.at]
        colour = MIXED if self.colour == MIXED else group >> 8 & 255
        taken = self.taken | 1 << (group >> 16)
        moved = self.moved + (group & 255)
        is_good = can_complete(s, self.seat, self.tile, self.is_bid, self.at + 1, taken, moved, colour, reserve)
        return ALLOWED if is_good else "KEY-DEC-1"

    def refuses_leave(self, s: Keyflower) -> str:
        """[KEY-DEC-1] Not if the turn could then not be completed."""
        reserve = reserve_of(s, self.seat)
        is_good = can_complete(
            s, self.seat, self.tile, self.is_bid, self.at + 1, self.taken, self.moved, self.colour, reserve
        )
        return ALLOWED if is_good else "KEY-DEC-1"

    def choose(self, s: Keyflower, a: Action) -> None:
        if isinstance(a, Take):
            group = reserve_of(s, self.seat).groups[self.at]
            colour = MIXED if self.colour == MIXED else group >> 8 & 255
            taken = self.taken | 1 << (group >> 16)
            go_on(s, self.seat, self.tile, self.is_bid, self.at + 1, taken, self.moved + (group & 255), colour)
        else:
            go_on(s, self.seat, self.tile, self.is_bid, self.at + 1, self.taken, self.moved, self.colour)


class ChooseColour(Placing):
    """[KEY-COL-1, KEY-COL-4, KEY-DEC-3] Workers of which colour?"""

    def options(self, s: Keyflower) -> list[Action]:
        return [COLOUR[colour] for colour in range(4) if not self.refuses_colour(s, colour)]

    def refusal(self, s: Keyflower, a: Action) -> str:
        return self.refuses_colour(s, a.colour) if isinstance(a, Colour) else ANOTHER_QUESTION

    def refuses_colour(self, s: Keyflower, colour: int) -> str:
        """[KEY-DEC-4] Without such a worker that is the reason; else too few of them, or nothing left to pay with."""
        reserve = reserve_of(s, self.seat)
        if can_complete(s, self.seat, self.tile, self.is_bid, self.at, self.taken, self.moved, colour, reserve):
            return ALLOWED
        if not of(reserve.workers, colour):
            return "KEY-DEC-4"
        if self.is_bid:
            return "KEY-BID-7"
        return "KEY-USE-4" if of(reserve.workers, colour) < least_size(s, self.tile) else "KEY-USE-9"

    def facts(self, s: Keyflower, a: Action, rule: str) -> dict[str, Fact]:
        if not isinstance(a, Colour) or rule == "KEY-USE-9":
            return price_facts(s, self.tile) if rule == "KEY-USE-9" else {}
        least = least_for_bid(s, self.seat, self.tile, self.moved) if self.is_bid else least_size(s, self.tile)
        return {"colour": a.colour, "need": least, "have": of(s.players[self.seat].workers, a.colour)}

    def choose(self, s: Keyflower, a: Action) -> None:
        assert isinstance(a, Colour)
        s.then(ChooseNumber(self.seat, self.tile, self.is_bid, self.at, self.taken, self.moved, a.colour))


class ChooseNumber(Placing):
    """[KEY-DEC-4, KEY-USE-6] How many workers from the screen?"""

    def options(self, s: Keyflower) -> list[Action]:
        least, most = self.bounds(s)
        offered: list[Action] = []
        for count in range(least, most + 1):
            offered.append(WORKERS[count])
        return offered

    def bounds(self, s: Keyflower) -> tuple[int, int]:
        """[KEY-DEC-4] The fewest and the most workers from the screen."""
        stock = of(s.players[self.seat].workers, self.colour)
        if self.is_bid:
            return least_for_bid(s, self.seat, self.tile, self.moved), stock
        use = use_of(s, self.tile)
        reserve = reserve_of(s, self.seat)
        spare = has_spare_group(use, len(reserve.groups), self.taken, reserve)
        most = min(most_from_screen(reserve.workers, self.colour, use, spare), most_size(s, self.tile) - self.moved)
        return max(0, least_size(s, self.tile) - self.moved), most

    def refusal(self, s: Keyflower, a: Action) -> str:
        if not isinstance(a, Workers):
            return ANOTHER_QUESTION
        least, most = self.bounds(s)
        if least <= a.count <= most:
            return ALLOWED
        if a.count > of(s.players[self.seat].workers, self.colour):
            return "KEY-DEC-4"
        if self.is_bid:
            return "KEY-BID-7" if a.count or self.moved else "KEY-BID-2"
        if a.count < least:
            return "KEY-USE-4"
        return "KEY-USE-5" if self.moved + a.count > most_size(s, self.tile) else "KEY-USE-9"

    def facts(self, s: Keyflower, a: Action, rule: str) -> dict[str, Fact]:
        if not isinstance(a, Workers) or rule == "KEY-USE-9":
            return price_facts(s, self.tile) if rule == "KEY-USE-9" else {}
        stock = of(s.players[self.seat].workers, self.colour)
        if rule == "KEY-DEC-4":
            return {"colour": self.colour, "need": a.count, "have": stock}
        if rule == "KEY-USE-5":
            return {"need": self.moved + a.count, "have": most_size(s, self.tile)}
        return {"colour": self.colour, "need": self.bounds(s)[0], "have": a.count}

    def choose(self, s: Keyflower, a: Action) -> None:
        assert isinstance(a, Workers)
        finish(s, self.seat, self.tile, self.is_bid, self.taken, self.colour, a.count)


def finish(s: Keyflower, seat: int, tile: int, is_bid: bool, taken: int, colour: int, count: int) -> None:
    """[KEY-HID-10] The placement is shown, and a use takes effect."""
    if is_bid:
        make_bid(s, seat, tile, taken, colour, count)
        return
    place_workers(s, seat, tile, taken, some(colour, count) if count else 0)
    resolve(s, seat, tile)


class AddWorker(Secret[Keyflower]):
    """[KEY-DEC-5, KEY-SB-4B-1, KEY-SB-4B-4] Boat 4b: one more worker, colours in their order, or enough."""

    def __init__(self, seat: int, tile: int, taken: int, moved: int, added: int, last: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.taken: Final = taken
        self.moved: Final = moved
        self.added: Final = added  # a pile
        self.last: Final = last  # the colour added last

    def manner(self) -> int:
        return IN_TURN

    def options(self, s: Keyflower) -> list[Action]:
        offered: list[Action] = []
        if not self.refuses_stop(s):
            offered.append(STOP)
        for colour in range(self.last, 4):
            if not self.refuses_colour(s, colour):
                offered.append(COLOUR[colour])
        return offered

    def refusal(self, s: Keyflower, a: Action) -> str:
        if isinstance(a, Colour):
            return self.refuses_colour(s, a.colour)
        return self.refuses_stop(s) if isinstance(a, Stop) else ANOTHER_QUESTION

    def refuses_stop(self, s: Keyflower) -> str:
        """[KEY-USE-4, KEY-USE-9] Only with enough workers, and something left to pay with."""
        if self.moved + size(self.added) < least_size(s, self.tile):
            return "KEY-USE-4"
        return ALLOWED if self.can_spare(s, self.added, 0, 0) else "KEY-USE-9"

    def refuses_colour(self, s: Keyflower, colour: int) -> str:
        """[KEY-DEC-5, KEY-USE-5] In order, within the limit, and never into a dead end."""
        stock = s.players[self.seat].workers - self.added
        if not of(stock, colour):
            return "KEY-DEC-4"
        if colour < self.last:
            return "KEY-DEC-5"
        total = self.moved + size(self.added) + 1
        if total > most_size(s, self.tile):
            return "KEY-USE-5"
        needed = max(0, least_size(s, self.tile) - total)
        return ALLOWED if self.can_spare(s, self.added + one(colour), colour, needed) else "KEY-DEC-1"

    def facts(self, s: Keyflower, a: Action, rule: str) -> dict[str, Fact]:
        placed = self.moved + size(self.added)
        if rule == "KEY-USE-9":
            return price_facts(s, self.tile)
        if isinstance(a, Colour) and rule == "KEY-DEC-4":
            left = of(s.players[self.seat].workers - self.added, a.colour)
            return {"colour": a.colour, "need": 1, "have": left}
        if isinstance(a, Colour) and rule == "KEY-USE-5":
            return {"need": placed + 1, "have": most_size(s, self.tile)}
        return {"colour": MIXED, "need": least_size(s, self.tile), "have": placed} if rule == "KEY-USE-4" else {}

    def can_spare(self, s: Keyflower, added: int, colour: int, needed: int) -> bool:
        """Whether `needed` more can come from this colour and later ones, with a payment left."""
        left = s.players[self.seat].workers - added
        later = 0
        for c in range(colour, 4):
            later += of(left, c)
        if needed > later:
            return False
        use = use_of(s, self.tile)
        if not use.pays_worker:
            return True
        reserve = reserve_of(s, self.seat)
        if has_spare_group(use, len(reserve.groups), self.taken, reserve):
            return True
        if use.colour == MIXED:
            return size(left) > needed
        return of(left, use.colour) > 0 and (use.colour < colour or needed < later)

    def choose(self, s: Keyflower, a: Action) -> None:
        if isinstance(a, Colour):
            added = self.added + one(a.colour)
            if self.moved + size(added) < most_size(s, self.tile) and size(s.players[self.seat].workers) > size(added):
                s.then(AddWorker(self.seat, self.tile, self.taken, self.moved, added, a.colour))
                return
            place_workers(s, self.seat, self.tile, self.taken, added)
        else:
            place_workers(s, self.seat, self.tile, self.taken, self.added)
        resolve(s, self.seat, self.tile)

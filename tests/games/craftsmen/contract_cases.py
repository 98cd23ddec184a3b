"""What the contract suite needs to know of Craftsmen: its ways to be played, and what is always true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gromada
from gromada.core.play import awaited, options, play, question
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.games.craftsmen.actions import Auction, Buy, Invest, Pass, Points, UsePrivilege
from gromada.games.craftsmen.auction import OutbidMayor
from gromada.games.craftsmen.bankers import DiscardFewer
from gromada.games.craftsmen.builders import matches
from gromada.games.craftsmen.capital import Discard, size
from gromada.games.craftsmen.helpers import CoverSpace, PlaceHelper
from gromada.games.craftsmen.merchants import PayMerchant
from gromada.games.craftsmen.peek import PutBackWhere
from gromada.games.craftsmen.printed import (
    ALL_CARDS,
    CAPITALS,
    FIRST_PRODUCT,
    FIRST_SAWMILL,
    GOODS,
    LEVELS,
    NATURAL,
    QUEUE,
    SAWMILLS,
    TOWN,
)
from gromada.games.craftsmen.setup_game import ExchangeCard, ExchangeSawmill
from gromada.games.craftsmen.ships import LoadShip
from gromada.games.craftsmen.state import BROKEN, CARD_MASK, CUBES_SHIFT, EMPTY, Craft
from gromada.games.craftsmen.year_scoring import InvestCard

PLACELESS = (Pass, Points, UsePrivilege, Buy, Auction, Invest)
SEATS = (2, 3, 4, 5)
GAMES = 2000
CASES: list[tuple[int, dict[str, object]]] = [(seats, {}) for seats in SEATS]
CASES += [(seats, {"granary_refill": "all_spaces", "mayor_uses_sets": True}) for seats in SEATS]
CASES += [(2, {"winter_privilege_award": True}), (4, {"winter_privilege_award": True, "age_order": "3-1-0-2"})]


def until(*kinds: type) -> Craft:
    """A random game up to the first question of these kinds."""
    for seed in range(1000):
        luck = Rng.seeded(seed)
        s = gromada.game("craftsmen").new(3, seed)
        while asked := awaited(s):
            assert isinstance(s, Craft)
            if isinstance(question(s, asked[0]), kinds):
                return s
            offered = options(s, asked[0])
            play(s, asked[0], offered[luck.below(len(offered))])
    raise AssertionError(f"no random game asks {kinds}")


def bribing() -> Craft:
    """Every row for a good that is being loaded is full of others' cubes."""
    s = until(LoadShip)
    choice = s.agenda[-1]
    assert isinstance(choice, LoadShip)
    others = [seat + 1 for seat in range(s.seats) if seat != choice.seat]
    for row in s.box.rows_of[choice.good]:
        s.ships[row] = others[0] | others[1] << 3
    return s


ARRANGED: list[tuple[str, Callable[[], State]]] = [
    ("an offer of the mayor", lambda: until(OutbidMayor)),
    ("cards looked at", lambda: until(PutBackWhere)),
    ("a bribe", bribing),
    ("a good of the granary", lambda: until(PayMerchant)),
    ("an investment", lambda: until(InvestCard)),
]


def counted(s: State, view: Any) -> dict[tuple[str, str], int | None]:
    """Cards, capital, discs, cubes, tokens and points by where they lie."""
    found: dict[tuple[str, str], int | None] = {}
    for p in view["players"]:
        owner = p["at"]
        found["capital", f"{owner}/purse"] = p["capital"]
        found["card", f"{owner}/hand"] = len(p["cards"])
        found["card", f"{owner}/row"] = len(p["row"])
        found["cube", f"{owner}/market"] = p["market"]
        found["bonus", owner] = len(p["bonuses"])
        found["points", f"{owner}/points"] = p["points"]
        for kind in ("privilege", "labour"):
            found[kind, owner] = p[kind]
        found["helper", owner] = p["helpers"]
    for pile, count in (("deck", view["deck"]), ("discard", len(view["discard"])), ("mayor", len(view["mayor"]))):
        found["capital", pile] = count
    found["capital", "capital"] = len(view["face_up"])
    for stack in view["stacks"]:
        found["card", stack["at"]] = stack["size"]
        for offer in stack["face_up"]:
            found["card", offer["at"]] = int(offer["card"] is not None)
    found["card", "sawmills"] = len(view["sawmills"])
    for space in [space for town in view["town"] for space in town["spaces"]]:
        found["helper", space["at"]] = len(space["discs"])
    found["helper", "order"] = len(view["order_change"])
    found["privilege", "pool"], found["labour", "pool"] = view["privilege_pool"], view["labour_pool"]
    for row in (*view["granary"], *[row for ship in view["ships"] for row in ship["rows"]]):
        found["cube", row["at"]] = len([cube for cube in row["cubes"] if cube is not None])
    for bonus in view["bonus_lines"]:
        found["bonus", bonus["at"]] = int(bonus["owner"] is None)
    return found


def kind_of(what: str) -> str:
    id = what.removeprefix("~")
    if id in GOODS or id == "natural_cube":
        return "cube"
    for kind in ("capital", "bonus", "cube", "helper"):
        if id.startswith(kind):
            return kind
    return id if id in ("privilege", "labour", "points") else "card"


def check(state: State) -> None:
    """What holds between any two answers: section Invariants of the ledger."""
    assert isinstance(state, Craft)
    s = state
    check_capital(s)
    check_cards(s)
    check_cubes(s)
    check_tokens(s)
    check_helpers(s)
    for p in s.players:
        assert p.points == sum(p.lines) >= 0
    assert sorted(s.order) == list(range(s.seats))


def check_capital(s: Craft) -> None:
    """CRA-INV-1 and CRA-INV-8."""
    held = s.deck + s.discard + s.mayor + sum(p.capital for p in s.players) + sum(1 << 4 * c for c in s.capital_open)
    assert held == s.box.capital
    step = s.agenda[-1] if s.agenda else None
    for seat, p in enumerate(s.players):
        is_discarding = isinstance(step, (Discard, DiscardFewer)) and step.seat == seat
        assert size(p.capital) <= (14 if is_discarding else 12 if s.stage == 1 else 10)
        for eye, known in enumerate(p.known):
            assert all((known >> 4 * c & 15) <= (p.capital >> 4 * c & 15) for c in range(CAPITALS)), (seat, eye)


def check_cards(s: Craft) -> None:
    """CRA-INV-2 and CRA-INV-10."""
    found = [0] * ALL_CARDS
    for entries in (*s.stacks, s.peeked, s.returned, s.sawmills, [c for c in s.cards_open if c != EMPTY]):
        for entry in entries:
            found[entry & CARD_MASK] += 1
    for p in s.players:
        for entry in (*p.cards, *p.row):
            found[entry & CARD_MASK] += 1
        sawmills = [built for built in p.row if built & CARD_MASK >= FIRST_SAWMILL]
        assert len(sawmills) == 1
        pairs = zip(p.row, p.row[1:], strict=False)
        broken = [1 for left, right in pairs if not matches(s, left, right & CARD_MASK)]
        assert len(broken) <= len([built for built in p.row if built & BROKEN])
    assert found == [card.copies for card in s.box.cards]
    assert len(s.sawmills) == SAWMILLS - s.seats


def check_cubes(s: Craft) -> None:
    """CRA-INV-3, CRA-INV-9, CRA-INV-11, CRA-INV-14 and CRA-INV-15."""
    natural = s.natural
    for i in range(len(s.box.granary_goods)):
        lower, upper = s.granary >> 6 * i & 7, s.granary >> 6 * i + 3 & 7
        assert lower or not upper
        natural += (lower == NATURAL) + (upper == NATURAL)
        assert all(cube == NATURAL or cube <= s.seats for cube in (lower, upper))
    for p in s.players:
        assert 0 <= p.market <= s.box.market_max
        for built in p.row:
            icons = s.box.cards[built & CARD_MASK].icons
            cubes = [built >> CUBES_SHIFT + 3 * icon & 7 for icon in range(4)]
            assert not any(cubes[icons:])
            natural += cubes.count(NATURAL)
    assert natural == s.box.natural_cubes
    assert s.granary >> 6 * len(s.box.granary_goods) == 0
    for row in s.ships:
        left, right = row & 7, row >> 3
        assert left or not right
        assert max(left, right) <= s.seats


def check_tokens(s: Craft) -> None:
    """CRA-INV-4 and CRA-INV-5."""
    counts = s.box.counts[s.seats - 2]
    assert s.privilege_pool + sum(p.privilege for p in s.players) == counts.privilege == 2 * s.seats
    assert s.labour_pool + sum(p.labour for p in s.players) == counts.labour == 2 * s.seats
    assert all(0 <= p.privilege <= 3 and 0 <= p.labour <= 3 for p in s.players)
    assert min(s.privilege_pool, s.labour_pool) >= 0
    for product, owner in enumerate(s.bonus_owner):
        if owner != EMPTY:
            made = {s.box.cards[built & CARD_MASK].output for built in s.players[owner].row}
            line = s.box.lines[product]
            assert FIRST_PRODUCT + product in made
            assert all(good in made for good in range(line.bit_length()) if line >> good & 1)


def check_helpers(s: Craft) -> None:
    """CRA-INV-6 and CRA-INV-7."""
    step = s.agenda[-1] if s.agenda else None
    placed = [0] * s.seats
    counts = s.box.counts[s.seats - 2]
    for town in range(len(TOWN)):
        discs = s.queue[town * QUEUE : (town + 1) * QUEUE]
        here = [disc & 7 for disc in discs if disc != EMPTY]
        assert len(here) <= counts.town_cap
        assert all(here.count(seat) <= 2 for seat in here)
        lower, upper = discs[::LEVELS], discs[1::LEVELS]
        if len(s.order_change) == 0:
            assert all(low != EMPTY or high == EMPTY for low, high in zip(lower, upper, strict=True))
            is_covered = any(high != EMPTY for high in upper)
            assert not is_covered or all(low != EMPTY for low in lower[: counts.spaces])
        assert all(low == EMPTY for low in lower[counts.spaces :])
        for seat in here:
            placed[seat] += 1
    for seat in s.order_change:
        placed[seat] += 1
    assert [p.helpers + placed[seat] for seat, p in enumerate(s.players)] == [s.box.helpers] * s.seats
    if isinstance(step, (ExchangeCard, ExchangeSawmill)) or (s.season == 3 and s.agenda):
        assert sum(placed) == 0
    if isinstance(step, (PlaceHelper, CoverSpace)):
        assert s.stage == 0

"""What one seat may see, and a guess at what it may not: the section Hidden information of the ledger."""

from __future__ import annotations

from typing import Final, TypedDict

from gromada.core.play import awaited
from gromada.core.rng import Rng
from gromada.games.craftsmen.auction import OpeningBid, OutbidMayor, Raise
from gromada.games.craftsmen.builders import BuildAt, BuildCard
from gromada.games.craftsmen.capital import Pay, in_colours, nth, size, worth
from gromada.games.craftsmen.notary import BuyCard, missing_for
from gromada.games.craftsmen.printed import (
    CAPITALS,
    COLOURS,
    GOODS,
    LEVELS,
    NATURAL,
    PRODUCTS,
    QUEUE,
    SEASONS,
    SPACES,
    TIERS,
    TOWN,
)
from gromada.games.craftsmen.stacks import AMONG_SHIFT, AT_SHIFT, EYES, block_of, eyes_among, eyes_at
from gromada.games.craftsmen.state import (
    BROKEN,
    CARD_MASK,
    CUBES_SHIFT,
    EMPTY,
    SCORE_LINES,
    SECRET,
    USED,
    Craft,
    Player,
)
from gromada.games.craftsmen.year_scoring import InvestCard, ranking

PUBLIC_EYE: Final = 5  # the bit of spectators in what is known of a stack
HANDS: Final = 60  # tries for a hand that can pay what it owes
CORNERS: Final = 16  # one in so many swaps that lead away from a solution stands all the same


class HeldView(TypedDict):
    card: str | None  # None: not for your eyes
    tier: str


class BuiltView(TypedDict):
    card: str
    makes: str
    inputs: list[str]
    cubes: list[str | None]  # "seat 0", "natural" or nothing, for each input icon
    is_broken: bool


class PlayerView(TypedDict):
    seat: int
    points: int
    lines: dict[str, int]
    capital: int
    known_capital: list[str]  # all of one's own; of others what was seen
    worth: int | None  # of one's own hand
    cards: list[HeldView]
    row: list[BuiltView]
    market: int
    helpers: int
    privilege: int
    labour: int
    bid: int
    bonuses: list[str]


class DiscView(TypedDict):
    seat: int
    used_privilege: bool


class TownView(TypedDict):
    id: str
    spaces: list[list[DiscView]]  # lower disc first


class GranaryView(TypedDict):
    good: str
    cubes: list[str | None]  # lower, upper


class RowView(TypedDict):
    good: str
    points: int
    cubes: list[str | None]  # left, right


class ShipView(TypedDict):
    bonuses: list[int]
    rows: list[RowView]


class StackView(TypedDict):
    tier: str
    size: int
    known: list[str | None]  # from the top down
    face_up: list[str | None]


class CraftView(TypedDict):
    game: str
    year: int
    season: str
    stage: int
    order: list[int]
    asked: list[int]
    players: list[PlayerView]
    deck: int
    discard: list[str]
    face_up: list[str]
    mayor: list[str]
    stacks: list[StackView]
    sawmills: list[str]
    peeked: list[str | None]
    returned: int
    placing: str | None  # a card that is being built
    auctioned: str | None
    town: list[TownView]
    order_change: list[int]
    privilege_pool: int
    labour_pool: int
    granary: list[GranaryView]
    natural: int
    ships: list[ShipView]
    is_over: bool
    ranking: list[int]


def view(s: Craft, seat: int | None) -> CraftView:
    """[CRA-HID-1, CRA-HID-3, CRA-HID-5] Public facts, the own hand, and what this seat has seen."""
    eye = PUBLIC_EYE if seat is None else seat
    step = s.agenda[-1] if s.agenda else None
    placing = step.card if isinstance(step, BuildAt) else EMPTY
    place = step.place if isinstance(step, (OpeningBid, Raise, OutbidMayor)) else EMPTY
    return {
        "game": "craftsmen",
        "year": s.year,
        "season": SEASONS[min(s.season, len(SEASONS) - 1)],
        "stage": s.stage,
        "order": s.order[:],
        "asked": awaited(s),
        "players": [player_view(s, other, seat) for other in range(s.seats)],
        "deck": size(s.deck),
        "discard": capital_ids(s, s.discard),
        "face_up": [s.box.capital_ids[card] for card in s.capital_open],
        "mayor": capital_ids(s, s.mayor),
        "stacks": [stack_view(s, tier, eye) for tier in range(len(TIERS))],
        "sawmills": [s.box.cards[card].id for card in s.sawmills],
        "peeked": peeked_view(s, eye),
        "returned": len(s.returned),
        "placing": None if placing == EMPTY else s.box.cards[placing].id,
        "auctioned": None if place == EMPTY else s.box.cards[s.cards_open[place]].id,
        "town": [town_view(s, town) for town in range(len(TOWN))],
        "order_change": s.order_change[:],
        "privilege_pool": s.privilege_pool,
        "labour_pool": s.labour_pool,
        "granary": [
            {"good": GOODS[good], "cubes": cubes(s.granary >> s.box.granary_place[good] & 63)}
            for good in s.box.granary_goods
        ],
        "natural": s.natural,
        "ships": [ship_view(s, ship) for ship in range(len(s.box.ship_bonuses))],
        "is_over": s.is_over(),
        "ranking": ranking(s) if s.is_over() else [],
    }


def capital_ids(s: Craft, held: int) -> list[str]:
    return [s.box.capital_ids[card] for card in range(CAPITALS) for _ in range(held >> 4 * card & 15)]


def cube_name(cube: int) -> str | None:
    return "natural" if cube == NATURAL else f"seat {cube - 1}" if cube else None


def cubes(spaces: int) -> list[str | None]:
    return [cube_name(spaces >> 3 * level & 7) for level in range(LEVELS)]


def player_view(s: Craft, seat: int, eye: int | None) -> PlayerView:
    p = s.players[seat]
    known = p.capital if eye == seat else p.known[s.seats if eye is None else eye]
    return {
        "seat": seat,
        "points": p.points,
        "lines": {name.removeprefix("score-"): p.lines[i] for i, name in enumerate(SCORE_LINES)},
        "capital": size(p.capital),
        "known_capital": capital_ids(s, known),
        "worth": worth(s.box, p.capital) if eye == seat else None,
        "cards": hand_view(s, p, eye == seat),
        "row": [built_view(s, built) for built in p.row],
        "market": p.market,
        "helpers": p.helpers,
        "privilege": p.privilege,
        "labour": p.labour,
        "bid": p.bid,
        "bonuses": [PRODUCTS[i] for i in range(len(PRODUCTS)) if s.bonus_owner[i] == seat],
    }


def hand_view(s: Craft, p: Player, is_own: bool) -> list[HeldView]:
    """[CRA-HID-3] Tiers are public; cards dealt or drawn at set-up are their owner's secret until they are built."""
    shown: list[HeldView] = []
    for is_secret in (False, True):
        for tier in range(len(TIERS)):
            for held in p.cards:
                card = s.box.cards[held & CARD_MASK]
                if card.tier == tier and (held & SECRET != 0) == is_secret:
                    shown.append({"card": card.id if is_own or not is_secret else None, "tier": TIERS[tier]})
    return shown


def built_view(s: Craft, built: int) -> BuiltView:
    card = s.box.cards[built & CARD_MASK]
    return {
        "card": card.id,
        "makes": GOODS[card.output],
        "inputs": [GOODS[good] for good in card.inputs],
        "cubes": [cube_name(built >> CUBES_SHIFT + 3 * icon & 7) for icon in range(card.icons)],
        "is_broken": built & BROKEN != 0,
    }


def stack_view(s: Craft, tier: int, eye: int) -> StackView:
    each = s.box.open_cards
    known = [s.box.cards[entry & CARD_MASK].id if eyes_at(entry) >> eye & 1 else None for entry in s.stacks[tier]]
    face_up = s.cards_open[tier * each : (tier + 1) * each]
    return {
        "tier": TIERS[tier],
        "size": len(s.stacks[tier]),
        "known": known[::-1],
        "face_up": [None if card == EMPTY else s.box.cards[card].id for card in face_up],
    }


def peeked_view(s: Craft, eye: int) -> list[str | None]:
    """[CRA-HID-4] Cards being looked at; others see those that lay face up before, not the others nor any order."""
    seen = [s.box.cards[entry & CARD_MASK].id for entry in s.peeked if eyes_among(entry) >> eye & 1]
    if [entry for entry in s.peeked if eyes_at(entry) >> eye & 1]:
        return [*seen]
    if s.returned:  # which of them were already put back is not known
        return [None] * len(s.peeked)
    return [*sorted(seen), *[None] * (len(s.peeked) - len(seen))]


def town_view(s: Craft, town: int) -> TownView:
    spaces: list[list[DiscView]] = []
    for space in range(SPACES):
        first = town * QUEUE + space * LEVELS
        discs = [disc for disc in s.queue[first : first + LEVELS] if disc != EMPTY]
        spaces.append([{"seat": disc & 7, "used_privilege": disc & USED != 0} for disc in discs])
    return {"id": TOWN[town], "spaces": spaces}


def ship_view(s: Craft, ship: int) -> ShipView:
    rows: list[RowView] = [
        {"good": GOODS[row.good], "points": row.points, "cubes": cubes(s.ships[i])}
        for i, row in enumerate(s.box.rows)
        if row.ship == ship
    ]
    return {"bonuses": list(s.box.ship_bonuses[ship]), "rows": rows}


# -- a guess ----------------------------------------------------------------------------------------


def determinize(s: Craft, seat: int | None, rng: Rng) -> Craft:
    """Other hands, stacks and luck that agree with everything this seat has seen. [CRA-HID-1, CRA-HID-4, CRA-HID-5]"""
    guess = s.copy()
    guess.rng = rng.fork(0)
    luck = rng.fork(1)
    guess_capital(guess, seat, luck)
    guess_cards(guess, PUBLIC_EYE if seat is None else seat, luck)
    if guess.agenda:
        step = guess.agenda[-1]
        if isinstance(step, Pay) and step.seat != seat and step.picked:
            guess.agenda[-1] = Pay(step.seat, step.price, step.colours, 0)
    return guess


def guess_capital(s: Craft, seat: int | None, luck: Rng) -> None:
    """Unseen capital cards are dealt anew to the other hands and the deck; whoever owes something can pay it."""
    eye = s.seats if seat is None else seat
    others = [other for other in range(s.seats) if other != seat and owes(s, other)]
    others += [other for other in range(s.seats) if other != seat and other not in others]
    left = s.box.capital - s.discard - s.mayor
    for card in s.capital_open:
        left -= 1 << 4 * card
    if seat is not None:
        left -= s.players[seat].capital
    for other in others:
        left -= s.players[other].known[eye]
    for other in others:
        left = guess_hand(s, other, eye, left, luck)
    s.deck = left
    swap_until_all_can_pay(s, others, eye, luck)
    for other in others:
        share_knowledge(s.players[other], eye)


def share_knowledge(p: Player, eye: int) -> None:
    """What others know of a hand is itself a secret: in the guess they know what this eye knows."""
    for other in range(len(p.known)):
        p.known[other] = p.known[eye]


def guess_hand(s: Craft, seat: int, eye: int, pool: int, luck: Rng) -> int:
    """A hand as large as the true one, with the cards known to be in it; what is left of the pool.

    A debtor is dealt anew until the hand can pay, but not for ever: rich hands are too rare to be met by chance.
    """
    p = s.players[seat]
    count = size(p.capital) - size(p.known[eye])
    for _ in range(HANDS if owes(s, seat) else 1):
        hand = p.known[eye]
        left = pool
        for _ in range(count):
            card = nth(left, luck.below(size(left)))
            left -= 1 << 4 * card
            hand += 1 << 4 * card
        p.capital = hand
        if not lacks(s, seat):
            break
    return left


def swap_until_all_can_pay(s: Craft, others: list[int], eye: int, luck: Rng) -> None:
    """Debtors who lack something swap unknown cards with the deck and with others.

    A swap stands if it brings all of them nearer, or at least no further away, and sometimes anyhow, so that there is
    a way out of every corner. Hands that can pay exist: the true ones.
    """
    while True:
        debtors = [other for other in others if lacks(s, other)]
        if not debtors:
            return
        debtor = debtors[luck.below(len(debtors))]
        other = luck.below(len(others) + 1)
        own = s.players[debtor].capital - s.players[debtor].known[eye]
        if other == len(others):
            theirs = s.deck
        elif others[other] != debtor:
            theirs = s.players[others[other]].capital - s.players[others[other]].known[eye]
        else:
            theirs = 0
        if not own or not theirs:
            continue
        change = (1 << 4 * nth(theirs, luck.below(size(theirs)))) - (1 << 4 * nth(own, luck.below(size(own))))
        before = all_lack(s, others)
        swap(s, debtor, others, other, change)
        if all_lack(s, others) > before and luck.below(CORNERS):
            swap(s, debtor, others, other, -change)


def swap(s: Craft, debtor: int, others: list[int], other: int, change: int) -> None:
    s.players[debtor].capital += change
    if other == len(others):
        s.deck -= change
    else:
        s.players[others[other]].capital -= change


def all_lack(s: Craft, others: list[int]) -> int:
    return sum([lacks(s, other) for other in others])


def owes(s: Craft, seat: int) -> bool:
    """Whether public facts say something about the value of this hand."""
    step = s.agenda[-1] if s.agenda else None
    is_asked = isinstance(step, (Pay, BuildCard, BuildAt, BuyCard, InvestCard)) and step.seat == seat
    return is_asked or s.players[seat].bid > 0


def lacks(s: Craft, seat: int) -> int:
    """How far a hand is from what public facts say of it; nothing in a true one.

    Bids were covered, buildings placed can be paid, a purchase or an investment that was begun can be finished.
    """
    hand = s.players[seat].capital
    lacking = max(0, s.players[seat].bid - worth(s.box, hand))
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, Pay) and step.seat == seat:
        lacking += max(0, step.price - worth(s.box, in_colours(hand, step.colours)))
    elif isinstance(step, BuildCard) and step.seat == seat:
        lacking += max(0, step.cost - worth(s.box, hand))
    elif isinstance(step, BuildAt) and step.seat == seat:
        cost = step.cost + s.box.build_cost[s.box.cards[step.card].tier]
        lacking += max(0, cost - worth(s.box, hand))
    elif isinstance(step, BuyCard) and step.seat == seat:
        lacking += min([missing_for(s, seat, card) for card in s.cards_open if card != EMPTY])
    elif isinstance(step, InvestCard) and step.seat == seat:
        lacking += len([colour for colour in range(step.colour, len(COLOURS)) if not hand >> 12 * colour & 4095])
    return lacking


def guess_cards(s: Craft, eye: int, luck: Rng) -> None:
    """Unseen building cards change places with others of their tier and with or without a house; that much is known."""
    for entries in (*s.stacks, s.peeked, s.returned):
        for i in range(len(entries)):
            entries[i] &= seen_by_one(eye)
    for tier in range(len(TIERS)):
        for has_house in (False, True):
            holders: list[list[int]] = []
            places: list[int] = []
            cards: list[int] = []
            for seat in range(s.seats):
                if seat != eye:
                    collect(s, s.players[seat].cards, tier, has_house, eye, True, holders, places, cards)
            for entries in (s.stacks[tier], s.peeked, s.returned):
                collect(s, entries, tier, has_house, eye, False, holders, places, cards)
            cards.sort()  # a guess owes nothing to where they really are
            luck.shuffle(cards)
            for i in range(len(cards)):
                holders[i][places[i]] += cards[i] - (holders[i][places[i]] & CARD_MASK)
        shuffle_blocks(s.stacks[tier], eye, luck)
    together = s.peeked + s.returned
    shuffle_blocks(together, eye, luck)
    s.returned = together[len(s.peeked) :]
    s.peeked = together[: len(s.peeked)]


def seen_by_one(eye: int) -> int:
    """Masks an entry so that it says what one eye knows: what others know is as secret as the card."""
    return ~((EYES << AT_SHIFT | EYES << AMONG_SHIFT) ^ (1 << AT_SHIFT + eye | 1 << AMONG_SHIFT + eye))


def collect(
    s: Craft,
    entries: list[int],
    tier: int,
    has_house: bool,
    eye: int,
    is_hand: bool,
    holders: list[list[int]],
    places: list[int],
    cards: list[int],
) -> None:
    for i, entry in enumerate(entries):
        card = s.box.cards[entry & CARD_MASK]
        if card.tier != tier or card.has_house != has_house:
            continue
        is_known = not entry & SECRET if is_hand else (eyes_at(entry) | eyes_among(entry)) >> eye & 1 != 0
        if not is_known:
            holders.append(entries)
            places.append(i)
            cards.append(entry & CARD_MASK)


def shuffle_blocks(entries: list[int], eye: int, luck: Rng) -> None:
    """Inside a block that was put there together, whoever did not do it does not know the order."""
    start = 0
    while start < len(entries):
        block = block_of(entries[start])
        end = start
        while end < len(entries) and block_of(entries[end]) == block:
            end += 1
        unknown = [i for i in range(start, end) if not eyes_at(entries[i]) >> eye & 1]
        mixed = sorted([entries[i] for i in unknown])
        luck.shuffle(mixed)
        for i in range(len(unknown)):
            entries[unknown[i]] = mixed[i]
        start = end

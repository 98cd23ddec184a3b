"""What the contract suite needs to know of Villagers: its ways to be played, and what is always true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gromada
from gromada.core.play import awaited, options, play, question
from gromada.core.state import State
from gromada.games.villagers.actions import Done
from gromada.games.villagers.build import Build, PayFreelancer
from gromada.games.villagers.chain import fills
from gromada.games.villagers.draft import draft_limit
from gromada.games.villagers.knowledge import FACE, unknown
from gromada.games.villagers.printed import (
    FOUNDERS,
    FOUNDERS_FED,
    KINDS,
    MODULES,
    SOLO_MODES,
)
from gromada.games.villagers.setup_game import copies_in_game
from gromada.games.villagers.special import Cover
from gromada.games.villagers.state import NO_CARD, Player, Valley
from gromada.games.villagers.village import COINS, KIND, below, capacity, covers, lay, refresh

ROUNDS = {1: 30, 2: 14, 3: 11, 4: 10, 5: 9}


def mix(bits: int) -> dict[str, object]:
    return {name: True for i, name in enumerate(MODULES) if bits >> i & 1}


def cases() -> list[tuple[int, dict[str, object]]]:
    """Every mix of modules with some number of players and in some solo form; base game and all modules with each."""
    found: list[tuple[int, dict[str, object]]] = []
    for seats in (2, 3, 4, 5):
        found.append((seats, {}))
        found += [(seats, mix(bits)) for bits in range(1, 15) if bits % 4 == seats % 4]
        found.append((seats, {**mix(15), "first_player": "mini_villagers"}))
    for i, form in enumerate(SOLO_MODES):
        found.append((1, {"solo": form}))
        found += [(1, {"solo": form, **mix(bits)}) for bits in range(1, 15) if bits % 3 == i]
        found.append((1, {"solo": form, **mix(15)}))
    return found


GAMES = 3000
CASES = cases()
PLACELESS = (Done,)  # answers about nothing on the table


def found(s: Valley, id: str) -> tuple[list[int], int]:
    """A card of the reserve or of a stack, wherever it lies."""
    for cards in (s.reserve, *s.stacks):
        for i, card in enumerate(cards):
            if card >> FACE == KINDS.index(id):
                return cards, i
    raise AssertionError(f"no {id} lies face down")


def hold(s: Valley, seat: int, *ids: str) -> None:
    """Changes hand cards for others that lie face down."""
    p = s.players[seat]
    for place, id in enumerate(ids):
        cards, i = found(s, id)
        cards[i], p.hand[place] = unknown(p.hand[place] >> FACE), cards[i] | 1 << seat
    p.hand.sort()


def built(s: Valley, seat: int, id: str, on: int) -> None:
    """Lays a card that lay face down in the reserve."""
    kind = KINDS.index(id)
    cards, i = found(s, id)
    cards[i] = s.reserve[-1]
    s.reserve.pop()
    lay(s, s.players[seat], kind, on)


def drafted(s: Valley, *kinds: type) -> Valley:
    """Everybody has drafted whatever came first, up to the first question of these kinds."""
    while not isinstance(question(s, awaited(s)[0]), kinds):
        play(s, awaited(s)[0], options(s, awaited(s)[0])[0])
    return s


def bottom_monk() -> State:
    """A Monk under a Blacksmith, and whatever might give it a second branch."""
    s = gromada.game("villagers").new(2, 3)
    assert isinstance(s, Valley)
    built(s, s.first, "monk", -1)
    built(s, s.first, "blacksmith", 1)
    hold(s, s.first, "monk", "spelunker", "cartwright", "apprentice", "seeker")
    return drafted(s, Build)


def freelancers() -> State:
    """Two Freelancers, and a builder below the cap."""
    s = gromada.game("villagers").new(3, 4, {"profiteers": True})
    assert isinstance(s, Valley)
    for seat in (0, 1):
        built(s, seat, "freelancer", -1)
    built(s, s.first, "wattler", -1)
    hold(s, s.first, "wheeler", "freemason")
    return drafted(s, PayFreelancer)


ARRANGED: list[tuple[str, Callable[[], State]]] = [("bottom-monk", bottom_monk), ("freelancers", freelancers)]


def counted(s: State, view: Any) -> dict[tuple[str, str], int | None]:
    """Cards and coins by where they lie; a card that is being played lies neither in the hand nor on the discards."""
    assert isinstance(s, Valley)
    is_on_the_way = bool(s.held) or any(type(step).__name__ == "FoundersSide" for step in s.agenda)
    found: dict[tuple[str, str], int | None] = {}
    for p in view["players"]:
        owner = p["at"]
        found["card", f"{owner}/hand"] = None if is_on_the_way else p["hand_size"]
        found["card", f"{owner}/square"] = len(p["square"])
        found["card", f"{owner}/village"] = len(p["village"])
        found["coins", f"{owner}/village"] = sum(card["coins"] for card in p["village"])
        found["coins", f"{owner}/purse"] = p["gold"]
    for space in view["road"]:
        found["card", space["at"]] = int(space["id"] is not None)
        found["coins", space["at"]] = space["coins"]
    for pile in (*view["stacks"], view["reserve"], *view["basics"]):
        found["card", pile["at"]] = pile["count"]
    found["card", "discards"] = None if is_on_the_way else len(view["discards"]) + view["face_down_discards"]
    for event in view["solo"]["in_play"] if view["solo"] else ():
        found["event", event["at"]] = 1
    return found


def kind_of(what: str) -> str:
    return "event" if what.startswith("~event.") else "coins" if what == "coins" else "card"


def check(state: State) -> None:
    """What holds between any two answers."""
    assert isinstance(state, Valley)
    check_cards(state)
    check_gold(state)
    check_turn(state)
    for owner, p in enumerate(state.players):
        check_village(state, owner, p)
    assert state.round <= ROUNDS[state.seats]
    assert 0 <= state.markets <= 2
    assert state.is_over() == (state.markets == 2)
    if state.seats > 1 and not state.is_over():
        assert 0 <= state.first < state.seats


def check_cards(s: Valley) -> None:
    """Every card is in exactly one place, and everybody has one Founders card."""
    counts = [0] * len(KINDS)
    hidden = [*s.reserve, *s.discards, *s.aside, *s.held]
    for stack in s.stacks:
        hidden += stack
    for p in s.players:
        hidden += p.hand
        for kind in p.square:
            counts[kind] += 1
        for card in p.village:
            counts[card & KIND] += 1
        assert p.hand == sorted(p.hand)
    for card in hidden:
        counts[card >> FACE] += 1
    for kind in s.road:
        if kind != NO_CARD:
            counts[kind] += 1
    for i, kind in enumerate(s.box.basics):
        counts[kind] += s.basics[i]
        assert s.basics[i] >= 0
    for seat in range(s.seats):
        kinds = [card & KIND for card in s.players[seat].village]
        is_laid_anew = bool(s.agenda) and type(s.agenda[-1]).__name__ == "FoundersSide" and awaited(s) == [seat]
        assert kinds.count(FOUNDERS) + kinds.count(FOUNDERS_FED) == (0 if is_laid_anew else 1)
    assert counts[4:] == copies_in_game(s)[4:]


def check_gold(s: Valley) -> None:
    """No supply is negative; empty spaces and covered cards have no coins; after the second market no card has any."""
    for p in s.players:
        assert p.gold >= 0
        for card in p.village:
            assert not (covers(card) and card >> COINS)
            assert s.markets < 2 or not card >> COINS
    for space, kind in enumerate(s.road):
        assert s.road_coins[space] >= 0
        assert kind != NO_CARD or not s.road_coins[space]


def check_turn(s: Valley) -> None:
    assert 0 <= s.trades <= s.box.trades
    assert 0 <= s.actions <= s.box.build_max
    is_drafting = any(p.square for p in s.players)
    if is_drafting:
        for p in s.players:
            assert not p.is_done or not p.square
            assert len(p.square) <= max(draft_limit(s, p), 0) + 1
    asks_build = bool(s.agenda) and type(s.agenda[-1]).__name__ == "Build"
    assert not (asks_build and is_drafting)
    assert not (asks_build and s.held)


def suits_on(s: Valley, village: list[int], slot: int) -> set[int]:
    """The suits of the lowest normal villagers on a card, found without the rules' own walk."""
    suits: set[int] = set()
    for i, card in enumerate(village):
        if below(card) == slot:
            wild = s.box.wild[card & KIND]
            suits |= suits_on(s, village, i) if wild else {s.box.suit[card & KIND]}
    return suits


def check_village(s: Valley, owner: int, p: Player) -> None:
    """Chains reach the table in their printed order, and what is kept about the Village is what it shows."""
    on = [0] * len(p.village)
    is_covering = bool(s.agenda) and (isinstance(s.agenda[-1], Cover) or len(s.held) > 0)  # a Monk, at this moment
    for card in p.village:
        kind = card & KIND
        if below(card) >= 0:
            on[below(card)] += 1
        if owner == s.seats:
            assert below(card) < 0
            assert not covers(card)
            continue
        if s.box.wild[kind]:
            assert covers(card) or (is_covering and awaited(s) == [owner])
            continue
        place = s.box.position[kind]
        under = below(card)
        while place:
            assert under >= 0
            place -= 1
            assert fills(s, p.village[under], s.box.chain[kind][place])
            under = below(p.village[under])
        assert under == -1
    for slot, card in enumerate(p.village):
        assert on[slot] == covers(card) <= capacity(s, card)
        if covers(card) > 1 and s.box.wild[card & KIND]:
            assert len(suits_on(s, p.village, slot)) <= 1
    shown = (p.food, p.builders, p.spare, p.keys)
    refresh(s, p)
    assert shown == (p.food, p.builders, p.spare, p.keys)

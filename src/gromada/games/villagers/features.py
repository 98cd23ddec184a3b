"""Numbers for learners: one vector of fixed size a seat, from what that seat may know.

The seat comes first, then the others clockwise; absent seats are zeros, and alone the Countess is the second one.
Cards are counted by kind, roughly from 0 to 1. docs/games/villagers.md lists the groups.
"""

from __future__ import annotations

from typing import Final

from gromada.games.villagers.draft import draft_limit
from gromada.games.villagers.evaluation import rounds_left
from gromada.games.villagers.knowledge import ALL, FACE, known_by
from gromada.games.villagers.market import coins_lying, gold_shown, gold_symbols, padlocks, silver_of_all, suit_symbols
from gromada.games.villagers.printed import (
    EVENTS,
    FIRST_VILLAGER,
    IMPROVEMENT_IDS,
    KINDS,
    MAX_SEATS,
    MAX_SPACES,
    MODULES,
    SUITS,
)
from gromada.games.villagers.state import NO_CARD, Valley
from gromada.games.villagers.view import asked_for, holder_of
from gromada.games.villagers.village import COVERED, KIND


def _player_names() -> list[str]:
    names = ["present", "gold", "hand", "food", "builders", "draft_limit", "is_done", "is_first", "is_asked"]
    names += ["bonus_food", "bonus_builder", "gold_shown", "gold_symbols", "silver", "coins", "padlocks", "has_turned"]
    names += [f"symbols_{suit}" for suit in SUITS] + [f"backs_{suit}" for suit in SUITS]
    names += [f"top_{kind}_{KINDS[kind]}" for kind in range(len(KINDS))]
    names += [f"covered_{kind}_{KINDS[kind]}" for kind in range(len(KINDS))]
    names += [f"known_{KINDS[kind]}" for kind in range(FIRST_VILLAGER, len(KINDS))]
    return names + [f"square_{KINDS[kind]}" for kind in range(FIRST_VILLAGER, len(KINDS))]


PLAYER_NAMES: Final = tuple(_player_names())


def feature_names() -> list[str]:
    names = [f"module_{module}" for module in MODULES] + ["round", "rounds_left", "market_one_held", "reserve"]
    names += ["actions", "trades", "is_free"]
    for space in range(MAX_SPACES):
        names += [f"road{space}_{KINDS[kind]}" for kind in range(FIRST_VILLAGER, len(KINDS))]
        names.append(f"road{space}_coins")
    for stack in range(MAX_SPACES):
        names.append(f"stack{stack}_cards")
        names += [f"stack{stack}_{suit}" for suit in SUITS]
    names += [f"improvement_{id}" for id in IMPROVEMENT_IDS] + [f"event_{id}" for id in EVENTS] + ["jester"]
    for i in range(MAX_SEATS):
        names += [f"player{i}_{name}" for name in PLAYER_NAMES]
    return names


def features(s: Valley, seat: int) -> list[float]:
    """[VIL-HID-1] Only what the seat may know: its own hand, backs, and faces that were shown."""
    values = [float(s.modules >> i & 1) for i in range(len(MODULES))]
    values += [s.round / 10, rounds_left(s) / 10, float(s.markets > 0), len(s.reserve) / 50]
    values += [s.actions / 5, s.trades / 3, float(s.is_free)]
    for space in range(MAX_SPACES):
        kind = s.road[space] if space < len(s.road) else NO_CARD
        values += [1.0 if kind == other else 0.0 for other in range(FIRST_VILLAGER, len(KINDS))]
        values.append(s.road_coins[space] / 4 if kind != NO_CARD else 0.0)
    for stack in range(MAX_SPACES):
        cards = s.stacks[stack] if stack < len(s.stacks) else []
        values.append(len(cards) / 10)
        top = s.box.suit[cards[-1] >> FACE] if cards else -1
        values += [1.0 if suit == top else 0.0 for suit in range(len(SUITS))]
    values += [float(one in s.improvements) for one in range(len(IMPROVEMENT_IDS))]
    in_play = s.solo[0].in_play if s.solo else []
    values += [float(event in in_play) for event in range(len(EVENTS))]
    values.append(float(bool(s.solo) and s.solo[0].has_jester))
    asked = asked_for(s, seat)
    for i in range(MAX_SEATS):
        if i >= len(s.players):
            values += [0.0] * len(PLAYER_NAMES)
        else:
            owner = (seat + i) % len(s.players)
            values += player_features(s, owner, seat, owner in asked)
    return values


def player_features(s: Valley, owner: int, seat: int, is_asked: bool) -> list[float]:
    p = s.players[owner]
    cards = p.hand[:]
    if s.held and owner == holder_of(s) and owner != seat:
        cards += [card for card in s.held if card & ALL != ALL]
    values = [1.0, p.gold / 50, len(cards) / 10, p.food / 3, p.builders / 3, draft_limit(s, p) / 5]
    values += [float(p.is_done), float(owner == s.first), float(is_asked), float(p.bonus_food), float(p.bonus_builder)]
    values += [gold_shown(s, p) / 50, gold_symbols(s, p) / 10, silver_of_all(s, p) / 50, coins_lying(p) / 20]
    values += [padlocks(s, p) / 10, float(p.has_turned)]
    values += [suit_symbols(s, p, suit) / 10 for suit in range(len(SUITS))]
    backs = [0.0] * len(SUITS)
    known = [0.0] * len(KINDS)
    for card in cards:
        backs[s.box.suit[card >> FACE]] += 0.2
        if known_by(card, seat):
            known[card >> FACE] += 0.5
    values += backs
    tops = [0.0] * len(KINDS)
    covered = [0.0] * len(KINDS)
    for card in p.village:
        if card & COVERED:
            covered[card & KIND] += 0.5
        else:
            tops[card & KIND] += 0.5
    values += tops
    values += covered
    values += known[FIRST_VILLAGER:]
    square = [0.0] * len(KINDS)
    for kind in p.square:
        square[kind] += 0.5
    return values + square[FIRST_VILLAGER:]

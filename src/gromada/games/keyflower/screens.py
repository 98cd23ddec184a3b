"""Screens: what is behind them, and what everybody knows about it. Sections HID and COMP of the ledger.

Workers: `seen` is the part whose colours followed from public events; the rest was drawn blindly. Every payment is
public, so it comes from the seen part while that lasts.

Skills: payments of any type are face down. Knowledge is a list of layers, oldest first. A layer holds pieces of known
types, pieces of unknown type, and how many pieces were paid face down after it was gained: from it or an older layer.
"""

from __future__ import annotations

from typing import Final

from gromada.games.keyflower.printed import GREEN, of, one, size, some
from gromada.games.keyflower.state import Keyflower, Player

UNKNOWN: Final = 24  # where the number of pieces of unknown type stands in a layer
PAID: Final = 32  # where the number of pieces paid face down stands


def gain_workers(p: Player, workers: int) -> None:
    """[KEY-HID-2] Workers whose colours everybody sees."""
    p.workers += workers
    p.seen += workers


def gain_blindly(s: Keyflower, p: Player, workers: int) -> None:
    """[KEY-HID-5, KEY-PROD-4] Workers drawn from the bag: green ones can only be among them if some may be in it."""
    p.workers += workers
    p.greenish += min(size(workers), s.strays)


def give_workers(s: Keyflower, p: Player, colour: int, count: int) -> None:
    """[KEY-HID-2, KEY-HID-3] Workers leave the screen; their colour is public."""
    p.workers -= some(colour, count)
    seen = of(p.seen, colour)
    if seen >= count:
        p.seen -= some(colour, count)
        return
    p.seen -= some(colour, seen)
    if colour == GREEN:
        p.greenish -= count - seen
        s.strays -= count - seen
    p.greenish = min(p.greenish, size(p.workers) - size(p.seen))


def into_bag(s: Keyflower, workers: int) -> None:
    """[KEY-PROD-4] Whatever goes into the bag is public, what is in it is not."""
    s.bag += workers
    s.strays += of(workers, GREEN)


def gain_skills(p: Player, skills: int) -> None:
    """[KEY-HID-2] Skill tiles whose types everybody sees."""
    p.skills += skills
    add_layer(p, skills)


def gain_skills_blindly(p: Player, skills: int) -> None:
    """[KEY-HID-5] Skill tiles from the pile."""
    p.skills += skills
    add_layer(p, size(skills) << UNKNOWN)


def add_layer(p: Player, gained: int) -> None:
    """A piece gained after a payment cannot have been that payment."""
    if p.layers[-1] >> PAID:
        p.layers.append(gained)
    else:
        p.layers[-1] += gained


def return_skill(s: Keyflower, p: Player, skill: int, is_open: bool) -> None:
    """[KEY-PROD-16, KEY-HID-4, KEY-UPG-3] Back into the pile, which is shuffled: it has no order to remember."""
    p.skills -= one(skill)
    s.pile += one(skill)
    if not p.skills:
        p.layers = [0]
    elif is_open:
        forget_open(p, skill)
    else:
        p.layers[-1] += 1 << PAID


def known_skills(p: Player) -> int:
    """Of each type, the pieces that are there whatever was paid face down. [KEY-HID-2, KEY-HID-4]"""
    found = 0
    for skill in range(3):
        left = 0
        for layer in p.layers:
            left += of(layer, skill)
            left -= min(left, layer >> PAID)
        found += some(skill, left)
    return found


def forget_open(p: Player, skill: int) -> None:
    """A piece of a known type is gone: a known one if there is one, else one that was drawn unseen."""
    for i in range(len(p.layers) - 1, -1, -1):
        if of(p.layers[i], skill):
            p.layers[i] -= one(skill)
            return
    for i in range(len(p.layers) - 1, -1, -1):
        if p.layers[i] >> UNKNOWN & 255:
            p.layers[i] -= 1 << UNKNOWN
            return
    # Then an earlier face-down payment was not what it was taken for.
    for i in range(len(p.layers)):
        for other in range(3):
            if of(p.layers[i], other):
                p.layers[i] -= one(other)
                return

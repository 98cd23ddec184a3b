"""What a placement can begin with: workers of a colour from the screen, or a losing group, and the answers that
choose it. Whoever takes some in hand is shown where they can go.
"""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.codec import Json
from gromada.core.play import apply, question
from gromada.core.state import State
from gromada.core.steps import ALLOWED, Choice
from gromada.games.keyflower.actions import COLOUR, LEAVE, STOP, TAKE, WORKERS, Bid, UseTile
from gromada.games.keyflower.bidding import ALL_COLOURS, Reserve, bid_colours, reserve_of
from gromada.games.keyflower.places import colour_at, dock_at
from gromada.games.keyflower.printed import NO_COLOUR, of
from gromada.games.keyflower.state import Keyflower, bid_of
from gromada.games.keyflower.turn import AddWorker, ChooseColour, ChooseNumber, Placing, TakeGroup, can_complete
from gromada.games.keyflower.using import MIXED, use_colour

NO_GROUP: Final = -1
LAST_USE: Final = 7  # the bits of a tile's last use


def handfuls(s: Keyflower, seat: int, a: Bid | UseTile) -> list[Json]:
    """[KEY-BID-3, KEY-BID-4, KEY-DEC-2, KEY-DEC-3] Every place whose workers can go there, with the answers after `a`
    that choose them, those of the whole placement with as few workers as possible, and how many that are; none if more
    must be chosen.
    """
    reserve = reserve_of(s, seat)
    colours = colours_for(s, seat, a)
    found: list[Json] = []
    for colour in range(4):
        if colours >> colour & 1 and of(reserve.workers, colour):
            found += handful(s, seat, a, colour, NO_GROUP, colour_at(seat, colour))
    for group in reserve.groups:
        if colours >> (group >> 8 & 255) & 1 and (group >> 16 != a.tile or isinstance(a, UseTile)):
            found += handful(s, seat, a, group >> 8 & 255, group >> 16, dock_at(s, group >> 16, seat))
    return found


def colours_for(s: Keyflower, seat: int, a: Bid | UseTile) -> int:
    """One bit for each colour that may go there."""
    if isinstance(a, Bid):
        return bid_colours(s, seat, a.tile)
    colour = use_colour(s, seat, a.tile)
    return ALL_COLOURS if colour in (NO_COLOUR, MIXED) else 1 << colour


def handful(s: Keyflower, seat: int, a: Bid | UseTile, colour: int, group: int, place: str) -> list[Json]:
    """Workers of this colour, and this group with them if one is meant; other groups only if they must. [] if not."""
    reserve = reserve_of(s, seat)
    trial = s.copy()
    apply(trial, seat, a)
    moves: list[Json] = []
    while True:
        choice = question(trial, seat)
        if isinstance(choice, TakeGroup):
            answer: Action = TAKE if takes(trial, choice, colour, group, reserve) else LEAVE
        elif isinstance(choice, ChooseColour):
            answer = COLOUR[colour]
        else:
            break
        if choice.refusal(trial, answer) != ALLOWED:
            return []
        moves.append(answer.text)
        apply(trial, seat, answer)
    whole = number_of(trial, choice, colour, group, moves)
    if not whole:
        return []
    if isinstance(choice, ChooseNumber):
        count = choice.moved + least_of(trial, choice, group)
    elif isinstance(choice, AddWorker):
        count = choice.moved + len([move for move in whole[len(moves) :] if move != STOP.text])
    else:  # it is placed already
        was = bid_of(s, a.tile, seat)
        count = bid_of(trial, a.tile, seat) - was if isinstance(a, Bid) else trial.uses[a.tile] & LAST_USE
    chosen: list[Json] = [move for move in whole if move != STOP.text] if isinstance(choice, AddWorker) else moves
    return [{"at": place, "moves": chosen, "whole": whole, "count": count}]


def least_of(s: Keyflower, choice: ChooseNumber, group: int) -> int:
    """As few as possible from the screen; one at least if they were taken from there."""
    least = choice.bounds(s)[0]
    return least if group != NO_GROUP else max(1, least)


def number_of(
    s: Keyflower, choice: Choice[State] | None, colour: int, group: int, moves: list[Json]
) -> list[Json] | None:
    """The whole placement with the least number from the screen."""
    if isinstance(choice, ChooseNumber):
        is_there = choice.taken >> group & 1 if group != NO_GROUP else choice.bounds(s)[1] > 0
        return [*moves, WORKERS[least_of(s, choice, group)].text] if choice.colour == colour and is_there else None
    if isinstance(choice, AddWorker):
        return mixed(s, choice, colour, group, moves)
    return moves if group != NO_GROUP else None  # nothing behind the screen: the group alone decided


def takes(s: Keyflower, choice: Placing, colour: int, group: int, reserve: Reserve) -> bool:
    """Whether a losing group comes along: the one that is meant, or one without which there would be too few."""
    this = reserve.groups[choice.at]
    if this >> 16 == group:
        return True
    bound = MIXED if choice.colour == MIXED else colour
    if bound != MIXED and this >> 8 & 255 != colour:
        return False
    at, taken, moved = choice.at + 1, choice.taken, choice.moved
    return not can_complete(s, choice.seat, choice.tile, choice.is_bid, at, taken, moved, bound, reserve)


def mixed(s: Keyflower, choice: AddWorker, colour: int, group: int, moves: list[Json]) -> list[Json] | None:
    """[KEY-SB-4B-1, KEY-DEC-5] Workers of any colours: as many of the one that is meant as are needed, then enough."""
    answers = [*moves]
    trial = s.copy()
    step = question(trial, choice.seat)
    added = 0
    while isinstance(step, AddWorker) and step.tile == choice.tile:
        is_enough = step.refusal(trial, STOP) == ALLOWED and (added or group != NO_GROUP)
        answer: Action = STOP if is_enough else COLOUR[colour]
        if step.refusal(trial, answer) != ALLOWED:
            return None
        added += 1
        answers.append(answer.text)
        apply(trial, choice.seat, answer)
        step = question(trial, choice.seat)
    return answers

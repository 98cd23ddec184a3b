"""The Road: section ROAD of the ledger, refills, and the piles that cards come from (section EMPTY)."""

from __future__ import annotations

from gromada.core.actions import Action
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Choice, Step, Task
from gromada.games.villagers import spots
from gromada.games.villagers.actions import COIN, DONE, Coin, Done
from gromada.games.villagers.events import RoadCoined, RoadFilled, RoadPaved, VillagerGone
from gromada.games.villagers.knowledge import FACE, open_card
from gromada.games.villagers.state import NO_CARD, Valley


def leftmost_stack(s: Valley) -> int:
    """[VIL-EMPTY-1] The leftmost stack that has cards; -1 if all are empty."""
    for stack in range(len(s.stacks)):
        if s.stacks[stack]:
            return stack
    return -1


def has_face_up(s: Valley) -> bool:
    for kind in s.road:
        if kind != NO_CARD:
            return True
    return False


def pile(s: Valley, number: int) -> list[int]:
    """A stack by its number; the number after the last one is the reserve."""
    return s.stacks[number] if number < len(s.stacks) else s.reserve


def turn_up(s: Valley, space: int, number: int) -> None:
    """The top card of a pile, face up on a space of the Road, without coins."""
    kind = pile(s, number).pop() >> FACE
    s.road[space] = kind
    s.road_coins[space] = 0
    if s.is_telling:
        s.tell(RoadFilled(space, kind, spots.pile(number, len(s.stacks))))


def refill(s: Valley, space: int) -> None:
    """From the leftmost stack that has cards; when all are empty, from the reserve.

    [VIL-DRAFT-7, VIL-DRAFT-9, VIL-EMPTY-1]
    """
    stack = leftmost_stack(s)
    if stack >= 0:
        turn_up(s, space, stack)
    elif s.reserve:
        turn_up(s, space, len(s.stacks))


def refill_all(s: Valley) -> None:
    """[VIL-DRAFT-17] Several empty spaces, from left to right."""
    for space in range(len(s.road)):
        if s.road[space] == NO_CARD:
            refill(s, space)


def refill_from_reserve(s: Valley) -> None:
    """Empty spaces from left to right: from the reserve, then from the stacks.

    [VIL-ROAD-2, VIL-R-6, VIL-EMPTY-2, VIL-DRAFT-17]
    """
    for space in range(len(s.road)):
        if s.road[space] == NO_CARD:
            if s.reserve:
                turn_up(s, space, len(s.stacks))
            else:
                stack = leftmost_stack(s)
                if stack >= 0:
                    turn_up(s, space, stack)


def clear_space(s: Valley, space: int) -> int:
    """Takes the villager of a space off the Road; the coins on it."""
    coins = s.road_coins[space]
    s.road[space] = NO_CARD
    s.road_coins[space] = 0
    return coins


def discard_space(s: Valley, space: int) -> None:
    """[VIL-R-5, VIL-EMPTY-3, VIL-R-10] Face up on the discard pile, for good; the coins on it go to the bank."""
    kind = s.road[space]
    s.discards.append(open_card(kind))
    coins = clear_space(s, space)
    if s.is_telling:
        s.tell(VillagerGone(space, kind, coins))


def road_update(s: Valley) -> list[Step]:
    """In every round; with two, each puts a coin first, the first player last.

    [VIL-ROAD-4, VIL-ROAD-6, VIL-ROAD-9, VIL-SOLO-9]
    """
    if not s.box.set_ups[s.seats].is_for_two:
        return [RoadUpdate()]
    order = s.seats_from(s.first)
    order.reverse()
    return [AskForCoin(seat) for seat in order] + [RoadSweep()]


class RoadUpdate(Task[Valley]):
    """Villagers with coins leave, spaces are refilled, each villager gets a coin.

    [VIL-ROAD-1, VIL-ROAD-2, VIL-ROAD-3]
    """

    def run(self, s: Valley) -> None:
        for space in range(len(s.road)):
            if s.road_coins[space]:
                discard_space(s, space)
        refill_from_reserve(s)
        paved = [space for space in range(len(s.road)) if s.road[space] != NO_CARD]
        for space in paved:
            s.road_coins[space] += s.box.road_coin
        s.tell(RoadPaved(s.box.road_coin, tuple(paved)))


class AskForCoin(Task[Valley]):
    """[VIL-ROAD-10] A player for whom no face-up villager exists is not asked."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Valley) -> None:
        if has_face_up(s):
            s.then(RoadCoin(self.seat))


class RoadCoin(Choice[Valley]):
    """[VIL-ROAD-5, VIL-ROAD-8, VIL-ROAD-10] Put a coin of the bank on a face-up villager, or decline; all see it."""

    def options(self, s: Valley) -> list[Action]:
        offered: list[Action] = [DONE]
        for space in range(len(s.road)):
            if s.road[space] != NO_CARD:
                offered.append(COIN[space])
        return offered

    def refusal(self, s: Valley, a: Action) -> str:
        if isinstance(a, Coin):
            return ALLOWED if a.space < len(s.road) and s.road[a.space] != NO_CARD else "VIL-ROAD-5"
        return ALLOWED if isinstance(a, Done) else ANOTHER_QUESTION

    def choose(self, s: Valley, a: Action) -> None:
        if isinstance(a, Coin):
            s.road_coins[a.space] += s.box.road_coin
            if s.is_telling:
                s.tell(RoadCoined(self.seat, s.road[a.space], a.space, s.box.road_coin))


class RoadSweep(Task[Valley]):
    """[VIL-ROAD-7, VIL-ROAD-8] Villagers without coins leave, the others stay; spaces are refilled."""

    def run(self, s: Valley) -> None:
        for space in range(len(s.road)):
            if s.road[space] != NO_CARD and not s.road_coins[space]:
                discard_space(s, space)
        refill_from_reserve(s)

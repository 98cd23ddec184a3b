"""What an answer points at. A step that goes on with a card already picked up points only at where it goes."""

from __future__ import annotations

from gromada.core.actions import Action
from gromada.core.codec import Json
from gromada.core.places import at
from gromada.core.play import question
from gromada.core.state import State
from gromada.core.steps import Choice
from gromada.games.villagers import spots
from gromada.games.villagers.actions import (
    Basic,
    Card,
    Coin,
    Lower,
    OnTable,
    OpenFree,
    Owner,
    Pay,
    PayBank,
    Pick,
    Play,
    Recruit,
    Resolve,
    Side,
    Steal,
    Take,
    TakeReserve,
    TakeTop,
    Trade,
    UseJester,
)
from gromada.games.villagers.build import Arson, Build, PayFreelancer
from gromada.games.villagers.chain import places as open_places
from gromada.games.villagers.knowledge import FACE
from gromada.games.villagers.lock import Unlock
from gromada.games.villagers.printed import ARSON, EVENTS, RATS
from gromada.games.villagers.road import pile
from gromada.games.villagers.saints import Arrange, PigeoneerCard, ProphetCard
from gromada.games.villagers.scoundrels import FlakerCard, NobleCard
from gromada.games.villagers.solo import Rats
from gromada.games.villagers.special import Cover, FoundersSide
from gromada.games.villagers.state import Valley
from gromada.games.villagers.village import KIND, named
from gromada.games.villagers.words import village_meant


def places(s: Valley, seat: int, a: Action) -> list[str]:
    choice = question(s, seat)
    if isinstance(a, (Take, Coin)):
        return [spots.road(a.space)]
    if isinstance(a, TakeTop):
        return [at("stack", a.stack)]
    if isinstance(a, TakeReserve):
        return [spots.RESERVE]
    if isinstance(a, (Play, Trade)):
        return hand_place(s, seat, a.kind)
    if isinstance(a, Pick):
        return picked(s, seat, a.kind, choice)
    if isinstance(a, Basic):
        return [spots.basic(a.kind)]
    if isinstance(a, OnTable):
        return [spots.village(seat)]
    if isinstance(a, Card):
        return [spots.laid(named(s, village_meant(s, seat, choice)), a.slot)]
    if isinstance(a, Owner):
        return owner_places(s, a.owner, choice)
    if isinstance(a, Resolve):
        return [spots.event(EVENTS[a.event])]
    return bargain_places(s, seat, a, choice)


def geometry_of(s: Valley, seat: int, a: Action) -> dict[str, Json] | None:
    """Where a hand card may go: a villager that is built on its places, one that is traded on piles with a villager.

    [VIL-CHAIN-2, VIL-BASIC-5, VIL-DEC-1]
    """
    if not isinstance(question(s, seat), Build):
        return None
    if isinstance(a, Trade):
        piles: list[Json] = [spots.basic(kind) for i, kind in enumerate(s.box.basics) if s.basics[i]]
        return {"for": piles}
    if not isinstance(a, Play) or is_played(s, a.kind):
        return None
    slots = open_places(s, s.players[seat], a.kind)
    on: list[Json] = [spots.laid(seat, slot) if slot >= 0 else spots.village(seat) for slot in slots]
    return {"on": on}


def is_played(s: Valley, kind: int) -> bool:
    """Whether a card does something rather than to lie down: then it is not its place that is asked for first."""
    return s.box.is_discarded[kind] or s.box.wild[kind]


def hand_place(s: Valley, seat: int, kind: int) -> list[str]:
    """The first card of its kind in the own hand; nothing if there is none."""
    for i, card in enumerate(s.players[seat].hand):
        if card >> FACE == kind:
            return [at("hand", i)]
    return []


def picked(s: Valley, seat: int, kind: int, choice: Choice[State] | None) -> list[str]:
    """Where a named card lies: in a pile that is looked through, on a Square, in a hand."""
    if isinstance(choice, (PigeoneerCard, ProphetCard, Arrange)):
        number, start = looked_through(s, choice)
        cards = pile(s, number)
        for depth in range(start, len(cards)):
            if cards[len(cards) - 1 - depth] >> FACE == kind:
                return [spots.card_in(number, len(s.stacks), depth)]
        return []
    if isinstance(choice, FlakerCard):
        square = s.players[choice.owner].square
        return [at(spots.square(choice.owner), square.index(kind))] if kind in square else []
    if isinstance(choice, NobleCard):
        for i, card in enumerate(s.players[choice.owner].hand):
            if card >> FACE == kind:
                return [at(spots.hand(choice.owner), i)]
        return []
    covered = [spots.laid(seat, choice.slot)] if isinstance(choice, Cover) else []
    return hand_place(s, seat, kind) + covered


def looked_through(s: Valley, choice: PigeoneerCard | ProphetCard | Arrange) -> tuple[int, int]:
    """Which pile is open before the player, and how many of its topmost cards are in order already."""
    if isinstance(choice, Arrange):
        return choice.number, choice.done
    return choice.stack if isinstance(choice, ProphetCard) else len(s.stacks), 0


def owner_places(s: Valley, owner: int, choice: Choice[State] | None) -> list[str]:
    """A player; where the coins for a padlock go, the unlocking villager."""
    if owner >= len(s.players):
        return []
    if isinstance(choice, Unlock):
        lock = s.box.lock[choice.kind]
        for slot, card in enumerate(s.players[owner].village):
            if card & KIND == lock:
                return [spots.laid(named(s, owner), slot)]
    return [spots.area(named(s, owner))]


def bargain_places(s: Valley, seat: int, a: Action, choice: Choice[State] | None) -> list[str]:
    if isinstance(choice, (Arson, Rats)) and isinstance(a, (Pay, Lower)):
        op = ARSON if isinstance(choice, Arson) else RATS
        found = [event for event in s.solo[0].in_play if s.box.event_cards[event].has(op)]
        return [spots.event(EVENTS[event]) for event in found[:1]]
    if isinstance(a, Pay):
        return [spots.laid(named(s, choice.owner), choice.slot)] if isinstance(choice, PayFreelancer) else []
    if isinstance(a, PayBank):
        return [spots.BANK]
    if isinstance(a, OpenFree):
        return [spots.HELD] if s.held else []
    if isinstance(a, Recruit):
        return kind_in_village(s, seat, s.box.recruiter)
    if isinstance(a, Steal):
        return kind_in_village(s, seat, s.box.thief)
    if isinstance(a, Side):
        return [spots.village(seat)] if isinstance(choice, FoundersSide) else []
    if isinstance(a, UseJester):
        return [spots.JESTER] if s.solo else []
    return []


def kind_in_village(s: Valley, seat: int, kind: int) -> list[str]:
    for slot, card in enumerate(s.players[seat].village):
        if card & KIND == kind:
            return [spots.laid(seat, slot)]
    return []


def standing_places(s: Valley) -> list[str]:
    """Where things go to or come from though no card lies there."""
    found = [spots.BANK, spots.DISCARDS]
    owners = list(range(s.seats))
    if s.solo:
        owners.append(-1)
        found += [spots.EVENT_DECK, spots.JESTER, at("event")]
    for owner in owners:
        found += [spots.area(owner), spots.purse(owner), spots.hand(owner), spots.square(owner), spots.village(owner)]
    return found

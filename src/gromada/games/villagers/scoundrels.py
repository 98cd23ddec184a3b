"""Expansion Scoundrels: section SCOUN of the ledger. Barbarian, Courier and Flaker act in the draft."""

from __future__ import annotations

from typing import Final

from gromada.core.actions import Action
from gromada.core.events import Fact
from gromada.core.steps import ALLOWED, ANOTHER_QUESTION, Detail, Secret, Task
from gromada.games.villagers.actions import CARD, DONE, OWNER, PICK, TAKE, Card, Done, Owner, Pick, Take
from gromada.games.villagers.chain import is_top, remove
from gromada.games.villagers.events import (
    CardTaken,
    CourierPlayed,
    Gained,
    HandSeen,
    Robbed,
    SquareRobbed,
    ThiefCaught,
    VillagerStolen,
)
from gromada.games.villagers.knowledge import (
    FACE,
    add_to_hand,
    has_in_hand,
    kinds_in_hand,
    open_card,
    take_from_hand,
    take_unseen,
)
from gromada.games.villagers.printed import SPECIAL
from gromada.games.villagers.road import clear_space, discard_space, has_face_up, refill, refill_from_reserve
from gromada.games.villagers.state import NO_CARD, Valley
from gromada.games.villagers.village import KIND, USED, is_founders, named, put_coins, take_coins

# -- in the draft -------------------------------------------------------------------------------------


class Raid(Task[Valley]):
    """Barbarian: every face-up villager is discarded and replaced from the reserve; the coins are the player's.

    [VIL-SCOUN-4]
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Valley) -> None:
        lying = tuple(s.road_coins)
        coins = sum(lying)
        for space in range(len(s.road)):
            if s.road[space] != NO_CARD:
                s.road_coins[space] = 0
                discard_space(s, space)
        refill_from_reserve(s)
        s.players[self.seat].gold += coins
        if coins:
            s.tell(Gained(self.seat, coins, lying))


class CourierWindow(Secret[Valley]):
    """Only the holder is asked, at the start of each draft turn of another player.

    [VIL-SCOUN-5, VIL-R-19, VIL-R-20, VIL-HID-3]
    """

    def __init__(self, seat: int, drafter: int) -> None:
        super().__init__(seat)
        self.drafter: Final = drafter

    def options(self, s: Valley) -> list[Action]:
        offered: list[Action] = [DONE]
        return offered + [TAKE[space] for space in range(len(s.road)) if s.road[space] != NO_CARD]

    def refusal(self, s: Valley, a: Action) -> str:
        if isinstance(a, Take):
            return ALLOWED if a.space < len(s.road) and s.road[a.space] != NO_CARD else "VIL-SCOUN-5"
        return ALLOWED if isinstance(a, Done) else ANOTHER_QUESTION

    def choose(self, s: Valley, a: Action) -> None:
        if isinstance(a, Take):
            p = s.players[self.seat]
            s.discards.append(open_card(take_from_hand(p, s.box.courier) >> FACE))
            kind = s.road[a.space]
            coins = clear_space(s, a.space)
            p.gold += coins
            add_to_hand(p, open_card(kind))
            s.tell(CourierPlayed(self.seat, kind, coins, a.space, s.box.courier))
            refill(s, a.space)


def courier_windows(s: Valley, drafter: int) -> list[CourierWindow]:
    """Clockwise from the player after the active one; also players who are done.

    [VIL-SCOUN-5, VIL-R-20, VIL-BUILD-11]
    """
    if not has_face_up(s):
        return []
    others = s.seats_from(drafter)[1:]
    return [CourierWindow(seat, drafter) for seat in others if has_in_hand(s.players[seat], s.box.courier)]


def has_square_cards(s: Valley) -> bool:
    for p in s.players:
        if p.square:
            return True
    return False


class FlakerOwner(Detail[Valley]):
    """[VIL-SCOUN-6, VIL-SCOUN-7] From whose Square, the own included; cards already in hand cannot be reached."""

    def options(self, s: Valley) -> list[Action]:
        return [OWNER[owner] for owner in range(s.seats) if s.players[owner].square]

    def refusal(self, s: Valley, a: Action) -> str:
        if not isinstance(a, Owner):
            return ANOTHER_QUESTION
        return ALLOWED if a.owner < s.seats and s.players[a.owner].square else "VIL-SCOUN-7"

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Owner)
        s.then(FlakerCard(self.seat, a.owner))


class FlakerCard(Detail[Valley]):
    """[VIL-SCOUN-6, VIL-SCOUN-15] Straight into hand; the robbed player gets that draft back."""

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner

    def options(self, s: Valley) -> list[Action]:
        return [PICK[kind] for kind in sorted(set(s.players[self.owner].square))]

    def refusal(self, s: Valley, a: Action) -> str:
        if not isinstance(a, Pick):
            return ANOTHER_QUESTION
        return ALLOWED if a.kind in s.players[self.owner].square else "VIL-SCOUN-6"

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Pick)
        s.players[self.owner].square.remove(a.kind)
        add_to_hand(s.players[self.seat], open_card(a.kind))
        s.tell(SquareRobbed(self.seat, self.owner, a.kind))


# -- Noble --------------------------------------------------------------------------------------------


def refuses_victim(s: Valley, seat: int, owner: int) -> str:
    """[VIL-SCOUN-8, VIL-HID-4] Another player with hand cards, whatever their faces are."""
    return ALLOWED if owner < s.seats and owner != seat and s.players[owner].hand else "VIL-SCOUN-8"


class NobleVictim(Detail[Valley]):
    """[VIL-SCOUN-8] Whose hand the Noble looks at."""

    def options(self, s: Valley) -> list[Action]:
        return [OWNER[owner] for owner in range(s.seats) if not refuses_victim(s, self.seat, owner)]

    def refusal(self, s: Valley, a: Action) -> str:
        return refuses_victim(s, self.seat, a.owner) if isinstance(a, Owner) else ANOTHER_QUESTION

    def choose(self, s: Valley, a: Action) -> None:
        """[VIL-SCOUN-8] The whole hand is seen; if nothing in it can be taken, nothing is."""
        assert isinstance(a, Owner)
        hand = s.players[a.owner].hand
        can_take = False
        for i in range(len(hand)):
            hand[i] |= 1 << self.seat
            if s.box.suit[hand[i] >> FACE] != SPECIAL:
                can_take = True
        hand.sort()
        if s.is_telling:
            s.tell(HandSeen(self.seat, a.owner, tuple([card >> FACE for card in hand])))
        if can_take:
            s.then(NobleCard(self.seat, a.owner))


class NobleCard(Detail[Valley]):
    """[VIL-SCOUN-8, VIL-HID-2] One card that is not Special; only robber and robbed see its face."""

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner

    def options(self, s: Valley) -> list[Action]:
        kinds = kinds_in_hand(s.players[self.owner])
        return [PICK[kind] for kind in kinds if s.box.suit[kind] != SPECIAL]

    def refusal(self, s: Valley, a: Action) -> str:
        if not isinstance(a, Pick):
            return ANOTHER_QUESTION
        if not has_in_hand(s.players[self.owner], a.kind) or s.box.suit[a.kind] == SPECIAL:
            return "VIL-SCOUN-8"
        return ALLOWED

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Pick)
        witnesses = 1 << self.seat | 1 << self.owner
        card = take_unseen(s, s.players[self.owner], a.kind, witnesses)
        add_to_hand(s.players[self.seat], card | witnesses)
        s.tell(CardTaken(self.seat, self.owner, a.kind, s.box.suit[a.kind]))


# -- Schemer ------------------------------------------------------------------------------------------


def refuses_scheme(s: Valley, owner: int, slot: int) -> str:
    """[VIL-SCOUN-9, VIL-SPEC-2, VIL-R-16] A top villager that is neither Special nor Founders; basic villagers too."""
    if owner >= len(s.players) or slot >= len(s.players[owner].village):
        return "VIL-SCOUN-9"
    card = s.players[owner].village[slot]
    kind = card & KIND
    if is_founders(kind) or s.box.copies[kind] == 0:
        return "VIL-SPEC-2"
    return ALLOWED if is_top(card) and s.box.suit[kind] != SPECIAL else "VIL-SCOUN-9"


def can_scheme_in(s: Valley, owner: int) -> bool:
    for slot in range(len(s.players[owner].village)):
        if not refuses_scheme(s, owner, slot):
            return True
    return False


class SchemeOwner(Detail[Valley]):
    """[VIL-SCOUN-9] From which Village, the own included."""

    def options(self, s: Valley) -> list[Action]:
        return [OWNER[owner] for owner in range(len(s.players)) if can_scheme_in(s, owner)]

    def refusal(self, s: Valley, a: Action) -> str:
        if not isinstance(a, Owner):
            return ANOTHER_QUESTION
        return ALLOWED if a.owner < len(s.players) and can_scheme_in(s, a.owner) else "VIL-SCOUN-9"

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Owner)
        s.then(SchemeCard(self.seat, a.owner))


class SchemeCard(Detail[Valley]):
    """[VIL-SCOUN-9] The villager goes into hand; its coins go to the supply of the Village's owner."""

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner

    def options(self, s: Valley) -> list[Action]:
        slots = range(len(s.players[self.owner].village))
        return [CARD[slot] for slot in slots if not refuses_scheme(s, self.owner, slot)]

    def refusal(self, s: Valley, a: Action) -> str:
        return refuses_scheme(s, self.owner, a.slot) if isinstance(a, Card) else ANOTHER_QUESTION

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Card)
        owner = s.players[self.owner]
        kind = owner.village[a.slot] & KIND
        coins = take_coins(owner, a.slot)
        owner.gold += coins
        s.tell(VillagerStolen(self.seat, named(s, self.owner), kind, coins, a.slot))
        add_to_hand(s.players[self.seat], open_card(kind))
        remove(s, self.owner, a.slot)


# -- Thief and Sheriff --------------------------------------------------------------------------------


def refuses_robbing(s: Valley, seat: int, owner: int) -> str:
    """[VIL-SCOUN-10, VIL-SCOUN-11] Another player with enough in the supply; coins on villagers cannot be stolen."""
    least = s.box.effects[s.box.thief].least
    return ALLOWED if owner < s.seats and owner != seat and s.players[owner].gold >= least else "VIL-SCOUN-11"


def refuses_thief(s: Valley, seat: int, slot: int) -> str:
    """[VIL-SCOUN-10, VIL-R-44] Each own Thief once in a build turn, from the turn in which it is placed."""
    village = s.players[seat].village
    if slot >= len(village) or village[slot] & KIND != s.box.thief or village[slot] & USED:
        return "VIL-SCOUN-10"
    return ALLOWED


def refuses_theft(s: Valley, seat: int) -> str:
    """[VIL-SCOUN-10, VIL-R-17] A Thief that has not stolen yet, and somebody to steal from; nobody has to."""
    for slot in range(len(s.players[seat].village)):
        if not refuses_thief(s, seat, slot):
            for owner in range(s.seats):
                if not refuses_robbing(s, seat, owner):
                    return ALLOWED
            return "VIL-SCOUN-11"
    return "VIL-SCOUN-10"


class ThiefCard(Detail[Valley]):
    """[VIL-SCOUN-10] Which Thief steals."""

    def options(self, s: Valley) -> list[Action]:
        slots = range(len(s.players[self.seat].village))
        return [CARD[slot] for slot in slots if not refuses_thief(s, self.seat, slot)]

    def refusal(self, s: Valley, a: Action) -> str:
        return refuses_thief(s, self.seat, a.slot) if isinstance(a, Card) else ANOTHER_QUESTION

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Card)
        s.then(ThiefVictim(self.seat, a.slot))


class ThiefVictim(Detail[Valley]):
    """[VIL-SCOUN-10, VIL-SCOUN-12] From whom; the coins lie on the Thief."""

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def options(self, s: Valley) -> list[Action]:
        return [OWNER[owner] for owner in range(s.seats) if not refuses_robbing(s, self.seat, owner)]

    def refusal(self, s: Valley, a: Action) -> str:
        return refuses_robbing(s, self.seat, a.owner) if isinstance(a, Owner) else ANOTHER_QUESTION

    def facts(self, s: Valley, a: Action, rule: str) -> dict[str, Fact]:
        return {"least": s.box.effects[s.box.thief].least} if rule == "VIL-SCOUN-11" else {}

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Owner)
        amount = s.box.effects[s.box.thief].amount
        p = s.players[self.seat]
        s.players[a.owner].gold -= amount
        put_coins(p, self.slot, amount)
        p.village[self.slot] |= USED
        s.tell(Robbed(self.seat, a.owner, amount, self.slot))


def has_thief(s: Valley, owner: int) -> bool:
    for card in s.players[owner].village:
        if card & KIND == s.box.thief:
            return True
    return False


def refuses_sheriff(s: Valley) -> str:
    """[VIL-SCOUN-13, VIL-BUILD-11] A Thief must be in play."""
    for owner in range(len(s.players)):
        if has_thief(s, owner):
            return ALLOWED
    return "VIL-SCOUN-13"


class SheriffOwner(Detail[Valley]):
    """[VIL-SCOUN-13] Whose Thief, the own included."""

    def options(self, s: Valley) -> list[Action]:
        return [OWNER[owner] for owner in range(len(s.players)) if has_thief(s, owner)]

    def refusal(self, s: Valley, a: Action) -> str:
        if not isinstance(a, Owner):
            return ANOTHER_QUESTION
        return ALLOWED if a.owner < len(s.players) and has_thief(s, a.owner) else "VIL-SCOUN-13"

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Owner)
        s.then(SheriffCard(self.seat, a.owner))


class SheriffCard(Detail[Valley]):
    """[VIL-SCOUN-13] The Thief is discarded; its coins go to the Sheriff's player."""

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner

    def options(self, s: Valley) -> list[Action]:
        village = s.players[self.owner].village
        return [CARD[slot] for slot in range(len(village)) if village[slot] & KIND == s.box.thief]

    def refusal(self, s: Valley, a: Action) -> str:
        if not isinstance(a, Card):
            return ANOTHER_QUESTION
        village = s.players[self.owner].village
        is_thief = a.slot < len(village) and village[a.slot] & KIND == s.box.thief
        return ALLOWED if is_thief else "VIL-SCOUN-13"

    def choose(self, s: Valley, a: Action) -> None:
        assert isinstance(a, Card)
        coins = take_coins(s.players[self.owner], a.slot)
        s.players[self.seat].gold += coins
        s.tell(ThiefCaught(self.seat, named(s, self.owner), coins, a.slot, s.box.thief))
        s.discards.append(open_card(s.box.thief))
        remove(s, self.owner, a.slot)

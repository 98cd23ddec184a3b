"""Set-up: sections SETUP and SOLO (set-up) of the ledger."""

from __future__ import annotations

from gromada.core.errors import BadSetup
from gromada.core.game import Options
from gromada.core.rng import Rng
from gromada.core.steps import Chance, Step, Task
from gromada.games.villagers.components import VillagersBox
from gromada.games.villagers.events import FirstPlayerChosen, HandDealt, RoadLaid
from gromada.games.villagers.improvements import TurnUpImprovements
from gromada.games.villagers.knowledge import FACE, add_to_hand, deal_to_hand, unknown
from gromada.games.villagers.mini import MiniDeal
from gromada.games.villagers.printed import (
    FIRST_VILLAGER,
    FOUNDERS,
    FROM_PILE,
    FROM_SAINTS,
    FROM_SCOUNDRELS,
    IMPROVEMENTS,
    KINDS,
    MODULES,
    PROFITEERS,
    SAINTS,
    SCOUNDRELS,
    SET_BASE,
    SET_PROFITEERS,
    SET_SCOUNDRELS,
    SOLO_MODES,
    SUMMER,
)
from gromada.games.villagers.round import Round
from gromada.games.villagers.solo import TurnUp
from gromada.games.villagers.state import Player, Solo, Valley
from gromada.games.villagers.village import laid, refresh

RANDOM = "random"
MINI_VILLAGERS = "mini_villagers"
FIRST_PLAYERS = (RANDOM, MINI_VILLAGERS)


def check_options(seats: int, options: Options) -> None:
    """Alone there is no first player to choose, and the solo form means nothing to more players.

    [VIL-SOLO-28, VIL-SETUP-4]
    """
    if seats == 1 and options["first_player"] != RANDOM:
        message = "alone there is no first player to choose: leave first_player=random [VIL-SOLO-28]"
        raise BadSetup(message, "villagers-first")
    if seats > 1 and options["solo"] != SOLO_MODES[0]:
        form = str(options["solo"])
        message = f"the solo form {form} is for one seat, not for {seats} [VIL-SOLO-25]"
        raise BadSetup(message, "villagers-solo", {"given": form, "seats": seats})


def new_valley(box: VillagersBox, seats: int, options: Options) -> Valley:
    """What lies on the table before luck has its say; modules are off by default.

    [VIL-SETUP-2, VIL-SETUP-3, VIL-SOLO-3, VIL-SOLO-27]
    """
    modules = 0
    for i, name in enumerate(MODULES):
        if options[name]:
            modules |= 1 << i
    players = [new_player(FOUNDERS, box.starting_gold) for _ in range(seats)]
    solo: list[Solo] = []
    if seats == 1:
        mode = SOLO_MODES.index(str(options["solo"]))
        form = box.solo_modes[mode]
        players.append(new_player(form.side, form.gold))
        solo = [Solo(mode, event_decks(box, form.removed), [[], []], [], form.has_jester, False)]
    stacks: list[list[int]] = [[] for _ in range(box.road_stacks)]
    spaces = box.road_spaces
    basics = [box.copies[kind] for kind in box.basics]
    s = Valley(
        seats,
        box,
        modules,
        0,
        0,
        players,
        [-1] * spaces,
        [0] * spaces,
        stacks,
        [],
        [],
        basics,
        [],
        [],
        0,
        0,
        0,
        0,
        False,
        [],
        [],
        [],
        solo,
    )
    for p in players:
        refresh(s, p)
    s.then(*first_player_steps(seats, str(options["first_player"])), LayRoad(), Deal(), *module_steps(s), Round())
    return s


def first_player_steps(seats: int, how: str) -> list[Step]:
    """[VIL-SETUP-4] At random, or by a game of Mini Villagers."""
    if seats == 1:
        return []
    return [MiniDeal()] if how == MINI_VILLAGERS else [FirstPlayer()]


def module_steps(s: Valley) -> list[Step]:
    """[VIL-SCOUN-2, VIL-SAINT-1, VIL-IMP-1, VIL-SOLO-5] What the modules and the solo game deal."""
    steps: list[Step] = []
    if s.has(SCOUNDRELS):
        steps.append(DealOne(SCOUNDRELS))
    if s.has(SAINTS):
        steps.append(DealOne(SAINTS))
    if s.has(IMPROVEMENTS):
        steps.append(TurnUpImprovements())
    if s.solo:
        # [VIL-SOLO-5, VIL-SOLO-26] One Summer event is in play in round 1, two in the veteran form.
        events = s.box.solo_modes[s.solo[0].mode].events
        steps.append(TurnUp(SUMMER, events, ()))
    return [*steps, TellHands()]


def new_player(kind: int, gold: int) -> Player:
    """[VIL-SETUP-3, VIL-INV-3] Founders with the Gold side up, and the starting Gold; alone, the Countess likewise."""
    return Player([], [], [laid(kind, -1)], gold, False, False, 0, 0, 0, False, 0, 0, 0, 0, 0, 0, 0, 0, [])


def event_decks(box: VillagersBox, removed: tuple[int, ...]) -> list[list[int]]:
    """[VIL-SOLO-5, VIL-SOLO-25, VIL-SOLO-26] Summer and Winter, without what the form removes."""
    decks: list[list[int]] = [[], []]
    for event, card in enumerate(box.event_cards):
        if event not in removed:
            decks[card.season].append(event)
    return decks


def deck_of(s: Valley) -> list[int]:
    """The deck for these players and modules, in printed order.

    [VIL-SETUP-5, VIL-SETUP-6, VIL-SOLO-1, VIL-SCOUN-1, VIL-PROF-1, VIL-R-48]
    """
    box = s.box
    deck: list[int] = []
    for kind in range(FIRST_VILLAGER, len(KINDS)):
        if not box.is_in_deck(kind, s.seats):
            continue
        used = box.set[kind] == SET_BASE
        used = used or (box.set[kind] == SET_SCOUNDRELS and s.has(SCOUNDRELS))
        used = used or (box.set[kind] == SET_PROFITEERS and s.has(PROFITEERS))
        if used:
            copies = box.copies[kind] - (1 if kind in box.starting_road else 0)
            deck += [kind] * copies
    return deck


def copies_in_game(s: Valley) -> list[int]:
    """How many cards of each kind are in this game, wherever they lie; Scoundrels and Saints not dealt included."""
    counts = [0] * len(KINDS)
    for kind in [*deck_of(s), *s.box.starting_road]:
        counts[kind] += 1
    for kind in range(FIRST_VILLAGER, len(KINDS)):
        home = s.box.home[kind]
        is_dealt = (home == FROM_SCOUNDRELS and s.has(SCOUNDRELS)) or (home == FROM_SAINTS and s.has(SAINTS))
        if is_dealt or home == FROM_PILE:
            counts[kind] += s.box.copies[kind]
    return counts


class FirstPlayer(Chance[Valley]):
    """[VIL-SETUP-4] Chosen at random."""

    def sample(self, s: Valley, rng: Rng) -> tuple[int, ...]:
        return (rng.below(s.seats),)

    def settle(self, s: Valley, outcome: tuple[int, ...]) -> None:
        s.first = outcome[0]
        s.tell(FirstPlayerChosen(s.first))


class LayRoad(Chance[Valley]):
    """[VIL-SETUP-1, VIL-R-2] The signpost villagers face up in random order, without coins."""

    def sample(self, s: Valley, rng: Rng) -> tuple[int, ...]:
        kinds = s.box.starting_road[:]
        rng.shuffle(kinds)
        return tuple(kinds)

    def settle(self, s: Valley, outcome: tuple[int, ...]) -> None:
        s.road = list(outcome)
        s.tell(RoadLaid(outcome))


class Deal(Chance[Valley]):
    """Stacks, hands, and the rest is the reserve.

    [VIL-SETUP-7, VIL-SETUP-8, VIL-SETUP-9, VIL-SETUP-10, VIL-SETUP-11, VIL-SETUP-12, VIL-SOLO-2]
    """

    def sample(self, s: Valley, rng: Rng) -> tuple[int, ...]:
        deck = deck_of(s)
        rng.shuffle(deck)
        return tuple(deck)

    def settle(self, s: Valley, outcome: tuple[int, ...]) -> None:
        deck = list(outcome)
        for stack in s.stacks:
            for _ in range(s.box.set_ups[s.seats].stack):
                stack.append(unknown(deck.pop()))
        for seat in range(s.seats):
            for _ in range(s.box.starting_hand):
                add_to_hand(s.players[seat], unknown(deck.pop()) | 1 << seat)
        s.reserve = [unknown(kind) for kind in deck]


class DealOne(Chance[Valley]):
    """[VIL-SCOUN-2, VIL-SAINT-1] One random card of a module to each player; the others go back to the box unseen."""

    def __init__(self, module: int) -> None:
        self.module = module

    def sample(self, s: Valley, rng: Rng) -> tuple[int, ...]:
        kinds = s.box.dealt_scoundrels if self.module == SCOUNDRELS else s.box.dealt_saints
        cards: list[int] = []
        for kind in kinds:
            cards += [kind] * s.box.copies[kind]
        rng.shuffle(cards)
        return tuple(cards)

    def settle(self, s: Valley, outcome: tuple[int, ...]) -> None:
        for seat in range(s.seats):
            deal_to_hand(s.players[seat], unknown(outcome[seat]) | 1 << seat)
        s.aside = s.aside + [unknown(kind) for kind in outcome[s.seats :]]


class TellHands(Task[Valley]):
    """Every player sees the own hand, the others see its backs."""

    def run(self, s: Valley) -> None:
        for seat in range(s.seats):
            kinds = tuple([card >> FACE for card in s.players[seat].hand])
            s.tell(HandDealt(seat, kinds, tuple([s.box.suit[kind] for kind in kinds])))

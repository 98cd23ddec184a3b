"""A table laid out by hand: a test names only what matters, everything else is plain.

A laid-out card is written as its id, `@n` for the slot it lies on, `+n` for coins on it: `wheeler@1+2`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gromada
from gromada.core.actions import Action
from gromada.core.play import advance, awaited, explain, options, play
from gromada.core.rng import Rng
from gromada.core.steps import Step
from gromada.games.villagers.build import BuildTurn
from gromada.games.villagers.draft import DraftPhase
from gromada.games.villagers.game import Villagers
from gromada.games.villagers.knowledge import FACE, open_card, unknown
from gromada.games.villagers.printed import EVENTS, FOUNDERS_FED, KINDS, MODULES
from gromada.games.villagers.setup_game import new_valley
from gromada.games.villagers.state import NO_CARD, Player, Valley
from gromada.games.villagers.village import COINS, COVER, KIND, coins_on, covers, laid, refresh

GAME: Villagers = gromada.game("villagers")  # type: ignore[assignment]  # found by its name


def kind(id: str) -> int:
    """`fed` stands for the Founders with the Food side up."""
    return FOUNDERS_FED if id == "fed" else KINDS.index(id)


def cards(ids: Sequence[str]) -> list[int]:
    return [kind(id) for id in ids]


def village(*texts: str) -> list[int]:
    laid_out: list[int] = []
    for text in texts:
        name, _, coins = text.partition("+")
        id, _, slot = name.partition("@")
        below = int(slot) if slot else -1
        if below >= 0:
            laid_out[below] += COVER
        laid_out.append(laid(kind(id), below) + (int(coins or 0) << COINS))
    return laid_out


def valley(
    seats: int = 2,
    *,
    modules: Sequence[str] = (),
    first: int = 0,
    villages: Sequence[Sequence[str]] = (),
    hands: Sequence[Sequence[str]] = (),
    gold: Sequence[int] = (),
    road: Sequence[str] = ("wattler",) * 6,
    coins: Sequence[int] = (),
    stacks: Sequence[Sequence[str]] = (("hunter", "hunter"),) * 6,
    reserve: Sequence[str] = ("harvester",) * 5,
    solo: str = "normal",
    events: Sequence[str] = (),
    game: Villagers = GAME,
    then: Sequence[Step] = (),
) -> Valley:
    """The top of a pile is the last card; hands are known only to their owners; everybody has 5 Gold."""
    given: dict[str, Any] = dict.fromkeys(modules, True)
    if seats == 1:
        given["solo"] = solo
    s = new_valley(game.villagers_box, seats, game.read_options(seats, given))
    s.agenda.clear()
    s.catalogue = game.catalogue
    s.rng = Rng.seeded(1)
    s.first = first
    s.round = 1
    for owner, p in enumerate(s.players):
        p.gold = gold[owner] if owner < len(gold) else 5
        if owner < len(villages):
            p.village = village(*villages[owner])
        if owner < len(hands):
            p.hand = sorted([unknown(kind(id)) | 1 << owner for id in hands[owner]])
        refresh(s, p)
    s.road = [kind(id) if id else NO_CARD for id in road]
    s.road_coins = [*coins, *[0] * (len(road) - len(coins))]
    s.stacks = [[unknown(kind(id)) for id in stack] for stack in stacks]
    s.reserve = [unknown(kind(id)) for id in reserve]
    if s.solo:
        s.solo[0].in_play = [EVENTS.index(id) for id in events]
        for deck in s.solo[0].decks:
            deck[:] = [event for event in deck if event not in s.solo[0].in_play]
    if then:
        s.then(*then)
        advance(s)
    return s


def building(seats: int = 2, *, seat: int = 0, **given: Any) -> Valley:
    """At the start of a build turn."""
    return valley(seats, then=[BuildTurn(seat)], **given)


def drafting(seats: int = 2, **given: Any) -> Valley:
    """At the start of a draft phase."""
    return valley(seats, then=[DraftPhase()], **given)


def run(s: Valley, *steps: Step) -> Valley:
    s.then(*steps)
    advance(s)
    return s


def do(s: Valley, *moves: str) -> Valley:
    """Plays moves for whoever is asked."""
    for move in moves:
        play(s, awaited(s)[0], move)
    return s


def can(s: Valley) -> list[str]:
    """What the asked seat may answer, as texts."""
    return [str(action) for action in options(s, awaited(s)[0])]


def why(s: Valley, move: str | Action) -> str:
    """The rule that forbids a move of the asked seat; empty if it is allowed."""
    refused = explain(s, awaited(s)[0], s.catalogue.read(move) if isinstance(move, str) else move)
    return "" if refused is None else refused.rule


def asks(s: Valley) -> str:
    """The name of the question that is asked."""
    return type(s.agenda[-1]).__name__ if s.agenda else ""


def hand(s: Valley, seat: int = 0) -> list[str]:
    return sorted([KINDS[card >> FACE] for card in s.players[seat].hand])


def shown(p: Player) -> list[str]:
    """A Village as it would be written for `village`."""
    texts = []
    for card in p.village:
        below = (card >> 10 & 255) - 1
        name = "fed" if card & KIND == FOUNDERS_FED else KINDS[card & KIND]
        texts.append(name + (f"@{below}" if below >= 0 else "") + (f"+{coins_on(card)}" if coins_on(card) else ""))
    return texts


def of(s: Valley, seat: int = 0) -> list[str]:
    return shown(s.players[seat])


def ids(kinds: Sequence[int]) -> list[str]:
    return [KINDS[kind] if kind != NO_CARD else "" for kind in kinds]


def top(pile: Sequence[int]) -> str:
    return KINDS[pile[-1] >> FACE]


def faces(pile: Sequence[int]) -> list[str]:
    return [KINDS[card >> FACE] for card in pile]


def know_all(s: Valley, seat: int, id: str) -> None:
    """Makes a hand card one whose face everybody saw."""
    p = s.players[seat]
    at = [card >> FACE for card in p.hand].index(kind(id))
    p.hand[at] = open_card(kind(id))
    p.hand.sort()


def carries(s: Valley, seat: int, slot: int) -> int:
    return covers(s.players[seat].village[slot])


ALL_MODULES = MODULES


def awaited_question(s: Valley) -> Step:
    return s.agenda[-1]


def seen(s: Valley, eye: int | None, owner: int) -> list[str]:
    """The faces in a hand that somebody knows."""
    players: Any = GAME.view(s, eye)["players"]
    return [card["id"] for card in players[owner]["hand"]]


def stack(s: Valley, eye: int | None, number: int) -> tuple[int, str | None, list[tuple[int, str]]]:
    """Size, suit of the top card, and the known cards of a stack by their depth."""
    stacks: Any = GAME.view(s, eye)["stacks"]
    found = stacks[number]
    return found["count"], found["suit"], [(card["depth"], card["id"]) for card in found["known"]]


def held(s: Valley, eye: int | None) -> list[str]:
    cards: Any = GAME.view(s, eye)["held"]
    return [card["id"] for card in cards]

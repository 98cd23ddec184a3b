"""Questions and answers as sentences to be: with the price, the value and the names at the moment of choice."""

from __future__ import annotations

from gromada.core.actions import Action
from gromada.core.events import Fact, who
from gromada.core.game import Phrase, kebab
from gromada.core.play import question
from gromada.core.state import State
from gromada.core.steps import Choice
from gromada.games.villagers.actions import (
    Basic,
    Card,
    Coin,
    Lower,
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
    TakeTop,
    Trade,
)
from gromada.games.villagers.build import Arson, Build, PayFreelancer
from gromada.games.villagers.countess_events import Bribe, Protection, SilverFor, coins_for
from gromada.games.villagers.draft import draft_limit
from gromada.games.villagers.events import THE_COUNTESS, owner_facts
from gromada.games.villagers.knowledge import FACE
from gromada.games.villagers.lock import Unlock, Unlocker, bank_cost, price_of_padlock
from gromada.games.villagers.market import silver_value
from gromada.games.villagers.placing import Place
from gromada.games.villagers.printed import ARSON, EVENTS, KINDS, RATS, SUITS
from gromada.games.villagers.profiteers import Copper, copper_value
from gromada.games.villagers.road import pile
from gromada.games.villagers.scoundrels import CourierWindow, FlakerCard, NobleCard, SchemeCard, SheriffCard
from gromada.games.villagers.solo import Rats
from gromada.games.villagers.solo_limits import part_in_play
from gromada.games.villagers.special import Smuggle, SwapCard, smuggled
from gromada.games.villagers.state import NO_CARD, Valley
from gromada.games.villagers.village import KIND, coins_on, named


def name(kind: int) -> str:
    return f"~{KINDS[kind]}"


# -- questions --------------------------------------------------------------------------------------------


def prompt(s: Valley, choice: Choice[State]) -> Phrase:
    """What is asked, with what there is to spend and what it would cost."""
    p = s.players[choice.seat]
    facts: dict[str, Fact] = {
        "gold": p.gold,
        "actions": s.actions,
        "trades": s.trades,
        "limit": s.limit,
        "drafts": max(0, draft_limit(s, p) - len(p.square)),
    }
    if isinstance(choice, (Place, Unlock, Unlocker)):
        facts["card"] = name(choice.kind)
    if isinstance(choice, (Unlock, Unlocker)):
        facts["key"] = name(s.box.lock[choice.kind])
        facts["price"] = price_of_padlock(s, choice.kind)
    owner = owner_in(choice)
    if owner >= 0:
        facts.update(owner_facts(named(s, owner)))
        facts["is_own"] = int(owner == choice.seat)
    if isinstance(choice, PayFreelancer):
        facts["price"] = s.box.effects[s.box.freelancer].amount
    if isinstance(choice, (Arson, Rats)):
        facts.update(ransom(s, choice.seat, isinstance(choice, Rats)))
    if isinstance(choice, CourierWindow):
        facts["drafter"] = who(choice.drafter)
    return Phrase(f"ask-{kebab(type(choice).__name__)}", facts)


def owner_in(choice: Choice[State]) -> int:
    """Whose Village, hand or Square a question is about; -1 if it is about no player in particular."""
    if isinstance(choice, (PayFreelancer, Unlocker, SwapCard, SchemeCard, SheriffCard, SilverFor)):
        return choice.owner
    return choice.owner if isinstance(choice, (FlakerCard, NobleCard)) else -1


def ransom(s: Valley, seat: int, is_rats: bool) -> dict[str, Fact]:
    """[VIL-EVENT-9, VIL-SOLO-23] The two sides of Rats and Arson: a lower limit, or what would really be paid."""
    p = s.players[seat]
    part = part_in_play(s, RATS if is_rats else ARSON)
    assert part is not None, "nobody is asked about an event that is not in play"
    limit = draft_limit(s, p) if is_rats else min(s.box.build_max, s.limit)
    return {"price": min(part.gold, p.gold), "by": part.count, "limit": limit, "lower": limit - part.count}


# -- answers ------------------------------------------------------------------------------------------------


def label(s: Valley, seat: int, a: Action) -> Phrase:
    """What an answer is called now; `price` is what it costs, `worth` what it brings."""
    choice = question(s, seat)
    id = f"do-{kebab(type(a).__name__)}"
    facts: dict[str, Fact] = {}
    if isinstance(a, (Take, Coin)):
        kind = s.road[a.space] if a.space < len(s.road) else NO_CARD
        coins = s.road_coins[a.space] if kind != NO_CARD else 0
        facts = {"card": name(kind) if kind != NO_CARD else "", "space": a.space + 1, "coins": coins}
        if kind == NO_CARD:
            id = "do-take-nothing"
    elif isinstance(a, TakeTop):
        cards = pile(s, a.stack) if a.stack < len(s.stacks) else []
        suit = f"~suit.{SUITS[s.box.suit[cards[-1] >> FACE]]}" if cards else ""
        facts = {"stack": a.stack + 1, "count": len(cards), "suit": suit}
    elif isinstance(a, Play):
        facts = {"card": name(a.kind), **padlock_facts(s, seat, a.kind, choice)}
    elif isinstance(a, (Trade, Pick, Basic)):
        facts = {"card": name(a.kind)}
    elif isinstance(a, Card):
        facts = card_facts(s, seat, a.slot, choice)
        if "worth" in facts:
            id = "do-card-worth"
    elif isinstance(a, Owner):
        facts = owner_facts(named(s, a.owner) if a.owner < len(s.players) else THE_COUNTESS)
        facts["is_own"] = int(a.owner == seat)
        if isinstance(choice, Unlock):
            id = "do-owner-unlock"
            facts.update({"price": s.box.padlock_cost, "key": name(s.box.lock[choice.kind])})
    elif isinstance(a, Resolve):
        facts = {"event": f"~event.{EVENTS[a.event]}"}
    elif isinstance(a, Side):
        facts = {"side": a.side}
    else:
        facts = bargain_facts(s, a, choice)
    return Phrase(id, facts)


def bargain_facts(s: Valley, a: Action, choice: Choice[State] | None) -> dict[str, Fact]:
    """The price of a plain yes, and what a lower limit means."""
    if isinstance(a, Pay):
        if isinstance(choice, (Arson, Rats)):
            return {"price": ransom(s, choice.seat, isinstance(choice, Rats))["price"]}
        return {"price": s.box.effects[s.box.freelancer].amount}
    if isinstance(a, Lower):
        if isinstance(choice, (Arson, Rats)):
            return {"lower": ransom(s, choice.seat, isinstance(choice, Rats))["lower"], "is_asked": 1}
        return {"lower": 0, "is_asked": 0}
    if isinstance(a, PayBank):
        return {"price": bank_cost(s)}
    if isinstance(a, Recruit):
        return {"price": s.box.effects[s.box.recruiter].amount}
    if isinstance(a, Steal):
        return {"worth": s.box.effects[s.box.thief].amount}
    return {}


def padlock_facts(s: Valley, seat: int, kind: int, choice: Choice[State] | None) -> dict[str, Fact]:
    """[VIL-LOCK-1, VIL-SPEC-12] How a padlock would be opened: for free, by the own unlocker, or for a price."""
    lock = s.box.lock_bit[kind]
    if not lock or not isinstance(choice, Build):
        return {"padlock": "none", "price": 0, "key": ""}
    way = "free" if s.is_free else "own" if s.players[seat].keys & lock else "paid"
    price = price_of_padlock(s, kind) if way == "paid" else s.box.padlock_cost
    return {"padlock": way, "price": price, "key": name(s.box.lock[kind])}


def village_meant(s: Valley, seat: int, choice: Choice[State] | None) -> int:
    """Whose Village the slots of an answer belong to."""
    if isinstance(choice, Bribe):
        return s.seats
    if isinstance(choice, (Unlocker, SwapCard, SchemeCard, SheriffCard, SilverFor)):
        return choice.owner
    return seat


def card_facts(s: Valley, seat: int, slot: int, choice: Choice[State] | None) -> dict[str, Fact]:
    owner = village_meant(s, seat, choice)
    village = s.players[owner].village
    if slot >= len(village):
        return {"card": "", "number": slot + 1, "coins": 0}
    kind = village[slot] & KIND
    facts: dict[str, Fact] = {"card": name(kind), "number": slot + 1, "coins": coins_on(village[slot])}
    worth = worth_of(s, owner, slot, choice)
    if worth >= 0:
        facts["worth"] = worth
    return facts


def worth_of(s: Valley, owner: int, slot: int, choice: Choice[State] | None) -> int:
    """What choosing a laid-out card would move, in Gold; -1 where that is not what is asked."""
    p = s.players[owner]
    kind = p.village[slot] & KIND
    if isinstance(choice, Copper):
        return copper_value(s, p, kind)
    if isinstance(choice, Smuggle):
        return smuggled(s, kind)
    if isinstance(choice, SilverFor):
        return silver_value(s, p, kind)
    if isinstance(choice, Bribe):
        return coins_for(s, slot, choice.is_key, choice.gold)
    if isinstance(choice, Protection):
        return min(coins_on(p.village[slot]), p.gold)
    return -1

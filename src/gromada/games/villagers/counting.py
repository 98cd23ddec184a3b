"""What a player has that can be counted, what the markets would pay now, and how far the round is."""

from __future__ import annotations

from gromada.core.play import first_question
from gromada.games.villagers.basic import TradeKind, TradeStack
from gromada.games.villagers.build import Arson, Build, PayFreelancer
from gromada.games.villagers.draft import CountessTakes, Draft, PlayAfterDraft
from gromada.games.villagers.improvements import ChurchCard, TavernBasic
from gromada.games.villagers.market import coins_lying, gold_shown, nun_value, silver_of_all
from gromada.games.villagers.profiteers import Copper
from gromada.games.villagers.road import RoadCoin
from gromada.games.villagers.saints import BenefactorCard, ProphetCard, ProphetStack
from gromada.games.villagers.scoundrels import CourierWindow, FlakerCard, FlakerOwner
from gromada.games.villagers.solo import Rats
from gromada.games.villagers.state import Valley


def stock(s: Valley, seat: int, viewer: int | None) -> dict[str, int]:
    """Everything here lies open; `coins` lie on villagers.

    What is left of a turn is told to whoever has it: that the next turn begins is nothing that an answer gives away.

    [VIL-MARKET-1, VIL-MARKET-5]
    """
    p = s.players[seat]
    coins = coins_lying(p)
    found = {"gold": p.gold, "coins": coins, "cards": len(p.hand), "food": p.food, "builder": p.builders}
    gold = gold_shown(s, p)
    if s.markets < 1:
        found["market_1"] = gold + coins
    if s.markets < 2:
        found["market_2"] = gold + silver_of_all(s, p) + nun_value(s, p) + coins
    for step in s.agenda:
        if isinstance(step, Build) and step.seat == seat == viewer:
            found["actions"] = s.actions
            found["trades"] = s.trades
    return found


def phase(s: Valley) -> str:
    """[VIL-FLOW-1] The part of the round in which somebody is asked."""
    choice = first_question(s)
    if choice is None:
        return "over"
    if isinstance(choice, (Draft, PlayAfterDraft, CountessTakes, CourierWindow, FlakerOwner, FlakerCard, Rats)):
        return "draft"
    if isinstance(choice, (BenefactorCard, ProphetStack, ProphetCard)):
        return "draft"
    if isinstance(choice, RoadCoin):
        return "road"
    if isinstance(choice, (Copper, ChurchCard, TavernBasic)):
        return "end-of-build"
    for step in s.agenda:
        if isinstance(step, Build):
            return "build"
    if isinstance(choice, (Arson, PayFreelancer, TradeKind, TradeStack)):
        return "build"
    is_drafting = any([not p.is_done for p in s.players[: s.seats]])
    return "draft" if is_drafting else "events"

"""Answers in words: what they cost and bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gromada.texts import Texts, dashed


def amounts(texts: Texts, counts: Mapping[str, int]) -> str:
    """So much of each, as the game names what can be counted."""
    return ", ".join([texts.say(f"stock-{dashed(key)}", count=count) for key, count in counts.items()])


def price(texts: Texts, costs: Mapping[str, int], gives: Mapping[str, int]) -> str:
    """What an answer costs and brings; nothing where it does neither."""
    if not costs and not gives:
        return ""
    kind = "both" if costs and gives else "costs" if costs else "gives"
    return texts.say("answer-price", kind=kind, costs=amounts(texts, costs), gives=amounts(texts, gives))


def priced(
    texts: Texts,
    names: Sequence[str],
    costs: Mapping[str, int],
    gives: Mapping[str, int],
    others: Mapping[int, Mapping[str, int]],
) -> str:
    """The price of an answer, and what others get or lose by it."""
    told = [price(texts, costs, gives)]
    for seat, changes in others.items():
        lost = {key: -change for key, change in changes.items() if change < 0}
        won = {key: change for key, change in changes.items() if change > 0}
        told.append(f"{texts.seat(seat, names)}: {price(texts, lost, won)}")
    return "; ".join([part for part in told if part])

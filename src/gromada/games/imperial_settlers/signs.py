"""What a Building of Imperial Settlers does, in a few signs and words, with its raises."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gromada.core.board import Words
from gromada.games.imperial_settlers.printed import (
    ACTION,
    ANY,
    ANY_TRACK,
    ANY_YIELD,
    DICE_POOLS,
    GOAL,
    GOAL_EVENTS,
    KINDS,
    METRICS,
    RAISE,
    RESOURCES,
    TARGETS,
    TRACKS,
    TRIGGER_EVENTS,
    UNDERLINED_AMOUNT,
    UNDERLINED_DICE,
    UNDERLINED_GAIN,
    UNDERLINED_LIMIT,
    UNDERLINED_VP,
    VP,
    YIELDS,
    Ability,
    Building,
)


class Signs:
    """Writes amounts, abilities and Plans."""

    def __init__(self, words: Words) -> None:
        self.words: Final = words
        letters = [words.name(resource)[0] for resource in RESOURCES]
        self.signs: Final = {**dict(enumerate(letters)), ANY: "?", ACTION: "⚒", VP: "★"}

    def amount(self, amount: Sequence[int]) -> str:
        """One sign for each unit; a dot where there is nothing."""
        return "".join([self.signs[i] * count for i, count in enumerate(amount)]) or "·"

    def ability(self, ability: Ability, raises: int) -> str:
        """What it does now: `raises` is added to the underlined number. [ISR-FX-2]"""
        kind = KINDS[ability.kind]
        raised = {
            place: raises if ability.underlined == place else 0
            for place in (UNDERLINED_LIMIT, UNDERLINED_DICE, UNDERLINED_AMOUNT, UNDERLINED_VP)
        }
        gain = list(ability.gain)
        if ability.underlined >= UNDERLINED_GAIN:
            gain[ability.underlined - UNDERLINED_GAIN] += raises
        limit = ability.limit + raised[UNDERLINED_LIMIT]
        if kind == "store":
            count = ability.amount + raised[UNDERLINED_AMOUNT]
        elif kind == "final_per":
            count = ability.divisor
        elif kind == "final_goal":
            count = ability.threshold
        else:
            count = ability.dice + raised[UNDERLINED_DICE]
        is_final = kind.startswith("final")
        vp = ability.vp + raised[UNDERLINED_VP]
        if is_final and METRICS[ability.metric] == "flat":
            return self.words.say("ability-flat", vp=vp)
        said = self.words.say(
            f"ability-{dashed(kind)}",
            pay=self.amount(ability.pay),
            gain=self.amount(gain),
            less=self.amount(ability.less),
            event=self.event(ability, limit) if kind in ("goal", "trigger") else "",
            count=count,
            pool=self.words.say(f"pool-words-{DICE_POOLS[ability.pool]}"),
            faces="/".join([self.signs[face] for face in ability.faces]),
            target=self.target(ability.target),
            yields=self.yields(ability.yields),
            vp=vp,
            metric=self.metric(ability, count) if is_final else "",
        )
        is_often = limit > 1 and kind not in ("trigger", "goal")
        return self.words.say("ability-times", ability=said, limit=limit) if is_often else said

    def event(self, ability: Ability, limit: int) -> str:
        name = GOAL_EVENTS[ability.event] if ability.kind == GOAL else TRIGGER_EVENTS[ability.event]
        return self.words.say(
            f"event-words-{dashed(name)}",
            count=ability.threshold,
            track=self.track(ability.track),
            spent=self.signs[ability.resource] * ability.threshold,
            limit=limit,
        )

    def metric(self, ability: Ability, count: int) -> str:
        name = dashed(METRICS[ability.metric])
        return self.words.say(f"metric-words-{name}", count=count, track=self.track(ability.track))

    def track(self, track: int) -> str:
        return self.words.say("track-words-any") if track == ANY_TRACK else self.words.name(TRACKS[track])

    def target(self, target: int) -> str:
        is_track = target < len(TRACKS)
        return self.words.name(TARGETS[target]) if is_track else self.words.say("target-words-village")

    def yields(self, yields: int) -> str:
        return self.words.name(YIELDS[yields]) if yields < ANY_YIELD else self.words.say("yield-words-any")

    def plans(self, building: Building) -> str:
        """Every Plan as rows of cells from top to bottom, with what it brings."""
        shown: list[str] = []
        for plan in building.plans:
            rows = 1 + max([row for row, _ in plan.cells])
            width = 1 + max([column for _, column in plan.cells])
            drawn = [
                "".join(["■" if (row, column) in plan.cells else "□" for column in range(width)]) for row in range(rows)
            ]
            shown.append("/".join(drawn) + (" +1" if plan.effect == RAISE else f" {plan.vp}★"))
        return self.words.say("plans-words", plans=", ".join(shown)) if shown else ""


def dashed(word: str) -> str:
    return word.replace("_", "-")

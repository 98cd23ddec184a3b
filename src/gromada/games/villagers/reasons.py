"""What the sentence about a refusal needs: the villagers that are missing, what is too little and how much there is."""

from __future__ import annotations

from gromada.core.events import Fact
from gromada.games.villagers.lock import price_of_padlock
from gromada.games.villagers.printed import IN_BUILD, KINDS, NO_KIND, NO_PHASE
from gromada.games.villagers.state import Valley


def facts_about(s: Valley, seat: int, kind: int, rule: str) -> dict[str, Fact]:
    """About a card that cannot be played, placed or unlocked now."""
    p = s.players[seat]
    if rule == "VIL-LOCK-7":
        return {"card": f"~{KINDS[kind]}", "need": price_of_padlock(s, kind), "have": p.gold, **key_of(s, kind)}
    if rule == "VIL-BUILD-2":
        return {"limit": s.limit}
    if rule == "VIL-BASIC-1":
        return {"limit": s.box.trades}
    if rule == "VIL-BUILD-10":
        is_for_build = s.box.phase[kind] in (IN_BUILD, NO_PHASE) or not s.box.is_discarded[kind]
        return {"card": f"~{KINDS[kind]}", "phase": "build" if is_for_build else "draft"}
    if rule in ("VIL-CHAIN-2", "VIL-CHAIN-3"):
        return chain_below(s, kind)
    return {}


def key_of(s: Valley, kind: int) -> dict[str, Fact]:
    key = s.box.lock[kind]
    return {"key": f"~{KINDS[key]}"} if key != NO_KIND else {}


def chain_below(s: Valley, kind: int) -> dict[str, Fact]:
    """[VIL-CHAIN-2] The villagers under a card, the nearest first: `on1` is the one that it lies on."""
    links = s.box.position[kind]
    facts: dict[str, Fact] = {"card": f"~{KINDS[kind]}", "links": links}
    for i in range(links):
        facts[f"on{i + 1}"] = f"~{KINDS[s.box.chain[kind][links - 1 - i]]}"
    return facts

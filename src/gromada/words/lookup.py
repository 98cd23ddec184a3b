"""Looking things up: printed things by any of their names, rules by id or by words."""

from __future__ import annotations

import re
from typing import Final

from gromada.core.game import Game
from gromada.core.state import State
from gromada.library import ledger_of
from gromada.texts import Texts
from gromada.words.folding import folded, is_same, words_of

MOST_RULES: Final = 6


def things_named(game: Game[State], text: str) -> list[str]:
    """Ids of printed things that are called so in any language; the closest first, nothing where none is close."""
    wanted = folded(text)
    if not wanted:
        return []
    ranked: list[tuple[int, int, str]] = []
    for order, (id, entry) in enumerate(game.box.pack.names.items()):
        for name in {folded(id), folded(id.rpartition(".")[2]), folded(entry.name_en), folded(entry.name_pl)}:
            rank = closeness(wanted, name)
            if rank and game.describe(id) is not None:
                ranked.append((rank, order, id))
                break
    if not ranked:
        return []
    best = min(ranked)[0]
    return [id for rank, _, id in sorted(ranked) if rank == best]


def closeness(wanted: str, name: str) -> int:
    """1 for the same name; larger the further away, 0 for no likeness."""
    if not name:
        return 0
    if wanted == name:
        return 1
    if name.startswith(wanted) and len(wanted) > 2:
        return 2
    typed, known = wanted.split(), name.split()
    if len(typed) <= len(known) and all(any(is_same(word, other) for other in known) for word in typed):
        return 3
    return 0


def description(game: Game[State], texts: Texts, id: str) -> list[str]:
    """What a printed thing is and does, with the rules behind it; nothing for what is no thing of the box."""
    told = game.describe(id)
    if told is None:
        return []
    rules = f" [{', '.join(told.rules)}]" if told.rules else ""
    sentences = " ".join([sentence(texts.phrase(line)) for line in told.lines])
    return [f"{texts.name(id)}: {sentences}{rules}" if sentences else f"{texts.name(id)}{rules}"]


def sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?", ":")) else f"{text}."


def in_plain(rule: str) -> str:
    """A rule without the marks of its page; a title that stands before it ends with a colon.

    >>> in_plain("Monk** A Monk is covered at once, see `spec`.")
    'Monk: A Monk is covered at once, see spec.'
    """
    title = re.match(r"([^*]+)\*\*\s+(?=\S)", rule)
    if title is not None and title[1][-1].isalnum():
        rule = f"{title[1]}: {rule[title.end() :]}"
    return re.sub(r"\*(\S[^*]*)\*", r"\1", rule.replace("**", "")).replace("`", "")


def rules_about(name: str, lang: str, text: str) -> list[tuple[str, str]]:
    """Rules of a game by id, or those in which most of the words are found; the best first."""
    ledger = {id: in_plain(rule) for id, rule in ledger_of(name, lang).items()}
    wanted = text.strip().upper()
    if wanted in ledger:
        return [(wanted, ledger[wanted])]
    if any(id.startswith(wanted) for id in ledger) and wanted:
        return [(id, rule) for id, rule in ledger.items() if id.startswith(wanted)][:MOST_RULES]
    words = words_of(text)
    ranked: list[tuple[int, int, str]] = []
    for order, (id, rule) in enumerate(ledger.items()):
        known = set(words_of(rule))
        hits = len([word for word in words if any(is_same(word, other) for other in known)])
        if hits:
            ranked.append((-hits, order, id))
    return [(id, ledger[id]) for hits, _, id in sorted(ranked) if hits == min(ranked)[0]][:MOST_RULES]

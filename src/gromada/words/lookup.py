"""Looking things up: printed things by any of their names, rules by id or by words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from gromada.core.game import Game
from gromada.core.state import State
from gromada.library import LANGUAGES, ledger_of
from gromada.texts import Texts
from gromada.words.folding import folded, is_one_slip, is_same, words_of

POINTER: Final = re.compile(r"\s*\((?:->|→)[^)]*\)")  # to a ruling
DATA_HEAD: Final = re.compile(r"(?:`[^`]+`(?:\s*\([^)]*\))?(?:\s*[,/]\s*)?)+:\s*")  # the key that a rule explains
DATA_NAME: Final = re.compile(r"`[^`]+`(?:\s*\(([^)]*)\))?")  # and whose it is
INNER_NAME: Final = re.compile(r"\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b")
MOST_RULES: Final = 6
MISSPELT: Final = 4  # how far away a name with a slip of the finger is
OTHER_FORM: Final = 4  # words later, as far as a rule's place among others goes
LONG: Final = 4  # letters of a word that may be the beginning of a longer one


def things_named(game: Game[State], text: str) -> list[str]:
    """Ids of printed things that are called so in any language; the closest first, nothing where none is close."""
    wanted = folded(text)
    if not wanted:
        return []
    ranked: list[tuple[int, int, str]] = []
    for order, (id, entry) in enumerate(game.box.pack.names.items()):
        names = {folded(id), folded(id.rpartition(".")[2]), folded(entry.name_en), folded(entry.name_pl)}
        ranks = [rank for name in names if (rank := closeness(wanted, name))]
        if ranks and game.describe(id) is not None:
            ranked.append((min(ranks), order, id))
    if not ranked:
        return []
    best = min(ranked)[0]
    if best == MISSPELT and set(wanted.split()) <= vocabulary(game.name):
        return []  # a word of the rules is meant as it is written
    return [id for rank, _, id in sorted(ranked) if rank == best]


@cache
def vocabulary(name: str) -> frozenset[str]:
    """All words of a game's rules, in every language."""
    return frozenset([word for lang in LANGUAGES for rule in ledger_of(name, lang).values() for word in words_of(rule)])


def closeness(wanted: str, name: str) -> int:
    """1 for the same name; larger the further away, 0 for no likeness. A letter alone is like nothing else."""
    if not name:
        return 0
    if wanted == name:
        return 1
    if name.startswith(wanted) and len(wanted) > 2:
        return 2
    typed, known = wanted.split(), name.split()
    if len(typed) > len(known) or max([len(word) for word in typed]) < 2:
        return 0
    if all(any(is_same(word, other) for other in known) for word in typed):
        is_spelt = all(any(is_same(word, other) and not is_slip(word, other) for other in known) for word in typed)
        return MISSPELT - 1 if is_spelt else MISSPELT
    return 0


def is_slip(typed: str, known: str) -> bool:
    """Whether only a slip of the finger makes two words the same: not one of them begins like the other."""
    return typed != known and typed[:4] != known[:4] and is_one_slip(typed, known)


def description(game: Game[State], texts: Texts, id: str) -> list[str]:
    """What a printed thing is and does, with the rules behind it; nothing for what is no thing of the box."""
    told = game.describe(id)
    if told is None:
        return []
    rules = f" [{', '.join(told.rules)}]" if told.rules else ""
    name, text = texts.name(id), in_sentences([texts.phrase(line) for line in told.lines])
    if not text or text.casefold().startswith(f"{name.casefold()}: "):  # it says its name itself
        return [f"{text or name}{rules}"]
    return [f"{name}: {text}{rules}"]


def in_sentences(lines: Sequence[str]) -> str:
    """Lines as running text: those without an end that follow a colon are a list.

    >>> in_sentences(["It stays", "It needs:", "rope", "wood", "It is cheap."])
    'It stays. It needs: rope, wood. It is cheap.'
    """
    text = ""
    is_list = False
    for line in lines:
        is_item = is_list and line == open_ended(line)
        is_list = line.endswith(":") or is_item
        if not text:
            text = line
        elif is_item:
            text += f" {line}" if text.endswith(":") else f", {line}"
        else:
            text = f"{sentence(text)} {line}"
    return sentence(text) if text else ""


def open_ended(line: str) -> str:
    return line.rstrip(".!?:")


def sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?", ":")) else f"{text}."


def in_plain(rule: str) -> str:
    """A rule as players read it: without stars, backquotes, pointers to rulings and names of data, as on the page.

    A title that stands before it ends with a colon.

    >>> in_plain("Monk** A Monk is covered at once, see `spec`.")
    'Monk: A Monk is covered at once, see spec.'
    >>> in_plain("`limit_or_pay` (Rats), `build_limit` (Arson): the player chooses (-> ORC-RUL-4).")
    'Rats, Arson: the player chooses.'
    >>> in_plain("`per_padlocks`: number of padlocks × gold.")
    'Number of padlocks × gold.'
    """
    title = re.match(r"([^*]+)\*\*\s+(?=\S)", rule)
    if title is not None and title[1][-1].isalnum():
        rule = f"{title[1]}: {rule[title.end() :]}"
    plain = re.sub(r"\*(\S[^*]*)\*", r"\1", POINTER.sub("", rule.replace("**", "")))
    head = DATA_HEAD.match(plain)
    if head is not None:
        named = ", ".join([name for name in DATA_NAME.findall(head[0]) if name])
        body = plain[head.end() :]
        plain = f"{named}: {body}" if named else body[:1].upper() + body[1:]
    plain = INNER_NAME.sub(lambda name: name[0].replace("_", " "), plain.replace("`", ""))
    return re.sub(r"\s*\|\s*", " ", plain).strip()  # question, answer and reason of a ruling stand in a table


def rules_about(name: str, lang: str, text: str) -> list[tuple[str, str]]:
    """Rules of a game by id, or those in which most of the words are found; the best first."""
    ledger = {id: in_plain(rule) for id, rule in ledger_of(name, lang).items()}
    wanted = text.strip().upper()
    if wanted in ledger:
        return [(wanted, ledger[wanted])]
    if any(id.startswith(wanted) for id in ledger) and wanted:
        return [(id, rule) for id, rule in ledger.items() if id.startswith(wanted)][:MOST_RULES]
    words = words_of(text)
    ranked: list[tuple[int, int, int, str]] = []
    for order, (id, rule) in enumerate(ledger.items()):
        places = [place_of(word, words_of(rule)) for word in words]
        hits = [place for place in places if place is not None]
        if hits:
            ranked.append((-len(hits), min(hits), order, id))
    most = min(ranked)[0] if ranked else 0
    return [(id, ledger[id]) for hit, _, _, id in sorted(ranked) if hit == most][:MOST_RULES]


def has_all(rule: str, text: str) -> bool:
    """Whether a rule speaks of every word; what has a number in it is meant as a move."""
    words = words_of(text)
    return not any(word.isdigit() or place_of(word, words_of(rule)) is None for word in words)


def place_of(word: str, rule: Sequence[str]) -> int | None:
    """Where a rule first speaks of a word: the earlier, the more it is about it; another form of it counts less."""
    alike = [
        place if known == word else place + OTHER_FORM
        for place, known in enumerate(rule)
        if is_same(word, known) or (len(word) >= LONG and known.startswith(word))
    ]
    return min(alike) if alike else None

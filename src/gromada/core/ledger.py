"""The ledger: a game's rules.md, one id a rule, in our own words."""

from __future__ import annotations

import re
from typing import Final

_ITEM: Final = re.compile(r"^\s*(?:[-*]\s+|\|\s*)\**([A-Z]{3,4}(?:-[A-Z0-9]+)+)(?::?\**)\s*(?:[:|]\s*|\s)(.*)$")
_HEADING: Final = re.compile(
    r"^(#{2,4})\s+(?:[0-9.]+\s+)?(.*?)\s*(?:\((?:[A-Z]{3,4}-[A-Z0-9]+(?:, )?)+\)|\[[^\]]*\])?\s*$"
)
RULE_ID: Final = re.compile(r"\b[A-Z]{3,4}-[A-Z0-9]+(?:-[A-Z0-9]+)*\b")


def read_ledger(text: str) -> dict[str, str]:
    """Every rule of a ledger by its id, in the order of the page.

    >>> read_ledger("- **ORC-SALE-1** One coin\\n  per fruit.\\n\\nMore text.")
    {'ORC-SALE-1': 'One coin per fruit.'}
    """
    rules: dict[str, str] = {}
    current = ""
    for line in text.splitlines():
        item = _ITEM.match(line)
        if item:
            current = item.group(1)
            rules.setdefault(current, item.group(2).strip().rstrip("|").strip())
        elif current and line.startswith("  ") and line.strip():
            rules[current] += " " + line.strip()
        else:
            current = ""
    return rules


def read_chapters(text: str) -> list[tuple[int, str, list[str]]]:
    """The headings of a ledger in the order of the page: how deep, what is said, and the rules below it.

    >>> read_chapters("## 2. Sale (ORC-SALE)\\n- **ORC-SALE-1** One coin.\\n### Gates\\n- **ORC-SALE-2** A toll.")
    [(2, 'Sale', ['ORC-SALE-1']), (3, 'Gates', ['ORC-SALE-2'])]
    """
    chapters: list[tuple[int, str, list[str]]] = []
    known: list[str] = []
    title = ""
    for line in text.splitlines():
        if line.startswith("# "):
            title = line[2:].strip()
        heading = _HEADING.match(line)
        if heading:
            chapters.append((len(heading.group(1)), heading.group(2), []))
            continue
        item = _ITEM.match(line)
        if item and item.group(1) not in known:
            if not chapters:  # a ledger without headings is one chapter
                chapters.append((2, title, []))
            known.append(item.group(1))
            chapters[-1][2].append(item.group(1))
    return chapters

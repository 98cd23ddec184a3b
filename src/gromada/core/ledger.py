"""The ledger: a game's rules.md, one id a rule, in our own words."""

from __future__ import annotations

import re
from typing import Final

_ITEM: Final = re.compile(r"^\s*(?:[-*]\s+|\|\s*)\**([A-Z]{3,4}(?:-[A-Z0-9]+)+)(?::?\**)\s*(?:[:|]\s*|\s)(.*)$")
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

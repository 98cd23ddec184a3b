"""The Python that the documents show runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = ("README.md", "README.pl.md", "docs/learning.md")


def shown(document: str) -> list[str]:
    """The Python of a document."""
    text = (ROOT / document).read_text(encoding="utf-8")
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_lines_of_a_document_run(document: str) -> None:
    found = shown(document)

    assert any("gymnasium.make" in code for code in found)
    for code in found:
        exec(compile(code, document, "exec"), {})

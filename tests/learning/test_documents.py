"""The lines that the documents show to a learner run as they stand."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gromada

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = ("README.md", "README.pl.md", "docs/learning.md")


def shown(document: str) -> list[str]:
    """The Python of a document that is about learners."""
    text = (ROOT / document).read_text(encoding="utf-8")
    found = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    return [code for code in found if re.search("gromada.gym|gromada import zoo|gromada.Batch|feature_blocks", code)]


def names() -> dict[str, Any]:
    """What some of the lines take for granted: a game, and one answer for each game of a batch."""
    game = gromada.game("hamlet")
    masks = np.array(gromada.Batch(game, seats=2, n=64, seed=1).masks)
    return {"gromada": gromada, "game": game, "codes": [int(np.flatnonzero(mask)[0]) for mask in masks]}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_lines_for_learners_run(document: str) -> None:
    found = shown(document)

    assert any("gymnasium.make" in code for code in found)
    for code in found:
        exec(compile(code, document, "exec"), names())

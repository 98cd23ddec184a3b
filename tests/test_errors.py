"""Every error that has an id can be said in both languages with the facts that it carries."""

from __future__ import annotations

import ast
import pickle
import re
from pathlib import Path

import pytest

import gromada
from gromada.bots.registry import make_bot
from gromada.core.errors import GromadaError
from gromada.library import LANGUAGES
from gromada.texts import Texts

SOURCE = Path(gromada.__file__).parent
ERRORS = {"BadSetup", "WrongUsage", "AnswerIsNo", "BadBot", "UnreadableMove", "NoTests", "BadText", "BadPolicy"}


def ids_in_code() -> set[str]:
    """The second argument of every such error."""
    found = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS:
                found |= {a.value for a in node.args[1:2] if isinstance(a, ast.Constant) and isinstance(a.value, str)}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentences_are_those_that_the_code_knows(lang: str) -> None:
    texts = Texts(None, lang)
    file = SOURCE / "texts" / f"{lang}.ftl"
    written = set(re.findall(r"^error-([a-z-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))

    assert written == ids_in_code()
    assert all(texts.has(f"error-{id}") for id in written)


def raised(make: object, *arguments: object) -> GromadaError:
    assert callable(make)
    with pytest.raises(GromadaError) as caught:
        make(*arguments)
    return caught.value


def test_errors_are_said_with_their_facts_in_both_languages() -> None:
    villagers, settlers = gromada.game("villagers"), gromada.game("imperial_settlers")
    errors = [
        raised(villagers.catalogue.read, "fly to the moon"),
        raised(villagers.catalogue.read, "tak 3"),
        raised(villagers.new, 9),
        raised(villagers.new, 2, -1),
        raised(villagers.new, 2, 0, {"solo": "x"}),
        raised(villagers.new, 2, 0, {"wings": True}),
        raised(villagers.new, 2, 0, {"saints": "perhaps"}),
        raised(villagers.new, 2, 0, {"solo": "veteran"}),
        raised(villagers.new, 1, 0, {"first_player": "mini_villagers"}),
        raised(settlers.new, 1, 0, {"mode": "competition_basic"}),
        raised(settlers.new, 1, 0, {"sheet": 999}),
        raised(settlers.new, 2, 0, {"sheet": 3}),
        raised(gromada.game("hamlet").new, 2, 0, {"stall_limit": "off", "round_limit": "off"}),
        raised(gromada.game("craftsmen").new, 2, 0, {"age_order": "0-1-2"}),
        raised(gromada.game, "chess"),
        raised(make_bot, "deep_blue"),
        raised(make_bot, "mcts:depth=x"),
        raised(make_bot, "greedy:wings=1"),
        raised(Texts, None, "de"),
    ]
    for error in errors:
        assert error.id, str(error)
        english, polish = (Texts(None, lang).error(error) for lang in LANGUAGES)
        assert english != polish
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), again.id, again.facts) == (type(error), str(error), error.id, error.facts)

"""Arrows point one way: core <- games <- {bots, sim, table} <- cli."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "gromada"
FILES = sorted(SOURCE.rglob("*.py"))
# Which parts of the package a part may import, beside itself.
MAY_SEE = {
    "core": set(),
    "games": {"core"},
    "library": {"core"},
    "ledgers": {"core", "library"},
    "texts": {"core", "library"},
    "lessons": {"core", "library"},
    "purposes": {"core", "library"},
    "bots": {"core", "library"},
    "sim": {"core", "library", "bots", "extras"},
    "review": {"core", "library", "bots", "sim", "texts", "folders"},
    "words": {"core", "library", "bots", "texts"},
    "folders": set(),
    "mcp": {"core", "library", "bots", "texts", "words", ""},
    "table": {
        "core",
        "library",
        "bots",
        "sim",
        "texts",
        "lessons",
        "purposes",
        "words",
        "ledgers",
        "folders",
        "review",
        "",
    },
    "cli": {
        "core",
        "library",
        "bots",
        "sim",
        "review",
        "table",
        "texts",
        "words",
        "ledgers",
        "extras",
        "folders",
        "mcp",
        "",
    },
    "extras": {"core"},
    "playing": {"core", "library", "texts", "words"},
    "gym": {"core", "library", "bots", "extras", "playing"},
    "zoo": {"core", "extras", "playing"},
    "spiel": {"core", "library", "extras", "playing"},
    "": {"core", "library"},
}
# Standard library only, and no luck but the engine's own.
CLOSED = ("core", "games")
# Machine integers, which only mypy and mypyc have to know: nobody imports them when the package runs.
TYPES_ONLY = "mypy_extensions"


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def imports(tree: ast.AST) -> list[str]:
    found = []
    for_types = [one for node in ast.walk(tree) if is_for_types(node) for one in ast.walk(node)]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == TYPES_ONLY and node in for_types:
            continue
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            module = node.module or ""
            # `from gromada.core import play` names a module, `from gromada import game` a function.
            found += [f"{module}.{alias.name}" for alias in node.names] if module.startswith("gromada") else [module]
    return found


def part(module: str) -> str:
    """`gromada.core.play` -> `core`; the package itself -> the empty text."""
    inner = module.split(".")[1:2]
    return inner[0] if inner and inner[0] in MAY_SEE else ""


def complaints(module: str, tree: ast.AST) -> list[str]:
    here = part(module)
    found = []
    for name in imports(tree):
        top = name.split(".")[0]
        if top != "gromada":
            if here in CLOSED and (top not in sys.stdlib_module_names or top in ("random", "secrets")):
                found.append(f"{module} imports {name}")
        elif part(name) != here and part(name) not in MAY_SEE[here]:
            found.append(f"{module} imports {name}")
        elif here == part(name) == "games" and name.split(".")[2] != module.split(".")[2]:
            found.append(f"{module} imports another game: {name}")
    return found


def module_name(file: Path) -> str:
    parts = file.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.parametrize("file", FILES, ids=[module_name(file) for file in FILES])
def test_a_module_imports_only_what_is_below_it(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))

    assert complaints(module_name(file), tree) == []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("gromada.core.play", "import random"),
        ("gromada.core.play", "import typer"),
        ("gromada.core.play", "from mypy_extensions import i64"),
        ("gromada.core.play", "if TYPE_CHECKING:\n    import numpy"),
        ("gromada.core.play", "from gromada.library import game"),
        ("gromada.core.play", "from gromada import game"),
        ("gromada.games.hamlet.round", "from random import shuffle"),
        ("gromada.games.hamlet.round", "from gromada.games.keyflower.state import Keyflower"),
        ("gromada.games.hamlet.round", "from gromada.bots.uniform import Uniform"),
        ("gromada.bots.greedy", "from gromada.games.hamlet.state import Hamlet"),
        ("gromada.sim.arena", "from gromada.cli.main import main"),
        ("gromada.texts", "from gromada.cli.main import main"),
    ],
)
def test_an_import_against_the_arrows_is_found(module: str, line: str) -> None:
    assert complaints(module, ast.parse(line)) != []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("gromada.core.play", "from gromada.core import rng"),
        ("gromada.core.play", "if TYPE_CHECKING:\n    from mypy_extensions import i64"),
        ("gromada.games.hamlet.round", "from gromada.games.hamlet.state import Hamlet"),
        ("gromada.games.hamlet.round", "from gromada.core.state import State"),
        ("gromada.bots.greedy", "import math"),
        ("gromada.sim.arena", "from gromada.bots.registry import bot"),
        ("gromada.cli.main", "from gromada.sim.arena import run"),
    ],
)
def test_an_import_along_the_arrows_is_allowed(module: str, line: str) -> None:
    assert complaints(module, ast.parse(line)) == []

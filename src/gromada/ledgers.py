"""Rules, code and tests side by side: every id of a ledger is found in a docstring and in a test's mark.

Sources are read, not imported: the Python files lie beside the compiled ones. An id counts in a docstring
when it stands in square brackets, `[ORC-SALE-1]` or `[ORC-SALE-1, ORC-SALE-2]`, and in a test as
`@pytest.mark.rule("ORC-SALE-1")`, on the test, its class, its module or one of its parameters.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from gromada.core.errors import GromadaError
from gromada.library import ROOT, ledger_of, package_folder

_ID: Final = r"[A-Z]{3,4}(?:-[A-Z0-9]+)+"
_BRACKETS: Final = re.compile(rf"\[({_ID}(?:,\s*{_ID})*)\]")
_Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


class NoTests(GromadaError):
    """The tests of gromada are not here, so nothing can be said about them."""


@dataclass
class Trace:
    """One rule: its text, where its code is, which tests would miss it."""

    id: str
    text: str
    code: list[str] = field(default_factory=list)  # "games/orchard/sale.py:12 sell"
    tests: list[str] = field(default_factory=list)  # "games/orchard/test_sale.py::test_the_gate_is_asked"


@dataclass
class Coverage:
    """How far a ledger, its code and its tests agree."""

    game: str
    traces: dict[str, Trace]
    unknown: list[str]  # ids that code or tests name and no ledger knows

    @property
    def rules(self) -> int:
        return len(self.traces)

    @property
    def missing_code(self) -> list[str]:
        return [id for id, trace in self.traces.items() if not trace.code]

    @property
    def missing_test(self) -> list[str]:
        return [id for id, trace in self.traces.items() if not trace.tests]

    @property
    def coded(self) -> int:
        return self.rules - len(self.missing_code)

    @property
    def tested(self) -> int:
        return self.rules - len(self.missing_test)

    def is_full(self) -> bool:
        return not (self.missing_code or self.missing_test or self.unknown)

    def as_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "rules": self.rules,
            "coded": self.coded,
            "tested": self.tested,
            "missing_code": self.missing_code,
            "missing_test": self.missing_test,
            "unknown": self.unknown,
        }


def folder_of(name: str) -> Path:
    """The package of a game, or of the engine under the name "core"."""
    return ROOT / "core" if name == "core" else package_folder(name)


def find_tests() -> Path | None:
    """The tests beside the sources, or in the current folder; an installed package has none."""
    for place in (ROOT.parent.parent / "tests", Path.cwd() / "tests"):
        if (place / "test_ledgers.py").is_file():
            return place
    return None


def coverage(name: str, tests_root: Path | None = None) -> Coverage:
    """Compares the ledger of a game, or of "core", with its code and with the tests."""
    tests = tests_root or find_tests()
    if tests is None:
        message = "the tests are not installed with gromada: run this in a folder with its sources"
        raise NoTests(message, "tests-not-here")
    return _compare(name, tests)


def trace(name: str, id: str, lang: str = "en") -> Trace | None:
    """One rule with its code, and with its tests where these can be found; None if no ledger has it."""
    owner = "core" if id.startswith("CORE-") else name
    return _compare(owner, find_tests(), lang).traces.get(id)


def _compare(name: str, tests: Path | None, lang: str = "en") -> Coverage:
    traces = {id: Trace(id, text) for id, text in ledger_of(name, lang).items()}
    prefixes = {id.split("-")[0] for id in traces}
    engine = ledger_of("core")
    unknown: set[str] = set()
    for id, place in ids_in_code(folder_of(name)):
        if id in traces:
            traces[id].code.append(place)
        elif id not in engine:
            unknown.add(id)
    for id, place in ids_in_tests(tests) if tests is not None else ():
        if id in traces:
            traces[id].tests.append(place)
        elif id.split("-")[0] in prefixes or (place.startswith(f"games/{name}/") and id not in engine):
            unknown.add(id)
    return Coverage(name, traces, sorted(unknown))


# -- code ----------------------------------------------------------------------------------------


def ids_in_code(folder: Path) -> Iterator[tuple[str, str]]:
    """Every id in square brackets in a docstring, with its file, line and name."""
    for file in sorted(folder.rglob("*.py")):
        shown = file.relative_to(ROOT).as_posix() if file.is_relative_to(ROOT) else file.name
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, _Documented):
                continue
            line = 1 if isinstance(node, ast.Module) else node.lineno
            name = file.stem if isinstance(node, ast.Module) else node.name
            for id in ids_in_brackets(ast.get_docstring(node) or ""):
                yield id, f"{shown}:{line} {name}"


def ids_in_brackets(text: str) -> list[str]:
    """
    >>> ids_in_brackets("[ORC-SALE-1, ORC-SALE-2] One coin per fruit; see ORC-SALE-3.")
    ['ORC-SALE-1', 'ORC-SALE-2']
    """
    return [id for inside in _BRACKETS.findall(text) for id in re.split(r",\s*", inside)]


# -- tests ---------------------------------------------------------------------------------------


def ids_in_tests(root: Path) -> Iterator[tuple[str, str]]:
    """Every id in a `rule` mark, with the test that carries it."""
    for file in sorted(root.rglob("*.py")):
        shown = file.relative_to(root).as_posix()
        tree = ast.parse(file.read_text(encoding="utf-8"))
        if file.name.startswith("test_"):
            yield from _ids_in_body(tree.body, f"{shown}::", [])
        else:  # parameters that several test modules share
            yield from ((id, shown) for id in _marked(tree))


def _ids_in_body(body: list[ast.stmt], prefix: str, inherited: list[str]) -> Iterator[tuple[str, str]]:
    common = inherited + [id for node in body if _names(node) == ["pytestmark"] for id in _marked(node)]
    for node in body:
        if isinstance(node, ast.ClassDef):
            own = [id for decorator in node.decorator_list for id in _marked(decorator)]
            yield from _ids_in_body(node.body, f"{prefix}{node.name}::", common + own)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if node.name.startswith("test_"):
                own = [id for decorator in node.decorator_list for id in _marked(decorator)]
                yield from ((id, prefix + node.name) for id in common + own)
        elif (names := _names(node)) and names != ["pytestmark"]:  # a table of parameters
            yield from ((id, prefix + names[0]) for id in _marked(node))


def _names(node: ast.stmt) -> list[str]:
    """What a statement assigns to."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _marked(tree: ast.AST) -> list[str]:
    """The texts in all `pytest.mark.rule(...)` below."""
    return [
        argument.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]

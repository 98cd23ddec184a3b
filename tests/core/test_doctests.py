"""The examples in the engine's docstrings are true, compiled or not."""

from __future__ import annotations

import ast
import doctest
import importlib
from pathlib import Path

import pytest

import gromada

PACKAGE = Path(gromada.__file__ or "").parent
Documented = ast.Module | ast.ClassDef | ast.FunctionDef


def examples() -> list[tuple[str, str, int, str]]:
    """Module, name, line and docstring; read from the source, since compiled objects drop some docstrings."""
    found = []
    for file in [PACKAGE / "__init__.py", PACKAGE / "library.py", *sorted((PACKAGE / "core").glob("*.py"))]:
        module = ".".join(["gromada", *file.relative_to(PACKAGE).with_suffix("").parts]).removesuffix(".__init__")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            text = ast.get_docstring(node) if isinstance(node, Documented) else None
            if text and ">>>" in text:
                found.append((module, getattr(node, "name", "module"), getattr(node, "lineno", 1), text))
    return found


EXAMPLES = examples()


@pytest.mark.parametrize(("module", "name", "line", "text"), EXAMPLES, ids=[f"{m}.{n}" for m, n, _, _ in EXAMPLES])
def test_an_example_is_true(module: str, name: str, line: int, text: str) -> None:
    names = dict(vars(importlib.import_module(module)))
    test = doctest.DocTestParser().get_doctest(text, names, f"{module}.{name}", module, line)

    report: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(test, out=report.append)

    assert result.attempted > 0
    assert result.failed == 0, "".join(report)


def test_examples_are_found() -> None:
    assert len(EXAMPLES) >= 6

"""Fluent files, as tests read them: every message with the facts that it asks for."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor


class Variables(Visitor):
    """Collects the facts that a message asks for."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - named by the library
        self.names.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """Every message of a file with the facts it asks for."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{file}: {entry.content}"
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
            found[entry.id.name] = variables.names
    return found

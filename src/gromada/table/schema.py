"""The schema of everything on the wire, from which the browser's types are made.

    python -m gromada.table.schema FILE

Run on the plain sources: compiled functions keep no annotations for the views of the games.
"""

from __future__ import annotations

import importlib
import json
import sys
import typing
from pathlib import Path
from typing import Any

import msgspec

from gromada.library import GAMES
from gromada.table import messages

MESSAGES = [kind for kind in vars(messages).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]


def views() -> list[Any]:
    """What `view` of each game returns."""
    modules = [importlib.import_module(f"gromada.games.{name}.view") for name in GAMES]
    return [typing.get_type_hints(module.view)["return"] for module in modules]


def schema() -> dict[str, Any]:
    kinds = [kind for kind in MESSAGES if kind.__module__ == messages.__name__]
    _, definitions = msgspec.json.schema_components([*kinds, *views()], ref_template="#/definitions/{name}")
    return {"title": "Wire", "type": "object", "definitions": definitions}


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(schema(), indent=1, sort_keys=True) + "\n", encoding="utf-8")

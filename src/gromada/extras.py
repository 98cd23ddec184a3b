"""Doors that need more than the standard install say which extra to install."""

from __future__ import annotations

import importlib
from types import ModuleType

from gromada.core.errors import GromadaError


class MissingExtra(GromadaError):
    """A library that comes with an extra is not here."""


def need(module: str, extra: str) -> ModuleType:
    """
    >>> need("json", "learn").__name__
    'json'
    """
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module.partition(".")[0]:
            raise
        message = f"this needs {error.name}: install it with pip install 'gromada[{extra}]'"
        raise MissingExtra(message, "missing-extra", {"library": error.name, "extra": extra}) from error

"""Values with fields: the constructor's parameters are the fields, in order, compiled or not."""

from __future__ import annotations

import inspect
from typing import Final

_KNOWN: Final[dict[type, tuple[str, ...]]] = {}


def field_names(kind: type) -> tuple[str, ...]:
    """The parameters of a constructor; each is an attribute of the same name."""
    names = _KNOWN.get(kind)
    if names is None:
        has_own = any("__init__" in vars(base) for base in kind.__mro__[:-1])
        names = tuple(inspect.signature(kind).parameters) if has_own else ()
        _KNOWN[kind] = names
    return names


def field_values(value: object) -> tuple[object, ...]:
    return tuple([getattr(value, name) for name in field_names(type(value))])


class Value:
    """Compared, hashed and shown by its fields."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and field_values(self) == field_values(other)

    def __hash__(self) -> int:
        return hash((type(self).__name__, field_values(self)))

    def __repr__(self) -> str:
        inner = ", ".join([repr(value) for value in field_values(self)])
        return f"{type(self).__name__}({inner})"

"""Whether the engine runs compiled."""

from __future__ import annotations

from gromada.core import play


def is_compiled() -> bool:
    """True when the engine was compiled to machine code; the results are the same either way."""
    return not (play.__file__ or "").endswith((".py", ".pyc"))

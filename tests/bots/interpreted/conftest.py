"""The invented game of this folder needs the interpreted engine: compiled classes are closed to subclasses."""

from __future__ import annotations

from gromada.core.build_info import is_compiled

collect_ignore_glob = ["test_*.py"] if is_compiled() else []

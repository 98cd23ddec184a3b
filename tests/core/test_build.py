"""The tests run on the build that they mean to test."""

from __future__ import annotations

import os
from pathlib import Path

import gromada
from gromada.core.build_info import is_compiled

IS_PURE = os.environ.get("GROMADA_PURE", "") not in ("", "0")


def test_the_engine_is_compiled_unless_the_plain_run_is_asked_for() -> None:
    assert is_compiled() is not IS_PURE


def test_the_compiled_run_does_not_see_the_sources() -> None:
    place = Path(gromada.__file__ or "").resolve().parent.parent

    assert (place.name == "src") is IS_PURE


def test_no_compiled_file_lies_among_the_sources() -> None:
    source = Path(__file__).resolve().parents[2] / "src"

    assert [file for file in source.rglob("*") if file.suffix in (".so", ".pyd")] == []

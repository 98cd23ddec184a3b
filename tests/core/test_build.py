"""The tests run on the build that they mean to test."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import gromada
from gromada.core.build_info import is_compiled

ROOT = Path(__file__).resolve().parents[2]
IS_PURE = os.environ.get("GROMADA_PURE", "") not in ("", "0")


def test_the_engine_is_compiled_unless_the_plain_run_is_asked_for() -> None:
    assert is_compiled() is not IS_PURE


def test_the_compiled_run_does_not_see_the_sources() -> None:
    place = Path(gromada.__file__ or "").resolve().parent.parent

    assert (place.name == "src") is IS_PURE


def test_no_compiled_file_lies_among_the_sources() -> None:
    source = ROOT / "src"

    assert [file for file in source.rglob("*") if file.suffix in (".so", ".pyd")] == []


@pytest.mark.parametrize(("command", "is_left"), [("--name", True), ("build", False)])
def test_only_a_build_forgets_what_former_builds_compiled(tmp_path: Path, command: str, is_left: bool) -> None:
    shutil.copy(ROOT / "setup.py", tmp_path)
    compiled = tmp_path / "build" / "lib.here" / "gromada_engine__mypyc.cpython-311.so"
    compiled.parent.mkdir(parents=True)
    compiled.touch()

    plain = os.environ | {"GROMADA_PURE": "1"}
    subprocess.run([sys.executable, "setup.py", command], cwd=tmp_path, env=plain, check=True, capture_output=True)

    assert compiled.exists() is is_left

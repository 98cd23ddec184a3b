"""Schemathesis reads the OpenAPI document and tries everything; the browser's types are those of the server."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.table.running import Server

bounded = settings(
    max_examples=6, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    file = tmp_path_factory.mktemp("document") / "t.sqlite3"
    with Server(f"sqlite:///{file}") as server:
        found: Any = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
        yield found.include(path_regex="^/api/")


def test_every_path_keeps_to_the_document(document: Any) -> None:
    """Data that fit the document, and data that do not: never a failure of the server, always one sentence."""
    checks = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
    tried = []

    def attempt(case: Any) -> None:
        response = case.call(timeout=20)
        case.validate_response(response, checks=checks)
        tried.append(response.status_code)
        if response.status_code >= 400:
            assert list(response.json()) == ["error", "code", "facts"]
            assert "\n" not in response.json()["error"]

    for found in document.get_all_operations():
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            cases = found.ok().as_strategy(generation_mode=mode)
            with contextlib.suppress(Unsatisfiable):  # where nothing could be wrong
                bounded(given(cases)(attempt))()  # type: ignore[no-untyped-call]  # Hypothesis forgets the type
    assert len(tried) > 200
    assert {200, 400, 404} <= set(tried)


def test_the_types_of_the_browser_are_those_of_the_server(tmp_path: Path) -> None:
    """`make types` writes them; the plain sources know the types of the views."""
    made = tmp_path / "schema.json"
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "GROMADA_PURE": "1"}
    subprocess.run([sys.executable, "-m", "gromada.table.schema", str(made)], check=True, env=env, cwd=tmp_path)
    kept = ROOT / "web" / "src" / "api"

    assert made.read_text() == (kept / "schema.json").read_text(), "run: make types"
    program = ROOT / "web" / "node_modules" / ".bin" / "json2ts"
    node = shutil.which("node") or str(Path(sys.executable).with_name("node"))
    arguments = ["--unreachableDefinitions", "--additionalProperties=false"]
    types = tmp_path / "types.d.ts"
    subprocess.run([node, program.resolve(), "-i", made, "-o", types, *arguments], check=True)
    assert types.read_text() == (kept / "types.d.ts").read_text(), "run: make types"

"""Databases that the tests of the table share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.running import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a private PostgreSQL."""
    with Postgres() as server:
        yield server.url

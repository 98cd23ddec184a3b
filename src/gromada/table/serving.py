"""Starting the server: what uvicorn is given, in one process or in several."""

from __future__ import annotations

import json
import os
from typing import Final

from litestar import Litestar

DATABASE: Final = "GROMADA_DATABASE"
PACKS: Final = "GROMADA_PACKS"


def app() -> Litestar:
    """Called in every worker process; the settings come through the environment."""
    from gromada.table.server import make_app

    return make_app(os.environ[DATABASE], json.loads(os.environ.get(PACKS, "{}")))


def serve(host: str, port: int, database: str, workers: int, packs: dict[str, str]) -> None:
    import uvicorn

    os.environ[DATABASE] = database
    os.environ[PACKS] = json.dumps(packs)
    uvicorn.run(
        "gromada.table.serving:app", factory=True, host=host, port=port, workers=workers, ws_max_size=65536, log_level="warning"
    )

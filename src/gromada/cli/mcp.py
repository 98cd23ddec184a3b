"""`gromada mcp`: a seat for a language model, on standard input and output or over HTTP."""

from __future__ import annotations

from gromada.cli.common import language
from gromada.cli.failures import WrongUsage
from gromada.extras import need
from gromada.library import LANGUAGES

MODES = ("listed", "withheld")


def run_mcp(is_http: bool, host: str, port: int, mode: str, lang: str | None) -> None:
    if mode not in MODES:
        raise WrongUsage(f"--mode is {' or '.join(MODES)}, not {mode!r}", "mcp-mode", {"given": mode[:60]})
    chosen = language(lang)
    need("mcp", "mcp")
    from gromada.mcp.server import make_server

    server = make_server(mode, chosen if chosen in LANGUAGES else "en")
    if is_http:
        server.run("streamable-http", host=host, port=port)
    else:
        server.run("stdio")

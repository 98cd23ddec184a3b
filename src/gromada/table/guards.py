"""Guards: which hosts and sites may ask, how a message must look, and what every answer carries."""

from __future__ import annotations

import ipaddress
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import MediaType, Request, Response
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from gromada.table.limits import CALLER
from gromada.table.messages import ENCODER, Problem
from gromada.table.refusals import STATUS, Refused, not_understood, problem_of

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
EVERYWHERE: Final = ("0.0.0.0", "::")  # what a server listens on that serves a whole network
SECURITY: Final = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self'; "
        b"connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
# What a seat may know is kept by no cache, and an answer to one key or player is no answer to another.
SECRET: Final = [(b"cache-control", b"no-store"), (b"vary", b"x-seat-key, x-player")]


class Hosts:
    """The names by which this server may be called.

    A page of another site can let its own name lead to this machine, and then ask here as if we were that site; but
    it cannot do so with a bare address. So whoever serves a network may be called by any address, but by no other name.
    """

    def __init__(self, names: tuple[str, ...] = (), listens_on: str = "127.0.0.1") -> None:
        self._is_any_address: Final = listens_on in EVERYWHERE
        own = () if self._is_any_address else (listens_on,)
        self._names: Final = {name.lower().rstrip(".") for name in (*LOOPBACK, *own, *names)}

    def knows(self, header: str | None) -> bool:
        """Whether the header `Host` names this server; its port does not matter."""
        try:
            name = (urlsplit(f"//{header or ''}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return name in self._names or (self._is_any_address and _is_address(name))


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_foreign(origin: str | None, host: str | None) -> bool:
    """Whether a page of another site asks; an origin that cannot be read is foreign."""
    if not origin:
        return False
    try:
        return urlsplit(origin).netloc != host
    except ValueError:
        return True


def address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "somebody"


def answer(told: Problem, status: int | None = None) -> Response[Problem]:
    return Response(told, status_code=status or STATUS[told.code], media_type=MediaType.JSON)


async def check_caller(request: Request[Any, Any, Any]) -> Response[Problem] | None:
    """Another site's page may not act on a visitor's tables, nobody may ask too often, and types are what they are."""
    if request.method not in ("GET", "HEAD") and is_foreign(request.headers.get("origin"), request.headers.get("host")):
        return answer(problem_of(Refused("foreign-site")))
    CALLER.set(address(request.scope))
    request.app.state.address_limit.take(CALLER.get())
    field = request.route_handler.parsed_data_field
    if field is not None and (wrong := await misfit(request, field.annotation)) is not None:
        return answer(wrong)
    return None


async def misfit(request: Request[Any, Any, Any], kind: Any) -> Problem | None:
    """What is wrong with the body of a message. Litestar itself would take `"2"` for a number."""
    body = await request.body()
    if not body:
        return None  # a missing body is told by Litestar
    try:
        msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        return not_understood(str(error))
    except (msgspec.DecodeError, UnicodeDecodeError):
        return not_understood("it is no JSON")
    except RecursionError:
        return not_understood("it is nested too deeply")
    return None


async def secure(message: Message, scope: Scope) -> None:
    """Every answer, errors included, carries the security headers; what may hold secrets is not to be kept."""
    if message["type"] == "http.response.start":
        known = {name.lower() for name, _ in message["headers"]}
        wanted = SECURITY
        if scope["path"].startswith("/api/") and b"cache-control" not in known:
            wanted = [*SECURITY, *SECRET]
            known.discard(b"vary")  # several lines of it add up
        added = [(name, value) for name, value in wanted if name not in known]
        message["headers"] = [*message["headers"], *added]


class HostGuard(ASGIMiddleware):
    """Refuses who calls this server by a name that is not its own."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, hosts: Hosts) -> None:
        self._hosts: Final = hosts

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        given = [value for name, value in scope["headers"] if name == b"host"]
        if len(given) == 1 and self._hosts.knows(given[0].decode("latin-1")):
            await next_app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": 4403, "reason": "this server is not called so"})
        else:
            told = ENCODER.encode(problem_of(Refused("other-host")))
            headers = [(b"content-type", b"application/json"), (b"content-length", str(len(told)).encode())]
            await send(
                {"type": "http.response.start", "status": STATUS["other-host"], "headers": [*headers, *SECURITY]}
            )
            await send({"type": "http.response.body", "body": told, "more_body": False})

"""A gate for every request: by sender, host and size; and headers of every answer."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from clubadmin.i18n import Message
from clubadmin.server.network import is_near, is_our_host

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Tell = Callable[[Scope, int, str, Message], App]

MOST_BYTES = 10_000  # of a body
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self';"
    " frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
log = logging.getLogger(__name__)


class Gate:
    """Lets in requests of the hall only, and lets out answers that a browser keeps strictly.

    Args:
        app: answers what is let in.
        names: by which this machine may be asked for.
        tell: makes the answer to who is not let in: the status, the code and why.
    """

    def __init__(self, app: App, names: frozenset[str], tell: Tell) -> None:
        self._app = app
        self._names = names
        self._tell = tell

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass or refuse a request."""
        if scope["type"] != "http":
            return

        async def guarded(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message.get("headers", ())}
                fixed = [one for one in HEADERS if one[0] not in given]
                if b"cache-control" not in given:
                    fixed.append((b"cache-control", b"no-store"))
                message["headers"] = [*message.get("headers", ()), *fixed]
            await send(message)

        refused = _refused(scope, self._names)
        if refused is not None:
            await self._tell(scope, *refused)(scope, receive, guarded)
            return
        try:
            await self._app(scope, receive, guarded)
        except asyncio.CancelledError:
            raise
        except Exception:  # a fault of ours: it was answered, and goes to no phone
            log.exception("a request failed")


_OUTSIDE = Message(
    "Deze pagina's zijn er alleen voor wie in het netwerk van de zaal zit. Kies op deze telefoon de"
    " wifi van de zaal en scan de kaart opnieuw."
)
_TOO_LARGE = Message("Dit is te groot: er worden hoogstens {most} tekens gelezen.", most=MOST_BYTES)


def _refused(scope: Scope, names: frozenset[str]) -> tuple[int, str, Message] | None:
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    client, server = scope.get("client"), scope.get("server")
    if client is None or server is None or not is_near(client[0]):
        return 403, "outside", _OUTSIDE
    if not is_our_host(headers.get(b"host", ""), names, server[0]):
        return 403, "outside", _OUTSIDE
    origin = headers.get(b"origin")
    if origin is not None and origin.partition("://")[2] != headers.get(b"host"):
        return 403, "outside", _OUTSIDE
    length = headers.get(b"content-length", "0")
    if not length.isdecimal() or int(length) > MOST_BYTES:
        return 413, "too-large", _TOO_LARGE
    return None

"""Requests of tests to a server on this machine."""

import ssl
from typing import Any

import httpx

PATIENCE = 120.0  # seconds: a machine may be busy
_NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Reading those of the system takes ten times as long as a request; nothing here has one."""


def ask(method: str, url: str, **given: Any) -> httpx.Response:
    """A request, on a connection of its own."""
    return httpx.request(method, url, timeout=PATIENCE, verify=_NO_CERTIFICATES, **given)


def events(url: str) -> Any:
    """What a server goes on telling, for as long as one listens."""
    return httpx.stream("GET", url, timeout=PATIENCE, verify=_NO_CERTIFICATES)

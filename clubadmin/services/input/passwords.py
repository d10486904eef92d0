"""The password of a server, in the key ring of the system and nowhere else.

A computer without a key ring, or with one that keeps passwords readable in a file, has it asked
each time.
"""

import re
from contextlib import suppress
from typing import Protocol

import keyring
import keyring.errors

_HERE = re.compile(r"localhost|127\.\d+\.\d+\.\d+|::1")
_SERVICE = "clubadmin mail"
_READABLE = ("keyrings.alt", "keyring.backends.null", "keyring.backends.fail")


class Server(Protocol):
    """A server where somebody is known by a name."""

    @property
    def user(self) -> str:
        """The name."""

    @property
    def host(self) -> str:
        """The server's own name."""

    @property
    def port(self) -> int:
        """The port that is spoken to."""


def is_here(host: str) -> bool:
    """Whether a server is on this computer, so that nobody can listen in."""
    return _HERE.fullmatch(host.strip().lower()) is not None


def can_keep() -> bool:
    """Whether there is a key ring that keeps a password for this user only."""
    try:
        return not type(keyring.get_keyring()).__module__.startswith(_READABLE)
    except (keyring.errors.KeyringError, RuntimeError):
        return False


def kept_password(server: Server) -> str | None:
    """The password, where it was kept and the key ring is open."""
    if not can_keep():
        return None
    try:
        return keyring.get_password(_SERVICE, _of(server))
    except (keyring.errors.KeyringError, RuntimeError, OSError):
        return None


def keep_password(server: Server, password: str) -> bool:
    """Keep it; whether that could be done."""
    if not can_keep():
        return False
    try:
        keyring.set_password(_SERVICE, _of(server), password)
    except (keyring.errors.KeyringError, RuntimeError, OSError):
        return False
    return kept_password(server) == password


def forget_password(server: Server) -> None:
    """Take it out of the key ring."""
    if can_keep():
        with suppress(keyring.errors.KeyringError, RuntimeError, OSError):
            keyring.delete_password(_SERVICE, _of(server))


def _of(server: Server) -> str:
    return f"{server.user}@{server.host}:{server.port}"

"""The password of a server of mail, in the key ring of the system and nowhere else.

A computer without a key ring, or with one that keeps passwords readable in a file, has it asked
each time that mail is sent.
"""

from contextlib import suppress

import keyring
import keyring.errors

from clubadmin.model.correspondence.letters import MailServer

_SERVICE = "clubadmin mail"
_READABLE = ("keyrings.alt", "keyring.backends.null", "keyring.backends.fail")


def can_keep() -> bool:
    """Whether there is a key ring that keeps a password for this user only."""
    try:
        return not type(keyring.get_keyring()).__module__.startswith(_READABLE)
    except (keyring.errors.KeyringError, RuntimeError):
        return False


def kept_password(server: MailServer) -> str | None:
    """The password, where it was kept and the key ring is open."""
    if not can_keep():
        return None
    try:
        return keyring.get_password(_SERVICE, _of(server))
    except (keyring.errors.KeyringError, RuntimeError, OSError):
        return None


def keep_password(server: MailServer, password: str) -> bool:
    """Keep it; whether that could be done."""
    if not can_keep():
        return False
    try:
        keyring.set_password(_SERVICE, _of(server), password)
    except (keyring.errors.KeyringError, RuntimeError, OSError):
        return False
    return kept_password(server) == password


def forget_password(server: MailServer) -> None:
    """Take it out of the key ring."""
    if can_keep():
        with suppress(keyring.errors.KeyringError, RuntimeError, OSError):
            keyring.delete_password(_SERVICE, _of(server))


def _of(server: MailServer) -> str:
    return f"{server.user}@{server.host}:{server.port}"

"""Brings files to a server: by SFTP, or by PUT, with which WebDAV writes as well.

Each time is a line of its own, so that one that was cut is simply tried again. A page takes its
place once all of it is there, and goes last, for it leads to the others.
"""

import asyncio
import base64
import http.client
import ssl
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from clubadmin.domain.names import tidy
from clubadmin.errors import Trouble
from clubadmin.services.at_home.address import SFTP, Address

if TYPE_CHECKING:
    import asyncssh

PATIENCE = 10.0  # seconds without a word of the server
_LONGEST = 160  # signs of what a server said
_TYPES = {"html": "text/html; charset=utf-8", "json": "application/json", "png": "image/png"}
_ASIDE = ".deel"
_MADE = (200, 201, 204)
_NO_FOLDER = (403, 404, 409)
Files = Mapping[str, bytes]


class NotSent(Trouble):
    """The page did not get there this time."""


class Stuck(NotSent):
    """The page did not get there, nor will it before somebody does something."""


class StrangeServer(Stuck):
    """A server that shows a key nobody agreed to yet."""

    @property
    def shown(self) -> str:
        """The fingerprint of that key."""
        return str(dict(self.message.values)["shown"])


def send(
    files: Files,
    to: Address,
    password: str,
    trusted: str,
    *,
    context: ssl.SSLContext | None = None,
    patience: float = PATIENCE,
) -> None:
    """Bring files to a folder on a server; those that are there are replaced.

    Args:
        files: by name, in the order in which they go.
        to: where.
        password: of the user there; "" by SFTP proves with the keys of this computer.
        trusted: the fingerprint that an SFTP server must show.
        context: what a line by HTTPS is proved with; None: as the system does.
        patience: seconds without a word of the server.

    Raises:
        NotSent: some of it is not there.
    """
    if to.kind == SFTP:
        asyncio.run(_by_sftp(files, to, password, trusted, patience))
    else:
        _by_put(files, to, password, context, patience)


def _cut(to: Address) -> NotSent:
    return NotSent("De verbinding met {host} brak af.", host=to.host)


def _unreachable(to: Address, error: Exception) -> NotSent:
    return NotSent("{host} is niet te bereiken: {said}.", host=to.host, said=_told(error))


def _told(said: object) -> str:
    """Put an answer on one line."""
    if isinstance(said, OSError) and said.strerror:
        said = said.strerror
    return tidy(str(said))[:_LONGEST].rstrip(".") or "?"


def _no_entry(to: Address) -> Stuck:
    return Stuck(
        "{host} neemt de gebruikersnaam of het wachtwoord niet aan. Kijk of ze kloppen.",
        host=to.host,
    )


def _by_put(
    files: Files, to: Address, password: str, context: ssl.SSLContext | None, patience: float
) -> None:
    line, head = _line(to, context, patience), {}
    if to.user or password:
        pair = base64.b64encode(f"{to.user}:{password}".encode()).decode()
        head["Authorization"] = f"Basic {pair}"

    def ask(method: str, path: str, body: bytes | None = None, kind: str = "") -> int:
        typed = {"Content-Type": kind} if kind else {}
        line.request(method, quote(path), body, head | typed)
        answer = line.getresponse()
        answer.read(1 << 16)
        if answer.will_close:
            line.close()
        return answer.status

    try:
        for name, data in files.items():
            kind = _TYPES.get(name.rpartition(".")[2], "application/octet-stream")
            path = f"{to.path}/{name}"
            status = ask("PUT", path, data, kind)
            if status in _NO_FOLDER and _folders(to.path, lambda one: ask("MKCOL", one)):
                status = ask("PUT", path, data, kind)
            if status not in _MADE:
                raise _refused(to, status)
    except ssl.SSLCertVerificationError as error:
        raise NotSent(
            "{host} kan niet bewijzen dat hij het is: {said}. Kijk of de naam goed getypt is.",
            host=to.host,
            said=_told(error.verify_message),
        ) from error
    except (BrokenPipeError, ConnectionResetError, ConnectionAbortedError):
        raise _cut(to) from None
    except (http.client.HTTPException, OSError, ValueError) as error:
        raise _unreachable(to, error) from None
    finally:
        line.close()


def _line(
    to: Address, context: ssl.SSLContext | None, patience: float
) -> http.client.HTTPConnection:
    """A line that is opened with its first request."""
    if to.kind == "http":
        return http.client.HTTPConnection(to.host, to.port, timeout=patience)
    context = context or ssl.create_default_context()
    return http.client.HTTPSConnection(to.host, to.port, timeout=patience, context=context)


def _folders(path: str, make: Callable[[str], int]) -> bool:
    """Make a folder and those around it; whether any was made."""
    parts = path.strip("/").split("/")
    made = [make("/" + "/".join(parts[:at])) in _MADE for at in range(1, len(parts) + 1)]
    return any(made) and bool(path)


def _refused(to: Address, status: int) -> NotSent:
    if status == http.client.UNAUTHORIZED:
        return _no_entry(to)
    if 300 <= status < 400:
        return Stuck(
            "{host} verwijst naar een ander adres ({status}). Vul het adres in waar de map"
            " werkelijk staat.",
            host=to.host,
            status=status,
        )
    if status == http.client.METHOD_NOT_ALLOWED:
        return Stuck(
            "{host} laat op dat adres niets neerzetten ({status}). Vraag uw provider naar het"
            " adres voor WebDAV.",
            host=to.host,
            status=status,
        )
    return NotSent(
        "{host} neemt de pagina niet aan ({status}). Kijk of de map klopt.",
        host=to.host,
        status=status,
    )


async def _by_sftp(files: Files, to: Address, password: str, trusted: str, patience: float) -> None:
    import asyncssh  # late: only who sends so needs it

    shown: list[str] = []

    class Proving(asyncssh.SSHClient):
        def validate_host_public_key(
            self, _host: str, _addr: str, _port: int, key: "asyncssh.SSHKey"
        ) -> bool:
            shown.append(key.get_fingerprint())
            return shown[-1] == trusted

    own: dict[str, Any] = {"password": password, "client_keys": None} if password else {}
    try:
        line, _ = await asyncssh.create_connection(
            Proving,
            to.host,
            to.port,
            username=to.user or (),
            known_hosts=b"",
            config=None,
            connect_timeout=patience,
            login_timeout=patience,
            **own,
        )
        try:
            await asyncio.wait_for(_put_there(line, files, to.path), patience * 2)
        finally:
            line.abort()
    except asyncssh.HostKeyNotVerifiable:
        raise _strange(to, shown[-1] if shown else "?", trusted) from None
    except asyncssh.PermissionDenied:
        raise _no_entry(to) from None
    except (asyncssh.ConnectionLost, asyncssh.SFTPConnectionLost, ConnectionResetError):
        raise _cut(to) from None
    except asyncssh.SFTPError as error:
        raise NotSent(
            "{host} neemt de pagina niet aan: {said}. Kijk of de map klopt.",
            host=to.host,
            said=_told(error.reason),
        ) from None
    except (TimeoutError, asyncssh.Error, OSError, ValueError) as error:
        raise _unreachable(to, error) from None


async def _put_there(line: "asyncssh.SSHClientConnection", files: Files, path: str) -> None:
    async with line.start_sftp_client() as there:
        folder = path.removeprefix("/~/") or "."
        if not await there.isdir(folder):
            await there.makedirs(folder, exist_ok=True)
        for name, data in files.items():
            aside = f"{folder}/.{name}{_ASIDE}"
            async with there.open(aside, "wb") as file:
                await file.write(data)
            await _take_place(there, aside, f"{folder}/{name}")


async def _take_place(there: "asyncssh.SFTPClient", aside: str, name: str) -> None:
    """Rename over what is there, also where a server cannot do that at once."""
    import asyncssh

    try:
        await there.posix_rename(aside, name)
    except asyncssh.SFTPError:
        with suppress(asyncssh.SFTPError):
            await there.remove(name)
        await there.rename(aside, name)


def _strange(to: Address, shown: str, trusted: str) -> StrangeServer:
    if not trusted:
        return StrangeServer(
            "{host} is nog niet bekend. Hij toont sleutel {shown}. Vraag uw provider of dat de"
            " zijne is, en vertrouw hem dan.",
            host=to.host,
            shown=shown,
        )
    return StrangeServer(
        "{host} toont een andere sleutel dan eerst: {shown}. Er is niets verstuurd, want het kan"
        " een ander zijn. Vraag uw provider of de sleutel veranderd is.",
        host=to.host,
        shown=shown,
    )

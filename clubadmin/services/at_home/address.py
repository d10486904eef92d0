"""Addresses of the page: the server it is sent to, and the place people read it."""

from dataclasses import dataclass
from urllib.parse import unquote, urlsplit

from clubadmin.errors import Refused
from clubadmin.services.input.passwords import is_here

SFTP, HTTPS = "sftp", "https"
_PORTS = {SFTP: 22, HTTPS: 443, "http": 80}


@dataclass(frozen=True)
class Address:
    """A folder on a server."""

    kind: str  # "sftp", "https" or, on this computer alone, "http"
    host: str  # its name
    port: int  # of the server
    user: str  # who is known there; "" for nobody
    path: str  # of the folder, without a stroke at its end


def read_address(text: str) -> Address:
    """Read an address as it was typed."""
    said = text.strip()
    for other, kind in (("webdavs://", HTTPS), ("davs://", HTTPS)):
        said = f"{kind}://{said.removeprefix(other)}" if said.startswith(other) else said
    try:
        parts = urlsplit(said)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        parts, host, port = urlsplit(""), "", None
    if parts.scheme == "http" and not is_here(host):
        raise Refused(
            "Zonder beveiliging kan iedereen onderweg het wachtwoord lezen. Begin het adres met"
            " https:// of sftp://."
        )
    if parts.scheme not in _PORTS or not host or any(one.isspace() for one in said):
        raise Refused(
            "{address} is geen adres om naartoe te sturen. Schrijf het als"
            " sftp://gebruiker@server/map of https://gebruiker@server/map.",
            address=said[:80],
        )
    if parts.password is not None:
        raise Refused("Zet het wachtwoord niet in het adres, maar in het vak ernaast.")
    if parts.query or parts.fragment:
        raise Refused("Een adres om naartoe te sturen heeft geen ? of #.")
    return Address(
        parts.scheme,
        host,
        port or _PORTS[parts.scheme],
        unquote(parts.username or ""),
        unquote(parts.path).rstrip("/"),
    )


def public_address(text: str) -> str:
    """Read the address where people find the page."""
    said = text.strip()
    if said and "://" not in said:
        said = f"https://{said}"
    parts = urlsplit(said)
    if said and (parts.scheme not in ("http", HTTPS) or "." not in parts.netloc or " " in said):
        raise Refused(
            "{address} is geen adres van een pagina. Schrijf het als https://club.nl/stand.",
            address=said[:80],
        )
    return said

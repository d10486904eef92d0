"""The hall's own network: this machine's address in it, and what belongs to it.

Nothing is asked of anybody for that; no packet leaves the machine.
"""

import ipaddress
import socket
from contextlib import closing, suppress

import ifaddr

_NOWHERE = ("10.254.254.254", 9)  # which address would be used; UDP sends nothing for that
_VIRTUAL = ("docker", "veth", "br-", "virbr", "vmnet", "vboxnet", "tun", "tap", "wg", "zt", "lo")


def is_near(address: str) -> bool:
    """Whether an address is of this machine or of a local network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return not found.is_unspecified and (
        found.is_loopback or found.is_private or found.is_link_local
    )


def is_our_host(host: str) -> bool:
    """Whether what a browser was asked for is this machine as the hall knows it.

    A page from elsewhere whose name was made to lead here names itself, and is refused.
    """
    name = host.strip().lower()
    if name.startswith("["):
        return is_near(name[1:].partition("]")[0])
    name = name.partition(":")[0].rstrip(".")
    return name == "localhost" or _is_local_name(name) or is_near(name)


def _is_local_name(name: str) -> bool:
    """A name of the local network by mDNS: nobody outside can hand one out."""
    first, dot, rest = name.partition(".")
    return bool(first) and dot == "." and rest == "local"


def hall_address() -> str | None:
    """This machine's address in the hall, as phones reach it; None where there is no network."""
    found = addresses()
    return found[0] if found else None


def addresses() -> tuple[str, ...]:
    """All local addresses of this machine, the likeliest first; without its own loopback."""
    there = [
        (str(address.ip), adapter.nice_name.lower())
        for adapter in ifaddr.get_adapters()
        for address in adapter.ips
        if address.is_IPv4
    ]
    by_default = _by_default()
    usable = [(ip, name) for ip, name in there if is_near(ip) and not ip.startswith("127.")]
    usable.sort(
        key=lambda one: (
            one[1].startswith(_VIRTUAL),
            one[0] != by_default,
            one[0].startswith("169.254."),
        )
    )
    return tuple(dict.fromkeys(ip for ip, _ in usable))


def _by_default() -> str:
    """The address that this machine would use for somewhere else; "" where it has no way there."""
    with suppress(OSError), closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        probe.connect(_NOWHERE)
        return str(probe.getsockname()[0])
    return ""

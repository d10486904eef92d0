"""The hall's own network: this machine's address in it, and what belongs to it.

Nothing is asked of anybody for that; no packet leaves the machine.
"""

import ipaddress
import socket
from contextlib import closing, suppress

import ifaddr

NAME = "clubadmin"  # in the network, with ".local" behind it
EVERYWHERE = "0.0.0.0"  # noqa: S104 - who is not of the hall's network is refused
_NOWHERE = ("10.254.254.254", 9)  # which address would be used; UDP sends nothing for that
_HOTSPOTS = {"192.168.137.": 8, "172.20.10.": 5, "192.168.43.": 10}
"""How many telephones a hotspot usually lets in: of Windows, of an iPhone, of Android."""
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


def own_names(host: str) -> frozenset[str]:
    """The names of this machine in the hall, where it listens at `host`."""
    machine = socket.gethostname().lower()
    names = {"localhost", f"{NAME}.local", machine, f"{machine}.local", host.lower()}
    return frozenset(names - {"", EVERYWHERE})


def is_our_host(host: str, names: frozenset[str], reached: str) -> bool:
    """Whether what a browser asks for is this machine: one of its names, or where it was reached.

    A page from elsewhere whose name was made to lead here names itself, and is refused.
    """
    name = host.strip().lower().partition(":")[0].rstrip(".")
    return name == reached or name in names


def usual_room(address: str) -> int:
    """How many telephones fit in the network of an address; 0 where that is not known."""
    return next((room for net, room in _HOTSPOTS.items() if address.startswith(net)), 0)


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

"""The server's name in the hall's network (mDNS): "clubadmin.local", where the network lets it.

What is sent stays within the local network. Where it does not work nothing is lost but the name:
the address and the codes on the cards go on as they are.
"""

import ipaddress
from contextlib import suppress
from typing import Any

from clubadmin.i18n import Message
from clubadmin.server.network import NAME

_KIND = "_http._tcp.local."
_PATIENCE = 3  # seconds
_NOT = Message(
    "De naam {name} werkt in dit netwerk niet; gebruik het adres of de kaarten.",
    name=f"{NAME}.local",
)


class Announcement:
    """A name for an address of this machine, for as long as it is kept."""

    def __init__(self) -> None:
        self.host = ""  # "clubadmin.local" once it is announced
        self._zeroconf: Any = None

    def start(self, address: str, port: int) -> Message | None:
        """Say that it is there; answers a sentence where that could not be done.

        May take some seconds: not for the thread of a window.
        """
        self.stop()
        from zeroconf import Error, ServiceInfo, Zeroconf

        info = ServiceInfo(
            _KIND,
            f"{NAME}.{_KIND}",
            addresses=[ipaddress.ip_address(address).packed],
            port=port,
            properties={"path": "/desk"},
            server=f"{NAME}.local.",
        )
        try:
            self._zeroconf = Zeroconf(interfaces=[address])
            self._zeroconf.register_service(info, allow_name_change=True)
        except (Error, OSError, RuntimeError, AssertionError):
            self.stop()
            return _NOT
        self.host = f"{NAME}.local"
        return None

    def stop(self) -> None:
        """Take it back. Can be called twice."""
        self.host = ""
        there, self._zeroconf = self._zeroconf, None
        if there is not None:
            with suppress(Exception):  # the network may be gone
                there.close()

"""What the secretary is told when something cannot be done; see `clubadmin.errors`."""

from clubadmin.errors import Gone, Refused

__all__ = ["Gone", "Refused"]

"""A key ring of the system in memory, that may be locked."""

import keyring.backend
import keyring.errors


class Ring(keyring.backend.KeyringBackend):
    """A key ring in memory."""

    priority = 1  # type: ignore[assignment]

    def __init__(self, *, locked: bool = False) -> None:
        super().__init__()
        self.kept: dict[tuple[str, str], str] = {}
        self.locked = locked

    def get_password(self, service: str, username: str) -> str | None:
        self._open()
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self._open()
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        self._open()
        del self.kept[service, username]

    def _open(self) -> None:
        if self.locked:
            raise keyring.errors.KeyringLocked("dicht")

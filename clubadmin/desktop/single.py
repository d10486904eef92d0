"""One window per user: a second start brings the first to the front and ends.

A lock file tells who is first without loading the network module; only the second start
loads it at once, the first when its window stands.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

from PySide6.QtCore import QLockFile, QObject

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer

WAIT = 1000  # ms for the first window to answer


class SingleInstance(QObject):
    """Made before the window; `first` says whether this start may go on."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        folder.mkdir(parents=True, exist_ok=True)
        self._name = f"clubadmin-{crc32(str(folder).encode()):08x}"
        self._lock = QLockFile(str(folder / "window.lock"))
        self._lock.setStaleLockTime(0)  # only a process that is gone makes it stale
        self.first = self._lock.tryLock(0)
        self._server: QLocalServer | None = None

    def call_first(self, file: str) -> bool:
        """Ask the first window to come to the front, with a file to open or ""; did it hear?"""
        from PySide6.QtNetwork import QLocalSocket

        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(WAIT):
            return False
        socket.write(file.encode() + b"\n")
        heard = socket.waitForBytesWritten(WAIT)
        socket.disconnectFromServer()
        return heard

    def listen(self, called: Callable[[str], None]) -> None:
        """From now on, `called` gets what a second start asks for."""
        from PySide6.QtNetwork import QLocalServer

        QLocalServer.removeServer(self._name)  # left behind by a crash; we hold the lock
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)

        def answer() -> None:
            socket = server.nextPendingConnection()

            def read() -> None:
                text = bytes(socket.readAll().data()).decode("utf-8", "replace")
                called(text.strip())
                socket.deleteLater()

            if socket.bytesAvailable():
                read()
            else:
                socket.readyRead.connect(read)

        server.newConnection.connect(answer)
        server.listen(self._name)
        self._server = server

    def release(self) -> None:
        """Let the next start be the first."""
        if self._server is not None:
            self._server.close()
        self._lock.unlock()

"""Servers on this computer to which the page is sent, over lines that are cut."""

import asyncio
import base64
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import asyncssh

USER, PASSWORD = "zaal", "geheim en lang"


class Dav(ThreadingHTTPServer):
    """Keeps what is put; a folder has to be there, as with WebDAV.

    Attributes:
        kept: by path.
        cuts: how many requests more are cut: halfway the body, or before an answer.
        moved: with which status each request is answered; 0 for none.
    """

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.kept: dict[str, bytes] = {}
        self.folders = {""}
        self.cuts = 0
        self.moved = 0
        self.asked: list[str] = []

    @property
    def address(self) -> str:
        """The address of a folder that is not there yet."""
        return f"http://{USER}@127.0.0.1:{self.server_port}/club/stand/"


class _Handler(BaseHTTPRequestHandler):
    server: Dav
    protocol_version = "HTTP/1.1"

    def log_message(self, *_: object) -> None:
        """Say nothing."""

    def do_PUT(self) -> None:
        length = int(self.headers["Content-Length"])
        if self.server.cuts:
            self.server.cuts -= 1
            self.rfile.read(length // 2 if self.server.cuts % 2 else length)
            self.close_connection = True
            return
        data = self.rfile.read(length)
        if self.path.rpartition("/")[0] not in self.server.folders:
            self._answer(409)
        elif self._may():
            self.server.kept[self.path] = data
            self._answer(201)

    def do_MKCOL(self) -> None:
        new = self.path not in self.server.folders
        if self._may():
            self.server.folders.add(self.path)
            self._answer(201 if new else 405)

    def _may(self) -> bool:
        self.server.asked.append(f"{self.command} {self.path}")
        known = base64.b64encode(f"{USER}:{PASSWORD}".encode()).decode()
        status = self.server.moved or 401
        if not self.server.moved and self.headers["Authorization"] == f"Basic {known}":
            return True
        self._answer(status)
        return False

    def _answer(self, status: int) -> None:
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()


@contextmanager
def dav() -> Iterator[Dav]:
    """A server that runs."""
    with Dav() as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield server
        server.shutdown()
        thread.join()


class Sftp:
    """A server of files in a folder.

    Attributes:
        cuts: how many lines more are cut: before a word, or while a file is written.
        print: the fingerprint of its key.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cuts = 0
        self.port = 0
        self.key = asyncssh.generate_private_key("ssh-ed25519")
        self.renames_over = True

    @property
    def print(self) -> str:
        """The fingerprint of its key."""
        return self.key.get_fingerprint()

    @property
    def address(self) -> str:
        """The address of a folder that is not there yet."""
        return f"sftp://{USER}@127.0.0.1:{self.port}/club/stand"


class _Known(asyncssh.SSHServer):
    def __init__(self, server: Sftp) -> None:
        self._server = server

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        if self._server.cuts and self._server.cuts % 2:
            self._server.cuts -= 1
            conn.abort()

    def password_auth_supported(self) -> bool:
        return True

    def validate_password(self, username: str, password: str) -> bool:
        return (username, password) == (USER, PASSWORD)


@contextmanager
def sftp(folder: Path) -> Iterator[Sftp]:
    """A server that runs."""
    made = Sftp(folder)
    loop = asyncio.new_event_loop()
    ready: Future[asyncssh.SSHAcceptor] = Future()

    class Files(asyncssh.SFTPServer):
        def __init__(self, chan: asyncssh.SSHServerChannel) -> None:
            super().__init__(chan, chroot=str(folder).encode())
            self._chan = chan

        async def write(self, file_obj: object, offset: int, data: bytes) -> int:
            if made.cuts:
                made.cuts -= 1
                self._chan.get_connection().abort()
                raise asyncssh.SFTPConnectionLost("cut")
            return await asyncio.to_thread(super().write, file_obj, offset, data)

        def posix_rename(self, oldpath: bytes, newpath: bytes) -> None:
            if not made.renames_over:
                raise asyncssh.SFTPOpUnsupported("not here")
            super().posix_rename(oldpath, newpath)

    async def serve() -> asyncssh.SSHAcceptor:
        return await asyncssh.listen(
            "127.0.0.1",
            0,
            server_factory=lambda: _Known(made),
            server_host_keys=[made.key],
            sftp_factory=Files,
        )

    def run() -> None:
        asyncio.set_event_loop(loop)
        acceptor = loop.run_until_complete(serve())
        made.port = acceptor.get_port()
        ready.set_result(acceptor)
        loop.run_forever()
        loop.run_until_complete(acceptor.wait_closed())
        loop.close()

    thread = threading.Thread(target=run)
    thread.start()
    acceptor = ready.result(20)
    try:
        yield made
    finally:
        loop.call_soon_threadsafe(acceptor.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()

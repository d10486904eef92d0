"""Phones that mean harm: a program of their own, from another address on the loopback."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from multiprocessing.connection import Connection
from typing import Any

FROM = "127.0.0.2"
GIVES_UP = 5.0  # seconds
AT_ONCE = 100  # streams that are opened together
Attack = Callable[[Connection, int, str, int], None]


async def _open(port: int) -> asyncio.StreamWriter | None:
    # a full queue of the system drops who knocks, who tries again for two minutes
    with contextlib.suppress(OSError):
        async with asyncio.timeout(GIVES_UP):
            _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(FROM, 0))
        return writer
    return None


def _until_enough(pipe: Connection, attack: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Attack until the pipe says that it is enough."""

    async def both() -> None:
        attacking = asyncio.create_task(attack())
        await asyncio.to_thread(pipe.recv)
        attacking.cancel()
        await asyncio.gather(attacking, return_exceptions=True)

    asyncio.run(both())


def half_requests(pipe: Connection, port: int, code: str, many: int) -> None:
    """Keep so many connections open on which a request was half said, a fifth of them new a second.

    Those that the hall ends are made again at that same pace.
    """
    head = f"POST /api/t/{code}/call HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{{"

    async def attack() -> None:
        held: list[asyncio.StreamWriter] = []
        for at in range(10**6):
            held = [writer for writer in held if not writer.is_closing()]
            writer = await _open(port) if len(held) < many else None
            if writer is not None:
                writer.write(head.encode())
                held.append(writer)
            if at == many:
                pipe.send("begun")
            await asyncio.sleep(5 / many)

    _until_enough(pipe, attack)


def quiet_streams(pipe: Connection, port: int, code: str, many: int) -> None:
    """Open so many streams of the wall, and do nothing more."""
    head = f"GET /api/wall/{code}/events HTTP/1.1\r\nHost: localhost\r\n\r\n"

    async def stream() -> asyncio.StreamWriter | None:
        writer = await _open(port)
        if writer is not None:
            writer.write(head.encode())
        return writer

    async def attack() -> None:
        held = []
        for _ in range(0, many, AT_ONCE):
            held.append(await asyncio.gather(*(stream() for _ in range(AT_ONCE))))
            await asyncio.sleep(0.2)
        pipe.send("begun")
        await asyncio.Event().wait()

    _until_enough(pipe, attack)


def wrong_codes(pipe: Connection, port: int, _code: str, many: int) -> None:
    """Try so many codes that open nothing, each on a connection of its own, and go on doing so."""

    async def attack() -> None:
        for at in range(10**6):
            writer = await _open(port)
            if writer is not None:
                path = f"/api/desk/{at:012}"
                writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
                await asyncio.sleep(0.01)
                writer.close()
            if at == many:
                pipe.send("begun")

    _until_enough(pipe, attack)

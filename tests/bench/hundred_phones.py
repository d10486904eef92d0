"""Phones of many tables in a program of their own, so that they take nothing of the window's time.

Each table has two connections, as a phone has: one that types a row every two seconds, and one
that hears what changes. Beside them goes a bare echo server, in a third program.
"""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection

from tests.bench.yardstick import arithmetic, seconds

EVERY = 2.0  # seconds between two rows of a table
WORK = 0.2  # seconds between two times that the fixed work is done
REST = 1.0  # seconds in which the last row still comes to who hears it
_HOST = "127.0.0.1"


@dataclass(frozen=True)
class Seat:
    """Where a phone types: the code of its table, the id of that, and the phone's own address."""

    table: int
    code: str
    address: str = _HOST


@dataclass(frozen=True)
class Row:
    """A row that was sent.

    Attributes:
        table: the id of it.
        sent: when, on the clock that all programs of a machine share (`time.perf_counter`).
        answered: likewise; infinite where it was refused.
        typed: rows that stand on the sheet with it.
    """

    table: int
    sent: float
    answered: float
    typed: int


@dataclass
class Told:
    """What the phones say afterwards.

    Attributes:
        rows: that were sent.
        heard: seconds until another phone at the table knew.
        echoed: seconds of an echo.
        lines: by table, the lines that were acknowledged.
    """

    rows: list[Row] = field(default_factory=list)
    heard: list[float] = field(default_factory=list)
    echoed: list[float] = field(default_factory=list)
    lines: dict[int, dict[int, str]] = field(default_factory=dict)


class _Phone:
    """Fills a sheet but for its last row and empties it but for its first, over and over.

    So each row that is shown changes how many are typed, which the board says of a table.
    """

    def __init__(self, seat: Seat, games: int, told: Told) -> None:
        self._seat, self._games, self._told = seat, games, told
        self._lines: dict[int, str] = {}
        self._versions = dict.fromkeys(range(1, games + 1), 0)
        self._sent: dict[tuple[int, int], float] = {}
        self._chance = random.Random(seat.table)
        self._count = 0
        self._fills = True
        self._shown = asyncio.Event()

    async def types(self, port: int, echo: int, long: float, begin: asyncio.Barrier) -> None:
        """A row every two seconds for so long, from when everybody has a sheet before him."""
        hearing = asyncio.create_task(self._hears(port))
        echoes = await open_line(echo)
        await self._shown.wait()
        await begin.wait()
        line = await open_line(port, self._seat.address)  # who says nothing for long is cut off
        until = time.perf_counter() + long
        await asyncio.sleep(self._chance.uniform(0, EVERY))
        while time.perf_counter() < until:
            await self._types_one(*line)
            await self._echo(*echoes)
            await asyncio.sleep(EVERY * self._chance.uniform(0.8, 1.2))
        await asyncio.sleep(REST)
        hearing.cancel()
        await asyncio.gather(hearing, return_exceptions=True)
        for _, writer in (line, echoes):
            await hang_up(writer)
        self._told.lines[self._seat.table] = {at: one for at, one in self._lines.items() if one}

    async def _types_one(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        game, typed = self._next()
        self._count += 1
        key, version = f"{self._seat.table}-{self._count}", self._versions[game]
        said = json.dumps({"typed": typed, "version": version, "key": key}).encode()
        head = (
            f"PUT /api/t/{self._seat.code}/rows/{game} HTTP/1.1\r\nHost: localhost\r\n"
            f"Content-Length: {len(said)}\r\n\r\n"
        )
        sent = self._sent[game, version + 1] = time.perf_counter()
        writer.write(head.encode() + said)
        status, found = await answer_of(reader)
        answered = time.perf_counter()
        if status == 200:
            self._versions[game], self._lines[game] = json.loads(found)["version"], typed
        else:
            answered = float("inf")
        there = sum(bool(one) for one in self._lines.values())
        self._told.rows.append(Row(self._seat.table, sent, answered, there))

    def _next(self) -> tuple[int, str]:
        there = sum(bool(one) for one in self._lines.values())
        if there in (1, self._games - 1):
            self._fills = there == 1
        if self._fills or not there:
            return there + 1, f"{self._chance.randrange(20, 140)}+20"
        return there, ""

    async def _hears(self, port: int) -> None:
        reader, writer = await open_line(port, self._seat.address)
        code = self._seat.code
        writer.write(f"GET /api/t/{code}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        try:
            while line := await reader.readline():
                if line.startswith(b"data: "):
                    self._shown.set()
                if line.startswith(b"data: ") and b'"version"' in line:
                    row = json.loads(line[6:])
                    begun = self._sent.pop((row.get("game"), row.get("version")), None)
                    if begun is not None:
                        self._told.heard.append(time.perf_counter() - begun)
        finally:
            await hang_up(writer)

    async def _echo(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        begun = time.perf_counter()
        writer.write(b"x" * 60 + b"\n")
        await reader.readline()
        self._told.echoed.append(time.perf_counter() - begun)


def type_at_tables(
    pipe: Connection, port: int, seats: Sequence[Seat], games: int, long: float
) -> None:
    """A program: all phones type for so many seconds; then it says what came of it."""
    echo = int(pipe.recv())
    told = Told()

    async def everybody() -> None:
        begin = asyncio.Barrier(len(seats))
        phones = (_Phone(seat, games, told) for seat in seats)
        await asyncio.gather(*(phone.types(port, echo, long, begin) for phone in phones))

    asyncio.run(everybody())
    pipe.send(told)


def echo_lines(pipe: Connection) -> None:
    """A program: a bare echo server; says at which port, and ends when it is told anything.

    Then it says how many seconds the fixed work took each time that it was done meanwhile.
    """
    works: list[float] = []

    async def work() -> None:
        while True:
            works.append(seconds(arithmetic))
            await asyncio.sleep(WORK)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while line := await reader.readline():
                writer.write(line)
                await writer.drain()
        await hang_up(writer)

    async def serve() -> None:
        server = await asyncio.start_server(answer, _HOST, 0)
        pipe.send(server.sockets[0].getsockname()[1])
        working = asyncio.create_task(work())
        await asyncio.to_thread(pipe.recv)
        working.cancel()
        server.close()

    asyncio.run(serve())
    pipe.send(works)


async def open_line(
    port: int, address: str = _HOST
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection(_HOST, port, limit=2**20, local_addr=(address, 0))


async def hang_up(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()


async def answer_of(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    head = await reader.readuntil(b"\r\n\r\n")
    length = next(
        int(line.split(b":")[1])
        for line in head.lower().split(b"\r\n")
        if line.startswith(b"content-length")
    )
    return int(head.split()[1]), await reader.readexactly(length)

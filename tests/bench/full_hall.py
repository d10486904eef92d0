"""A hall of four hundred pairs in a program of its own: phones at the wall, desks, tables.

One process and one thread, and of an answer no more is read than is needed: what is measured is
the hall, on a machine that has both to do.
"""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection

from tests.bench.hundred_phones import answer_of, hang_up, open_line

_PER = 250  # addresses of a kind
ALL = "/places"
FLAT_OUT = 6.0  # seconds


@dataclass(frozen=True)
class Plan:
    """The plan of a load on the hall.

    Attributes:
        wall: the code of it.
        desk: likewise.
        tables: by table, the code of the round that is played.
        numbers: who looks at the wall, each on a phone.
        signs: by desk, the tables of the round before that it signs, in that order.
        types: by desk, the tables of a later round at which it types.
        games: of a sheet.
        desk_every: seconds between two rows of a desk.
        table_every: likewise of a table.
        long: seconds in which the sheets are signed.
        after: seconds after the last of them.
    """

    wall: str
    desk: str
    tables: Sequence[str]
    numbers: Sequence[int]
    signs: Sequence[Sequence[int]]
    types: Sequence[Sequence[int]]
    games: int
    desk_every: float = 2.0
    table_every: float = 10.0
    long: float = 20.0
    after: float = 10.0


@dataclass
class Seen:
    """What the phones say afterwards.

    Attributes:
        rows: when each was sent, how long it took and whether it was kept.
        lines: by "t/CODE" or "ROUND/TABLE", the lines that were acknowledged.
        last: when the last sheet of the round was signed.
        signed: seconds that a signature took.
        bytes: that came to each phone at the wall after the page.
        woken: times that each was told of something.
        knew: seconds until each had the standing after the last sheet.
    """

    rows: list[tuple[float, float, bool]] = field(default_factory=list)
    lines: dict[str, dict[int, str]] = field(default_factory=dict)
    last: float = 0.0
    signed: list[float] = field(default_factory=list)
    bytes: list[int] = field(default_factory=list)
    woken: list[int] = field(default_factory=list)
    knew: list[float] = field(default_factory=list)


class _Sheet:
    """Rows of one sheet, typed one after the other and over again."""

    def __init__(self, name: str, path: str, games: int, seen: Seen) -> None:
        self._path, self._games, self._seen = path, games, seen
        self._lines = seen.lines.setdefault(name, {})
        self._chance = random.Random(name)
        self._versions = dict.fromkeys(range(1, games + 1), 0)
        self._count = 0

    async def row(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """The next row."""
        game = self._count % self._games + 1
        self._count += 1
        typed = f"{self._chance.randrange(20, 140)}+20"
        said = json.dumps(
            {"typed": typed, "version": self._versions[game], "key": f"{self._path}-{self._count}"}
        ).encode()
        head = f"PUT {self._path}/rows/{game} HTTP/1.1\r\nHost: localhost\r\n"
        sent = time.perf_counter()
        writer.write(f"{head}Content-Length: {len(said)}\r\n\r\n".encode() + said)
        status, body = await answer_of(reader)
        self._seen.rows.append((sent, time.perf_counter() - sent, status == 200))
        if status == 200:
            self._versions[game], self._lines[game] = json.loads(body)["version"], typed


class _Wall:
    """A phone that looks at the wall, as its page does."""

    def __init__(self, plan: Plan, number: int, address: str, seen: Seen) -> None:
        self._path, self._number, self._address = f"/api/wall/{plan.wall}", number, address
        self._seen = seen
        self._tag = b'""'
        self._told = asyncio.Event()
        self._bytes = self._woken = 0
        self._since = 0.0

    async def looks(self, port: int, there: asyncio.Barrier) -> None:
        hearing = asyncio.create_task(self._hears(port))
        await self._fetch(port)  # what the page has
        await there.wait()
        self._bytes = self._woken = 0
        self._told.clear()
        try:
            while True:
                await self._told.wait()
                self._told.clear()
                self._woken += 1
                await self._fetch(port)
        finally:
            hearing.cancel()
            self._seen.bytes.append(self._bytes)
            self._seen.woken.append(self._woken)
            self._seen.knew.append(self._since)

    async def _fetch(self, port: int) -> None:
        reader, writer = await open_line(port, self._address)
        for what, tag in ((ALL, self._tag), (f"/mine?number={self._number}", b'""')):
            writer.write(
                f"GET {self._path}{what} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n"
                f"If-None-Match: {tag.decode()}\r\n\r\n".encode()
            )
            head = await reader.readuntil(b"\r\n\r\n")
            low = head.lower()
            length = low.partition(b"content-length: ")[2].partition(b"\r\n")[0]
            body = await reader.readexactly(int(length or 0))
            self._bytes += len(head) + len(body)
            if what == ALL and head[9:12] == b"200":
                self._tag = head[low.index(b"etag: ") + 6 :].partition(b"\r\n")[0]
                self._since = time.perf_counter()
        await hang_up(writer)

    async def _hears(self, port: int) -> None:
        reader, writer = await open_line(port, self._address)
        path = f"{self._path}/events?number={self._number}"
        writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        try:
            while line := await reader.readline():
                self._bytes += len(line)
                if line.startswith(b"event: state"):
                    self._told.set()
        finally:
            await hang_up(writer)


async def _table(
    port: int, plan: Plan, at: int, seen: Seen, begin: asyncio.Barrier, over: asyncio.Event
) -> None:
    address = f"127.2.{at // _PER}.{at % _PER + 1}"
    chance, code = random.Random(at), plan.tables[at]
    sheet = _Sheet(f"t/{code}", f"/api/t/{code}", plan.games, seen)
    events = await open_line(port, address)
    events[1].write(f"GET /api/t/{code}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    await begin.wait()
    drain = asyncio.create_task(_drained(events[0]))
    await asyncio.sleep(chance.uniform(0, plan.table_every))
    line = await open_line(port, address)
    while not over.is_set():
        await sheet.row(*line)
        await _rest(over, plan.table_every * chance.uniform(0.8, 1.2))
    drain.cancel()
    await hang_up(line[1])
    await hang_up(events[1])


async def _desk(
    port: int, plan: Plan, at: int, seen: Seen, begin: asyncio.Barrier, over: asyncio.Event
) -> None:
    address, chance = f"127.3.0.{at + 1}", random.Random(at)
    sheets = [
        _Sheet(f"3/{table}", f"/api/desk/{plan.desk}/t/3/{table}", plan.games, seen)
        for table in plan.types[at]
    ]
    events = await open_line(port, address)
    path = f"/api/desk/{plan.desk}/events"
    events[1].write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    await begin.wait()
    drain = asyncio.create_task(_drained(events[0]))
    signing = asyncio.create_task(_signs(port, plan, at, seen))
    line = await open_line(port, address)
    await asyncio.sleep(chance.uniform(0, plan.desk_every))
    while not over.is_set():
        await chance.choice(sheets).row(*line)
        await _rest(over, plan.desk_every * chance.uniform(0.8, 1.2))
    await signing
    drain.cancel()
    await hang_up(line[1])
    await hang_up(events[1])


async def _signs(port: int, plan: Plan, at: int, seen: Seen) -> None:
    begun, mine = time.perf_counter(), plan.signs[at]
    reader, writer = await open_line(port, f"127.3.0.{at + 1}")
    for done, table in enumerate(mine, 1):
        due = begun + plan.long * done / len(mine)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        sent = time.perf_counter()
        path = f"/api/desk/{plan.desk}/t/1/{table}/sign"
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{{}}".encode()
        )
        status, body = await answer_of(reader)
        assert status == 200, body
        seen.last = time.perf_counter()
        seen.signed.append(seen.last - sent)
    await hang_up(writer)


async def _drained(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(ConnectionError):
        while await reader.read(65536):
            pass


async def _rest(over: asyncio.Event, long: float) -> None:
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(over.wait(), long)


def fill_the_hall(pipe: Connection, port: int, plan: Plan) -> None:
    """A program: everybody is there, a round is signed; then it says what came of it."""
    seen = Seen()

    async def everybody() -> None:
        there = asyncio.Barrier(len(plan.numbers) + 1)
        begin = asyncio.Barrier(len(plan.tables) + len(plan.signs) + 1)
        over = asyncio.Event()
        walls = []
        for at, number in enumerate(plan.numbers):
            phone = _Wall(plan, number, f"127.1.{at // _PER}.{at % _PER + 1}", seen)
            walls.append(asyncio.create_task(phone.looks(port, there)))
            await asyncio.sleep(0.005)
        await there.wait()
        desks = [
            asyncio.create_task(_desk(port, plan, at, seen, begin, over))
            for at in range(len(plan.signs))
        ]
        tables = [
            asyncio.create_task(_table(port, plan, at, seen, begin, over))
            for at in range(len(plan.tables))
        ]
        await begin.wait()
        await asyncio.sleep(plan.long + plan.after)
        over.set()
        await asyncio.gather(*desks, *tables)
        for one in walls:
            one.cancel()
        await asyncio.gather(*walls, return_exceptions=True)

    asyncio.run(everybody())
    pipe.send(seen)


def type_flat_out(pipe: Connection, port: int, codes: Sequence[str], games: int) -> None:
    """A program: each table types its next row as soon as one is kept; says how many a second."""
    seen = Seen()

    async def table(at: int, until: float) -> None:
        line = await open_line(port, f"127.2.{at // _PER}.{at % _PER + 1}")
        sheet = _Sheet(f"t/{codes[at]}", f"/api/t/{codes[at]}", games, seen)
        while time.perf_counter() < until:
            await sheet.row(*line)
        await hang_up(line[1])

    async def everybody() -> None:
        until = time.perf_counter() + FLAT_OUT
        await asyncio.gather(*(table(at, until) for at in range(len(codes))))

    asyncio.run(everybody())
    kept = [sent + took for sent, took, good in seen.rows if good]
    pipe.send((len(kept) / (max(kept) - min(sent for sent, *_ in seen.rows)), len(seen.rows)))

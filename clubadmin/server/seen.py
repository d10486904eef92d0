"""Facts of the evening for everybody: made once a change, as the bytes that all get."""

import asyncio
import gzip
import json
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import cached_property, partial
from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response

from clubadmin.model.hall.screen import ScreenFacts
from clubadmin.server.access import Access
from clubadmin.services.club.club import OpenClub
from clubadmin.services.hall import screen

OLD = 30.0  # seconds after which it is read again though nothing was changed: time passes as well
_PACKED = 5  # how hard it is compressed: of 1 to 9


@dataclass(frozen=True)
class Made:
    """An answer that many may get.

    Attributes:
        body: its bytes.
        kind: what these are.
    """

    body: bytes
    kind: str = "application/json"

    @classmethod
    def of(cls, document: object) -> "Made":
        """A document as it is sent."""
        return cls(json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode())

    @cached_property
    def tag(self) -> str:
        """The tag of the content: equal contents have equal tags."""
        return f'"{sha256(self.body).hexdigest()[:16]}"'

    @cached_property
    def packed(self) -> bytes:
        """The bytes, compressed."""
        return gzip.compress(self.body, _PACKED, mtime=0)

    def answer(self, request: Request) -> Response:
        """The answer, as far as who asks has not got it yet."""
        headers = {"etag": self.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.body, headers=headers, media_type=self.kind)
        headers["content-encoding"] = "gzip"
        return Response(self.packed, headers=headers, media_type=self.kind)


class Seen:
    """Reads what may be seen when it is other than before, and keeps what was made of that."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._facts: ScreenFacts | None = None
        self._mark: object = None
        self._read_at = -OLD
        self._doubtful = True
        self._made: dict[Hashable, Made] = {}
        self._lock = asyncio.Lock()

    def doubt(self) -> None:
        """Something was changed; whether it can be seen is asked when somebody looks."""
        self._doubtful = True

    async def facts(self) -> ScreenFacts:
        """The facts to be seen now; the same object for as long as nothing changed."""
        async with self._lock:
            now = asyncio.get_running_loop().time()
            old = now - self._read_at > OLD
            if self._facts is not None and not (old or self._doubtful):
                return self._facts
            self._doubtful = False
            try:
                self._mark, read = await self._access.ask(partial(self._read, old))
            except BaseException:
                self._doubtful = True
                raise
            if old:
                self._read_at = now
            if self._facts is None or read != self._facts:
                self._facts = read
                self._made.clear()
            return self._facts

    async def made(self, key: Hashable, make: Callable[[ScreenFacts], Made]) -> Made:
        """The answer made under a key; made now where it is not there yet."""
        facts = await self.facts()
        if key not in self._made:
            self._made[key] = make(facts)
        return self._made[key]

    def _read(self, again: bool, club: OpenClub) -> tuple[object, ScreenFacts]:
        evening_id = self._access.evening_id
        mark = screen.mark(club, evening_id)
        if self._facts is not None and not again and mark == self._mark:
            return mark, self._facts
        return mark, screen.facts(club, evening_id)

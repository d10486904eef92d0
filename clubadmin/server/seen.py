"""Facts of the evening for everybody: made once a change, as the bytes that all get."""

import asyncio
import gzip
import json
from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from functools import cached_property, partial
from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response

from clubadmin.i18n import Language
from clubadmin.model.hall.screen import ScreenFacts
from clubadmin.server.access import Access
from clubadmin.server.wall_board import places_json, wall_json
from clubadmin.services.tableside.seen_by_all import SeenByAll, look

OLD = 30.0  # seconds after which it is read again though nothing was changed: time passes as well
_PACKED = 5  # how hard it is compressed: of 1 to 9


@dataclass(frozen=True)
class Made:
    """An answer that many may get."""

    body: bytes  # its bytes
    kind: str = "application/json"  # what these are

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
    """Looks what may be seen when it may be other than before, and keeps what was made of that."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._seen: SeenByAll | None = None
        self._read_at = -OLD
        self._doubtful = True
        self._made: dict[Hashable, Made] = {}
        self._looking, self._making = asyncio.Lock(), asyncio.Lock()

    def doubt(self) -> None:
        """Something was changed; whether it can be seen is asked when somebody looks."""
        self._doubtful = True

    async def now(self) -> SeenByAll:
        """The view of the moment; with the same places for as long as those are no others."""
        async with self._looking:
            now = asyncio.get_running_loop().time()
            old = now - self._read_at > OLD
            if self._seen is not None and not (old or self._doubtful):
                return self._seen
            self._doubtful = False
            before = self._seen.places if self._seen and not old else None
            try:
                found = await self._access.ask(
                    partial(look, evening_id=self._access.evening_id, before=before)
                )
            except BaseException:
                self._doubtful = True
                raise
            if old:
                self._read_at = now
            if self._seen is not None and found.places.facts == self._seen.places.facts:
                found = replace(found, places=self._seen.places)
            else:
                self._made.clear()
            self._seen = found
            return found

    def known(self, language: Language) -> tuple[str, SeenByAll] | None:
        """The tag of what was made for everybody last, and of what that was made."""
        made = self._made.get(("all", language))
        return (made.tag, self._seen) if made and self._seen else None

    async def everything(self, language: Language) -> Made:
        """All that everybody may see: the same bytes for every reader of a language."""
        return await self.made(("all", language), lambda facts: Made.of(wall_json(facts, language)))

    async def places(self, language: Language) -> Made:
        """The part of the wall's page that is the same for all."""
        return await self.made(
            ("places", language), lambda facts: Made.of(places_json(facts, language))
        )

    async def made(self, key: Hashable, make: Callable[[ScreenFacts], Made]) -> Made:
        """The answer made under a key; made now, beside the requests, where it is not there yet."""
        async with self._making:
            while True:
                places = (await self.now()).places
                if key in self._made:
                    return self._made[key]
                found = await asyncio.to_thread(_ready, make, places.facts)
                if self._seen is not None and self._seen.places is places:
                    self._made[key] = found
                    return found


def _ready(make: Callable[[ScreenFacts], Made], facts: ScreenFacts) -> Made:
    """An answer with all that is worked out of it, so that nobody waits for that."""
    made = make(facts)
    _ = made.tag, made.packed
    return made

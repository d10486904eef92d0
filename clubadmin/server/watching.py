"""Watchers of a sheet are told its changes, by whomever; no file is polled for that.

The club's store tells of each commit; the sheets that are watched are read again, and what is
other than before goes to who watches. What came by a request here is known already.
"""

import asyncio
import json
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Hashable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from clubadmin.errors import Gone, Refused, Trouble
from clubadmin.i18n import Language
from clubadmin.model.sheets.undo_scope import sheet_table
from clubadmin.model.tableside.codes import Opens
from clubadmin.model.tableside.sheet import Desks, TableSheet
from clubadmin.server.access import Access, Busy
from clubadmin.server.answers import clock_json, row_json, sheet_json, standing_json
from clubadmin.server.desk_board import Board, news, read_board
from clubadmin.server.seen import Seen
from clubadmin.services.club.club import OpenClub
from clubadmin.services.hall.clock import RoundClock
from clubadmin.services.tableside.codes import door_of, doors
from clubadmin.services.tableside.table_sheet import table_sheet
from clubadmin.storage.club.store import Committed

BEHIND = 64  # events that somebody may not have read yet; more, and he begins anew
ALIVE = 15.0  # seconds between signs of life: who is gone is noticed
CALM = 0.3  # seconds in which changes are told together to who sees all tables
CALMER = 5.0  # times as long as it took to read all tables, so that this is seldom the work
ABREAST, APART = 5, 0.06  # how many at the wall are told together, and seconds to the next ones
_CODES = frozenset(("evening", "tableside", "playing_table"))
_SHOWN = frozenset(
    (
        *("evening", "scoresheet", "playing_table", "seat", "participant", "protest", "advance"),
        *("member", "team", "decision", "sitting_out"),
    )
)

log = logging.getLogger(__name__)
Event = tuple[str, Any]


@dataclass(eq=False)
class Watcher:
    """Somebody who watches."""

    code: str  # by which he came in
    opens: Opens  # what he watches
    language: Language  # he reads
    table_id: int = 0  # of the sheet; 0 for all tables
    desk: str = ""  # the name of a second desk
    number: int = 0  # of whom he wants to see the evening at the wall; 0 for nobody
    events: "asyncio.Queue[bytes | None]" = field(
        default_factory=lambda: asyncio.Queue(maxsize=BEHIND)
    )

    def tell(self, event: bytes) -> None:
        """An event, as `encoded`; who does not read is let go."""
        try:
            self.events.put_nowait(event)
        except asyncio.QueueFull:
            self.leave()

    def leave(self) -> None:
        """End the stream of events."""
        while self.events.full():
            self.events.get_nowait()
        self.events.put_nowait(None)

    async def told(self) -> AsyncIterator[bytes]:
        """The events as they come, with signs of life between."""
        while True:
            try:
                event = await asyncio.wait_for(self.events.get(), ALIVE)
            except TimeoutError:
                yield b": \n\n"
                continue
            if event is None:
                return
            yield event


def encoded(kind: str, data: object) -> bytes:
    """An event as it is sent: made once for all who read it."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return f"event: {kind}\ndata: {text}\n\n".encode()


class Watching:
    """Everybody who watches something of the evening.

    Args:
        seen: what everybody sees of it.
        tell_desks: called with the sheets that second desks have open, each time they are others.
    """

    def __init__(
        self, access: Access, seen: Seen, tell_desks: Callable[[Desks], None] = lambda _: None
    ) -> None:
        self._access = access
        self._seen = seen
        self._tell_desks = tell_desks
        self._window = 0  # the table of which the sheet is open in the window
        self._loop = asyncio.get_running_loop()
        self._watchers: set[Watcher] = set()
        self._known: dict[int, tuple[int, TableSheet]] = {}
        self._dirty: set[int] = set()
        self._codes_changed = False
        self._reading: asyncio.Task[None] | None = None
        self._calming: asyncio.TimerHandle | None = None
        self._board: Board | None = None  # as desks were told of it last
        self._tags: dict[Language, str] = {}  # of what who looks at the wall was told of last
        self._made: Mapping[int, Mapping[int, int]] = {}  # likewise, of somebody's own evening
        self._telling = asyncio.Lock()
        self._calm = CALM
        self._clock: RoundClock | None = None

    # --- on the club's thread

    def committed(self, what: Committed) -> None:
        """Something is on the disk; the store calls this."""
        if not self._access.own:
            self._loop.call_soon_threadsafe(self._note, what)

    # --- on the thread of the server

    def join(self, watcher: Watcher, read: tuple[int, TableSheet] | None = None) -> None:
        """Somebody begins to watch, from what was read just now."""
        self._watchers.add(watcher)
        if read is not None:
            self.took(*read)
            sheet = self._known[watcher.table_id][1]
            watcher.tell(encoded("state", sheet_json(sheet, watcher.language)))
        if self._clock is not None:
            watcher.tell(encoded("clock", clock_json(self._clock)))
        if watcher.opens is Opens.WALL and (known := self._seen.known(watcher.language)):
            tag, seen = known
            self._tags.setdefault(watcher.language, tag)
            self._made = self._made or seen.made
        self._came_or_went(watcher)

    def part(self, watcher: Watcher) -> None:
        """Somebody watches no more."""
        self._watchers.discard(watcher)
        if not any(one.table_id == watcher.table_id for one in self._watchers):
            self._known.pop(watcher.table_id, None)
        self._came_or_went(watcher)

    def desks(self, *, window: bool = True) -> Desks:
        """The second desks at which a sheet is open, and the window, by the table's id."""
        found: dict[int, list[str | None]] = defaultdict(list)
        for one in self._watchers:
            if one.table_id and one.opens is Opens.DESK:
                found[one.table_id].append(one.desk)
        if self._window and window:
            found[self._window].append(None)
        return {at: tuple(sorted(names, key=lambda one: one or "")) for at, names in found.items()}

    def show_window(self, table_id: int) -> None:
        """The window has this sheet open from now on; 0 for none."""
        if table_id != self._window:
            self._window = table_id
            self._soon()

    def _came_or_went(self, watcher: Watcher) -> None:
        if watcher.table_id and watcher.opens is Opens.DESK:
            self._tell_desks(self.desks(window=False))
            self._soon()

    def took(self, order: int, sheet: TableSheet) -> None:
        """A sheet as it was at a reading; what is other than before is told."""
        table_id = sheet.place.table_id
        watchers = [one for one in self._watchers if one.table_id == table_id]
        if not watchers:
            return
        before = self._known.get(table_id)
        if before is not None and before[0] > order:
            return
        self._known[table_id] = (order, sheet)
        if before is not None:
            _tell_changes(before[1], sheet, watchers)

    def changed(self) -> None:
        """Something changed that who sees all tables is told of, in a moment."""
        self._seen.doubt()
        self._soon()

    def _soon(self) -> None:
        if self._calming is None:
            self._calming = self._loop.call_later(self._calm, self._calmed)

    def show_clock(self, clock: RoundClock | None) -> None:
        """The clock of the round as it is from now on."""
        self._clock = clock
        told = encoded("clock", clock_json(clock))
        for one in tuple(self._watchers):
            one.tell(told)

    def close(self) -> None:
        """Everybody goes."""
        for one in tuple(self._watchers):
            one.leave()

    def _note(self, what: Committed) -> None:
        watched = {one.table_id for one in self._watchers if one.table_id}
        table_id = sheet_table(what.scope)
        if table_id is not None:
            watched &= {table_id}
        self._dirty |= watched
        if what.id == 0 or what.tables & _CODES:
            self._codes_changed = True
            self._access.renew()
        if what.id == 0 or what.tables & _SHOWN:
            self.changed()
        if (self._dirty or self._codes_changed) and self._reading is None:
            self._reading = self._loop.create_task(self._read_again())

    async def _read_again(self) -> None:
        try:
            while self._dirty or self._codes_changed:
                wanted, self._dirty = self._dirty, set()
                codes, self._codes_changed = self._codes_changed, False
                if codes:
                    await self._show_out()
                await self._take(wanted)
        except Exception:  # the club was closed, or cannot be read: who watches asks again
            log.debug("what changed could not be read", exc_info=True)
            self.close()
        finally:
            self._reading = None

    async def _take(self, tables: Iterable[int]) -> None:
        for table_id in tables:
            try:
                order = self._access.order()
                self.took(order, await self._access.ask(partial(table_sheet, table_id=table_id)))
            except Refused:  # the table is not there any more
                for one in [one for one in self._watchers if one.table_id == table_id]:
                    one.leave()
            except Busy:
                self._dirty.add(table_id)
                await asyncio.sleep(CALM)

    async def _show_out(self) -> None:
        """Show out watchers whose code opens nothing any more."""
        codes = {one.code for one in self._watchers}
        good = await self._access.ask(lambda club: _good(club, self._access.evening_id, codes))
        for one in tuple(self._watchers):
            if one.code not in good:
                one.leave()

    def _calmed(self) -> None:
        self._calming = None
        if any(not one.table_id for one in self._watchers):
            self._loop.create_task(self._tell_all())

    async def _tell_all(self) -> None:
        async with self._telling:
            begun = self._loop.time()
            with suppress(Refused, Trouble, Busy):
                await self._look_for_desks()
                self._calm = CALM + CALMER * (self._loop.time() - begun)
                await self._look_for_walls()

    async def _look_for_desks(self) -> None:
        desks = [one for one in self._watchers if one.opens is Opens.DESK and not one.table_id]
        before, self._board = self._board, None  # what is missed is told whole the next time
        if not desks:
            return
        evening_id, at = self._access.evening_id, self.desks()
        readers = {(one.language, one.code) for one in desks}

        def read(club: OpenClub) -> tuple[Board, dict[tuple[Language, str], bytes]]:
            board = read_board(club, evening_id, at)
            return board, {key: encoded("state", news(before, board, *key)) for key in readers}

        self._board, made = await self._access.ask(read)
        for one in desks:
            one.tell(made[one.language, one.code])

    async def _look_for_walls(self) -> None:
        """Tell who looks at the wall, where he sees something else; a few at a time.

        All of them ask for it next, and a row that is typed has to come in between.
        """
        walls = [one for one in self._watchers if one.opens is Opens.WALL]
        if not walls:
            return
        seen = await self._seen.now()
        before, tags = self._tags.copy(), {}
        for language in {one.language for one in walls}:
            tags[language] = (await self._seen.everything(language)).tag
        made, self._made = self._made, seen.made
        self._tags |= tags
        told, others = encoded("state", {"changed": True}), 0
        for one in walls:
            own = one.number and made.get(one.number) != seen.made.get(one.number)
            if own or before.get(one.language) != tags[one.language]:
                one.tell(told)
                others += 1
                if others % ABREAST == 0:
                    await asyncio.sleep(APART)


def _tell_changes(before: TableSheet, now: TableSheet, watchers: Iterable[Watcher]) -> None:
    by_language: dict[Language, list[Watcher]] = defaultdict(list)
    for one in watchers:
        by_language[one.language].append(one)
    for language, those in by_language.items():
        for event in (encoded(*one) for one in changes(before, now, language)):
            for one in those:
                one.tell(event)


def changes(before: TableSheet, now: TableSheet, language: Language) -> list[Event]:
    """List the changes of a sheet, as events."""
    standing = standing_json(now, language)
    rows = zip(before.rows, now.rows, strict=False)
    found: list[Event] = [
        ("row", row_json(now, new, language) | standing) for old, new in rows if old != new
    ]
    if (len(before.rows), before.place.seats) != (len(now.rows), now.place.seats):
        return [("state", sheet_json(now, language))]
    if _beside(before) != _beside(now):
        found.append(("state", sheet_json(now, language)))
    return found


def _beside(sheet: TableSheet) -> Hashable:
    return (
        *(sheet.state, sheet.confirmed, sheet.called, sheet.protests, sheet.rounds),
        sheet.over_after,  # the rows after it are no longer played
    )


def _good(club: OpenClub, evening_id: int, codes: Iterable[str]) -> set[str]:
    known = club.read(doors, evening_id)
    found = set()
    for code in codes:
        with suppress(Gone):
            door_of(known, code)
            found.add(code)
    return found

"""What all requests of one evening share: the club's thread, codes and tries, who is told."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

from clubadmin.errors import Trouble
from clubadmin.i18n import Message
from clubadmin.model.tableside.codes import Door, Opens
from clubadmin.model.tableside.sheet import Done
from clubadmin.server.owner import Owner
from clubadmin.server.tries import Tries
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.strange import damage_told
from clubadmin.services.tableside.codes import Unknown, door

T = TypeVar("T")
AT_ONCE = 2  # requests that wait for the club's thread: the window's own keys come in between
WAITING = 400  # requests that wait for that; more are told to come again


class Busy(Exception):
    """Too much is asked at once."""


class TooMany(Exception):
    """Too many wrong codes came from this address."""


class Access:
    """Hands work to the thread that owns the club, a few at a time.

    Args:
        owner: of the club.
        evening_id: the evening that is served, and no other.
        tries: counts wrong codes.
        tell: called on the club's thread with what came of each deed.
    """

    def __init__(
        self,
        owner: Owner,
        evening_id: int,
        tries: Tries | None = None,
        tell: Callable[[Done], None] | None = None,
    ) -> None:
        self.evening_id = evening_id
        self.tell = tell or (lambda _: None)
        self._owner = owner
        self._tries = tries or Tries()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._damage: Trouble | None = None
        self.own = False  # on the club's thread: what is changed now is told by who asked it

    async def ask(self, work: Callable[[OpenClub], T]) -> T:
        """What the work answers, or raises.

        Raises:
            Busy: too many wait already.
        """
        return await self._handed(work, changes=False)

    async def change(self, work: Callable[[OpenClub], T], *, own: bool = False) -> T:
        """The same, of work that changes something.

        With `own`, whoever asks tells those who watch, and the store need not.
        """
        if not own:
            return await self._handed(work, changes=True)

        def done(club: OpenClub) -> T:
            self.own = True
            try:
                return work(club)
            finally:
                self.own = False

        return await self._handed(done, changes=True)

    async def _handed(self, work: Callable[[OpenClub], T], *, changes: bool) -> T:
        if self._waiting >= WAITING:
            raise Busy
        self._waiting += 1
        try:
            async with self._room:
                answer: Future[T] = self._owner.hand_in(work, changes=changes)
                return await asyncio.wrap_future(answer)
        finally:
            self._waiting -= 1

    async def damage_behind(self, error: Exception) -> Trouble | None:
        """What is to be told of something unforeseen where the club is damaged; None: it is whole.

        The file is looked through until it is found damaged: phones ask again and again.
        """

        def look(club: OpenClub) -> None:
            with damage_told(club.path):
                raise error

        if self._damage is None:
            try:
                await self.ask(look)
            except Trouble as damage:
                self._damage = damage
            except Exception:  # the club is whole: it is a fault of ours
                return None
        return self._damage

    def opening(
        self, code: str, opens: Opens, work: Callable[[OpenClub, Door], T], address: str
    ) -> Callable[[OpenClub], T]:
        """Work behind a code: it is done only if the code opens such a door.

        Raises:
            TooMany: a code that is typed was tried too often from this address.
        """
        if opens is Opens.DESK and self._tries.too_many(address):
            raise TooMany

        def opened(club: OpenClub) -> T:
            with club.store.read() as conn:
                found = door(conn, self.evening_id, code)
            if found.opens is not opens:
                raise Unknown(_elsewhere(opens))
            return work(club, found)

        return opened

    def wrong(self, address: str) -> bool:
        """A wrong code came from there; answers whether that was one too many."""
        too_many = self._tries.too_many(address)
        self._tries.wrong(address)
        return too_many


def _elsewhere(opens: Opens) -> Message:
    if opens is Opens.DESK:
        return Message("Dit is niet de code van het tweede bureau.")
    return Message("Deze code is voor iets anders. Scan de goede kaart.")

"""The share of all requests of one evening: the club's thread, codes and tries, listeners."""

import asyncio
import itertools
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import Future
from time import monotonic
from typing import TypeVar

from clubadmin.errors import Trouble
from clubadmin.model.tableside.codes import Door, Opens
from clubadmin.model.tableside.sheet import Done
from clubadmin.server.owner import Owner
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.strange import damage_told
from clubadmin.services.tableside.codes import Unknown, door_of, doors

_REMEMBERED = 1_000  # of whom it is counted; who did nothing for longest is forgotten

T = TypeVar("T")
_Work = Callable[[OpenClub], Done]
_Ordered = tuple[int, Done]
_Outcome = tuple[asyncio.Future[_Ordered], _Ordered | Exception]
_Line = OrderedDict[str, deque[asyncio.Future[None]]]
AT_ONCE = 2  # requests that wait for the club's thread: the window's own keys come in between
WAITING = 1_000  # requests that wait for that; more are told to come again
STRETCH = 0.05  # seconds in which changes are gathered to be committed together
WRONG, MINUTE = 20, 60.0  # wrong codes of an address that are answered in so many seconds
LONG = 600.0  # seconds; in which a table changes a row a second, and a desk may be sixteen
CHANGES = {Opens.TABLE: 600, Opens.DESK: 12_000}  # by one code within that
COMERS = 600  # checked in by name by one code within that


class Tries:
    """Counts what was done within the last seconds, by who did it.

    Args:
        most: that is let through within `within` seconds.
        within: seconds after which something is forgotten.
    """

    def __init__(self, most: int, within: float, clock: Callable[[], float] = monotonic) -> None:
        self._most = most
        self._within = within
        self._clock = clock
        self._done: OrderedDict[Hashable, deque[float]] = OrderedDict()

    def one_more(self, who: Hashable) -> bool:
        """Count one more of somebody; whether it may be, for else it does not count."""
        now = self._clock()
        done = self._done.setdefault(who, deque())
        self._done.move_to_end(who)
        while len(self._done) > _REMEMBERED:
            self._done.popitem(last=False)
        while done and done[0] <= now - self._within:
            done.popleft()
        if len(done) >= self._most:
            return False
        done.append(now)
        return True


class Busy(Exception):
    """The refusal when too much is asked at once."""


class TooMany(Exception):
    """The refusal when too many wrong codes came from this address."""


class TooOften(Exception):
    """The refusal when one code changes more than people can."""


class Turns:
    """Lets a few at a time; where more wait, who changes something goes first, then each address.

    A row never waits for who looks.
    """

    def __init__(self) -> None:
        self.waiting = 0  # how many wait or are let through
        self._busy = 0
        self._lines: tuple[_Line, _Line] = (OrderedDict(), OrderedDict())

    async def take(self, address: str, *, changes: bool) -> None:
        """Comes back when it is the turn of who waits; `give` ends it."""
        if self._busy < AT_ONCE:
            self._busy += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line = self._lines[not changes]
        line.setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had come already
                self.give()
            raise

    def give(self) -> None:
        """The turn is over: the next has it."""
        for line in self._lines:
            while line:
                address, mine = line.popitem(last=False)
                turn = mine.popleft()
                if mine:
                    line[address] = mine  # behind the others
                if not turn.done():
                    turn.set_result(None)
                    return
        self._busy -= 1


class Access:
    """Hands work to the thread that owns the club, and readings to another, a few at a time.

    Args:
        evening_id: the evening that is served, and no other.
        tell: called on the club's thread with what came of each deed.
        reader: where it is read beside; the owner himself where that cannot be.
    """

    def __init__(
        self,
        owner: Owner,
        evening_id: int,
        tell: Callable[[Done], None] | None = None,
        reader: Owner | None = None,
    ) -> None:
        self.evening_id = evening_id
        self.tell = tell or (lambda _: None)
        self._owner = owner
        self._reader = reader or owner
        self._wrong = Tries(WRONG, MINUTE)
        self._changes = {opens: Tries(most, LONG) for opens, most in CHANGES.items()}
        self._comers = Tries(COMERS, LONG)
        self._turns = Turns()
        self._looks = Turns() if reader else self._turns
        self._order = itertools.count(1)
        self._sheets: deque[tuple[_Work, asyncio.Future[_Ordered]]] = deque()
        self._damage: Trouble | None = None
        self._doors: Mapping[bytes, Door] | None = None
        self._renewed = 0  # times that codes became others
        self.own = False  # on the club's thread: what is changed now is told by who asked it

    async def ask(self, work: Callable[[OpenClub], T], address: str = "") -> T:
        """Hand in work and give its answer, or raise its error.

        Raises:
            Busy: too many wait already.
        """
        return await self._handed(work, address, changes=False)

    async def change(self, work: Callable[[OpenClub], T], address: str) -> T:
        """Hand in work that changes something, and give its answer."""
        return await self._handed(work, address, changes=True)

    def order(self) -> int:
        """The running number of a reading, taken before it, or of a deed, taken once it is kept."""
        return next(self._order)

    async def change_sheet(
        self, work: Callable[[OpenClub], Done], address: str
    ) -> tuple[int, Done]:
        """Hand in work on a sheet; waiting work is committed together, and told once it is kept.

        Whoever asks tells those who watch, and the store need not. With what came of it comes
        its `order`.
        """
        answer: asyncio.Future[_Ordered] = asyncio.get_running_loop().create_future()
        mine = (work, answer)
        self._sheets.append(mine)
        try:
            done = await self._handed(self._change_sheets, address, changes=True)
        except BaseException:
            if mine in self._sheets:  # nobody did it
                self._sheets.remove(mine)
                answer.cancel()
            raise
        for one, outcome in done:
            if isinstance(outcome, Exception):
                one.set_exception(outcome)
            elif not one.cancelled():
                one.set_result(outcome)
        return await answer

    def _change_sheets(self, club: OpenClub) -> list[_Outcome]:
        """Do what waits, until the window may want its turn; on the club's thread."""
        done: list[tuple[asyncio.Future[_Ordered], Done | Exception]] = []
        if not self._sheets:  # whose turn came before did them
            return []
        until = monotonic() + STRETCH
        self.own = True
        try:
            with club.store.together():
                while self._sheets and (not done or monotonic() < until):
                    work, answer = self._sheets.popleft()
                    try:
                        done.append((answer, work(club)))
                    except Exception as error:  # whoever asked for it is told
                        done.append((answer, error))
            for _, outcome in done:
                if isinstance(outcome, Done) and not outcome.again:
                    self.tell(outcome)
        except Exception as error:  # nothing of it was kept
            answers = [answer for answer, _ in done] or [self._sheets.popleft()[1]]
            return [(answer, error) for answer in answers]
        finally:
            self.own = False
        return [
            (answer, (self.order(), one) if isinstance(one, Done) else one) for answer, one in done
        ]

    async def _handed(self, work: Callable[[OpenClub], T], address: str, *, changes: bool) -> T:
        turns, owner = (self._turns, self._owner) if changes else (self._looks, self._reader)
        if turns.waiting >= WAITING:
            raise Busy
        turns.waiting += 1
        try:
            await turns.take(address, changes=changes)
            try:
                answer: Future[T] = owner.hand_in(work, changes=changes)
                return await asyncio.wrap_future(answer)
            finally:
                turns.give()
        finally:
            turns.waiting -= 1

    async def damage_behind(self, error: Exception) -> Trouble | None:
        """Find the damage of the club behind an unforeseen error; None where the club is whole.

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

    async def judge(self, code: str, opens: Opens, address: str) -> Door:
        """The door that a code opens; a good one is let in whatever else came from its address.

        Raises:
            Unknown: it opens nothing of that kind.
            TooMany: likewise, and too many of those came from there.
        """
        while (known := self._doors) is None:
            renewed = self._renewed
            read = await self.ask(self._read_doors)
            if renewed == self._renewed:
                self._doors = read
        try:
            return _opened(known, code, opens)
        except Unknown:
            if self._wrong.one_more(address):
                raise
            raise TooMany from None

    def renew(self) -> None:
        """Codes may open something else from now on."""
        self._renewed += 1
        self._doors = None

    def behind(
        self, code: str, opens: Opens, work: Callable[[OpenClub, Door], T]
    ) -> Callable[[OpenClub], T]:
        """Work behind a code: it is done only if the code opens such a door then as well."""

        def opened(club: OpenClub) -> T:
            return work(club, _opened(self._read_doors(club), code, opens))

        return opened

    def count_change(self, door: Door, *, comer: bool = False) -> None:
        """Something is changed by who came in by this door; with `comer` somebody is checked in.

        Raises:
            TooOften: more than people can.
        """
        counted = [self._changes[door.opens], *([self._comers] if comer else [])]
        if not all(one.one_more(door) for one in counted):
            raise TooOften

    def _read_doors(self, club: OpenClub) -> Mapping[bytes, Door]:
        return club.read(doors, self.evening_id)


def _opened(known: Mapping[bytes, Door], code: str, opens: Opens) -> Door:
    found = door_of(known, code)
    if found.opens is opens:
        return found
    if opens is Opens.DESK:
        raise Unknown("Dit is niet de code van het tweede bureau.")
    raise Unknown("Deze code is voor iets anders. Scan de goede kaart.")

"""Safety 31: a machine that can hardly follow calls no good club damaged.

One program types. Others look into the club as into one from elsewhere, check it, copy it and put
the copies back, while the processor and the disk are kept busy and some of them have too few file
handles or too little memory. They may say that the club is busy or that reading did not succeed.
"""

import os
import random
import shutil
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from clubadmin.services.care import health
from clubadmin.services.club import recent
from clubadmin.services.club.club import look_into, open_club
from clubadmin.services.sheets import sheets
from clubadmin.storage.checks import club as checks
from clubadmin.storage.copies.backup import restore
from clubadmin.storage.file.errors import ClubInUse, DamagedClub, StorageError
from clubadmin.storage.schema import unreadable
from tests.safety import typist
from tests.safety.programs import Program, needs_sigkill
from tests.turns import tries

pytestmark = [
    needs_sigkill,
    pytest.mark.skipif(sys.platform != "linux", reason="reads its handles and memory from /proc"),
]

LOOKS = tries(12, 600, 30)  # of each kind
LOOKS_A_CLUB = 12
MOMENTS = 40_000  # pieces of memory that a check of a small club asks for
MOST = 400  # until it is seen that it goes wrong
Look = Callable[[Path, Path], object]


def from_elsewhere(path: Path, _: Path) -> None:
    """Check it whole and read in it, as with a club that was mailed."""
    (recent.user_config_path("clubadmin") / "known.json").unlink(missing_ok=True)
    with look_into(path) as club:
        typist.lines_of(club, 1)


def checked(path: Path, _: Path) -> None:
    if problems := checks.check_file(path, journal=True):
        raise DamagedClub(problems[0])


def checked_by_command(path: Path, _: Path) -> None:
    with look_into(path, whatever=True) as club:
        if problems := health.check(club).problems:
            raise DamagedClub(problems[0])


def copied(path: Path, folder: Path) -> None:
    with look_into(path, one_moment=False, whatever=True) as club:
        checked(health.backup(club, folder / "kopieen"), folder)


def put_back(path: Path, folder: Path) -> None:
    """Chosen as a copy is the club itself."""
    restore(path, folder / "teruggezet.klj")


KINDS: tuple[Look, ...] = (from_elsewhere, checked, checked_by_command, copied, put_back)


@contextmanager
def limited(number: int) -> Iterator[None]:
    """Now and then hardly any file handles, or memory for the half of a check."""
    import resource  # there is none on Windows

    most, which = sys.maxsize, resource.RLIMIT_CORE
    if number % 4 == 1:
        most, which = (
            max(int(one.name) for one in Path("/proc/self/fd").iterdir()) + 2,
            resource.RLIMIT_NOFILE,
        )
    elif number % 4 == 2:
        pages = int(Path("/proc/self/statm").read_text().split()[0]) + 20
        most, which = pages * os.sysconf("SC_PAGE_SIZE"), resource.RLIMIT_AS
    before = resource.getrlimit(which)
    resource.setrlimit(which, (most, before[1]) if most < sys.maxsize else before)
    try:
        yield
    finally:
        resource.setrlimit(which, before)


def look_often(pipe: Connection, path: Path, at: int, count: int, broken: bool) -> None:
    """Look so often, and tell what came of it each time; "good" is that nothing was wrong."""
    look = KINDS[at]
    if broken:  # on purpose: what its parts find need not be of one moment
        checks._found_at_once = checks._found
    with TemporaryDirectory(dir=path.parent) as folder:
        recent.user_config_path = lambda name, **_: Path(folder) / name
        for number in range(count):
            outcome = "good"
            try:
                with limited(0 if broken else number):
                    look(path, Path(folder))
            except DamagedClub as damage:
                outcome = f"DAMAGED {look.__name__}: {damage}"
            except (StorageError, MemoryError, OSError) as trouble:
                outcome = type(trouble).__name__
            pipe.send(outcome)
    pipe.send(None)


def look_forgetful(pipe: Connection, path: Path, count: int, broken: bool) -> None:
    """Check so often, each time with one moment at which there is no memory to be had."""
    import _testcapi  # not in every build of Python

    chance = random.Random(31)
    checks.check_file(path, journal=True)  # all is loaded
    if broken:  # on purpose: our own function that could not be called has refused
        unreadable._ELSEWHERE = ("SQLITE_NOMEM",)
    for _ in range(count):
        at, outcome = chance.randrange(MOMENTS), "good"
        _testcapi.set_nomemory(at, at + 1)
        try:
            checked(path, path.parent)
        except DamagedClub as damage:
            outcome = f"DAMAGED {damage}"
        except Exception as trouble:  # Python's own modules say anything of it
            outcome = type(trouble).__name__
        finally:
            _testcapi.remove_mem_hooks()
        pipe.send(outcome)
    pipe.send(None)


def keep_busy(_: Connection, folder: Path) -> None:
    """Work for the processor, and for the disk."""
    data = os.urandom(1 << 22)
    while True:
        with suppress(OSError), (folder / f"{os.getpid()}.druk").open("wb") as file:
            file.write(data)
            os.fsync(file.fileno())
        sum(range(1_000_000))


def type_on(_: Connection, path: Path, tables: list[int]) -> None:
    """Type one sheet over another; where the club is busy, again."""
    chance = random.Random(31)
    club = open_club(path)
    while True:
        with suppress(ClubInUse):
            sheets.save_lines(club, chance.choice(tables), typist.new_lines(chance))


def overloaded(folder: Path, looks: int, *, broken: bool = False) -> Counter[str]:
    """What was told of a good club by all who looked into it, and how often."""
    told: Counter[str] = Counter()
    path, tables = typist.club_with_tables(folder)
    kinds = [KINDS.index(checked)] if broken else range(len(KINDS))
    looking = [Program(look_often, path, at, looks, broken) for at in kinds]
    beside = [Program(keep_busy, folder) for _ in range(0 if broken else 3)]
    beside.append(Program(type_on, path, tables))
    try:
        for program in looking:
            while outcome := program.pipe.recv():
                told[outcome] += 1
            program.wait()
    finally:
        for program in beside:
            program.kill()
    open_club(path).close()  # takes back what was typed when it was killed
    assert checks.check_file(path, journal=True) == ()
    return told


def rounds(folder: Path, looks: int) -> Iterator[Counter[str]]:
    """So many looks of each kind, a few a club: a long journal would only make them slow."""
    for number in range(0, looks, LOOKS_A_CLUB):
        place = folder / f"{number}"
        place.mkdir()
        yield overloaded(place, min(LOOKS_A_CLUB, looks - number))
        shutil.rmtree(place)


def damage(told: Counter[str]) -> list[str]:
    return [one for one in told if one.startswith("DAMAGED")]


def test_no_good_club_is_called_damaged_by_a_machine_that_can_hardly_follow(tmp_path: Path) -> None:
    told = sum(rounds(tmp_path, LOOKS), Counter[str]())
    print(f"\n{told}")
    assert damage(told) == []
    assert told["good"] > LOOKS, "so often it was looked into to the end"


def test_looking_at_two_moments_is_caught(tmp_path: Path) -> None:
    told: Counter[str] = Counter()
    for number in range(MOST // LOOKS_A_CLUB):
        place = tmp_path / f"{number}"
        place.mkdir()
        told += overloaded(place, LOOKS_A_CLUB, broken=True)
        if damage(told):
            return
    pytest.fail(f"never: {told}")


def forgotten(folder: Path, looks: int, *, broken: bool) -> Counter[str]:
    """Count the answers about a good club, looked into while memory was full for a moment."""
    pytest.importorskip("_testcapi", reason="this build of Python cannot run out of memory at will")
    path, _ = typist.club_with_tables(folder)
    program = Program(look_forgetful, path, looks, broken)
    told = Counter(iter(program.pipe.recv, None))
    program.wait()
    return told


def test_no_moment_of_full_memory_is_taken_for_damage(tmp_path: Path) -> None:
    told = forgotten(tmp_path, tries(120, 6_000), broken=False)
    assert damage(told) == []
    assert told["MemoryError"] + told["StorageError"] > 9, told


def test_full_memory_that_is_taken_for_a_refusal_is_caught(tmp_path: Path) -> None:
    assert damage(forgotten(tmp_path, MOST, broken=True))

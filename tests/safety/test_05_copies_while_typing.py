"""Safety 5: copies made while sheets are typed hold all that was stored before them.

The typing is done by another program, as at `clubadmin backup` beside an open window.
"""

import shutil
from pathlib import Path

from clubadmin.services.care import health
from clubadmin.services.club.club import look_into
from clubadmin.storage.checks.club import check_file
from tests.safety import typist
from tests.safety.programs import Program, needs_sigkill
from tests.safety.typist import Lines
from tests.turns import tries

pytestmark = needs_sigkill

COPIES_A_CLUB = 5  # it grows fast meanwhile, and a longer journal only makes the checks slow


class Listener:
    """What the one who types said: per table, the sheets that a look at it may find."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.may_be: dict[int, list[Lines]] = {}

    def until_stored(self) -> None:
        """Wait for the next sheet; after it, of each table only the newest may be found."""
        stored = 0
        while not stored or self.program.pipe.poll():
            what, table, lines = self.program.pipe.recv()
            if what == "stored":
                self.may_be[table], stored = [lines], stored + 1
            else:
                self.may_be.setdefault(table, [{}]).append(lines)

    def catch_up(self) -> None:
        """Take in what was typed meanwhile: that may be found as well."""
        while self.program.pipe.poll():
            what, table, lines = self.program.pipe.recv()
            if what == "types":
                self.may_be.setdefault(table, [{}]).append(lines)

    def faults_of(self, copy: Path) -> list[str]:
        """What a copy lacks, or has by halves."""
        with look_into(copy) as club:
            found = {table: typist.lines_of(club, table) for table in self.may_be}
        return [f"{copy.name}: table {one}" for one in found if found[one] not in self.may_be[one]]


def copied(folder: Path, count: int) -> list[str]:
    """Make copies while sheets are typed; answers what is wrong with any."""
    faults = []
    for club in range(0, count, COPIES_A_CLUB):
        place = folder / f"{club}"
        place.mkdir()
        faults += copied_of(place, min(COPIES_A_CLUB, count - club))
    return faults


def copied_of(folder: Path, count: int, *, plainly: bool = False) -> list[str]:
    """The same of one club; `plainly` as a file manager does it."""
    path, tables = typist.club_with_tables(folder)
    program = Program(typist.type_sheets, path, tables, 5)
    assert program.pipe.recv() == "open"
    listener, faults = Listener(program), []
    for number in range(count):
        listener.until_stored()
        if plainly:
            copy = folder / f"kopie-{number}.klj"
            shutil.copyfile(path, copy)
        else:
            with look_into(path, one_moment=False) as club:
                copy = health.backup(club, folder / "kopieen")
        listener.catch_up()
        faults += map(str, check_file(copy))
        faults += listener.faults_of(copy) if not faults else []
        if faults:
            break  # more of them say no more
    program.kill()
    program.pipe.close()
    return faults


def test_each_copy_holds_all_that_was_stored_before_it(memory_folder: Path):
    assert copied(memory_folder, tries(5, 500)) == []


def test_copying_the_file_is_caught(memory_folder: Path):
    places = [memory_folder / f"{club}" for club in range(20)]  # it is tried until it goes wrong

    def caught(place: Path) -> bool:
        place.mkdir()
        return bool(copied_of(place, 60, plainly=True))

    assert any(map(caught, places))

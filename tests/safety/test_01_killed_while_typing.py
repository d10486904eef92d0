"""Safety 1: kill -9 while sheets are typed.

That this passes says little by itself: without any fsync it passes as well. See test 2.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from clubadmin.services.care import health
from clubadmin.services.club.club import open_club
from clubadmin.storage.checks.club import rebuilt
from clubadmin.storage.file.errors import StorageError
from tests.safety import typist
from tests.safety.programs import Program, needs_sigkill
from tests.safety.typist import Lines
from tests.turns import tries

pytestmark = needs_sigkill

ROUNDS_A_CLUB = 50  # a journal that grows for ever would only make the check slow
MOST = 100  # until a fault on purpose shows itself


@dataclass
class Tally:
    """What was seen over all rounds."""

    rounds: int = 0
    acknowledged: int = 0
    lost: int = 0  # sheets that were said to be stored and are not
    half: int = 0  # sheets that are neither the old one nor the new one
    unsound: list[str] = field(default_factory=list)


def kill_while_typing(
    folder: Path,
    work: Callable[..., None],
    rounds: int,
    tally: Tally,
    seed: int,
    enough: Callable[[Tally], object],
) -> None:
    """Have sheets typed, kill the program, and look what is there."""
    folder.mkdir()
    path, tables = typist.club_with_tables(folder)
    chance = random.Random(seed)
    stored: dict[int, Lines] = {table: {} for table in tables}
    for n in range(rounds):
        if enough(tally):
            return
        program = Program(work, path, tables, seed * 1000 + n)
        assert program.pipe.recv() == "open"
        said = _listen(program, chance)
        program.kill()
        typing = _follow(said + program.said(), stored, tally)
        _compare(path, stored, typing, tally, thorough=n == rounds - 1)
        tally.rounds += 1


def _listen(program: Program, chance: random.Random) -> list[Any]:
    """Let some sheets be stored, and then wait until somewhere in the next ones."""
    said, since = [], time.perf_counter()
    wanted = chance.randrange(1, 4)
    while sum(one[0] == "stored" for one in said) < wanted:
        said.append(program.pipe.recv())
    pace = (time.perf_counter() - since) / wanted
    time.sleep(chance.uniform(0, 1.5 * pace))
    return said


def _follow(said: list[Any], stored: dict[int, Lines], tally: Tally) -> tuple[int, Lines] | None:
    """Take in what was said; answers the sheet that was being stored at the end."""
    typing = None
    for what, table, lines in said:
        if what == "types":
            typing = (table, lines)
        else:
            stored[table], typing = lines, None
            tally.acknowledged += 1
    return typing


def _compare(
    path: Path,
    stored: dict[int, Lines],
    typing: tuple[int, Lines] | None,
    tally: Tally,
    *,
    thorough: bool,
) -> None:
    try:
        club = open_club(path)
    except StorageError as error:
        tally.unsound.append(str(error))
        return
    with club:
        for table, lines in stored.items():
            found = typist.lines_of(club, table)
            if typing and typing[0] == table and found == typing[1]:
                stored[table] = found  # it was in time after all
            elif found != lines:
                mixed = bool(found) and any(found.get(n) == line for n, line in lines.items())
                tally.half += mixed
                tally.lost += not mixed
                stored[table] = found
        with club.store.bare() as connection:
            tally.unsound += map(str, rebuilt(connection))
        if thorough:
            tally.unsound += map(str, health.check(club).problems)


def many(
    folder: Path,
    work: Callable[..., None],
    rounds: int,
    enough: Callable[[Tally], object] = lambda _: False,
) -> Tally:
    """Rounds over as many clubs as they need, or until enough was seen."""
    tally = Tally()
    for n, start in enumerate(range(0, rounds, ROUNDS_A_CLUB)):
        if enough(tally):
            break
        size = min(ROUNDS_A_CLUB, rounds - start)
        kill_while_typing(folder / f"{n}", work, size, tally, n, enough)
    print(
        f"\n{tally.rounds} kills, {tally.acknowledged} sheets acknowledged, {tally.lost} lost,"
        f" {tally.half} half, unsound: {tally.unsound[:3]}"
    )
    return tally


def test_no_acknowledged_sheet_is_lost_and_none_is_half(memory_folder: Path):
    times = tries(20, 1_000, 300)
    tally = many(memory_folder, typist.type_sheets, times)
    assert (tally.lost, tally.half, tally.unsound) == (0, 0, [])
    assert tally.acknowledged >= times


def test_saying_stored_too_early_is_caught(memory_folder: Path):
    assert many(memory_folder, typist.say_stored_too_early, MOST, lambda seen: seen.lost).lost > 0


def test_storing_row_by_row_is_caught(memory_folder: Path):
    assert many(memory_folder, typist.type_row_by_row, MOST, lambda seen: seen.half).half > 0

"""`clubadmin draw --history`: who met before, and who could not be kept from meeting again."""

import csv
import re
from collections.abc import Iterator
from pathlib import Path

from clubadmin.cli.output import Stop, reason
from clubadmin.domain.draw.plan.meetings import Meetings
from clubadmin.domain.draw.plan.schedule import Schedule, meetings_of
from clubadmin.i18n import Message
from clubadmin.services.input.text import decode

_MOST_BYTES = 10_000_000


def read_history(file: str | None, entrants: int) -> Meetings:
    """Who met before, from a CSV `a,b`; a header is passed over, and so are absent numbers.

    Raises:
        Stop: the file cannot be read, or a line holds something else.
    """
    met = Meetings()
    if file is None:
        return met
    for number, row in enumerate(csv.reader(_lines(Path(file))), start=1):
        cells = [cell.strip() for cell in row]
        if not any(cells) or (number == 1 and cells[:2] == ["a", "b"]):
            continue
        a, b = _couple(f"{file}, regel {number}", cells)
        if a <= entrants and b <= entrants:
            met.add(a, b)
    return met


def met_again(schedule: Schedule, before: Meetings) -> Iterator[Message]:
    """For each round who meet though they met before, as "1-4, 2-3"; nothing for other rounds."""
    for draw in schedule.rounds:
        again = sorted(pair for pair in meetings_of(draw) if before.met(*pair))
        if again:
            listed = ", ".join(f"{a}-{b}" for a, b in again)
            yield Message.verbatim(f"Ronde {draw.round}: wie elkaar eerder al troffen: {listed}.")


def _lines(file: Path) -> list[str]:
    """The lines, of whatever encoding; a spreadsheet's semicolons are commas."""
    lines = decode(_read(file)).splitlines()
    return [line.replace(";", ",") for line in lines]


def _couple(where: str, cells: list[str]) -> tuple[int, int]:
    if len(cells) < 2 or not all(re.fullmatch(r"\d{1,6}", cell, re.ASCII) for cell in cells[:2]):
        raise Stop(f"{where}: hier horen twee nummers, a en b.")
    a, b = int(cells[0]), int(cells[1])
    if a == b or a < 1 or b < 1:
        raise Stop(f"{where}: hier horen twee verschillende nummers vanaf 1.")
    return a, b


def _read(file: Path) -> bytes:
    try:
        with file.open("rb") as stream:
            data = stream.read(_MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        why = reason(error) if isinstance(error, OSError) else "de naam kan niet"
        raise Stop(f"{file} kan niet worden gelezen: {why}.") from error
    if len(data) > _MOST_BYTES:
        raise Stop(f"{file} is groter dan 10 MB.")
    return data

"""Types sheets while its writes are recorded: `python -m tests.safety.power_typist ...`.

Arguments: the club, the file to say things in, the journal mode (BESIDE: while it is read beside,
as in the hall), the synchronous setting, how many sheets to type, and the tables.
"""

import json
import os
import random
import sys
from pathlib import Path

from clubadmin.services.club.club import open_club
from clubadmin.services.sheets import sheets
from clubadmin.storage.file import engine
from tests.safety.typist import new_lines


def main() -> None:
    """Type sheets and say before and after each, in writes that the recording sees."""
    club_file, saying, mode, synchronous, count, *tables = sys.argv[1:]
    level = ["OFF", "NORMAL", "FULL"].index(synchronous)
    beside = mode == "BESIDE"
    mode = "TRUNCATE" if beside else mode
    engine.PRAGMAS |= {"journal_mode": (mode, mode.lower()), "synchronous": (synchronous, level)}
    club = open_club(Path(club_file))
    readers = [club.reader()] if beside else []
    assert all(readers), "the file cannot be read beside"
    said = os.open(saying, os.O_WRONLY | os.O_APPEND)
    chance = random.Random(2)
    for _ in range(int(count)):
        table, lines = int(chance.choice(tables)), new_lines(chance)
        os.write(said, json.dumps(["types", table, lines]).encode() + b"\n")
        sheets.save_lines(club, table, lines)
        os.write(said, json.dumps(["stored", table, lines]).encode() + b"\n")
    os._exit(0)  # the power goes before anything is tidied up


if __name__ == "__main__":
    main()

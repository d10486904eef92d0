"""Somebody who types sheets as fast as can be, and says what is stored once it is."""

import random
from multiprocessing.connection import Connection
from pathlib import Path

from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.draw import drawing
from clubadmin.services.sheets import sheets
from clubadmin.storage.schema.tables import tables
from tests.services.evening_club import evening_with, new_club

GAMES = 16
tables()  # loaded once, not by each typist
Lines = dict[int, str]


def club_with_tables(folder: Path) -> tuple[Path, list[int]]:
    """A club with an evening of three tables and two rounds drawn; answers the tables."""
    club = new_club(folder)
    evening, _ = drawing.draw(club, evening_with(club, 12, games=GAMES).id, seed=1)
    club.close()
    return club.path, [table.table_id for plan in evening.plan for table in plan.tables]


def new_lines(chance: random.Random) -> Lines:
    """A sheet as it may come in, every row told apart by its number."""
    return {game: f"{chance.randrange(20, 140)}+20" for game in range(1, GAMES + 1)}


def type_sheets(pipe: Connection, path: Path, tables: list[int], seed: int) -> None:
    """Type one sheet over another: say which, store it, say that it is stored."""
    chance = random.Random(seed)
    club = open_club(path)
    pipe.send("open")
    while True:
        table, lines = chance.choice(tables), new_lines(chance)
        pipe.send(("types", table, lines))
        sheets.save_lines(club, table, lines)
        pipe.send(("stored", table, lines))


def say_stored_too_early(pipe: Connection, path: Path, tables: list[int], seed: int) -> None:
    """Broken on purpose: says so before it is true."""
    chance = random.Random(seed)
    club = open_club(path)
    pipe.send("open")
    while True:
        table, lines = chance.choice(tables), new_lines(chance)
        pipe.send(("stored", table, lines))
        sheets.save_lines(club, table, lines)


def type_row_by_row(pipe: Connection, path: Path, tables: list[int], seed: int) -> None:
    """Broken on purpose: every row of a sheet is a transaction of its own."""
    chance = random.Random(seed)
    club = open_club(path)
    pipe.send("open")
    while True:
        table, lines = chance.choice(tables), new_lines(chance)
        pipe.send(("types", table, lines))
        for game, line in lines.items():
            sheets.save_line(club, table, game, line)
        pipe.send(("stored", table, lines))


def lines_of(club: OpenClub, table: int) -> Lines:
    """What is stored of a sheet."""
    typed = sheets.sheet(club, table).lines
    return {game: line for game, line in enumerate(typed, 1) if line}

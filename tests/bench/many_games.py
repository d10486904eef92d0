"""Seasons as large as a benchmark wants them."""

import csv
import io
from datetime import date, timedelta
from random import Random

from clubadmin.services.demo.evening import sheet_lines
from clubadmin.services.exchange.export import GAMES_HEADER


def games_csv(evenings: int, rounds: int, tables: int, games: int, year: int = 2025) -> bytes:
    """A season of games as an export writes it, with new tables each round."""
    chance, season = Random(year), f"{year}-{year + 1}"
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow(GAMES_HEADER)
    people = [f"Speler{number} van Dorp{number}" for number in range(4 * tables)]
    for evening in range(1, evenings + 1):
        day = date(year, 9, 1) + timedelta(days=7 * evening)
        for number in range(1, rounds + 1):
            chance.shuffle(people)
            for table in range(tables):
                seats = people[4 * table : 4 * table + 4]
                for game, line in enumerate(sheet_lines(chance, games), start=1):
                    place = (season, "Maandavond", evening, day, number, table + 1)
                    writer.writerow((*place, *seats, game, line))
    return out.getvalue().encode()

"""A club with a past: paper years, seasons of games, pairs, teams, and an evening under way."""

import csv
import io
from datetime import date, timedelta
from pathlib import Path
from random import Random

from clubadmin.model.seasons.season import Competition
from clubadmin.services.attendance import attendance
from clubadmin.services.attendance.substitutes import substitute
from clubadmin.services.club.club import OpenClub
from clubadmin.services.demo.evening import sheet_lines
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.exchange.export import GAMES_HEADER
from clubadmin.services.members import pairs, teams
from clubadmin.services.members.members import members
from clubadmin.services.results import closing
from clubadmin.services.seasons import seasons
from tests.services.evening_club import new_club, type_sheet
from tests.services.lists.taking import import_file

NAMES = (
    *("Aal Bos", "Bep Cas", "Cor Dam", "Dré Eik", "Els Fok", "Fie Geel"),
    *("Guus Hop", "Han Iep", "Ina Jol", "Jan Kat"),
)
RESULTS_HEADER = "season,competition,evening,date,name,round,points,roem,pits"
GAMES, ROUNDS = 4, 2


def old_club(folder: Path) -> OpenClub:
    """Two years from paper, two of games, then a year with pairs, teams and an open evening."""
    club = new_club(folder)
    with club.store.bare() as bare:
        bare.execute("PRAGMA synchronous=OFF")
    chance = Random(7)
    for file in (_games(folder, chance), _evenings(folder, chance), _rounds(folder, chance)):
        import_file(club, file)
    season = seasons.add_season(club, "2025-2026", date(2025, 8, 1), date(2026, 7, 31))
    _pairs(club, season.id, chance)
    _teams(club, season.id, chance)
    _under_way(club, season.id, chance)
    return club


def _games(folder: Path, chance: Random) -> Path:
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow(GAMES_HEADER)
    for year in (2023, 2024):
        for evening in range(1, 6):
            day = date(year, 9, 4) + timedelta(days=7 * evening)
            there = chance.sample(NAMES, 8)
            for played in range(1, ROUNDS + 1):
                chance.shuffle(there)
                for table in (1, 2):
                    seats = there[4 * table - 4 : 4 * table]
                    place = (f"{year}-{year + 1}", "Maandavond", evening, day, played, table)
                    for game, line in enumerate(sheet_lines(chance, GAMES), 1):
                        writer.writerow((*place, *seats, game, line))
    file = folder / "spellen.csv"
    file.write_text(out.getvalue(), encoding="utf-8")
    return file


def _evenings(folder: Path, chance: Random) -> Path:
    rows = [RESULTS_HEADER]
    for evening in range(1, 5):
        day = date(2021, 9, 6) + timedelta(days=7 * evening)
        for name in chance.sample(NAMES, 6):
            total = chance.randrange(650, 850, 10)
            rows.append(f"2021-2022,Maandavond,{evening},{day},{name},,{total},,{evening % 2}")
    file = folder / "avonden.csv"
    file.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return file


def _rounds(folder: Path, chance: Random) -> Path:
    rows = [RESULTS_HEADER]
    for evening in range(1, 4):
        day = date(2022, 9, 5) + timedelta(days=7 * evening)
        for name in chance.sample(NAMES, 8):
            for played in range(1, ROUNDS + 1):
                made = f"{chance.randrange(300, 420)},{chance.randrange(0, 120, 10)}"
                rows.append(f"2022-2023,Maandavond,{evening},{day},{name},{played},{made},")
    file = folder / "ronden.csv"
    file.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return file


def _competition(club: OpenClub, season: int, name: str, form: str, planned: int) -> int:
    wanted = Competition(0, season, name, form, "nku", games=GAMES, rounds=ROUNDS, evenings=planned)
    return seasons.add_competition(club, wanted).id


def _play(club: OpenClub, evening_id: int, chance: Random) -> None:
    typed: set[int] = set()
    drawn = 0
    while drawn < ROUNDS:
        evening, _ = drawing.draw(club, evening_id, seed=chance.randrange(1000))
        drawn = len(evening.plan)
        for table in (one for plan in evening.plan for one in plan.tables):
            if table.table_id not in typed:
                typed.add(table.table_id)
                type_sheet(club, table.table_id, " ".join(sheet_lines(chance, GAMES)))


def _pairs(club: OpenClub, season: int, chance: Random) -> None:
    """Four pairs; on the second evening somebody stands in for one of the first."""
    people = members(club)
    made = [pairs.add_pair(club, people[at].id, people[at + 1].id) for at in range(0, 8, 2)]
    competition = _competition(club, season, "Parenavond", "pairs", 3)
    for number in range(3):
        day = date(2025, 9, 8) + timedelta(days=7 * number)
        evening = evenings.add_evening(club, competition, day)
        for pair in made:
            evening = attendance.add_participant(club, evening.id, pair_id=pair.id)
        if number == 1:
            substitute(club, evening.id, evening.participants[0].id, 0, people[8].id)
        _play(club, evening.id, chance)
        closing.close(club, evening.id)


def _teams(club: OpenClub, season: int, chance: Random) -> None:
    people = members(club)
    competition = _competition(club, season, "Viertallen", "teams", 1)
    evening = evenings.add_evening(club, competition, date(2025, 12, 1))
    for name, four in (("Ons Genoegen", people[:4]), ("De Rest", people[4:8])):
        team = teams.add_team(club, name, [one.id for one in four])
        evening = attendance.add_participant(club, evening.id, team_id=team.id)
    _play(club, evening.id, chance)
    closing.close(club, evening.id)


def _under_way(club: OpenClub, season: int, chance: Random) -> None:
    """The highest figures of all, on an evening that is not closed: they count nowhere yet."""
    competition = _competition(club, season, "Maandavond", "individual", 10)
    evening = evenings.add_evening(club, competition, date(2026, 1, 5))
    for one in members(club)[:4]:
        evening = attendance.add_participant(club, evening.id, member_id=one.id)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    type_sheet(club, evening.plan[0].tables[0].table_id, "p+400 p p p", sign=False)

"""A small club with three evenings from paper, for what is published of it."""

from dataclasses import replace
from datetime import date
from pathlib import Path

from clubadmin.model.club.club import ClubSettings
from clubadmin.services.club.club import OpenClub, create_club
from clubadmin.services.members.consents import give_consent
from clubadmin.services.members.members import members
from clubadmin.services.seasons import seasons
from tests.services.lists.taking import import_file

HEADER = "season,competition,evening,date,name,round,points,roem,pits\n"
TOTALS = {
    1: {"Jan Bos": 5304, "Piet Vos": 5222, "Kees Smit": 5100, "Anna de Wit": 4711, "Wim Bos": 4000},
    2: {"Jan Bos": 4700, "Piet Vos": 5222, "Kees Smit": 5222, "Anna de Wit": 6000, "Wim Bos": 3900},
    3: {"Jan Bos": 5000, "Piet Vos": 4100, "Kees Smit": 4200, "Anna de Wit": 5900, "Wim Bos": 6900},
}
DAYS = {1: date(2024, 9, 12), 2: date(2024, 9, 19), 3: date(2024, 9, 26)}


def paper_club(folder: Path, place: str = "Vaartwijk") -> OpenClub:
    """Five people, three evenings of a season."""
    club = create_club(folder / "krant.klaverjas", ClubSettings("Nel en Boer", place))
    lines = [
        f"2024-2025,Maandagcompetitie,{number},{DAYS[number]},{name},,{points},,1\n"
        for number, made in TOTALS.items()
        for name, points in made.items()
    ]
    file = folder / "vroeger.csv"
    file.write_text(HEADER + "".join(lines), "utf-8")
    import_file(club, file)
    seasons.change_competition(club, replace(seasons.competition(club, 1), evenings=len(TOTALS)))
    return club


def agree(club: OpenClub, *names: str) -> None:
    """These people agreed to be named."""
    ids = [one.id for one in members(club) if one.name in names]
    assert len(ids) == len(names)
    give_consent(club, ids, date(2024, 9, 1), "op papier")

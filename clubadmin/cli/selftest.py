"""`clubadmin --selftest`: the main job on a made-up club, against figures worked out by hand.

One table, one round of four games, with the rules of the NKU:

line       first pair    second pair
100        100           62
82+20      82 + 20       80
62         62            100
**         162 + 100     0
together   526           242          768 = 4 x 162 + 120
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from clubadmin import __version__
from clubadmin.cli.output import DONE, ERRORS_IN_INPUT, say, told, words
from clubadmin.i18n import Message
from clubadmin.model.club.printing import Printing
from clubadmin.part import fillings

if TYPE_CHECKING:
    pass

LINES = ("100", "82+20", "62", "**")
TOTALS = [526, 526, 242, 242]
_PEOPLE = ("Bakker", "Jansen", "Smit", "Vos")

Paints = Callable[[Path], bool | None]
"""Opens the window and tells whether it was painted; None where there is no screen."""


def selftest(paints: Paints | None = None) -> int:
    """Do the main job in a temporary folder; one line a step on standard error, as it is done.

    Answers the exit code: 0 when all of it is right.

    Args:
        paints: opens a window; without it none is tried.
    """
    say("clubadmin {version} kijkt zichzelf na.", version=__version__)
    with TemporaryDirectory(prefix="clubadmin-", ignore_cleanup_errors=True) as folder:
        wrong = [step for step, right in _steps(Path(folder), paints) if not _told(step, right)]
    right = Message("Alles klopt.")
    say(Message("Niet alles is in orde; meld dit met de regels hierboven.") if wrong else right)
    return ERRORS_IN_INPUT if wrong else DONE


def _told(step: str, right: bool) -> bool:
    say(f"{words('goed') if right else words('FOUT')}  {step}")
    return right


def _steps(folder: Path, paints: Paints | None) -> Iterator[tuple[str, bool]]:
    # before all else is loaded, as at a start: so its line tells how long that takes
    painted = paints(folder) if paints is not None else None
    if painted is not None:
        yield words("het venster is getekend"), painted
    from clubadmin import reports
    from clubadmin.services.club import club as clubs
    from clubadmin.services.standings.standings import standings

    path = folder / "zelftest.klaverjas"
    competition = play(path)
    with clubs.look_into(path) as club:
        found = standings(club, competition)
        again, about = [row.total for row in found.rows], clubs.settings(club)
    paper = reports.standings(found, Printing(about, words.language))
    lines, size = " ".join(LINES), len(paper)
    yield words("een club van vier en een getypt formulier: {lines}", lines=lines), path.is_file()
    yield told("opnieuw geopend, de stand is {again}", again=again), again == TOTALS
    yield words("de stand op papier, {size} bytes", size=size), paper.startswith(b"%PDF")
    for steps in fillings("selftest"):
        yield from steps(folder)


def play(path: Path, *, closes: bool = True) -> int:
    """An evening from an empty club to its closing, or just before; the competition."""
    from clubadmin.model.club.club import ClubSettings
    from clubadmin.model.members.member import Member
    from clubadmin.model.seasons.season import Competition
    from clubadmin.services.attendance.attendance import add_participant
    from clubadmin.services.club.club import create_club
    from clubadmin.services.draw.drawing import draw
    from clubadmin.services.evenings.evenings import add_evening
    from clubadmin.services.members.members import add_member
    from clubadmin.services.results.closing import close
    from clubadmin.services.seasons.seasons import add_competition, add_season
    from clubadmin.services.sheets.sheets import save_lines, sign

    wanted = Competition(0, 0, "Proef", "individual", games=len(LINES), rounds=1, rule_set="nku")
    with create_club(path, ClubSettings("De Zelftest", "Nergenshuizen")) as club:
        season = add_season(club, "2026-2027", date(2026, 9, 1), date(2027, 6, 30))
        competition = add_competition(club, replace(wanted, season_id=season.id))
        evening = add_evening(club, competition.id, date(2026, 11, 12))
        for name in _PEOPLE:
            who = add_member(club, Member(0, name))
            add_participant(club, evening.id, member_id=who.id)
        evening, _ = draw(club, evening.id, seed=1)
        table = evening.plan[0].tables[0].table_id
        save_lines(club, table, dict(enumerate(LINES, 1)))
        sign(club, table)
        if closes:
            close(club, evening.id)
    return competition.id

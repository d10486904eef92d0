"""The main job in one go, without a window: from an empty club to printed standings.

Four people, one table, one game an evening; the best two of three evenings count. Tables
are seated by hand so that the figures can be added up in one's head:

evening   1 and 2 made       3 and 4 made     played by
  1       100                62               all four
  2        82                80               all four
  3         0 (nat)          162 + 40         all four
number    evenings           best two
  1, 2    100, 82, 0         182
  3, 4    62, 80, 202        282
"""

from datetime import timedelta

from clubadmin import reports
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.attendance import attendance
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.evenings import evenings
from clubadmin.services.results import closing
from clubadmin.services.standings import standings
from tests.services.evening_club import evening_with, seat_by_hand, table_id, type_sheet


def play(club: OpenClub, evening: Evening, line: str) -> None:
    evening = seat_by_hand(club, evening, [{1: "1 2 3 4"}])
    type_sheet(club, table_id(evening, 1, 1), line)
    closing.close(club, evening.id)


def test_a_season_from_first_evening_to_printed_standings(club: OpenClub) -> None:
    first = evening_with(club, 4, rounds=1, games=1, ranking="best:2", evenings=3)
    play(club, first, "100")
    for week, line in ((1, "82"), (2, "n-40")):
        day = first.date + timedelta(weeks=week)
        evening = evenings.add_evening(club, first.competition_id, day)
        for one in first.participants:
            evening = attendance.add_participant(club, evening.id, member_id=one.members[0].id)
        play(club, evening, line)
    path = club.path
    club.close()
    with open_club(path) as again:
        found = standings.standings(again, first.competition_id)
        paper = reports.standings(found, Printing(clubs.settings(again)))
    assert [(row.place, row.name, row.total) for row in found.rows] == [
        (1, "P3 Cas", 282),
        (1, "P4 Dam", 282),
        (3, "P1 Aal", 182),
        (3, "P2 Bos", 182),
    ]
    assert [(cell.points, cell.counts) for cell in found.rows[0].evenings] == [
        (62, False),
        (80, True),
        (202, True),
    ]
    assert not found.provisional
    assert paper.startswith(b"%PDF")

"""What an evening that is typed row by row takes of the file."""

from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.sheets import sheets
from tests.services.evening_club import evening_with
from tests.storage.old_clubs import journal_size

LINES = ("92+20", "w81-20", "n-40", "p", ".70", "100+50", "152", "z.92+20")


def test_the_journal_of_typed_rows_takes_less_than_a_fifth_of_its_texts(club: OpenClub) -> None:
    evening, _ = drawing.draw(club, evening_with(club, 8, games=8, rounds=1).id, seed=1)
    before = journal_size(club.path)
    for table in evening.plan[0].tables:
        for game, line in enumerate(LINES, 1):
            sheets.save_line(club, table.table_id, game, line)
    kept, told = (now - was for was, now in zip(before, journal_size(club.path), strict=True))
    assert kept * 5 < told

"""The season book of forty evenings of a hundred people, after forty seasons, page by page."""

import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime

import pytest

from clubadmin.reports.book import season_book as report
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.publishing import season_book
from clubadmin.services.seasons import seasons
from tests.bench.big_archive import big_club_file
from tests.bench.yardstick import arithmetic, by_turns
from tests.reports import looking

BAR = 20  # a page, with gathering what is in it, in times the fixed arithmetic
MOST = 160  # MB without the window, which has 90 more of 250
TURNS = 3
STAMP = datetime(2027, 6, 12, 22, 41)


@pytest.fixture
def club() -> Iterator[OpenClub]:
    made = open_club(big_club_file())
    yield made
    made.close()


@pytest.mark.bench
def test_a_page_of_the_season_book_takes_little(club: OpenClub) -> None:
    season_id = seasons.seasons(club)[0].id
    book = season_book.gather(club, season_id)
    pages = len(looking.pages(report(book, stamp=STAMP, going=lambda _done, _of: None)))
    gathered, made, unit = by_turns(
        lambda: season_book.gather(club, season_id),
        lambda: report(book, stamp=STAMP, going=lambda _done, _of: None),
        arithmetic,
        again=TURNS,
    )
    page = (gathered + made) / unit / pages
    print(
        f"\nseason book: {pages} pages, {made / unit / pages:.1f} a page, {page:.1f} with"
        f" gathering (bar {BAR})"
    )
    assert page <= BAR


_ALONE = """
import sys
from clubadmin.reports.book import season_book as report
from clubadmin.services.publishing import season_book
from clubadmin.services.seasons import seasons
from clubadmin.services.club.club import open_club
club = open_club(sys.argv[1])
pdf = report(season_book.gather(club, seasons.seasons(club)[0].id))
club.close()
status = dict(line.split(":", 1) for line in open("/proc/self/status"))
print(int(status["VmHWM"].split()[0]) // 1024)
"""


@pytest.mark.bench
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks Linux what it took")
def test_the_season_book_takes_little_memory() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _ALONE, str(big_club_file())],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    most = int(done.stdout)
    print(f"\nseason book after forty seasons: {most} MB at most (bar {MOST})")
    assert most <= MOST

"""The season book of forty evenings of a hundred people, after forty seasons, in pages a second."""

import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime
from statistics import median
from time import perf_counter

import pytest

from clubadmin.reports.book import season_book as report
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.publishing import season_book
from clubadmin.services.seasons import seasons
from tests.bench.big_archive import big_club_file
from tests.reports import looking

BAR = 40  # pages a second, with gathering what is in it
MOST = 160  # MB without the window, which has 90 more of 250
TURNS = 3
STAMP = datetime(2027, 6, 12, 22, 41)


@pytest.fixture
def club() -> Iterator[OpenClub]:
    made = open_club(big_club_file())
    yield made
    made.close()


@pytest.mark.bench
def test_the_season_book_is_made_at_more_than_forty_pages_a_second(club: OpenClub) -> None:
    season_id = seasons.seasons(club)[0].id
    gathering, making, pages = [], [], 0
    for _ in range(TURNS):
        start = perf_counter()
        book = season_book.gather(club, season_id)
        middle = perf_counter()
        pdf = report(book, stamp=STAMP, going=lambda _done, _of: None)
        making.append(perf_counter() - middle)
        gathering.append(middle - start)
        pages = len(looking.pages(pdf))
    speed = pages / (median(gathering) + median(making))
    print(
        f"\nseason book: {pages} pages, gathered in {median(gathering):.2f} s, made in"
        f" {median(making):.2f} s, {pages / median(making):.0f} pages a second, {speed:.0f} with"
        f" gathering (bar {BAR})"
    )
    assert speed >= BAR


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

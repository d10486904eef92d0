"""The archive of forty seasons in the window: from a key to what it finds, from a page to its list.

What is measured is everything that somebody waits for: the file, the list and its painting.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median

import pytest
from pytestqt.qtbot import QtBot
from sqlalchemy import text

from clubadmin.desktop.archive.page import MOST, ArchivePage
from clubadmin.desktop.archive.spots import HOME, Spot
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.model.archive.archive import Hit
from clubadmin.services.archive import search as archive_search
from clubadmin.services.club.club import OpenClub
from tests.bench.big_archive import big_club_file
from tests.bench.painting import answered, searched
from tests.desktop.driving import settle
from tests.services.evening_club import copied_club

pytestmark = pytest.mark.bench

FIND_BAR = 1.2
LONG_BAR = 1.25
TYPED = ("bakker", "de vries", "avond 12", "12 nov 1998", "jan")
AGAIN = 5
_LIKE = text(
    "SELECT 'member', id, last_name, '' FROM member WHERE search LIKE :pattern UNION ALL"
    " SELECT 'evening', e.id, c.name, e.date FROM evening e"
    " JOIN competition c ON c.id = e.competition_id"
    " WHERE e.date LIKE :pattern OR lower(c.name || ' ' || e.number) LIKE :pattern LIMIT 200"
)


@pytest.fixture
def page(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[ArchivePage]:
    ops = Operations(copied_club(big_club_file(), tmp_path))  # as made here: checked already
    made = ArchivePage(ops, theme)
    qtbot.addWidget(made)
    made.resize(1160, 740)
    made.show()
    made.enter()
    settle(qtbot, ops)
    yield made
    ops.stop()


def typed(page: ArchivePage) -> list[float]:
    """The time of each key of all that is typed."""
    return searched(page.ops, page.search, TYPED)


def plain(club: OpenClub, wanted: str) -> int:
    """What a search is held against: one LIKE over all names and evenings."""
    with club.store.read() as conn:
        rows = conn.execute(_LIKE, {"pattern": f"%{wanted}%"}).all()
    return len([Hit(*row) for row in rows])


def test_a_key_in_the_search_is_painted_as_soon_as_a_plain_like_would_be(
    page: ArchivePage, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hits: dict[str, tuple[Hit, ...]] = {}
    search = archive_search.find

    def kept(club: OpenClub, wanted: str, most: int = MOST) -> tuple[Hit, ...]:
        hits[wanted] = search(club, wanted, most)
        return hits[wanted]

    def like(club: OpenClub, wanted: str, _most: int = MOST) -> tuple[Hit, ...]:
        plain(club, wanted)
        return hits[wanted]  # as much to paint

    monkeypatch.setattr(archive_search, "find", kept)
    typed(page)  # what is read once is read now
    times: dict[Callable[..., object], list[list[float]]] = {search: [], like: []}
    for _ in range(AGAIN):
        for way, seen in times.items():
            monkeypatch.setattr(archive_search, "find", way)
            seen.append(typed(page))
    found, plainly = (median(min(key) for key in zip(*one, strict=True)) for one in times.values())
    with capsys.disabled():
        print(f"\nkey to painted {found:.1f} ms; LIKE {plainly:.1f} ms; {found / plainly:.2f}")
    assert found <= FIND_BAR * plainly


def test_a_list_of_a_million_rows_is_there_as_soon_as_one_of_a_hundred(
    page: ArchivePage, capsys: pytest.CaptureFixture[str]
) -> None:
    every = Spot("games")
    few = Spot("games", ("competition:1", "pit", 3, "new"))
    times: dict[Spot, list[float]] = {every: [], few: []}
    rows = {}
    for _ in range(AGAIN + 1):
        for spot, seen in times.items():
            seen.append(answered(page.ops, partial(page.go, spot)))
            assert page.view is not None
            rows[spot] = page.view.tables[0].rows_model.rowCount()
            answered(page.ops, lambda: page.go(HOME))
    long, short = (min(one[1:]) for one in times.values())
    with capsys.disabled():
        print(f"\n{rows[every]} rows {long:.0f} ms; {rows[few]} rows {short:.0f} ms")
    assert rows[every] > 1_000_000
    assert long <= LONG_BAR * short

"""The bracket on the screen in the hall: as it is played, with lines, on pages that can be read."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QImage, QPainter

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.screen import content
from clubadmin.desktop.screen.content import Show
from clubadmin.desktop.screen.layout import Area
from clubadmin.desktop.screen.painting import Brush, Ruler
from clubadmin.desktop.screen.scheme import Scheme
from clubadmin.domain.terms import Position
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import knockout
from clubadmin.services.draw.drawing import draw
from clubadmin.services.hall import screen
from tests.services.evening_club import evening_with, type_sheet

AREA = Area(170, 78)
Pages = Callable[[Evening], list[Scheme]]


@pytest.fixture
def pages(club: OpenClub, theme: Theme) -> Pages:
    def shown(evening: Evening) -> list[Scheme]:
        facts = screen.facts(club, evening.id)
        made = content.scene(Show.STANDING, facts, 1, AREA, Ruler(theme))
        assert made.heading == "Afvalschema"
        return [page for page in made.pages if isinstance(page, Scheme)]

    return shown


def _first_round(club: OpenClub, people: int, *, rounds: int) -> Evening:
    evening, _ = draw(club, evening_with(club, people, kind="knockout", rounds=rounds).id, 1)
    for table in evening.plan[0].tables:
        type_sheet(club, table.table_id, "100 62 100 62" if table.number == 1 else "100 100 90 90")
    first = evening.plan[0].tables[0].table_id
    knockout.go_on(club, first, (Position.N, Position.S), "nog een spel")
    return draw(club, evening.id)[0]


def test_who_go_on_and_how_a_tie_was_decided_stand_at_their_table(
    club: OpenClub, pages: Pages
) -> None:
    (page,) = pages(_first_round(club, 16, rounds=3))
    assert [head for _left, head in page.heads] == ["Ronde 1", "Ronde 2", "Finale"]
    first = next(one for one in page.branches if one.number == "1")
    assert [line.tail for line in first.lines if line.strong] == ["324 ✓", "324 ✓"]
    assert first.tie == "gelijk: nog een spel"
    texts = content.texts(page)
    assert "Ronde 2" in texts
    assert any(one.endswith("gelijk: nog een spel") for one in texts)
    assert any("winnaar tafel 1" in one for one in texts)


def test_a_line_leads_from_each_table_to_where_its_winners_play(
    club: OpenClub, pages: Pages
) -> None:
    (page,) = pages(_first_round(club, 16, rounds=3))
    right = {
        (one.place[0] + one.place[2], one.place[1] + one.place[3] / 2) for one in page.branches
    }
    left = {(one.place[0], one.place[1] + one.place[3] / 2) for one in page.branches}
    assert len(page.joins) == 6
    assert {start for start, _end in page.joins} <= right
    assert {end for _start, end in page.joins} <= left


@pytest.mark.sampled(3)
@pytest.mark.parametrize("people", [8, 16, 38, 64])
def test_no_table_stands_over_another_or_off_the_screen(
    club: OpenClub, pages: Pages, people: int
) -> None:
    shown = pages(_first_round(club, people, rounds=5))
    assert (len(shown) > 1) is (people > 16)
    for page in shown:
        assert page.size >= 2.5
        for one in page.branches:
            left, top, wide, high = one.place
            assert top >= 5
            assert top + high <= AREA.height + 0.1
            assert left + wide <= AREA.width + 0.1
        for one, other in combinations(sorted(branch.place for branch in page.branches), 2):
            assert one[0] != other[0] or one[1] + one[3] <= other[1]


def test_lines_and_tables_are_painted(club: OpenClub, pages: Pages, theme: Theme) -> None:
    (page,) = pages(_first_round(club, 8, rounds=2))
    image = QImage(1024, 576, QImage.Format.Format_RGB32)
    image.fill(theme.colour("paper"))
    with QPainter(image) as painter:
        Brush(painter, theme, 5.76).page(page, QRectF(4, 15, AREA.width, AREA.height))
    (x, y), (to, _down) = page.joins[0]
    middle = QPoint(round((4 + (x + to) / 2 - 1) * 5.76), round((15 + y) * 5.76))
    around = [image.pixelColor(middle.x(), middle.y() + at) for at in (-2, -1, 0, 1, 2)]
    assert any(one != theme.colour("paper") for one in around)

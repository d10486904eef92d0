"""The parts of the archive's pages, without a file: the way back, facts, links, long lists."""

from datetime import date, timedelta

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from clubadmin.desktop.archive.facts import Fact, Facts
from clubadmin.desktop.archive.links import LinkTable
from clubadmin.desktop.archive.printed import printed_table
from clubadmin.desktop.archive.spots import HOME, MOST, Spot, Trail
from clubadmin.desktop.archive.views import entrant as curve
from clubadmin.desktop.archive.views.games import PAGE, PagedModel, PagedTable
from clubadmin.desktop.archive.words import depth_sentence, list_name
from clubadmin.desktop.kit.copying import as_table
from clubadmin.desktop.kit.tables import Column, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.model.archive.archive import Size
from clubadmin.model.archive.people import Career, CareerSeason, SeasonPlace
from clubadmin.model.archive.records import LISTS, RecordList, Scope, What

ANNA, BRAM = Spot("member", (1,)), Spot("member", (2,))


def test_the_way_back_goes_to_every_page_that_was_looked_at_and_on_again() -> None:
    trail = Trail()
    for spot in (ANNA, BRAM):
        trail.go(spot)
    trail.step(-1)
    assert trail.now.spot == ANNA
    trail.step(-5)
    assert trail.now.spot == HOME
    assert not trail.can_go_back
    trail.step(1)
    assert trail.now.spot == ANNA
    assert trail.can_go_on


def test_what_one_came_back_from_is_forgotten_once_one_goes_elsewhere() -> None:
    trail = Trail()
    trail.go(ANNA)
    trail.step(-1)
    trail.go(BRAM)
    assert not trail.can_go_on
    trail.step(-1)
    assert trail.now.spot == HOME


def test_the_same_page_again_is_no_step() -> None:
    trail = Trail()
    trail.go(ANNA)
    trail.go(ANNA)
    trail.step(-1)
    assert trail.now.spot == HOME


def test_a_whole_evening_of_looking_around_keeps_the_last_pages() -> None:
    trail = Trail()
    for number in range(3 * MOST):
        trail.go(Spot("member", (number,)))
    assert len(trail.stops) == MOST
    assert trail.now.spot == Spot("member", (3 * MOST - 1,))


def shown_facts(qtbot: QtBot, theme: Theme, count: int = 5) -> Facts:
    facts = Facts(theme, "Cijfers")
    qtbot.addWidget(facts)
    facts.resize(theme.grid(80), theme.grid(8))
    facts.show_facts([Fact(f"soort {at}", str(at), spot=Spot("evening", (at,)))
                      for at in range(count)])  # fmt: skip
    facts.show()
    return facts


def test_arrows_choose_a_fact_and_enter_follows_it(qtbot: QtBot, theme: Theme) -> None:
    facts = shown_facts(qtbot, theme)
    followed: list[Spot] = []
    facts.followed.connect(followed.append)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Return):
        QTest.keyClick(facts, key)
    assert followed == [Spot("evening", (1,))]
    for key in [Qt.Key.Key_Right] * 9 + [Qt.Key.Key_Return]:
        QTest.keyClick(facts, key)
    assert followed[-1] == Spot("evening", (4,))


def test_a_click_on_a_fact_follows_it(qtbot: QtBot, theme: Theme) -> None:
    facts = shown_facts(qtbot, theme)
    followed: list[Spot] = []
    facts.followed.connect(followed.append)
    QTest.mouseClick(facts, Qt.MouseButton.LeftButton, pos=QPoint(facts.width() // 2, 10))
    assert followed == [Spot("evening", (2,))]


def test_facts_take_more_rows_where_fewer_fit_and_none_is_lost(theme: Theme) -> None:
    facts = Facts(theme, "Cijfers")
    facts.show_facts([Fact("pits", "3")] * 7)
    one = facts.heightForWidth(theme.grid(13) * 7)
    assert facts.heightForWidth(theme.grid(13) * 4) == 2 * one
    assert facts.heightForWidth(theme.grid(13)) == 7 * one
    assert "pits 3" in facts.accessibleName()


def test_no_more_rows_of_facts_than_two_where_words_can_stand_below_each_other(
    theme: Theme,
) -> None:
    facts = Facts(theme, "Cijfers")
    over = "3 × 16 spellen, 12 avonden"
    facts.show_facts([Fact("gemiddeld", "4.293,0", over=over), *[Fact("pits", "3")] * 6])
    wide = facts.heightForWidth(theme.grid(13) * 14)
    low = facts.heightForWidth(theme.grid(13) * 5)
    facts.show_facts([Fact("pits", "3")] * 7)
    assert facts.heightForWidth(theme.grid(13) * 5) > wide
    assert low <= 2 * wide, "only the row with the words is higher"


def test_what_a_figure_goes_over_is_read_whole_on_more_rows_if_need_be(theme: Theme) -> None:
    facts = Facts(theme, "Cijfers")
    facts.show_facts([Fact("gemiddeld", "4.293,0", over="iets")] * 2)
    one = facts.heightForWidth(theme.grid(28))
    facts.show_facts([Fact("gemiddeld", "4.293,0", over="3 × 16 spellen, 12 avonden")] * 2)
    assert facts.heightForWidth(theme.grid(28)) == 2 * one
    assert facts.heightForWidth(theme.grid(80)) == one


Row = tuple[str, int]


def linked(qtbot: QtBot, theme: Theme) -> LinkTable:
    columns: list[Column[Row]] = [
        Column("Naam", lambda one: one[0], link=lambda one: Spot("member", (one[1],))),
        Column("Punten", lambda one: str(one[1]), lambda one: one[1], right=True, width=10),
        Column(
            "Avond",
            lambda one: f"=A{one[1]}",
            width=10,
            link=lambda one: Spot("evening", (one[1],)),
            asks=lambda one: ("asked", one[1]),
        ),
    ]
    model: RowsModel[Row] = RowsModel(theme, columns, lambda one: one[1])
    table = LinkTable(theme, model, "Lijst")
    qtbot.addWidget(table)
    table.resize(theme.grid(60), theme.grid(30))
    table.show_rows([("Anna", 7), ("Bram", 8)])
    table.show()
    table.selectRow(0)
    table.setFocus()
    return table


def test_enter_follows_the_cell_that_the_arrows_chose(qtbot: QtBot, theme: Theme) -> None:
    table = linked(qtbot, theme)
    followed: list[Spot] = []
    table.followed.connect(followed.append)
    QTest.keyClick(table, Qt.Key.Key_Return)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Down):
        QTest.keyClick(table, key)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert followed == [Spot("member", (7,)), Spot("member", (7,)), Spot("evening", (8,))]


def test_a_click_follows_a_name_and_not_a_plain_figure(qtbot: QtBot, theme: Theme) -> None:
    table = linked(qtbot, theme)
    followed: list[Spot] = []
    table.followed.connect(followed.append)
    for column in (1, 0):
        at = table.visualRect(table.rows_model.index(1, column)).center()
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert followed == [Spot("member", (8,))]


def test_what_a_figure_is_made_of_is_asked_of_the_cell_or_else_of_the_row(
    qtbot: QtBot, theme: Theme
) -> None:
    table = linked(qtbot, theme)
    asked: list[object] = []
    table.figure_asked.connect(asked.append)
    assert table.ask_current()
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert table.ask_current()
    assert asked == [("asked", 7), ("asked", 8)]


def test_a_list_is_copied_whole_and_no_cell_of_it_runs_as_a_formula(
    qtbot: QtBot, theme: Theme
) -> None:
    table = linked(qtbot, theme)
    QTest.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    text = QGuiApplication.clipboard().text()
    assert text == "Naam\tPunten\tAvond\nAnna\t7\t'=A7\nBram\t8\t'=A8\n"


def test_what_goes_to_paper_is_what_is_shown_in_its_order(qtbot: QtBot, theme: Theme) -> None:
    table = linked(qtbot, theme)
    table.let_sort(-1)
    table.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    printed = printed_table(table, "Lijst")
    assert [one.head for one in printed.columns] == ["Naam", "Punten", "Avond"]
    assert [one[0] for one in printed.rows] == ["Bram", "Anna"]


def long_list(qtbot: QtBot, theme: Theme, count: int) -> tuple[PagedTable, PagedModel, list[int]]:
    columns = [Column[Row]("Naam", lambda one: one[0])]
    model = PagedModel(theme, columns, lambda one: one[1])
    asked: list[int] = []
    model.page_wanted.connect(asked.append)
    table = PagedTable(theme, model, "Lang")
    qtbot.addWidget(table)
    table.resize(theme.grid(40), theme.grid(40))
    model.begin(count, [(f"rij {at}", at) for at in range(PAGE)])
    table.show()
    return table, model, asked


def test_of_a_million_rows_only_what_is_in_view_is_asked_for(qtbot: QtBot, theme: Theme) -> None:
    table, model, asked = long_list(qtbot, theme, 1_000_000)
    table.grab()
    qtbot.wait(5)
    assert asked == []
    table.scrollToBottom()
    table.grab()
    qtbot.waitUntil(lambda: bool(asked))
    last = 1_000_000 // PAGE - 1
    assert asked == [last]
    model.put(last, [(f"rij {at}", at) for at in range(1_000_000 - PAGE, 1_000_000)])
    assert model.index(999_999, 0).data() == "rij 999999"
    assert model.key_at(999_999) == 999_999


def test_of_a_list_of_any_length_what_is_in_view_is_copied(qtbot: QtBot, theme: Theme) -> None:
    table, _model, _asked = long_list(qtbot, theme, 1_000_000)
    text = as_table(table.as_rows()).splitlines()
    assert text[:2] == ["Naam", "rij 0"]
    assert len(text) == 1 + PAGE
    table.stand_at(999_999)
    assert not table.ask_current()


def test_pages_far_away_are_let_go(theme: Theme) -> None:
    model = PagedModel(theme, [Column[Row]("Naam", lambda one: one[0])], lambda one: one[1])
    model.begin(100_000)
    for page in range(100):
        model.put(page, [("rij", at) for at in range(PAGE)])
    held = sum(model.pages.has(page) for page in range(100))
    assert held <= 40
    assert model.pages.has(99)


@pytest.mark.parametrize("what", LISTS)
def test_every_list_has_a_name_of_its_own(what: What) -> None:
    assert list_name(what)
    assert [list_name(one) for one in LISTS].count(list_name(what)) == 1


def test_a_list_says_from_what_it_was_made_and_what_could_not_count() -> None:
    found = RecordList(
        "best-round", Scope(), Size(16, 3, "klaverjas"), (), "round", date(1998, 9, 3), 480, 120
    )
    assert depth_sentence(found) == (
        "Uit 480 avonden sinds 3 sep 1998 waarvan elke ronde bekend is. "
        "Vergeleken worden avonden van 3 × 16 spellen. "
        "Van 120 avonden is te weinig bekend; die tellen hier niet mee."
    )
    none = RecordList("best-round", Scope(), None, (), "round", None, 0, 0)
    assert depth_sentence(none) == "Er is nog geen afgesloten avond waarvan dit bekend is."


def season(number: int, name: str, total: int, evenings: int, competition: str) -> CareerSeason:
    size = Size(16, 3, "klaverjas")
    made = Career(evenings=evenings, total=total)
    return CareerSeason(number, name, number, competition, "individual", size, made, 0, 0, 1)


def test_the_average_of_a_season_is_over_all_its_evenings() -> None:
    seasons = [
        season(3, "2000-2001", 9000, 2, "Maandag"),
        season(2, "1999-2000", 5000, 1, "Maandag"),
        season(1, "1999-2000", 8000, 2, "Donderdag"),
    ]
    chart = curve.by_season("Anna", seasons, Size(16, 3, "klaverjas"))
    assert chart is not None
    assert chart.labels == ("1999-2000", "2000-2001")
    assert chart.series[0].values == (13000 / 3, 4500.0)
    assert curve.by_season("Anna", seasons[:1], Size(16, 3, "klaverjas")) is None


def test_places_are_a_line_a_competition_with_gaps_where_there_was_none() -> None:
    seasons = [
        season(3, "2000-2001", 1, 1, "Maandag"),
        season(2, "1999-2000", 1, 1, "Maandag"),
        season(1, "1999-2000", 1, 1, "Donderdag"),
    ]
    places = [SeasonPlace(3, 4, 20, True), SeasonPlace(2, 1, 20, True), SeasonPlace(1, 7, 9, True)]
    chart = curve.by_place("Anna", seasons, places)
    assert chart is not None
    assert {one.name: one.values for one in chart.series} == {
        "Maandag": (1, 4),
        "Donderdag": (7, None),
    }


def test_of_very_many_evenings_the_last_are_drawn_and_it_is_said() -> None:
    points = [(date(1986, 1, 1) + timedelta(days=7 * at), 4000 + at) for at in range(1600)]
    chart = curve.by_evening("Anna", points)
    assert chart is not None
    assert chart.title == "De laatste 400 avonden van Anna"
    assert chart.series[0].values[-1] == 5599
    assert len(chart.labels) == 400
    few = curve.by_evening("Anna", points[:3], Size(16, 3, "klaverjas"))
    assert few is not None
    assert few.title == "Elke avond van Anna (3 × 16 spellen)"

"""The place Club > Spelregels: reading, laying side by side, copying, printing, own rules."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from clubadmin.desktop.club.own_rules import FieldEditor
from clubadmin.desktop.club.rule_reader import FieldRow, RulesReading
from clubadmin.desktop.club.rules import RulesPart
from clubadmin.desktop.kit.forms import Choice, Number
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.paper.printing import Preview
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.terms import Language
from clubadmin.services.club import rulesets
from tests.desktop.looking import named, told_at
from tests.desktop.made_window import made_window, settle
from tests.turns import tries


@pytest.fixture
def part(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path) -> RulesPart:
    window = made_window(qtbot, ops, theme, tmp_path)
    window.show_item("club-part", 2)
    settle(qtbot, ops)
    found = window.page.part()  # type: ignore[union-attr]
    assert isinstance(found, RulesPart)
    return found


def _rows(part: RulesPart) -> dict[str, FieldRow]:
    return {row.key: row for row in part.reading.model.rows}


def _titles(part: RulesPart) -> list[str]:
    return [one.title for one in part.reading.model.columns]


def _call(part: RulesPart, title: str) -> None:
    """Give the version that is being made its name."""
    named(part.form, QLineEdit, "Naam van de regels").setText(title)


def _tick(part: RulesPart, *names: str) -> None:
    """Tick by keyboard."""
    for name in names:
        version = next(
            row.version for row in part.list.model.rows if row.version and row.version.name == name
        )
        part.list.select(version.id)
        QTest.keyClick(part.list.table, Qt.Key.Key_Space)


def test_rules_are_read_field_by_field_with_their_article(part: RulesPart) -> None:
    assert part.reading.heading.text() == "NKU"
    fields = [row.field for row in part.reading.model.rows if row.field]
    said = {one.name: one.said[0] for one in fields}
    assert said["four_jacks"].value(Language.NL) == "100"
    assert all(one.article for one in said.values())
    assert _titles(part) == ["Regel", "Hier", "Artikel"]


def test_two_ticked_rule_sets_stand_side_by_side_and_what_differs_is_marked(
    part: RulesPart,
) -> None:
    _tick(part, "nku", "rotterdams")
    assert _titles(part) == ["Regel", "NKU", "Rotterdams"]
    columns, row = part.reading.model.columns, _rows(part)["four_jacks"]
    assert [one.text(row) for one in columns] == ["» Vier boeren", "100", "200"]
    assert columns[2].look
    assert columns[2].look(row) == "accent"
    same = _rows(part)["last_trick"]
    assert not columns[0].text(same).startswith("»")


def test_only_the_differences_are_left_when_asked(part: RulesPart) -> None:
    _tick(part, "nku", "rotterdams")
    part.reading.differences.setChecked(True)
    fields = [row.field for row in part.reading.model.rows if row.field]
    assert fields
    assert all(one.differs for one in fields)


def test_the_field_under_the_cursor_is_explained_for_each_rule_set(part: RulesPart) -> None:
    _tick(part, "nku", "rotterdams")
    part.reading.table.select_key("four_jacks")
    explained = part.reading.explained
    assert explained.heading.text() == "Vier boeren"
    assert "NKU" in explained.source.text()
    lines = explained.said.text().splitlines()
    assert lines[0].startswith("NKU: 100 (")
    assert lines[1].startswith("Rotterdams: 200 (")


def test_help_is_about_comparing_while_rules_are_compared(part: RulesPart) -> None:
    page = part.window().page  # type: ignore[attr-defined]
    assert page.help_topic == "regels"
    _tick(part, "nku", "rotterdams")
    assert page.help_topic == "vergelijken"


def test_enter_goes_from_the_list_to_the_rules(qtbot: QtBot, part: RulesPart) -> None:
    part.list.table.setFocus()
    QTest.keyClick(part.list.table, Qt.Key.Key_Return)
    qtbot.waitUntil(part.reading.table.hasFocus)


def test_headings_are_passed_over_by_the_arrow_keys(part: RulesPart) -> None:
    table = part.reading.table
    table.select_key("spades_double")
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert table.current_key() == "roem_where"


def test_in_large_letters_the_search_stands_beside_the_buttons_on_a_small_screen(
    qtbot: QtBot, theme: Theme
) -> None:
    theme.choose(large=True)
    reading = RulesReading(theme, QPushButton("Eigen versie maken"))
    beside = QWidget()
    qtbot.addWidget(beside)
    reading.setParent(beside)
    reading.resize(480, 507)
    beside.show()
    reading.show_rules([next(one for one in rulesets.installed() if one.name == "nku")])
    qtbot.wait(1)
    rows = reading.table.viewport().height() / reading.table.rowHeight(1)
    theme.choose(large=False)
    assert reading.search.geometry().right() < reading.copy_table.geometry().left()
    assert rows > 3.5


def test_all_rule_sets_fit_beside_a_first_column_that_stays_in_view(
    qtbot: QtBot, part: RulesPart
) -> None:
    part.list.tick_all()
    qtbot.wait(1)
    table = part.reading.table
    assert len(_titles(part)) == len(rulesets.installed()) + 1
    bar = table.horizontalScrollBar()
    bar.setValue(bar.maximum())
    (still,) = table.findChildren(QTableView)
    assert still.isVisible()
    assert still.columnAt(2) == 0
    table.select_key("stuk")
    last = table.model().columnCount() - 1
    bar.setValue(0)
    for _ in range(last):
        QTest.keyClick(table, Qt.Key.Key_Right)
    shown = table.visualRect(table.currentIndex())
    assert still.width() <= shown.left() < table.viewport().width()
    part.list.tick_all()
    assert len(part.list.chosen) == 1


def test_a_rule_is_found_by_a_word_of_its_explanation(part: RulesPart) -> None:
    part.reading.search.setText("tegenmars")
    assert list(_rows(part)) == ["Nat en pit", "sweep_by_defenders"]
    part.reading.search.setText("zeeslang")
    assert part.reading.none.text() == "Geen regel met zeeslang."


def test_a_rule_set_is_found_by_what_it_is_like(part: RulesPart) -> None:
    part.list.search.setText("boeren 200")
    names = [row.version.name for row in part.list.model.rows if row.version]
    assert "rotterdams" in names
    assert "nku" not in names


def test_the_table_is_copied_for_a_spreadsheet(part: RulesPart) -> None:
    _tick(part, "nku", "rotterdams")
    part.reading.table.setFocus()
    QTest.keyClick(part.reading.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "Regel\tNKU\tRotterdams"
    assert "» Vier boeren\t100\t200" in lines


def test_what_is_in_view_is_printed(qtbot: QtBot, part: RulesPart) -> None:
    _tick(part, "nku", "rotterdams")
    part.reading.print_button.click()
    settle(qtbot, part.ops)
    (preview,) = part.window().findChildren(Preview)
    qtbot.waitUntil(lambda: preview.pdf.startswith(b"%PDF"))
    preview.close()


def test_an_own_version_is_made_by_copying_with_changed_fields(
    qtbot: QtBot, part: RulesPart
) -> None:
    part.copy()
    assert part.form.changes == {}
    jacks = part.form.editor("four_jacks")
    assert isinstance(jacks, Number)
    jacks.setValue(200)
    defenders = part.form.editor("sweep_by_defenders")
    assert isinstance(defenders, Choice)
    defenders.choose("bonus")
    stripe = part.form.editor("stripe_required")
    assert isinstance(stripe, QCheckBox)
    assert part.form.changes == {"four_jacks": 200, "sweep_by_defenders": "bonus"}
    _call(part, "Onze regels")
    part.form.store()
    settle(qtbot, part.ops)
    assert part.reading.heading.text() == "Onze regels"
    own = next(row.version for row in part.list.model.rows if row.version and row.version.own)
    assert own.title == "Onze regels"
    assert rulesets.parsed(own.toml).four_jacks == 200
    assert part.list.model.rows[0].heading == "Van de club"


def test_a_target_and_an_order_of_cards_are_changed_in_the_form(
    qtbot: QtBot, part: RulesPart
) -> None:
    part.copy()
    target = part.form.editor("target")
    assert isinstance(target, Number)
    target.setValue(1500)
    order = part.form.editor("plain_order")
    assert isinstance(order, QLineEdit)
    order.setText("10 a h v b 9 8 7")
    assert part.form.changes == {
        "target": 1500,
        "plain_order": ("10", "A", "K", "Q", "J", "9", "8", "7"),
    }
    _call(part, "Tot 1500")
    part.form.store()
    settle(qtbot, part.ops)
    own = next(row.version for row in part.list.model.rows if row.version and row.version.own)
    assert rulesets.parsed(own.toml).target == 1500


def test_kraken_with_double_spades_is_made_by_one_tick(qtbot: QtBot, part: RulesPart) -> None:
    kraken = next(
        row.version for row in part.list.model.rows if row.version and row.version.name == "kraken"
    )
    part.list.select(kraken.id)
    part.copy()
    spades = part.form.editor("spades_double")
    assert isinstance(spades, QCheckBox)
    spades.setChecked(True)
    part.form.store()
    settle(qtbot, part.ops)
    own = next(row.version for row in part.list.model.rows if row.version and row.version.own)
    settled = judge("w130@skkk", rulesets.parsed(own.toml)).settled
    assert settled is not None
    assert settled.ns.points == 2592


def test_cards_have_the_same_letters_in_the_form_as_in_the_table(part: RulesPart) -> None:
    shown = {
        row.key: row.field.said[0].value(Language.NL) for row in _rows(part).values() if row.field
    }
    part.copy()
    for name in ("trump_points", "plain_points", "four_alike_ranks", "trump_order"):
        editor = part.form.editor(name)
        assert isinstance(editor, QLineEdit)
        assert editor.text() == shown[name]
    assert part.form.changes == {}
    ranks = part.form.editor("four_alike_ranks")
    assert isinstance(ranks, QLineEdit)
    ranks.setText("a h v 10")
    assert part.form.changes == {"four_alike_ranks": ("A", "K", "Q", "10")}
    ranks.setText("A K Q 10")  # as the file has them
    assert part.form.changes == {"four_alike_ranks": ("A", "K", "Q", "10")}


def test_a_rule_that_cannot_be_is_told_at_its_field_and_not_kept(
    qtbot: QtBot, part: RulesPart
) -> None:
    part.copy()
    jacks = part.form.editor("four_jacks")
    assert isinstance(jacks, Number)
    jacks.setValue(95)
    part.form.store()
    settle(qtbot, part.ops)
    assert told_at(part.form, "Vier boeren").startswith("! Vier boeren: 95 kan niet.")
    assert not any(row.version.own for row in part.list.model.rows if row.version)
    jacks.setValue(200)
    assert not told_at(part.form, "Vier boeren").startswith("!")


def test_fields_that_cannot_go_together_are_told_at_the_field_to_change(
    qtbot: QtBot, part: RulesPart
) -> None:
    part.copy()
    system = part.form.editor("system")
    assert isinstance(system, Choice)
    system.choose("solo")
    part.form.store()
    settle(qtbot, part.ops)
    told = told_at(part.form, part.form.editor("players").accessibleName())
    assert "drie spelers" in told
    assert part.side.currentWidget() is part.form


def test_larger_letters_and_figures_that_come_in_leave_the_form_open(
    qtbot: QtBot, part: RulesPart
) -> None:
    part.copy()
    _call(part, "Half ingevuld")
    part.theme.choose(large=True)
    part.refresh()
    settle(qtbot, part.ops)
    part.theme.choose(large=False)
    assert part.side.currentWidget() is part.form
    assert named(part.form, QLineEdit, "Naam van de regels").text() == "Half ingevuld"


def test_what_does_nothing_is_grey_and_says_why(part: RulesPart) -> None:
    part.copy()
    level = part.form.editor("level_bar")
    assert not level.isEnabled()
    said = told_at(part.form, level.accessibleName())
    assert said == "Er wordt niet per kleur en hoogte geboden."
    bidding = part.form.editor("bidding")
    assert isinstance(bidding, Choice)
    bidding.choose("level")
    assert level.isEnabled()
    assert not part.form.editor("lowest_bid").isEnabled()


def test_the_field_that_has_the_keyboard_is_explained(qtbot: QtBot, part: RulesPart) -> None:
    part.copy()
    part.form.editor("last_trick").setFocus()
    qtbot.waitUntil(lambda: "162" in part.form.help.text())


def test_an_own_version_of_every_rule_set_can_be_begun(part: RulesPart) -> None:
    versions = [row.version for row in part.list.model.rows if row.version]
    for version in versions[:: tries(3, 1)]:
        part.list.select(version.id)
        part.copy()
        assert part.form.changes == {}


@pytest.mark.parametrize("size", [(1366, 768), (1024, 700)])
def test_the_whole_field_that_has_the_keyboard_is_in_view(
    qtbot: QtBot, part: RulesPart, size: tuple[int, int]
) -> None:
    part.window().resize(*size)
    part.copy()
    form = part.form
    (area,) = form.findChildren(QScrollArea)
    for _ in range(30):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        QTest.qWait(5)
        fields = form.findChildren(FieldEditor)
        one = next((one for one in fields if one.editor.hasFocus()), None)
        if one is not None:
            top = one.mapTo(area.viewport(), QPoint(0, 0)).y()
            room = area.viewport().height()
            assert top >= 0, one.spec.name
            assert top + one.height() <= room, one.spec.name


def test_titles_headings_and_dates_in_the_list_are_not_cut_off(
    qtbot: QtBot, part: RulesPart, ops: Operations
) -> None:
    part.window().resize(1366, 768)
    part.list.select(next(r.version.id for r in part.list.model.rows if r.version))
    part.copy()
    _call(part, "Kraken Z")
    part.form.store()
    settle(qtbot, ops)
    table = part.list.table
    metrics = QFontMetricsF(part.theme.font())
    strong = QFontMetricsF(part.theme.font(weight=QFont.Weight.DemiBold))
    assert any(row.since for row in part.list.model.rows)
    assert table.horizontalScrollBar().maximum() == 0
    for row in part.list.model.rows:
        if row.version is None:
            both = table.columnWidth(0) + table.columnWidth(1)
            assert strong.horizontalAdvance(row.heading) + 10 < both
        else:
            assert metrics.horizontalAdvance(row.version.title) + 30 < table.columnWidth(0)
            assert metrics.horizontalAdvance(row.since) + 24 < table.columnWidth(1)

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.members import people
from clubadmin.desktop.members.editor import NEW, MemberEditor, missing
from clubadmin.desktop.members.page import MembersPage
from clubadmin.model.members.member import Member
from clubadmin.reports.kit import fonts
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import members, pairs
from tests.desktop.looking import named, read, words
from tests.desktop.made_window import made_window, settle

ENTER, DOWN = Qt.Key.Key_Return, Qt.Key.Key_Down


@pytest.fixture
def club(club: OpenClub) -> OpenClub:
    for first, infix, last in (
        ("Jan", "van den", "Berg"),
        ("Ada", "", "Bos"),
        ("Bea", "", "Çelik"),
        ("Cor", "", "Dam"),
    ):
        members.add_member(club, Member(0, last, first, infix))
    return club


@pytest.fixture
def page(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path) -> MembersPage:
    window = made_window(qtbot, ops, theme, tmp_path)
    window.go("members")
    settle(qtbot, ops)
    found = window.page
    assert isinstance(found, MembersPage)
    return found


def _names(page: MembersPage) -> list[str]:
    return [member.sorted_name for member in page.people.model.rows]


def _kept(qtbot: QtBot, ops: Operations) -> tuple[Member, ...]:
    found: list[tuple[Member, ...]] = []
    ops.run(members.members, found.append)
    settle(qtbot, ops)
    return found[0]


def test_members_are_listed_by_last_name_whatever_its_infix_or_accents(page: MembersPage) -> None:
    assert _names(page) == ["Berg, Jan van den", "Bos, Ada", "Çelik, Bea", "Dam, Cor"]


def test_the_list_follows_what_is_typed(qtbot: QtBot, page: MembersPage, ops: Operations) -> None:
    QTest.keyClicks(page.people.search, "celi")
    settle(qtbot, ops)
    assert _names(page) == ["Çelik, Bea"]
    QTest.keyClick(page.people.search, Qt.Key.Key_Escape)
    settle(qtbot, ops)
    assert len(_names(page)) == 4


def test_letters_typed_in_the_list_go_to_the_search(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    page.people.table.setFocus()
    QTest.keyClicks(page.people.table, "d")
    QTest.keyClicks(page.people.search, "am")
    settle(qtbot, ops)
    assert _names(page) == ["Dam, Cor"]


def test_a_column_sorts_and_the_chosen_row_stays_chosen(page: MembersPage) -> None:
    table = page.people.table
    table.selectRow(1)
    key = table.current_key()
    table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    assert _names(page)[0] == "Dam, Cor"
    assert table.current_key() == key


def test_a_member_is_added_by_keyboard_alone(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    QTest.keyClick(page, "n", Qt.KeyboardModifier.ControlModifier)
    lines = {name: field.widget for name, field in page.people.editor.fields.items()}
    for name, text in (("first_name", "Eef"), ("infix", "de"), ("last_name", "Wit")):
        QTest.keyClicks(lines[name], text)
    QTest.keyClick(lines["last_name"], ENTER)
    settle(qtbot, ops)
    assert "Wit, Eef de" in _names(page)
    assert lines["last_name"].text() == ""  # ready for the next one
    people = page.people
    assert people.table.current_key() == people.model.rows[_names(page).index("Wit, Eef de")].id
    assert people.editor.member.id == 0
    place = people.table.visualRect(people.table.currentIndex()).center()
    QTest.mouseClick(people.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert lines["last_name"].text() == "Wit"


def test_an_address_where_no_mail_can_go_is_told_below_its_field_and_kept(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    QTest.keyClick(page, "n", Qt.KeyboardModifier.ControlModifier)
    fields = page.people.editor.fields
    QTest.keyClicks(fields["last_name"].widget, "Wal")
    fields["email"].widget.setFocus()
    QTest.keyClicks(fields["email"].widget, "willem@wal")
    QTest.keyClick(fields["email"].widget, Qt.Key.Key_Tab)
    assert fields["email"].note.text().startswith("'willem@wal' is geen e-mailadres")
    QTest.keyClick(fields["last_name"].widget, ENTER)
    settle(qtbot, ops)
    assert next(one.email for one in _kept(qtbot, ops) if one.last_name == "Wal") == "willem@wal"
    assert fields["email"].note.text() == ""


def test_a_bsn_that_is_to_tell_namesakes_apart_is_told_and_kept_only_then(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    page.people.table.selectRow(1)
    settle(qtbot, ops)
    page.people.editor.begin()
    remark = page.people.editor.fields["remark"].widget
    QTest.keyClicks(remark, "111222333")
    for kept in ("", "111222333"):
        QTest.keyClick(remark, ENTER)
        settle(qtbot, ops)
        assert [one.remark for one in _kept(qtbot, ops) if one.first_name == "Ada"] == [kept]
        told = any("burgerservicenummer kan zijn" in one for one in words(page.people.editor))
        assert told == (not kept)


def test_letters_that_no_paper_has_are_told_while_they_are_typed(page: MembersPage) -> None:
    QTest.keyClick(page, "n", Qt.KeyboardModifier.ControlModifier)
    field = page.people.editor.fields["infix"]
    assert isinstance(field.widget, QLineEdit)
    for name in ("Łukasz", "דוד", "محمد", "Юлия"):
        field.widget.setText(name)
        assert field.note.text() == "van, de, van der ..."
    field.widget.setText("明 🃏 Li")
    assert field.note.text() == "Papieren hebben geen 明 🃏: daar staat dan �."
    assert field.note.isVisible()
    field.widget.setText("Li")
    assert field.note.text() == "van, de, van der ..."


@pytest.mark.parametrize("text", ["Zoe\u0308", "שלום", "پژمان", "明🃏x", "ŷĳǄ", "한글", "ไทย"])
def test_what_is_told_is_what_papers_do(text: str) -> None:
    assert bool(missing(text)) == ("\ufffd" in fonts.legible(text))


def test_a_change_keeps_the_place_in_the_list(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    people = page.people
    people.table.selectRow(2)
    QTest.keyClick(people.table, ENTER)
    people.editor.fields["remark"].widget.setText("Kerkstraat")
    QTest.keyClick(people.editor.fields["remark"].widget, ENTER)
    settle(qtbot, ops)
    assert people.model.rows[2].label == "Bea Çelik (Kerkstraat)"
    assert people.table.currentIndex().row() == 2
    assert _kept(qtbot, ops)[2].remark == "Kerkstraat"


def test_what_was_typed_is_kept_when_another_row_is_chosen(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    people = page.people
    people.table.selectRow(1)
    people.editor.begin()
    people.editor.fields["phone"].widget.setText("06-12345678")
    people.table.selectRow(3)
    settle(qtbot, ops)
    assert people.editor.member.last_name == "Dam"
    assert _kept(qtbot, ops)[1].phone == "06-12345678"


def test_a_member_without_a_last_name_is_told_where_it_is_missing(page: MembersPage) -> None:
    page.people.add()
    page.people.editor.store()
    field = page.people.editor.fields["last_name"]
    assert field.note.text() == "! Vul de achternaam in."


def test_a_whole_name_typed_as_first_name_is_parted_as_a_pasted_one(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    page.people.add()
    editor = page.people.editor
    QTest.keyClicks(editor.fields["first_name"].widget, "Toos van den Hoek")
    QTest.keyClick(editor.fields["first_name"].widget, Qt.Key.Key_Return)
    settle(qtbot, ops)
    typed = [editor.fields[name].widget.text() for name in ("first_name", "infix", "last_name")]
    assert typed == ["Toos", "van den", "Hoek"]
    assert "De hele naam stond bij Voornaam" in read(page)
    assert "Vul de achternaam in" not in read(page)
    QTest.keyClick(editor.fields["last_name"].widget, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert "Toos van den Hoek" in [one.name for one in _kept(qtbot, ops)]


def test_a_new_form_in_which_no_name_was_typed_is_no_work_to_keep(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    people, window = page.people, page.window()
    people.table.selectRow(1)
    people.add()
    assert people.editor.member.id == 0
    QTest.keyClick(named(people.editor, QCheckBox, "Gast, geen lid"), Qt.Key.Key_Space)
    assert not page.is_waiting()
    people.table.selectRow(1)
    assert people.editor.member.name == "Ada Bos"
    people.add()
    window.go("club")
    window.go("members")
    settle(qtbot, ops)
    QTest.keyClicks(people.search, "dam")
    settle(qtbot, ops)
    QTest.keyClick(people.search, ENTER)
    assert people.editor.member.name == "Cor Dam"
    assert people.editor.fields["first_name"].widget.hasFocus()


def test_a_new_member_without_a_last_name_says_why_it_stays_and_goes_by_escape(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    people = page.people
    people.add()
    QTest.keyClicks(people.editor.fields["first_name"].widget, "Eef")
    people.search.setFocus()
    people.table.selectRow(1)
    assert "Dit is nog niet opgeslagen" in read(people.editor)
    QTest.keyClick(people.table, ENTER)
    assert people.editor.fields["last_name"].widget.hasFocus()
    people.search.setFocus()
    for _ in range(2):
        QTest.keyClick(people.search, Qt.Key.Key_Escape)
    assert people.table.hasFocus()
    assert people.editor.member.name == "Ada Bos"  # the row that the keys are at
    QTest.keyClick(people.table, ENTER)
    assert people.editor.fields["first_name"].widget.hasFocus()


def test_who_plays_no_more_stays_in_view_until_another_is_chosen(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    people = page.people
    QTest.keyClicks(people.search, "a")  # the order of a search is not that of the names
    settle(qtbot, ops)
    order = _names(page)
    people.table.select_key(2)
    people.editor.ask_removal()
    settle(qtbot, ops)
    people.leaving.why.choose("resigned")
    people.leaving.leave_button.click()
    settle(qtbot, ops)
    assert people.editor.member.name == "Ada Bos"
    assert _names(page) == order, "nobody slides to where he stood"
    people.refresh()
    settle(qtbot, ops)
    assert (people.editor.member.name, _names(page)) == ("Ada Bos", order)
    people.table.select_key(3)
    people.refresh()
    settle(qtbot, ops)
    assert people.editor.member.name == "Bea Çelik"
    assert _names(page) == [one for one in order if one != "Bos, Ada"]


@pytest.mark.parametrize("begun", [False, True])
def test_who_was_stored_stays_in_view_though_the_search_has_another_name(
    qtbot: QtBot, page: MembersPage, ops: Operations, begun: bool
) -> None:
    def add_many(club: OpenClub) -> None:
        for number in range(40):
            members.add_member(club, Member(0, f"Maas {number}"))

    ops.change(add_many, lambda _: None)
    people = page.people
    last = people.editor.fields["last_name"].widget
    assert isinstance(last, QLineEdit)
    QTest.keyClicks(people.search, "dam")
    settle(qtbot, ops)
    QTest.keyClick(people.search, ENTER)
    if begun:
        people.add()
    last.setText("Zand")
    QTest.keyClick(last, ENTER)
    settle(qtbot, ops)
    assert people.search.text() == ("" if begun else "dam")
    assert _names(page)[-1].startswith("Zand")
    assert ("Zand staat in de lijst." in read(page)) == begun
    if not begun:
        assert people.table.current_key() == people.editor.member.id
        assert people.editor.member.name == "Cor Zand"
        row = people.table.visualRect(people.table.currentIndex())
        assert people.table.viewport().rect().contains(row.center())


@pytest.mark.parametrize("large", [False, True])
def test_the_field_that_is_typed_in_stays_in_view_whatever_is_said(
    qtbot: QtBot, theme: Theme, large: bool
) -> None:
    theme.choose(large=large)
    editor = MemberEditor(theme)
    qtbot.addWidget(editor)
    editor.resize(theme.grid(40), 560)
    editor.show()
    for name, each in editor.fields.items():
        editor.show_member(NEW)
        editor.ask_more()
        field = each.widget
        if not isinstance(field, QLineEdit) or not field.isVisible():
            continue
        field.setFocus()
        QTest.keyClicks(field, "Bos")
        QTest.keyClick(field, Qt.Key.Key_Escape)
        assert "nog eens Esc gooit weg" in read(editor)
        QApplication.processEvents()  # what is said takes its room
        qtbot.waitUntil(lambda field=field: _is_whole(field))
        if name == "last_name":  # what is said above it moves it as well
            first = editor.fields["first_name"]
            first.complain("Een lange zin over wat daar niet goed is, en wat u er aan doet. " * 3)
            QApplication.processEvents()
            qtbot.waitUntil(lambda field=field: _is_whole(field))


def _is_whole(field: QLineEdit) -> bool:
    """Whether it is in view from top to bottom; at its end may be a calendar."""
    return field.visibleRegion().boundingRect().height() == field.height()


def test_a_name_with_markup_is_shown_literally(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    name = "<b>Vet</b> & Co"
    ops.change(lambda club: members.add_member(club, Member(0, name)), lambda _: None)
    settle(qtbot, ops)
    page.people.table.selectRow(0)
    at = _names(page).index(name)
    page.people.table.selectRow(at)
    assert named(page.people.editor, QLabel, name).textFormat() is Qt.TextFormat.PlainText
    tip = page.people.model.data(page.people.model.index(at, 0), Qt.ItemDataRole.ToolTipRole)
    assert tip is None or "<b>" not in tip


def test_a_pair_is_made_by_a_few_letters(qtbot: QtBot, page: MembersPage, ops: Operations) -> None:
    page.tabs.choose(1)
    couples = page.couples
    couples.add()
    for finder, letters in ((couples.first, "berg"), (couples.second, "cel")):
        finder.field.setFocus()
        QTest.keyClicks(finder.field, letters)
        settle(qtbot, ops)
        QTest.keyClick(finder.field, ENTER)
    QTest.keyClick(couples.store_button, Qt.Key.Key_Space)
    settle(qtbot, ops)
    found: list[str] = []
    ops.run(lambda club: [pair.label for pair in pairs.pairs(club)], found.extend)
    settle(qtbot, ops)
    assert found == ["Jan van den Berg – Bea Çelik"]
    assert len(couples.model.rows) == 1


def test_delete_in_the_list_of_pairs_removes_one_and_it_is_taken_back(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    def make(club: OpenClub) -> None:
        ids = [one.id for one in members.members(club)]
        pairs.add_pair(club, ids[0], ids[1])

    ops.change(make, lambda _: None)
    page.tabs.choose(1)
    settle(qtbot, ops)
    table = page.couples.table
    table.setFocus()
    table.selectRow(0)
    QTest.keyClick(table, Qt.Key.Key_Delete)
    settle(qtbot, ops)
    assert not page.couples.model.rows
    ops.undo()
    settle(qtbot, ops)
    assert len(page.couples.model.rows) == 1


def test_an_infix_typed_with_the_last_name_is_split_off_and_said(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    QTest.keyClick(page, "n", Qt.KeyboardModifier.ControlModifier)
    lines = {name: field.widget for name, field in page.people.editor.fields.items()}
    QTest.keyClicks(lines["first_name"], "Eef")
    QTest.keyClicks(lines["last_name"], "de Boer")
    QTest.keyClick(lines["last_name"], ENTER)
    settle(qtbot, ops)
    assert "Boer, Eef de" in _names(page)
    assert "“de” staat nu bij het tussenvoegsel. De naam komt onder de B." in read(page)


def test_who_puts_an_infix_back_before_the_last_name_is_let(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    people = page.people
    people.table.selectRow(0)
    QTest.keyClick(people.table, ENTER)
    lines = {name: field.widget for name, field in people.editor.fields.items()}
    lines["infix"].clear()
    lines["last_name"].clear()
    QTest.keyClicks(lines["last_name"], "Van den Berg")
    QTest.keyClick(lines["last_name"], ENTER)
    settle(qtbot, ops)
    assert "Van den Berg, Jan" in _names(page)


def test_a_namesake_typed_in_the_form_is_warned_of_once(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    QTest.keyClick(page, "n", Qt.KeyboardModifier.ControlModifier)
    lines = {name: field.widget for name, field in page.people.editor.fields.items()}
    QTest.keyClicks(lines["first_name"], "ada")
    QTest.keyClicks(lines["last_name"], "bos")
    QTest.keyClick(lines["last_name"], ENTER)
    settle(qtbot, ops)
    assert len(_kept(qtbot, ops)) == 4
    assert "ada bos is er al. Een ander? Vul het onderscheid in, zoals de straat." in read(page)
    assert lines["remark"].hasFocus()
    QTest.keyClick(lines["remark"], ENTER)
    settle(qtbot, ops)
    assert len(_kept(qtbot, ops)) == 5
    model = page.people.model
    apart = [model.index(row, 0).data().split()[-1] for row in range(model.rowCount())]
    assert {"(1)", "(2)"} <= set(apart), "which of them is who on a paper"


def test_the_best_found_is_the_first_of_the_list(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    QTest.keyClicks(page.people.search, "da")
    settle(qtbot, ops)
    assert _names(page) == ["Dam, Cor", "Bos, Ada"]
    page.people.search.clear()
    settle(qtbot, ops)
    assert _names(page) == ["Berg, Jan van den", "Bos, Ada", "Çelik, Bea", "Dam, Cor"]


def test_of_many_the_first_are_shown_while_one_types_and_all_after_a_moment(
    qtbot: QtBot, page: MembersPage, ops: Operations, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "MOST", 1)
    QTest.keyClicks(page.people.search, "da")
    settle(qtbot, ops)
    assert _names(page) == ["Dam, Cor"]
    assert "2 leden" in read(page), "how many there are is told at once"
    qtbot.waitUntil(lambda: _names(page) == ["Dam, Cor", "Bos, Ada"])


def test_somebody_of_another_pair_is_said_before_a_pair_is_stored(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    ops.change(lambda club: pairs.add_pair(club, 1, 2), lambda _: None)
    page.tabs.choose(1)
    page.couples.add()
    for finder, letters in ((page.couples.first, "jan"), (page.couples.second, "cor")):
        finder.field.setFocus()
        QTest.keyClicks(finder.field, letters)
        settle(qtbot, ops)
        QTest.keyClick(finder.field, ENTER)
    settle(qtbot, ops)
    said = "Speelt ook in een ander paar: Jan van den Berg – Ada Bos. Klopt dit paar?"
    assert said in read(page)


def _in_view(page: MembersPage) -> set[str]:
    table, columns = page.people.table, page.people.model.columns
    return {one.title for at, one in enumerate(columns) if not table.isColumnHidden(at)}


@pytest.mark.parametrize("large", [False, True])
def test_on_a_small_screen_buttons_are_read_whole_and_an_empty_column_goes_first(
    qtbot: QtBot, page: MembersPage, ops: Operations, large: bool
) -> None:
    def fill(club: OpenClub, **texts: str) -> None:
        for one in members.members(club):
            members.change_member(club, one.changed(**texts))

    window = page.window()
    window.choose_large(large)  # type: ignore[attr-defined]
    window.resize(1024, 768)

    def look() -> set[str]:
        settle(qtbot, ops)
        return {"Telefoon", "Soort"} - _in_view(page)

    named_apart = partial(fill, last_name="Middelburg", remark="Dorpsstraat")
    ops.change(named_apart, lambda _: None)
    assert look() == ({"Telefoon"} if large else set())
    ops.change(partial(fill, phone="0113 212223"), lambda _: None)
    assert look() == ({"Soort"} if large else set())
    texts = [page.people.model.columns[0].text(one) for one in page.people.model.rows]
    assert "Middelburg, Ada (Dorpsstraat)" in texts
    page.people.table.selectRow(1)
    settle(qtbot, ops)
    shown = page.people.editor
    shown.show_member(shown.member.changed(active=False))
    settle(qtbot, ops)
    button = named(shown, QPushButton, "Gegevens wissen")
    assert button.width() >= button.minimumSizeHint().width()

"""Evenings at which three or two sit at a table, in the window."""

from unittest.mock import Mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from clubadmin.desktop.board.board import TableTile
from clubadmin.desktop.club.playing import PlayingFields
from clubadmin.desktop.evening.page import DRAW, FORMS, PRESENT, RESULT, EveningPage
from clubadmin.services.club import rulesets
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from tests.desktop.driving import CONTROL, ENTER, settle
from tests.desktop.looking import words
from tests.desktop.made_window import with_doors
from tests.services.evening_club import evening_with, type_sheet


@pytest.fixture
def page(qtbot, theme, ops):
    made = with_doors(EveningPage(ops, theme))
    qtbot.addWidget(made)
    for action in made.page_actions():
        made.addAction(action)
    made.resize(1200, 760)
    made.show()
    ops.changed.connect(made.refresh)  # as the window does
    return made


def show(qtbot, ops, page, evening, step):
    page.open_evening(evening.id, step)
    settle(qtbot, ops)


def heads(model):
    return [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())]


@pytest.mark.parametrize(
    ("rules", "people", "said"),
    [
        ("drie-spelers", 14, "· 4 tafels, 2 over"),
        ("drie-spelers", 2, ""),
        ("twee-spelers", 9, "· 4 tafels, 1 over"),
        ("twee-spelers", 2, "· 1 tafel"),
    ],
)
def test_who_is_there_makes_as_many_tables_as_the_rules_say(
    qtbot, ops, page, club, rules, people, said
):
    show(qtbot, ops, page, evening_with(club, people, rule_set=rules), PRESENT)
    fits = [text for text in words(page.desk.people) if text.startswith("· ")]
    assert fits == ([said] if said else [])


@pytest.mark.parametrize(
    ("rules", "people", "players"), [("drie-spelers", 7, 3), ("twee-spelers", 5, 2)]
)
def test_the_draw_shows_the_players_of_each_table_and_who_rests(
    qtbot, ops, page, club, rules, people, players
):
    evening = evening_with(club, people, rule_set=rules)
    show(qtbot, ops, page, evening, DRAW)
    page.activateWindow()
    QTest.keyClick(page, "i", CONTROL)
    settle(qtbot, ops)
    assert "2 ronden met 2 tafels." in page.desk.draw.report.text()
    assert "maat" not in page.desk.draw.report.text()
    drawn = evenings.evening(club, evening.id).plan[0]
    model = page.desk.draw.table.draw
    assert heads(model) == ["Tafel", *(f"Speler {one + 1}" for one in range(players))]
    rows = [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]
    seated = [
        f"{number}  {person.label}"
        for number, (_, person) in zip(drawn.tables[0].numbers, drawn.tables[0].seats, strict=True)
    ]
    assert rows[0] == ["1", *seated]
    resting = drawn.sitting_out[0]
    assert rows[2][:2] == ["zit stil", f"{resting.number}  {resting.name}"]


@pytest.mark.parametrize("rules", ["drie-spelers", "twee-spelers"])
def test_two_people_are_swapped_with_the_keyboard(qtbot, ops, page, club, rules):
    evening = drawing.draw(club, evening_with(club, 6, rule_set=rules).id, seed=1)[0]
    show(qtbot, ops, page, evening, DRAW)
    one, other = evening.plan[0].tables[:2]
    QTest.keyClick(page.desk.draw.table, Qt.Key.Key_Right)
    QTest.keyClick(page.desk.draw.table, ENTER)
    QTest.keyClick(page.desk.draw.table, Qt.Key.Key_Down)
    QTest.keyClick(page.desk.draw.table, ENTER)
    settle(qtbot, ops)
    after = evenings.evening(club, evening.id).plan[0].tables
    assert after[0].numbers[1] == other.numbers[1]
    assert after[1].numbers[1] == one.numbers[1]


def test_a_tile_names_all_who_sit_at_its_table(qtbot, ops, page, club):
    evening = drawing.draw(club, evening_with(club, 3, rule_set="drie-spelers").id, seed=1)[0]
    show(qtbot, ops, page, evening, FORMS)
    table = evening.plan[0].tables[0]
    tiles = {one.table_id: one for one in page.desk.forms.board.findChildren(TableTile)}
    assert tiles[table.table_id].accessibleDescription() == table.names


@pytest.mark.parametrize(
    ("rules", "line", "there", "not_there"),
    [
        ("drie-spelers", "1/85+20#80", ["Roem", "Pits", "Nat"], ["Straf"]),
        ("twee-spelers", "92+20", ["Roem", "Pits", "Nat"], ["Straf"]),
        ("manille", "45@s", [], ["Roem", "Pits", "Nat", "Straf"]),
        ("manille", "60@s!1v30", ["Straf"], ["Roem", "Pits", "Nat"]),
    ],
)
def test_the_result_has_the_columns_that_the_rules_know(
    qtbot, ops, page, club, rules, line, there, not_there
):
    people = {"drie-spelers": 3, "twee-spelers": 2}.get(rules, 4)
    evening = evening_with(club, people, rule_set=rules, rounds=1, games=1)
    evening = drawing.draw(club, evening.id, seed=1)[0]
    type_sheet(club, evening.plan[0].tables[0].table_id, line)
    show(qtbot, ops, page, evening, RESULT)
    shown = heads(page.desk.result.model)
    assert [head for head in there if head not in shown] == []
    assert [head for head in not_there if head in shown] == []


@pytest.mark.parametrize("rules", ["drie-spelers", "twee-spelers"])
def test_every_paper_of_the_evening_opens_in_the_preview(
    qtbot, ops, page, club, monkeypatch, rules
):
    from clubadmin.desktop.paper import printing

    made = []
    monkeypatch.setattr(
        printing,
        "preview_pdf",
        lambda _parent, title, make, _name, _web=None: made.append((title, make())) or Mock(),
    )
    evening = drawing.draw(club, evening_with(club, 7, rule_set=rules).id, seed=1)[0]
    show(qtbot, ops, page, evening, DRAW)
    for entry in page.desk.draw.papers.draw_menu().actions():
        entry.trigger()
        settle(qtbot, ops)
    assert len(made) == 5
    assert all(pdf.startswith(b"%PDF") for _title, pdf in made)


def test_where_three_or_two_sit_at_a_table_there_is_nothing_to_choose_for_who_is_over(
    qtbot, theme, ops, club
):
    fields = PlayingFields(theme)
    qtbot.addWidget(fields)
    fields.offer_rules(rulesets.rule_sets(club))
    fields.show_values("nku", 16, 3, "three", "average")
    assert fields.odd.isEnabled()
    assert "blinde hand" in fields.odd_field.note.text()
    fields.rule_set.choose("drie-spelers")
    assert not fields.odd.isEnabled()
    assert fields.odd_field.note.text() == (
        "Er zitten er altijd 3 aan een tafel; wie over is, zit stil."
    )
    fields.rule_set.choose("nku")
    assert fields.odd.isEnabled()
    assert fields.odd.value == "three"

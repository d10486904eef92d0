"""The form of a competition asks five things; the rest is behind one button and stays."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.club.competition import CompetitionForm
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.model.seasons.season import Competition
from clubadmin.services.club import club as clubs
from clubadmin.services.club import rulesets
from tests.desktop.looking import named

NEW = Competition(0, 2, "", "individual", "nku", 16, 3)


@pytest.fixture
def form(qtbot: QtBot, theme: Theme, ops: Operations) -> CompetitionForm:
    made = CompetitionForm(theme)
    qtbot.addWidget(made)
    ops.run(rulesets.rule_sets, made.playing.offer_rules)
    ops.run(clubs.settings, made.show_usual)
    qtbot.waitUntil(lambda: ops.idle)
    made.show_competition(NEW, "2026-2027")
    made.resize(900, 640)
    made.show()
    qtbot.waitExposed(made)
    return made


def asked(form: CompetitionForm) -> list[str]:
    """The names of the fields in view, from the top down."""
    fields = (
        one
        for kind in (QLineEdit, QComboBox, QAbstractSpinBox)
        for one in form.findChildren(kind)
        if one.isVisible() and not isinstance(one.parent(), QAbstractSpinBox | QComboBox)
    )
    place = lambda one: (one.mapTo(form, one.rect().topLeft()).y(), one.x())  # noqa: E731
    return [one.accessibleName() for one in sorted(fields, key=place)]


def test_a_new_competition_asks_five_things(form: CompetitionForm) -> None:
    assert asked(form) == [
        "Naam",
        "Soort",
        "Spellen per boompje",
        "Ronden per avond",
        "Hoeveel avonden tellen",
    ]
    assert named(form, QWidget, "Meer: alles zoals gewoon").isVisible()


def test_the_rest_opens_by_its_letter_and_says_folded_what_differs(
    qtbot: QtBot, form: CompetitionForm
) -> None:
    form.activateWindow()
    QTest.keyClick(form, Qt.Key.Key_M, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(form.folded.button, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is form.playing.rule_set, "Tab goes on to what opened"
    assert {"Spelregels", "Geplande avonden", "Minuten per ronde"} <= set(asked(form))
    form.playing.rule_set.choose("rotterdams")
    form.clock.round_minutes.setValue(45)
    form.prizes.setText("1: rookworst")
    QTest.keyClick(form.folded.button, Qt.Key.Key_Return)
    assert len(asked(form)) == 5
    assert form.folded.summary.text() == "Rotterdams, 45 minuten per ronde, prijzen"
    name = "Meer: Rotterdams, 45 minuten per ronde, prijzen"
    assert form.folded.button.accessibleName() == name
    form.name.widget.setText("Maandag")  # type: ignore[attr-defined]
    stored: list[Competition] = []
    form.stored.connect(stored.append)
    form.store()
    assert (stored[0].rule_set, stored[0].round_minutes) == ("rotterdams", 45)
    assert stored[0].prizes == "1: rookworst"


def test_what_is_wrong_in_the_rest_is_brought_into_view(form: CompetitionForm) -> None:
    form.name.widget.setText("Maandag")  # type: ignore[attr-defined]
    form.prizes.setText("eerste")
    form.store()
    assert form.prizes.isVisible()
    assert form.prize_field.note.text().startswith("! ")


@pytest.mark.parametrize(
    ("rule", "count", "made"),
    [
        ("sum", 5, "best:5"),
        ("best:5,min:3,absent:lowest", 6, "best:6,min:3,absent:lowest"),
        ("best:5,min:3", 0, "sum,min:3"),
        ("average,min:3", 4, "average-best:4,min:3"),
        ("average-best:6,min:6", 0, "average,min:6"),
    ],
)
def test_how_many_evenings_count_changes_that_part_of_the_rule_only(
    form: CompetitionForm, rule: str, count: int, made: str
) -> None:
    form.show_competition(
        Competition(1, 2, "Een", "individual", "nku", 16, 3, ranking=rule), "2026-2027"
    )
    assert form.edited.ranking == rule
    form.counted.number.setValue(count)
    assert form.edited.ranking == made

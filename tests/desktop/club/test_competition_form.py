"""A competition stands there as sentences in four groups; each gives way to its fields."""

from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from clubadmin.desktop.club.competition import CompetitionForm
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import SentenceLine
from clubadmin.domain.draw.formats import FORMATS
from clubadmin.model.seasons.season import Competition, Season
from clubadmin.services.club import rulesets

NEW = Competition(0, 2, "", "individual", "nku", 16, 3)


@pytest.fixture
def form(qtbot: QtBot, theme: Theme, ops: Operations) -> CompetitionForm:
    made = CompetitionForm(theme)
    qtbot.addWidget(made)
    ops.run(rulesets.rule_sets, made.playing.offer_rules)
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


def told(form: CompetitionForm) -> list[str]:
    """The sentences in view, from the top down."""
    lines = [one for one in form.findChildren(SentenceLine) if one.isVisible()]
    return [one.sentence for one in sorted(lines, key=lambda one: one.mapTo(form, QPoint()).y())]


def test_a_new_competition_asks_its_name_and_kind_and_tells_the_rest(
    form: CompetitionForm,
) -> None:
    assert asked(form) == ["Naam", "Soort"]
    assert told(form) == [
        "3 ronden van 16 spellen, volgens NKU.",
        "Geen klok, 15 minuten protesttijd.",
        "Alle avonden tellen.",
        "Wie invalt, mag er een eigen lagere ronde mee vervangen.",
        "Wie waar zit, bepaalt het lot.",
        "Wie over is, zit een ronde stil; wie stilzit krijgt: het gemiddelde van de ronde.",
        "Geen prijzen.",
    ]


STORED = Competition(
    *(1, 2, "Maandag", "pairs", "rotterdams", 12, 1, 30, "best:20,absent:lowest,min:5"),
    prizes="1: rookworst",
    pair_draw="drawn",
    sit_out_points="fixed:1100",
    round_minutes=45,
    protest_minutes=0,
)


def test_a_stored_competition_reads_as_a_text(form: CompetitionForm) -> None:
    form.show_competition(STORED, "2026-2027")
    season = Season(2, "2026-2027", date(2026, 9, 1), date(2027, 6, 30))
    form.show_in_force((), season)
    assert asked(form) == ["Naam"]
    kind, *rest = told(form)
    assert kind.startswith("Paren: ")
    assert rest == [
        "1 ronde van 12 spellen, volgens Rotterdams.",
        "45 minuten per ronde, geen protesttijd.",
        "Beste 20 van 30 tellen.",
        "Minstens 5 avonden, afwezig: de laagste van de avond.",
        "Elke ronde geloot.",
        "Wie stilzit krijgt: 1100 punten.",
        "1: rookworst.",
    ]
    asked_rule: list[int] = []
    form.rule_wanted.connect(asked_rule.append)
    form.about_rule.click()
    assert asked_rule == [1]


def test_a_click_on_a_sentence_asks_what_it_says_and_escape_puts_it_back(
    qtbot: QtBot, form: CompetitionForm
) -> None:
    form.activateWindow()
    before = told(form)
    QTest.mouseClick(form.about_games.line, Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is form.playing.rule_set
    assert asked(form)[2:] == ["Spelregels", "Spellen per boompje", "Ronden per avond"]
    QTest.keyClick(form.playing.rounds, Qt.Key.Key_Escape)
    assert told(form) == before, "of a new one the kind stays asked"
    form.about_clock.line.setFocus()
    QTest.keyClick(form.about_clock.line, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is form.clock.round_minutes
    form.clock.round_minutes.setValue(45)
    form.playing.rule_set.choose("rotterdams")
    form.prizes.setText("1: rookworst")
    form.name.widget.setText("Maandag")  # type: ignore[attr-defined]
    stored: list[Competition] = []
    form.stored.connect(stored.append)
    QTest.keyClick(form.clock.round_minutes, Qt.Key.Key_Return)
    assert (stored[0].rule_set, stored[0].round_minutes) == ("rotterdams", 45)
    assert stored[0].prizes == "1: rookworst"
    form.show_competition(replace(stored[0], id=4), "2026-2027")
    assert QApplication.focusWidget() is form.about_clock.line, "the keyboard stays there"
    assert "45 minuten per ronde, 15 minuten protesttijd." in told(form)


def test_the_letter_of_a_field_opens_its_sentence(form: CompetitionForm) -> None:
    form.activateWindow()
    form.name.widget.setFocus()
    QTest.keyClick(form.name.widget, Qt.Key.Key_G, Qt.KeyboardModifier.AltModifier)
    assert QApplication.focusWidget() is form.evenings
    QTest.keyClick(form.evenings, Qt.Key.Key_H, Qt.KeyboardModifier.AltModifier)
    assert QApplication.focusWidget() is form.counted.number


@pytest.mark.parametrize(
    ("rule", "planned", "counting", "rest"),
    [
        ("sum", 2, "Alle avonden tellen, 2 avonden gepland.", "Een gemiste avond levert niets op."),
        ("best:12", 0, "Beste 12 tellen.", "Een gemiste avond levert niets op."),
        (
            "best:12,periods:6",
            2,
            "Beste 12 van elke periode tellen, 2 avonden gepland.",
            "Perioden van 6 avonden, een gemiste avond levert niets op.",
        ),
        (
            "sum,unnotified:half",
            0,
            "Alle avonden tellen.",
            "Niet afgemeld: de helft van het gemiddelde van de avond.",
        ),
    ],
)
def test_what_counts_and_what_an_absence_earns_is_told_as_the_rule_has_it(
    form: CompetitionForm, rule: str, planned: int, counting: str, rest: str
) -> None:
    form.show_competition(replace(STORED, ranking=rule, evenings=planned), "2026-2027")
    assert form.about_evenings.line.sentence == counting
    assert form.about_rule.sentence == rest


@pytest.mark.parametrize("form_of", FORMATS)
def test_every_kind_is_told_whole(form: CompetitionForm, form_of: str) -> None:
    form.show_competition(replace(STORED, format=form_of, ranking="sum"), "2026-2027")
    assert len(told(form)) >= 6
    assert all(one.strip(". ") and "%" not in one for one in told(form))


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

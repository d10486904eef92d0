"""Choosing among many rule sets: by kind, with a line each, found by typing."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from clubadmin.desktop.club.playing import PlayingFields
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.rules.choice import Offer, RulesChoice, offers_of
from clubadmin.services.club.rulesets import installed


@pytest.fixture
def choice(qtbot: QtBot, theme: Theme) -> Iterator[RulesChoice]:
    made = RulesChoice(theme)
    qtbot.addWidget(made)
    made.offer_rules(offers_of((one, False) for one in installed()))
    made.choose("nku")
    made.resize(400, 40)
    made.show()
    made.activateWindow()
    yield made
    made.hide()


def _type(choice: RulesChoice, text: str) -> None:
    """Come to the field and type; what stood there goes."""
    choice.setFocus()
    QTest.qWait(1)
    QTest.keyClicks(choice.lineEdit(), text)


def _pick(choice: RulesChoice, title: str) -> None:
    """Fill in a whole title and leave the field."""
    choice.lineEdit().setText(title)
    assert choice.settle() == ""


def test_every_rule_set_is_offered_once_under_its_kind(choice: RulesChoice) -> None:
    offers = offers_of((one, False) for one in installed())
    assert sorted(one.value for one in offers) == sorted(one.name for one in installed())
    kinds = [one.kind for one in offers]
    assert kinds == sorted(kinds, key=kinds.index)  # those of a kind stand together
    assert choice.count() == len(offers) + len(set(kinds))
    assert all(one.about for one in offers)


def test_no_two_rule_sets_have_the_same_title(choice: RulesChoice) -> None:
    offers = offers_of((one, False) for one in installed())
    assert len({one.title for one in offers}) == len(offers)


def test_headings_cannot_be_chosen(choice: RulesChoice) -> None:
    for at in range(choice.count()):
        if choice.itemData(at) is None:
            flags = choice.model().index(at, 0).flags()
            assert not flags & Qt.ItemFlag.ItemIsEnabled
    choice.choose("no such rules")
    assert choice.value


def test_home_and_end_lead_past_the_headings(qtbot: QtBot, choice: RulesChoice) -> None:
    choice.showPopup()
    view = choice.view()
    qtbot.waitUntil(view.isVisible)
    ends = [at for at in range(choice.count()) if choice.itemData(at) is not None]
    for key, at in ((Qt.Key.Key_End, ends[-1]), (Qt.Key.Key_Home, ends[0])):
        QTest.keyClick(view, key)
        assert view.currentIndex().row() == at
    choice.hidePopup()


def test_a_click_on_its_text_opens_the_list_which_stays(qtbot: QtBot, choice: RulesChoice) -> None:
    QTest.mouseClick(choice.lineEdit(), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(choice.view().isVisible)
    choice.hidePopup()
    QTest.mousePress(choice.lineEdit(), Qt.MouseButton.LeftButton)
    assert not choice.view().isVisible(), "the release that follows would close it again"


def test_letters_that_lead_to_one_rule_set_choose_it(qtbot: QtBot, choice: RulesChoice) -> None:
    _type(choice, "manil")
    popup = choice.completer().popup()
    assert popup is not None
    qtbot.waitUntil(popup.isVisible)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: choice.value == "manille")
    assert choice.lineEdit().text() == choice.currentText()


def test_what_letters_find_is_picked_with_the_arrows(qtbot: QtBot, choice: RulesChoice) -> None:
    _type(choice, "tot ")
    popup = choice.completer().popup()
    assert popup is not None
    qtbot.waitUntil(popup.isVisible)
    titles = {popup.model().index(at, 0).data() for at in range(popup.model().rowCount())}
    assert any("501" in title for title in titles)
    assert not any("Leidsch" in title for title in titles)
    QTest.keyClick(popup, Qt.Key.Key_Down)
    picked = popup.currentIndex().data()
    QTest.keyClick(popup, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: choice.currentText() == picked)
    assert choice.lineEdit().text() == picked


def test_letters_that_lead_nowhere_stay_and_are_told(qtbot: QtBot, choice: RulesChoice) -> None:
    _type(choice, "qqqq")
    with qtbot.waitSignal(choice.told) as told:
        choice.clearFocus()
    assert told.args == ["Er zijn geen spelregels met “qqqq”. Kies ze uit de lijst."]
    assert choice.lineEdit().text() == "qqqq"
    assert choice.value == "nku"


def test_an_emptied_field_shows_again_what_is_chosen(choice: RulesChoice) -> None:
    choice.setFocus()
    choice.lineEdit().clear()
    assert choice.settle() == ""
    assert choice.lineEdit().text() == "NKU"


def test_a_title_that_is_also_a_heading_means_the_rules(choice: RulesChoice) -> None:
    first = Offer("a", "Kraken", "Kraken", "Anders")
    choice.offer_rules([Offer("b", "Nel", "Kraken", "Kraken"), first])
    _type(choice, "Kraken")
    popup = choice.completer().popup()
    assert popup is not None
    QTest.keyClick(popup, Qt.Key.Key_Escape)
    choice.clearFocus()
    assert choice.value == "a"


def test_what_was_chosen_stays_when_other_rules_are_offered(choice: RulesChoice) -> None:
    choice.choose("kraken")
    own = Offer("ons", "Onze regels", "Kraken", "Van de club")
    choice.offer_rules([own, *offers_of((one, False) for one in installed())])
    assert choice.value == "kraken"
    assert choice.lineEdit().text() == choice.currentText()


def test_the_boompje_follows_the_rules_until_it_is_filled_in_by_hand(
    qtbot: QtBot, theme: Theme
) -> None:
    fields = PlayingFields(theme)
    qtbot.addWidget(fields)
    fields.rule_set.offer_rules(offers_of((one, False) for one in installed()))
    fields.show_values("kraken", 16, 3, "sits-out", "average")
    _pick(fields.rule_set, "Manille")
    assert (fields.rule_set.value, fields.games.value()) == ("manille", 12)
    QTest.keyClick(fields.games, Qt.Key.Key_Up)
    _pick(fields.rule_set, "NKU")
    assert fields.games.value() == 13
    assert fields.games_field.note.text() == "Gewoon bij deze regels: 16."


def test_a_boompje_that_a_competition_has_is_not_that_of_other_rules(
    qtbot: QtBot, theme: Theme
) -> None:
    fields = PlayingFields(theme)
    qtbot.addWidget(fields)
    fields.rule_set.offer_rules(offers_of((one, False) for one in installed()))
    fields.show_values("kraken", 4, 3, "sits-out", "average")
    _pick(fields.rule_set, "Manille")
    assert fields.games.value() == 4

"""An evening by keyboard with a screen reader: what a secretary has to know is said, in order."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from tests.desktop.hearing import Blind, listened_to, needs_an_ear
from tests.safety.real_window import needs_a_screen

pytestmark = [needs_a_screen, needs_an_ear, pytest.mark.timeout(0)]

REQUIRED, INVALID_ENTRY, HAS_POPUP = 33, 36, 42  # states of AT-SPI
WRONG_FIELD = """
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QLineEdit
made = []
class Line(QLineEdit): "For its own class Qt asks nobody."
class Wrong(QAccessibleWidget):
    def state(self):
        state = super().state()
        state.invalid = state.hasPopup = True
        return state
def wrong(_name, of):
    if isinstance(of, Line):
        made.append(Wrong(of, QAccessible.Role.EditableText, ""))
        return made[-1]
QAccessible.installFactory(wrong)
program = QApplication(["-"])
field = Line(windowTitle="clubadmin")
field.show()
program.exec()
"""
PEOPLE = ("Cor", "Dirk", "Els", "Fred", "Gea", "Hans", "Ida")


def test_each_step_of_an_evening_is_heard(tmp_path: Path) -> None:
    with listened_to(tmp_path, "-m", "clubadmin") as one:
        one.ear.hears("Naam van de club, text, Verplicht. Hint: Klaverjasclub De Nel")
        one.press("Return", hears=("Verplicht. Niet goed: Hoe heet de club?",))
        a_club_with_a_member(one)
        who_is_there(one)
        a_sheet_with_an_error(one)
        signed_and_taken_back(one)
        windows_beside(one)
        places = ("panel", ", list, ", "Verplicht")  # come to again; the last is mended so
        said = [text for text in one.ear.heard if not any(here in text for here in places)]
        assert not [text for before, text in pairwise(said) if text in before], "said twice"
        assert not [text for text in said if re.match("Spel .* nog niet opgeslagen", text)]
        assert "Vul de achternaam in." in one.ear.urgent, "what is wrong goes before"
        assert not [text for text in one.ear.urgent if text.endswith("Opgeslagen")]


@pytest.mark.nightly
def test_qt_tells_of_no_field_that_it_is_wrong_so_words_do(tmp_path: Path) -> None:
    """Qt tells no wrong field; once this fails it does, and `kit.forms.Field` can say it so."""
    with listened_to(tmp_path, "-c", WRONG_FIELD) as one:
        one.ear.hears("clubadmin, text")
        states = one.ear.states()
    assert HAS_POPUP in states, "what Qt does tell"
    assert not {INVALID_ENTRY, REQUIRED} & states


def a_club_with_a_member(one: Blind) -> None:
    one.type("De Roem", "Tab", hears="Plaats")
    one.press("Tab", hears="Spelregels, NKU")
    one.press("Tab", hears="Spellen per boompje")
    one.type("4", "Tab", hears="Ronden per avond")
    one.type("2", "Return", hears="Zoeken in de leden")
    one.press("ctrl+n", hears="Voornaam, text")
    one.type(
        "Ann",
        "Return",
        hears=(
            "Vul de achternaam in.",
            "Achternaam, text, Verplicht. Niet goed: Vul de achternaam in.",
        ),
    )
    one.type("Bakker", "Return", hears="Lid Ann Bakker toegevoegd. Opgeslagen")
    one.type("Ann", "Escape", hears="Dit is nog niet opgeslagen.")
    one.press("Escape", hears="Leden, table")


def who_is_there(one: Blind) -> None:
    one.press_with_alt("1", hears="Datum")
    one.press("Return", hears=("Avond 1 van Individueel gemaakt. Opgeslagen", "Wie is er?"))
    one.type("bak", hears=("Ann Bakker, 1 van 1",))
    one.press("Return", hears="Ann Bakker aanwezig, nummer 1. Opgeslagen")
    for number, name in enumerate(PEOPLE, 2):
        one.type(name, "Return", hears=f"{name} aanwezig, nummer {number}")
    one.press("ctrl+i", hears=("Indeling ronde 1", "Loting ronde 1–2"))


def a_sheet_with_an_error(one: Blind) -> None:
    one.press("ctrl+3", hears=("Tafel 1 · ronde 1, WIJ",))
    one.press("ctrl+z", hears="Er is niets om ongedaan te maken.")
    one.press("Escape")
    one.type("92", hears=("Spel 1, getypt 92, Wij 92 geen roem, Zij 70 geen roem",))
    one.press("Return", hears="Spel 2, nog leeg")
    one.type("50*", "Return", hears="Bedoeld 50? Spel 3, nog leeg")
    one.type("n", "Return", hears=("nat geen roem, Zij 162", "Spel 4, nog leeg"))
    one.type("p", "Return", hears=("pit roem 100", "Eerst nazien."))
    one.press("Return", hears="Spel 2 eerst nazien. De plus-toets gaat erheen.")
    one.press("KP_Add", hears="Spel 2, 50*")
    one.type("50", "Return", hears="Enter om af te tekenen. punten van Wij op papier")
    one.type("9200", "Return", hears="roem van Wij op papier")
    one.press(
        "Return", "Return", "Return", hears="op papier 9.200, de rijen geven 304: 8.896 te veel"
    )


def signed_and_taken_back(one: Blind) -> None:
    one.type("304", "Return", hears="roem van Wij op papier")
    signed = ("Tafel 1 is afgetekend.", "Tafel 2 · ronde 1, WIJ")
    one.press("Return", "Return", "Return", "Return", hears=signed)
    one.press("ctrl+z", hears=("Ongedaan gemaakt:", "Tafel 1 · ronde 1"))
    one.press("ctrl+y", hears="Opnieuw gedaan:")
    one.press_with_alt("2", hears="Stand, table")
    one.press("Right", hears="404, cell")


def windows_beside(one: Blind) -> None:
    one.press("ctrl+e")
    one.look_to("Leg uit")
    one.ear.hears("Waar het getal vandaan komt, tree")
    one.leave("Leg uit")
    one.press("ctrl+p")
    one.look_to("^Stand$")
    one.ear.hears("Afdrukken, push button")
    one.press("Tab", hears="Voorbeeld, filler, bladzijde 1 Stand na avond 1")
    one.leave("^Stand$")
    one.press("ctrl+k")
    one.type("bakker", hears=("Ann Bakker, lid, 1 van 1",))
    one.press("Escape", "Escape", hears="Stand, table")
    one.press("F1", hears="Zoeken in de hulp")
    one.press("Tab", "Tab", "Tab", "Tab", hears="Stand, text")
    one.press("Down", hears="Kies een seizoen en een competitie.")
    one.ear.grows_old()
    one.leave("^Hulp$")
    one.press("ctrl+z", hears="Ongedaan gemaakt:")
    one.press("ctrl+shift+g", hears="Grote letters aan")

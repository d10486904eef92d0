"""The commands of an evening that is typed at its tables."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.evening.commands import Command, DeskPage, at_steps
from clubadmin.desktop.kit.used import of_use
from clubadmin.desktop.kit.widgets import action
from clubadmin.desktop.steps.step import FORMS

if TYPE_CHECKING:
    from clubadmin.desktop.tableside.at_tables import AtTables

TABLES, CARDS, CONFIRMED = "Ctrl+Shift+T", "Ctrl+Shift+P", "Ctrl+Shift+A"
translate = QCoreApplication.translate


def table_commands(page: DeskPage) -> list[Command]:
    """Typing at the tables: on, the cards to scan, signing what was confirmed there."""

    def can() -> bool:
        evening = page.desk.evening
        drawn = evening is not None and bool(evening.plan) and evening.depth == "game"
        return drawn and not page.desk.closed and page.desk.step == FORMS

    def is_on() -> bool:
        return can() and any(one.is_on(page.evening_in_view()) for one in page.desk.forms.beside)

    def turn_on() -> None:
        if can():
            _of(page).bar.turn_on()

    def print_cards() -> None:
        if is_on():
            _of(page).bar.print_cards()

    def sign_confirmed() -> None:
        if is_on():
            _of(page).sign_confirmed()

    texts = (
        translate("tables", "Aan tafel typen"),
        translate("tables", "Scankaarten afdrukken"),
        translate("tables", "Bevestigde formulieren aftekenen"),
    )
    deeds = ((turn_on, TABLES), (print_cards, CARDS), (sign_confirmed, CONFIRMED))
    on, cards, sign = (
        at_steps(action(page, text, run, keys), FORMS)
        for text, (run, keys) in zip(texts, deeds, strict=True)
    )
    return [(of_use("tableside", on), can), (cards, is_on), (sign, is_on)]


def _of(page: DeskPage) -> "AtTables":
    from clubadmin.desktop.tableside.at_tables import AtTables

    return next(one for one in page.desk.forms.fill_beside() if isinstance(one, AtTables))

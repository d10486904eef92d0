"""The commands of comparison play, each with whether it can be given now."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction

from clubadmin.desktop.kit.doors import ShowDealing, ask
from clubadmin.desktop.kit.widgets import action
from clubadmin.desktop.steps.step import FORMS

if TYPE_CHECKING:
    from clubadmin.desktop.evening.page import EveningPage

Command = tuple[QAction, Callable[[], bool]]
WAY, WHO, CARD, DEAL = "Ctrl+G", "F3", "F4", "Ctrl+Shift+D"
translate = QCoreApplication.translate


def commands(page: "EveningPage") -> list[Command]:
    """Table by table or game by game, finding a row, a score card, and dealing."""
    at = _Commands(page)
    way, who = (
        translate("comparison", "Per tafel of per spel"),
        translate("comparison", "Wie speelden dit spel"),
    )
    card, deal = translate("comparison", "Scorekaart"), translate("comparison", "Spellen delen")
    return [
        (action(page, way, at.turn, WAY), at.typing),
        (action(page, who, at.find, WHO), at.by_game),
        (action(page, card, at.show_card, CARD), at.by_game),
        (action(page, deal, at.deal, DEAL), at.compared),
    ]


class _Commands:
    """What they do on the page, and whether they can."""

    def __init__(self, page: "EveningPage") -> None:
        self._page = page

    def compared(self) -> bool:
        """Whether the evening is one of comparison play."""
        evening = self._page.desk.evening
        return evening is not None and evening.form.compared

    def typing(self) -> bool:
        """Whether its scores can be typed."""
        desk = self._page.desk
        return self.compared() and desk.step == FORMS and bool(desk.evening and desk.evening.plan)

    def by_game(self) -> bool:
        """Whether a game is on the screen."""
        return self.typing() and self._page.desk.forms.by_game

    def turn(self) -> None:
        """From tables to games, or back."""
        if self.typing():
            self._page.desk.forms.turn_way()

    def find(self) -> None:
        """The row of a score card."""
        if self.by_game():
            self._page.desk.forms.games.search.open()

    def show_card(self) -> None:
        """Who sits N/Z at the row one is in."""
        if self.by_game():
            self._page.desk.forms.games.doors.show_traveller()

    def deal(self) -> None:
        """Deal the games, or look at what was dealt."""
        evening = self._page.desk.evening
        if evening is not None and self.compared():
            ask(self._page, ShowDealing(evening))

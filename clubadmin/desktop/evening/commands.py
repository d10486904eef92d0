"""The commands of an evening, each with whether it can be given now: fairness, comparison play."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction

from clubadmin.desktop.evening.open_evening import EveningDesk
from clubadmin.desktop.kit.doors import (
    ShowCash,
    ShowControlDesk,
    ShowDealing,
    ShowFillIn,
    ShowLedger,
    ShowWishes,
    ask,
)
from clubadmin.desktop.kit.page import Page
from clubadmin.desktop.kit.used import of_use
from clubadmin.desktop.kit.widgets import action
from clubadmin.desktop.sheet.mending_words import mending_words
from clubadmin.desktop.steps.step import DRAW, FORMS, PRESENT, RESULT

Command = tuple[QAction, Callable[[], bool]]
WISHES, FILL_IN, LEDGER, CONTROL = "Ctrl+Shift+W", "Ctrl+Shift+I", "Ctrl+Shift+R", "Ctrl+Shift+F"
translate = QCoreApplication.translate
WAY, WHO, CARD, DEAL = "Ctrl+G", "F3", "F4", "Ctrl+Shift+D"


STEPS = "steps"


class DeskPage(Page):
    """A page with an evening on its desk, as the commands know it."""

    desk: EveningDesk

    def evening_in_view(self) -> int:
        """The evening that is open; 0: none."""
        return self.desk.evening.id if self.desk.evening is not None else 0

    def show_sheet(self, table_id: int) -> None:
        """Open a sheet of this evening, chosen elsewhere."""
        self.desk.show_step(FORMS)
        self.desk.forms.open_table(table_id)


def at_steps(made: QAction, *steps: int) -> QAction:
    """A command that stands in the menu at these steps only."""
    made.setProperty(STEPS, list(steps))
    return made


def fairness_commands(page: "DeskPage") -> list[Command]:
    """Wishes, the fill-in game, who sat out, and the control desk."""
    desk = page.desk

    def is_open() -> bool:
        return desk.evening is not None

    def is_drawn() -> bool:
        return desk.evening is not None and bool(desk.evening.plan)

    def can_seat() -> bool:
        return desk.evening is not None and desk.evening.can_fill_in()

    wishes = translate("fairness", "Wensen voor de indeling")
    extra = translate("fairness", "Invaltafel")
    ledger = translate("fairness", "Wie zat stil")
    control = translate("fairness", "Controletafel")
    cash = translate("fairness", "Kas van de avond")
    wish = action(page, wishes, partial(_wishes, page), WISHES)
    money = action(page, cash, partial(_cash, page))
    table = of_use("fill-in", action(page, extra, partial(_fill_in, page), FILL_IN))
    rested = action(page, ledger, partial(_ledger, page), LEDGER)
    return [
        (at_steps(of_use("wishes", wish), PRESENT, DRAW), is_open),
        (at_steps(table, PRESENT, DRAW), can_seat),
        (at_steps(rested, PRESENT, DRAW), is_open),
        (at_steps(of_use("cash", money), PRESENT, RESULT), is_open),
        (of_use("control-desk", action(page, control, partial(_control, page), CONTROL)), is_drawn),
    ]


def _cash(page: "DeskPage") -> None:
    if page.desk.evening is not None:
        ask(page, ShowCash(page.desk.evening.id))


def round_at_hand(desk: EveningDesk) -> int:
    """The round in view; else the first of which sheets are to come, or the last."""
    evening = desk.evening
    assert evening is not None
    if desk.step == DRAW:
        return min(desk.draw.papers.round, len(evening.plan))
    table_id = desk.sheet_in_view() if desk.step == FORMS else None
    for plan in evening.plan:
        if any(table.table_id == table_id for table in plan.tables):
            return plan.round
    going_on = (plan.round for plan in evening.plan if plan.signed < len(plan.tables))
    return next(going_on, evening.plan[-1].round)


def _wishes(page: "DeskPage") -> None:
    ask(page, ShowWishes())


def _fill_in(page: "DeskPage") -> None:
    evening = page.desk.evening
    if evening is not None and evening.can_fill_in():
        ask(page, ShowFillIn(evening, round_at_hand(page.desk), page.desk.changed.emit))


def _ledger(page: "DeskPage") -> None:
    if page.desk.evening is not None:
        ask(page, ShowLedger(page.desk.evening.competition_id))


def _control(page: "DeskPage") -> None:
    evening = page.desk.evening
    if evening is not None and evening.plan:
        ask(page, ShowControlDesk(evening.id, page.show_sheet))


def game_commands(page: "DeskPage") -> list[Command]:
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
        (at_steps(action(page, deal, at.deal, DEAL), PRESENT, DRAW), at.compared),
    ]


def sheet_commands(page: "DeskPage", possible: Callable[[], bool]) -> list[Command]:
    """The commands that put whole rows of the sheet in view right."""

    def mend(deed: int) -> None:
        page.desk.forms.pane.disputes.mend(deed)

    made = (action(page, text, partial(mend, deed)) for deed, text in enumerate(mending_words()))
    return [(at_steps(one, FORMS), possible) for one in made]


class _Commands:
    """The commands of the page, and whether they can be given."""

    def __init__(self, page: "DeskPage") -> None:
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
        """Turn from tables to games, or back."""
        if self.typing():
            self._page.desk.forms.turn_way()

    def find(self) -> None:
        """The row of a score card."""
        if self.by_game():
            self._page.desk.forms.games.search.open()

    def show_card(self) -> None:
        """Show the card of the N/Z side at this row."""
        if self.by_game():
            self._page.desk.forms.games.doors.show_traveller()

    def deal(self) -> None:
        """Deal the games, or look at what was dealt."""
        evening = self._page.desk.evening
        if evening is not None and self.compared():
            ask(self._page, ShowDealing(evening))

"""Step 4, Uitslag: provisional while sheets come in, then closed; corrections by the rules."""

import re
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu

from clubadmin.desktop.attendance.entrant_columns import is_contest
from clubadmin.desktop.contest_papers.menu import Papers
from clubadmin.desktop.draw.words import one_by_one
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.cover import Cover
from clubadmin.desktop.kit.doors import ShowEntrant, ShowExplanation, ShowStatistics, ask
from clubadmin.desktop.kit.forms import Line
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.tables import ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Elided, button, card, column, holder, label, restyle, row
from clubadmin.desktop.kit.wording import (
    finality_sentence,
    protest_time,
    spoken_moment,
    spoken_time,
)
from clubadmin.desktop.results.afterwards import Afterwards
from clubadmin.desktop.results.columns import result_columns
from clubadmin.desktop.results.saving import ResultKeeper
from clubadmin.desktop.results.views import ResultViews
from clubadmin.desktop.steps.step import FORMS, Step
from clubadmin.desktop.work import troubles
from clubadmin.domain.draw.formats import FORMATS, Decides
from clubadmin.i18n import Message, Words
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.explain.figure_asked import Asked, StandingAsked
from clubadmin.model.results.protest import Finality, Stage
from clubadmin.model.results.result import (
    EveningResult,
    Rectification,
    ResultRow,
    other_places,
    other_prizes,
)
from clubadmin.services.care import health
from clubadmin.services.club.club import OpenClub
from clubadmin.services.hall import protests
from clubadmin.services.results import closing

_NAMED = 3  # whom a rectification gave another place or prize, at the most by name


@dataclass(frozen=True)
class ResultSheet:
    """The result of an evening, the rectifications made so far, and how final it is."""

    result: EveningResult
    rectifications: tuple[Rectification, ...]
    finality: Finality


class ResultStep(Step):
    """Places, points, prizes; closing and reopening."""

    sheet_asked = Signal(int)  # table id
    next_asked = Signal()  # draw the round that goes by the sheets that are in
    closed = Signal()  # the evening, just now

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._shown: ResultSheet | None = None
        self.papers = Papers(self, ops)
        self.headline = label("", "heading", wrap=True)
        self.detail = label("", "muted", wrap=True)
        self.close_button = button(self.tr("Avond afsluiten (Ctrl+Enter)"), self.close_evening)
        self.next_button = button("", self.next_asked.emit, "primary")
        self.reopen_button = button(self.tr("&Heropenen"), self._ask_reason, risky=True)
        self.share = button(self.tr("Af&drukken en delen"), lambda: None)
        self.explained = Elided(theme)
        self.explained.setText(
            self.tr("Waar een cijfer vandaan komt: Ctrl+E"), self.tr("Leg uit: Ctrl+E"), ""
        )
        self.afterwards = Afterwards(ops, theme, self.papers)
        self.afterwards.refused.connect(self.said)
        self.keeper = ResultKeeper(self, ops, theme)
        self.keeper.kept.connect(self.detail.setText)
        self.keeper.refused.connect(self.said)
        self.share.setMenu(self.keeper.menu(self.print_result, self.papers.open_all))
        self.corrections = button(self.tr("&Rectificaties"), lambda: None, "quiet")
        self._corrections_menu = QMenu(self)  # one for good: it may be open when figures come in
        self._corrections_listed: tuple[Rectification, ...] = ()
        self.corrections.setMenu(self._corrections_menu)
        self.reason = Line()
        self.reason.setPlaceholderText(
            self.tr("Reden, bijvoorbeeld: tafel 3, ronde 2, roem vergeten")
        )
        self.reason.setAccessibleName(self.tr("Reden om de avond te heropenen"))
        self.reason.returnPressed.connect(self._reopen)
        self._reason_row = holder(
            row(
                label(self.tr("Waarom gaat de avond weer open?"), "strong"),
                self.reason,
                button(self.tr("H&eropenen"), self._reopen, "primary"),
                gap=theme.grid(1),
            )
        )
        self._reason_row.hide()
        self.model: RowsModel[ResultRow] = RowsModel(theme, [], lambda one: one.participant_id)
        self.table = ListTable(theme, self.model, self.tr("Uitslag"))
        self.table.entered.connect(self._open_person)
        self.views = ResultViews(ops, theme, self.table, self)
        self.views.sheet_asked.connect(self.sheet_asked)
        self.views.figure_asked.connect(self._explain)
        self.cover = Cover(theme, self.views)
        self.cover.lifted.connect(self._lifted)
        self._protest_time = ""  # what is said once it is closed
        self._again = ""  # what was said then
        self._asked_twice = False  # said that protests can still come, or are open
        self._final = QTimer(self, singleShot=True)  # when the time for protests is over
        self._final.timeout.connect(self.refresh)
        self._lay_out()

    def show_evening(self, evening: Evening) -> None:
        """Show an evening; its figures are read meanwhile."""
        if self._evening is not None and self._evening.id != evening.id:
            self._shown = None
            self._asked_twice = False
            self.table.show_rows([], [])
            self._reason_row.hide()
        self._evening = evening
        self.papers.show_evening(evening)
        self.views.show_evening(evening)
        self.cover.show_evening(evening)
        if self.isVisible():
            self.refresh()

    def _open_person(self, at: int) -> None:
        """Open the participant of a row, by the number in the list of those present."""
        wanted = self.model.key_at(at)
        people = self._evening.participants if self._evening else ()
        person = next((one for one in people if one.id == wanted), None)
        if person is not None:
            kind = "team" if person.team_id else "pair" if person.pair_id else "member"
            number = person.team_id or person.pair_id or person.members[0].id
            ask(self, ShowEntrant(kind, number))

    @property
    def ready(self) -> bool:
        """Whether every sheet is in, so that the evening can be closed."""
        shown = self._shown.result if self._shown is not None else None
        evening = self._evening
        if evening is None or shown is None or shown.missing or not shown.rows:
            return False
        drawn = bool(evening.plan) or evening.depth != "game"
        return drawn and not round_to_draw(evening)

    def refresh(self) -> None:
        """Read the result as it stands."""
        if self._evening is not None:
            evening_id = self._evening.id
            self._ops.run(lambda club: result(club, evening_id), self._arrived, self._refused)

    def enter(self) -> None:
        """Read and take the keyboard."""
        self.refresh()
        self._take_keyboard()

    def _take_keyboard(self) -> None:
        if self.cover.covers:
            self.cover.take_keyboard()
        else:
            self.views.take_keyboard()

    def _lifted(self) -> None:
        self._allow_papers()
        self._show_heading()
        self.views.take_keyboard()

    def close_evening(self) -> None:
        """Close it; refused with a sentence while sheets are missing."""
        if self._evening is None or self._evening.status != "open":
            return
        doubt = self._doubt()
        if doubt and not self._asked_twice:
            self._asked_twice = True
            again = self.tr("Toch afsluiten? Druk nog eens op Ctrl+Enter.")
            self._again = f"{doubt} {again}"
            self.offered.emit(self._again, self.tr("Toch afsluiten"), self.close_evening)
            return
        self._protest_time = self._closed_early()
        evening_id = self._evening.id
        self._ops.change(lambda club: closing.close(club, evening_id), self._closed, self._refused)

    def _closed_early(self) -> str:
        """Tell that protests can still come, on an evening of the club; nothing is asked."""
        if self._shown is None or self._evening is None or is_contest(self._evening):
            return ""
        final = self._shown.finality
        if final.stage is not Stage.PROVISIONAL or final.open:
            return ""
        text = self.tr(
            "De avond is afgesloten. Protesteren kan nog tot %1 uur; komt er een, heropen "
            "dan met Alt+%2."
        ).replace("%1", spoken_time(final.until))
        return text.replace("%2", QKeySequence.mnemonic(self.reopen_button.text()).toString()[-1:])

    def _doubt(self) -> str:
        """Why the result is not final yet; "" when nothing speaks against closing."""
        if self._shown is None or self._evening is None or self._shown.result.missing:
            return ""
        final = self._shown.finality
        if not is_contest(self._evening) and not final.open:
            return ""  # on an evening of the club nobody is asked twice
        return finality_sentence(final)

    def explain(self) -> bool:
        """Explain the figure under the cursor; False where nothing can be asked."""
        return not self.cover.covers and self.views.ask_current()

    def _explain(self, asked: Asked) -> None:
        if isinstance(asked, StandingAsked) and self._evening is not None:
            asked = replace(asked, competition_id=self._evening.competition_id)
        ask(self, ShowExplanation(asked))

    def _lay_out(self) -> None:
        grid = self._theme.grid
        about = row((self.detail, 1), self.corrections, self.explained, gap=grid(2))
        top = row(
            (self.headline, 1),
            self.reopen_button,
            self.share,
            self.close_button,
            self.next_button,
            gap=grid(1),
        )
        head = column(top, about, gap=grid(0.5))
        parts = (head, self._reason_row, self.afterwards, self.cover)
        inside = column(*parts, gap=grid(0.5))
        inside.setContentsMargins(grid(2), grid(1), grid(2), grid(0.5))  # the height is for rows
        box = card(inside)
        self.setLayout(column(box))
        for one in (self.corrections, self.reopen_button, self.next_button):
            one.hide()  # until it is known that there is reason to show them

    def _arrived(self, shown: ResultSheet) -> None:
        if self._evening is None or shown.result.evening_id != self._evening.id:
            return
        closed_now = (
            shown.result.closed and self._shown is not None and not self._shown.result.closed
        )
        self._shown = shown
        result = self.keeper.result = shown.result
        self.table.show_rows(list(result.rows), result_columns(result, self._evening.rules))
        if result.rows and (closed_now or not self.table.currentIndex().isValid()):
            self.table.selectRow(0)  # who won is read out first
        self.views.show_result(result)
        if shown.finality.left:
            self._final.start(1000 * shown.finality.left + 500)
        self._show_heading()
        self.explained.setVisible(bool(result.rows) and not result.closed)  # room for who won
        following = 0 if result.missing or result.closed else round_to_draw(self._evening)
        text = self.tr("Ronde %1 &indelen (Ctrl+I)").replace("%1", str(following))
        self.next_button.setText(text)
        self.close_button.setEnabled(self.ready)
        restyle(self.close_button, "kind", "primary" if self.ready else "")
        self._offer(closed=result.closed, following=bool(following))
        self._allow_papers()
        self._show_corrections()
        self.afterwards.show_result(self._evening, result)

    def _show_heading(self) -> None:
        """How far it is; by name who moved in a rectification, unless places are kept secret."""
        if self._shown is None or self._evening is None:
            return
        made = () if self.cover.covers else self._shown.rectifications
        changed = made[-1] if made else None
        headline, detail = heading(self._shown.result, self._evening, self._shown.finality, changed)
        self.headline.setText(headline)
        self.detail.setText(detail)

    def _offer(self, *, closed: bool, following: bool) -> None:
        """Offer only what can be done now.

        What goes, goes first: showing a button lays out the window at once, and room for one
        that is about to go would widen it for good.
        """
        offered = {
            self.close_button: not closed and not following,
            self.next_button: following,
            self.reopen_button: closed,
        }
        for one, wanted in sorted(offered.items(), key=lambda pair: pair[1]):
            one.setVisible(wanted)

    def _allow_papers(self) -> None:
        """Allow papers once there are rows that are not kept secret."""
        shown = self._shown is not None and bool(self._shown.result.rows)
        self.share.setEnabled(shown and not self.cover.covers)

    def _show_corrections(self) -> None:
        assert self._shown is not None
        made = self._shown.rectifications
        self.corrections.setVisible(bool(made))
        if made == self._corrections_listed:
            return
        self._corrections_listed = made
        menu = self._corrections_menu
        menu.clear()
        for one in reversed(made):
            text = self.tr("Rectificatie %1: %2").replace("%1", str(one.number))
            entry = menu.addAction(text.replace("%2", one.reason.replace("&", "&&")))
            entry.triggered.connect(partial(self._show_correction, one))

    def _show_correction(self, one: Rectification, _checked: bool = False) -> None:
        self.papers.rectification(one)

    def print_result(self) -> None:
        """The result as it stands, in the preview."""
        if self.cover.covers:
            self.said.emit(self.tr("De stand is nog geheim. Kies eerst Toch tonen (Alt+T)."))
        elif self._shown is not None:
            self.papers.result(self._shown.result)

    def show_statistics(self) -> None:
        """How was played: this evening and the whole competition, in a window of its own."""
        if self._evening is not None:
            ask(self, ShowStatistics(self._evening.competition_id, self._evening.id))

    def _ask_reason(self) -> None:
        self._reason_row.show()
        self.reason.clear()
        self.reason.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape in the reason: the evening stays closed."""
        if event.key() == Qt.Key.Key_Escape and self.reason.hasFocus():
            self._reason_row.hide()
            self._take_keyboard()
        else:
            super().keyPressEvent(event)

    def _reopen(self) -> None:
        if self._evening is None:
            return
        evening_id, reason = self._evening.id, self.reason.text()
        self._ops.change(
            lambda club: closing.reopen(club, evening_id, reason), self._reopened, self._refused
        )

    def _reopened(self, _answer: object) -> None:
        self._reason_row.hide()
        self.step_asked.emit(FORMS)
        if self._evening is not None and (table := _meant(self.reason.text(), self._evening)):
            self.sheet_asked.emit(table)

    def _closed(self, _result: EveningResult) -> None:
        if self._again:
            self.unsaid.emit(self._again)
        self._again, self._asked_twice = "", False
        self.afterwards.want_keyboard(self._protest_time)
        self.closed.emit()
        self._ops.beside(health.keep_closed, self._copied)

    def _copied(self, trouble: Message | None) -> None:
        if trouble is not None:
            self.said.emit(language.told(trouble))

    def _refused(self, error: Exception) -> None:
        self.said.emit(troubles.sentence(error))


def result(club: OpenClub, evening_id: int) -> ResultSheet:
    """The result as it stands."""
    found, corrections = closing.with_rectifications(club, evening_id, language.current())
    return ResultSheet(found, corrections, protests.finality(club, evening_id))


def _meant(reason: str, evening: Evening) -> int:
    """The id of the one table that a reason names ("tafel 3, ronde 2"), else 0."""
    words = re.findall(r"(tafel|table|ronde|round)\s*(\d+)", reason.casefold())
    said = {word[0]: int(number) for word, number in words}
    found = [
        table.table_id
        for plan in evening.plan
        for table in plan.tables
        if table.number == said.get("t") and plan.round == said.get("r", plan.round)
    ]
    return found[0] if len(found) == 1 else 0


def round_to_draw(evening: Evening | None) -> int:
    """The round that is still to be drawn, by the sheets that are in; 0 for none."""
    if evening is None or not one_by_one(evening) or not evening.plan:
        return 0
    return len(evening.plan) + 1 if len(evening.plan) < evening.rounds else 0


def heading(
    result: EveningResult, evening: Evening, final: Finality, changed: Rectification | None = None
) -> tuple[str, str]:
    """A headline, and the sentences below it; with what the last rectification changed."""
    if result.closed:
        return "✓ " + translate("ResultStep", "Afgesloten"), _closed(result, final, changed)
    if not result.rows:
        none = translate("ResultStep", "Hier staat de uitslag zodra het eerste formulier er is.")
        return translate("ResultStep", "Nog geen uitslag"), none
    level = _level(result)
    if result.missing:
        missing = translate("ResultStep", "Nog %1 formulieren niet afgetekend.")
        if result.missing == 1:
            missing = translate("ResultStep", "Nog 1 formulier niet afgetekend.")
        told = missing.replace("%1", str(result.missing))
        return translate("ResultStep", "Voorlopig"), _joined(" ", level, told, _signs(result))
    if not evening.plan and result.depth == "game":
        told = translate("ResultStep", "Deel eerst de tafels in (Ctrl+I).")
        return translate("ResultStep", "Nog geen uitslag"), told
    if level:
        return translate("ResultStep", "Er staat een tafel gelijk"), level
    text = translate("ResultStep", "Alle formulieren zijn binnen")
    if following := round_to_draw(evening):
        text = translate("ResultStep", "Ronde %1 is binnen").replace("%1", str(following - 1))
    return text, _joined(" ", _what_now(evening, final), _signs(result))


def _level(result: EveningResult) -> str:
    """Tell of a knock-out where a choice is needed before anything else can be done."""
    text = translate(
        "ResultStep", "Ronde %1, tafel %2 staat gelijk: kies in het schema wie er doorgaan."
    )
    tables = [
        text.replace("%1", str(number)).replace("%2", str(table)) for number, table in result.level
    ]
    return " ".join(tables)


def _closed(result: EveningResult, final: Finality, changed: Rectification | None) -> str:
    """Tell the version and its closing; or until when a protest can come against it.

    Below that who got another prize by the last rectification, or else another place: the list
    below it should keep its room.
    """
    said = translate("ResultStep", "Versie %1").replace("%1", str(result.version))
    if result.rectification:
        text = translate("ResultStep", "rectificatie %1")
        said += " · " + text.replace("%1", str(result.rectification))
    when = protest_time(final).rstrip(".") or spoken_moment(result.closed_at)
    said = _joined(" · ", said, when, _signs(result).rstrip("."))
    if changed is None:
        return said
    words = Words(language.current())
    prizes = other_prizes(words, changed.prizes, _NAMED)
    return f"{said}\n{prizes or other_places(words, changed.moved, _NAMED)}"


def _what_now(evening: Evening, final: Finality) -> str:
    """All is in: whether protests can still come, or it can be closed."""
    if len(evening.plan) < evening.rounds:
        text = translate("ResultStep", "Ronde %1 is nog niet ingedeeld (Ctrl+I).")
        return text.replace("%1", str(len(evening.plan) + 1))
    told = finality_sentence(final)
    return told or translate("ResultStep", "Sluit de avond af om de uitslag vast te leggen.")


def _signs(result: EveningResult) -> str:
    """Explain figures in brackets, and those with a star; how ties were decided."""
    if FORMATS[result.format].decides is not Decides.POINTS:
        return _joined(" ", *map(language.told, result.told))
    figures = [figure for one in result.rows for figure in one.rounds]
    resting = filled = ""
    if any(figure.credit for figure in figures):
        resting = translate("ResultStep", "Tussen haakjes: punten voor een ronde stilzitten.")
    if any(figure.fill_in for figure in figures):
        filled = translate(
            "ResultStep", "Met *: gemaakt als invaller, beter dan aan de eigen tafel."
        )
    return _joined(" ", resting, filled, *map(language.told, result.told))


def _joined(between: str, *parts: str) -> str:
    return between.join(part for part in parts if part)

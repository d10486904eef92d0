"""The result of a contest by matchpoints: its fields beside each other, groups, sessions."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.comparison import loading
from clubadmin.desktop.comparison.field_list import FieldList, field_words
from clubadmin.desktop.kit.forms import Choice
from clubadmin.desktop.kit.searching import search_field
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, row, tip
from clubadmin.model.comparison.comparison import Contest, ContestField, ContestRow
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.evenings import evenings

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations

_ALL = "*"  # all groups, or all sessions, together
_HERE = "1"
_BESIDE = 122  # steps of width from which two fields stand beside each other
_FIELDS = 2


class ContestView(QWidget):
    """N/Z and O/W beside each other where there is room; Enter opens somebody's score card."""

    figure_asked = Signal(object)  # one of `views.figure_asked`

    def __init__(self, ops: "Operations", theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self._ops = ops
        self._theme = theme
        self._contest: Contest | None = None
        self._over: Contest | None = None
        self.sessions = Choice({_HERE: self.tr("Deze zitting"), _ALL: self.tr("Alle zittingen")})
        self.sessions.setAccessibleName(self.tr("Zittingen"))
        self.sessions.hide()
        self.group = Choice()
        self.group.setAccessibleName(self.tr("Groep"))
        self.field = Choice()  # where one fits: which
        self.field.setAccessibleName(self.tr("Richting"))
        self.search = search_field(self.tr("zoek op naam of nummer"), self.tr("Zoeken"))
        self.note = Said()
        self.copy_all = button(self.tr("&Kopiëren"), self.copy, "quiet")
        tip(self.copy_all, "Ctrl+C")
        self.lists = [FieldList(theme) for _ in range(_FIELDS)]
        top = row(
            self.search,
            self.sessions,
            self.group,
            self.field,
            None,
            self.copy_all,
            gap=theme.grid(1),
        )
        self.search.setFixedWidth(theme.grid(32))
        fields = row(*self.lists, gap=theme.grid(2))
        for at, one in enumerate(self.lists):
            fields.setStretch(at, 1)
            one.chosen.connect(self._show_card)
            one.figure_asked.connect(self.figure_asked)
        whole = column(top, self.note, gap=theme.grid(1))
        whole.addLayout(fields, 1)
        self.setLayout(whole)
        self.sessions.currentIndexChanged.connect(lambda _at: self._offer())
        for choice in (self.group, self.field):
            choice.currentIndexChanged.connect(lambda _at: self._show())
        self.search.textChanged.connect(lambda _text: self._show())
        for keys, run in (
            (QKeySequence(QKeySequence.StandardKey.Copy), self.copy),
            (QKeySequence(QKeySequence.StandardKey.Find), self._find),
        ):
            shortcut = QShortcut(keys, self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(run)

    def show_contest(self, contest: Contest) -> None:
        """The figures as they are now; the group, the sorting and the place stay."""
        if self._contest is None or self._contest.evenings != contest.evenings:
            self._over = None
        self._contest = contest
        self._offer()
        if len(contest.evenings) == 1:
            evening_id = contest.evenings[0]
            self._ops.run(
                lambda club: loading.over(club, evening_id),
                self._show_sessions,
                lambda _error: self._show_sessions(None),  # the session itself is shown
            )

    def take_keyboard(self) -> None:
        """The keyboard goes to the list."""
        shown = next((one for one in self.lists if not one.isHidden()), self.lists[0])
        shown.table.setFocus()

    def copy(self) -> None:
        """Both fields as columns for a spreadsheet, in the order that is shown."""
        texts = [one.as_text() for one in self.lists if one.model.rowCount()]
        QGuiApplication.clipboard().setText("\n\n".join(texts))
        self.note.say(self.tr("De uitslag staat op het klembord."), "good")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Both fields beside each other, or the one that is chosen where the window is narrow."""
        super().resizeEvent(event)
        self._show()

    @property
    def beside(self) -> bool:
        """Whether there is room for both fields."""
        return self.width() > self._theme.grid(_BESIDE)

    # inside

    @property
    def shown(self) -> Contest | None:
        """This session, or all together."""
        together = self._over is not None and self.sessions.value == _ALL
        return self._over if together else self._contest

    def _show_sessions(self, over: Contest | None) -> None:
        """What the other sessions give; they can be shown once they are known."""
        self._over = over
        self.sessions.setVisible(over is not None)
        self._offer()

    def _offer(self) -> None:
        """The groups there are, and what is chosen of them."""
        contest = self.shown
        if contest is None:
            return
        groups = sorted({one.line for one in contest.fields})
        choices = {name: self.tr("Groep %1").replace("%1", name) for name in groups}
        if contest.combined:
            choices = {_ALL: self.tr("Alle groepen"), **choices}
        self.group.offer(choices)
        self.group.setVisible(len(choices) > 1)
        self._show()

    def _in_view(self, contest: Contest) -> list[ContestField]:
        if contest.combined and self.group.value == _ALL:
            return list(contest.combined)
        return [one for one in contest.fields if one.line == self.group.value]

    def _show(self) -> None:
        contest = self.shown
        if contest is None:
            return
        fields = [one for one in self._in_view(contest) if one.rows or len(contest.fields) == 1]
        searched = self.search.text()
        self.field.offer({str(at): field_words(one) for at, one in enumerate(fields)})
        narrow = len(fields) > 1 and not self.beside
        self.field.setVisible(narrow)
        for at, one in enumerate(self.lists):
            one.setVisible(at < len(fields) and (not narrow or str(at) == self.field.value))
            if at < len(fields):
                one.show_field(fields[at], contest, searched, titled=not narrow)
        self.note.say(self._remark(contest, fields), "muted")

    def _remark(self, contest: Contest, fields: list[ContestField]) -> str:
        """What one should know before reading places out of it."""
        if not contest.complete:
            text = self.tr("%1 van %2 scores zijn binnen.")
            text = text.replace("%1", str(contest.typed))
            return text.replace("%2", str(contest.expected))
        if any(one.partial for one in fields):
            return self.tr(
                "Wie later kwam of eerder wegging, staat na de anderen en krijgt geen prijs."
            )
        if any(one.unequal for one in fields):
            return self.tr(
                "Niet iedereen kon evenveel matchpunten halen; het percentage vergelijkt dan "
                "eerlijker dan de plaats."
            )
        return ""

    def _find(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _show_card(self, one: ContestRow) -> None:
        """The score card of who stands there, in the last session."""
        contest = self.shown
        if contest is None or not contest.evenings or not one.participant_id:
            return
        evening_id = contest.evenings[-1]

        def found(evening: Evening) -> None:
            from clubadmin.desktop.comparison.traveller import open_traveller

            if any(who.id == one.participant_id for who in evening.participants):
                open_traveller(self, self._ops, self._theme, evening, one.participant_id)

        self._ops.run(lambda club: evenings.evening(club, evening_id), found)

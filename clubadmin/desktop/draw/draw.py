"""Step 2, Indeling: drawing the tables, swapping by hand, and the papers for the hall."""

from collections.abc import Mapping
from functools import cached_property

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QCheckBox,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from clubadmin.desktop.contest.bracket_pane import BracketPane
from clubadmin.desktop.contest_papers.menu import Papers
from clubadmin.desktop.contest_papers.papers_out import is_printed, is_stale
from clubadmin.desktop.draw.table import DrawTable, has_wallets, headings, lines_of
from clubadmin.desktop.draw.words import (
    Seating,
    again_text,
    count_sentence,
    draw_sentence,
    empty_sentence,
    goes_on,
    left_sentence,
    newly_drawn,
    seating,
)
from clubadmin.desktop.kit import language, used
from clubadmin.desktop.kit.doors import ShowDealing, ShowFillIn, ShowWishes, ask
from clubadmin.desktop.kit.empty import EmptyPlace
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import (
    Pages,
    Plain,
    Said,
    TabButton,
    button,
    card,
    column,
    holder,
    label,
    restyle,
    row,
)
from clubadmin.desktop.spoken.items import TABS
from clubadmin.desktop.steps.step import FORMS, Step
from clubadmin.desktop.work import troubles
from clubadmin.domain.draw.formats import Decides
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import DrawReport, Evening
from clubadmin.model.evenings.excluded import seated_though_excluded
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing, emergency, seats
from clubadmin.services.draw.wishes import has_kin, keep_kin_apart, unmet_wishes
from clubadmin.services.standings.standings import order_for_draw

MANY = 6  # rounds from which only the first tab says that these are rounds
BESIDE = 120  # grid steps from which report and buttons stand beside each other
BRACKET = 0  # the number of the tab beside those of the rounds


class DrawStep(Step):
    """Rounds beside each other as tabs, the tables of one round below."""

    sheet_asked = Signal(int)  # table id

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._round = 1
        self._beside = True  # whether the buttons have room beside the report
        self._waits = ""  # why the next round was not drawn
        self._notes: tuple[Seating, str] | None = None  # of the draw that was made here
        self._doubted = ""  # said that papers of this draw are about
        self.papers = Papers(self, ops)
        self.papers.delivered.connect(self._show_stale)
        self.again = button(self.tr("Op&nieuw indelen"), self.draw)
        self.print = button(self.tr("Af&drukken"), lambda: None)
        self.print.setMenu(self.papers.draw_menu())
        self.onward = button(self.tr("Verder naar &Formulieren"), self._go_on, "primary")
        self.report = label("", "muted", wrap=True)
        self.report.setMinimumHeight(theme.grid(4.75))  # two lines: the tables stay in place
        self.stale = Said()
        self.excluded = Said()
        self.hint = label(self._walk_hint(), "small", wrap=True)
        self.kin = QCheckBox(self.tr("&Zelfde club en gezin apart"))
        self.kin.clicked.connect(self._keep_apart)
        self.kin.hide()
        self._kin_among: object = None  # the people of whom it is known whether some are kin
        self.wishes = button(self.tr("Wensen (Ctrl+Shift+W)"), self._show_wishes, "link")
        self.deal = button(self.tr("Spellen delen (Ctrl+Shift+D)"), self._show_dealing, "link")
        self.extra = button(self.tr("Invaltafel (Ctrl+Shift+I)"), self._show_extra, "link")
        self.table = DrawTable(theme)
        self.table.swapped.connect(self._swap)
        self.table.marked.connect(self._marked)
        self.table.turned.connect(self.turn)
        self.table.strayed.connect(self._tell_strayed)
        self.tabs = RoundTabs(theme)
        self.tabs.chosen.connect(self._show_view)
        self._stack = Pages(self._make_empty(), self._make_desk())
        self.setLayout(column(self._stack, row(self.kin, None), gap=theme.grid(1)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the report a line of its own in a narrow window, and the tables the room below."""
        super().resizeEvent(event)
        beside = self.width() >= self._theme.grid(BESIDE)
        direction = QBoxLayout.Direction
        self._top.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
        self._top.setStretch(0, 1 if beside else 0)
        self._beside = beside
        self._show_hint()

    def _show_hint(self) -> None:
        """How to swap, where there is room for it; whom a swap waits for, anywhere."""
        changing = self._evening is not None and self._evening.status == "open"
        self.hint.setVisible(changing and (self._beside or self.table.draw.marked is not None))

    def show_evening(self, evening: Evening) -> None:
        """The draw as it is now."""
        if self._evening is None or evening.id != self._evening.id:
            self._round, self._doubted = 1, ""
        self._evening = evening
        same = self._notes is not None and self._notes[0] == seating(evening)
        self.report.setText(self._notes[1] if self._notes and same else draw_sentence(evening))
        self.report.setVisible(bool(evening.plan))
        self._show_stale()
        excluded = seated_though_excluded(evening)
        self.excluded.say(language.told(excluded) if excluded else "", "warning")
        self.papers.show_evening(evening)
        self.deal.setVisible(evening.form.compared)
        self._show_kin(evening)
        drawn = bool(evening.plan)
        self._stack.setCurrentIndex(1 if drawn else 0)
        self._empty.tell(empty_sentence(evening))
        self.again.setEnabled(evening.status == "open")
        self.again.setText(again_text(evening))
        restyle(self.again, "kind", "primary" if goes_on(evening) else "")
        if drawn:
            self._show_tabs(evening)
            self._show_view(min(self._round, len(evening.plan)))

    def _show_stale(self) -> None:
        """Papers of another draw are about; said until they were printed anew, or are played."""
        said = self.tr(
            "! Er zijn papieren van een eerdere indeling afgedrukt. Druk ze opnieuw af: "
            "Ctrl+Shift+L."
        )
        stale = self._evening is not None and is_stale(self._evening)
        self.stale.say(said if stale else "", "warning")

    def _show_view(self, number: int) -> None:
        """A round, or the bracket of a knock-out: number 0."""
        if number == BRACKET:
            assert self._evening is not None
            self._round = BRACKET
            self.bracket.show_evening(self._evening.id)
            self._below.setCurrentWidget(self.bracket)
            self.tabs.mark(BRACKET)
        else:
            self.show_round(number)

    @cached_property
    def bracket(self) -> BracketPane:
        """The picture of a knock-out; made when there is one."""
        from clubadmin.desktop.contest.bracket_pane import BracketPane

        made = BracketPane(self._ops, self._theme)
        made.sheet_asked.connect(self.sheet_asked)
        made.chosen.connect(self._tie_decided)
        self._below.addWidget(made)
        return made

    def show_round(self, number: int) -> None:
        """The tables of a round."""
        self._below.setCurrentIndex(0)
        assert self._evening is not None
        plan = next((one for one in self._evening.plan if one.round == number), None)
        if plan is None:
            return
        self._round = self.papers.round = number
        self.tabs.mark(number)
        self.table.draw.show_lines(
            lines_of(self._evening, plan),
            (self.tr("Tafel"), *headings(self._evening)),
            self.tr("Mapjes") if has_wallets(self._evening) else "",
        )
        self.table.setAccessibleName(self.tr("Indeling ronde %1").replace("%1", str(number)))
        self.hint.setText(self._walk_hint())
        self._show_hint()
        self.wishes.setVisible(used.is_used("wishes"))
        self.extra.setVisible(self._evening.can_fill_in(number))

    def enter(self) -> None:
        """Take the keyboard."""
        if self._round == BRACKET:
            self.bracket.setFocus()
        elif self._evening is not None and self._evening.plan:
            if not self.table.currentIndex().isValid():
                self.table.setCurrentIndex(self.table.draw.index(0, 1))
            self.table.setFocus()
        elif self._empty.step is not None:
            self._empty.step.setFocus()

    def draw(self) -> None:
        """Draw, or draw again what was not played yet."""
        if self._evening is None:
            return
        if is_printed(self._evening) and not goes_on(self._evening) and not self._doubted:
            self._doubted = self.tr(
                "Van deze indeling zijn papieren afgedrukt. Toch opnieuw indelen? Druk nog eens "
                "op Ctrl+I."
            )
            self.offered.emit(self._doubted, self.tr("Toch opnieuw indelen"), self.draw)
            return
        evening_id = self._evening.id
        self._ops.change(
            lambda club: draw_rounds(club, evening_id), self._drawn, self._not_drawn, awaited=True
        )

    def take_over(self) -> None:
        """Make the draw that was printed for as many as there are."""
        if self._evening is not None:
            evening_id = self._evening.id
            self._ops.change(
                lambda club: emergency.take_over(club, evening_id),
                self._drawn,
                self._not_drawn,
                awaited=True,
            )

    def turn(self, by: int) -> None:
        """The round before or after."""
        if self._evening is not None and self._evening.plan:
            last = len(self._evening.plan)
            self.show_round(min(max(self._round + by, 1), last))
            self.table.setFocus()

    def _go_on(self) -> None:
        self.step_asked.emit(FORMS)

    def _make_empty(self) -> QWidget:
        self._empty = EmptyPlace(
            self._theme,
            self.tr("Nog niet ingedeeld"),
            self.tr(
                "Loot de tafels van alle ronden in een keer: niemand treft zo mogelijk "
                "twee keer dezelfde, en wie eerder stilzat komt later weer aan de beurt."
            ),
            (self.tr("&Indelen"), self.draw),
            self.tr("Wie later komt of eerder gaat, geeft u op bij Aanwezig."),
        )
        return self._empty

    def _make_desk(self) -> QWidget:
        grid = self._theme.grid
        self._below = Pages()
        # the hint takes all of the room, while it is there
        foot = row((self.hint, 20), None, self.deal, self.wishes, self.extra, gap=grid(2))
        self._below.addWidget(holder(self.table, foot, gap=grid(1)))
        buttons = row(None, self.again, self.print, self.onward, gap=grid(1))
        self._top: QBoxLayout = row((self.report, 1), buttons, gap=grid(1))
        self._top.setAlignment(buttons, Qt.AlignmentFlag.AlignTop)  # however long the report is
        box = card(
            *(self._top, self.stale, self.tabs, self._below, self.excluded),
            gap=grid(1),
            margin=grid(2),
        )
        return holder(column(box))

    def _show_kin(self, evening: Evening) -> None:
        """Offer to keep those of one club or one home apart, where there are any."""

        def show(there: bool) -> None:
            if self._evening is not None and self._evening.id == evening.id:
                self.kin.setVisible(there or evening.kin_apart)

        self.kin.setChecked(evening.kin_apart)
        self.kin.setEnabled(evening.status == "open")
        among = evening.id, tuple((one.id, one.district) for one in evening.participants)
        if among == self._kin_among:
            return  # what was typed or signed makes nobody kin
        self._kin_among = among
        self._ops.run(lambda club: has_kin(club, evening.id), show)

    def _keep_apart(self) -> None:
        assert self._evening is not None
        evening_id, apart = self._evening.id, self.kin.isChecked()

        def kept(evening: Evening) -> None:
            self.changed.emit(evening)
            if evening.plan:
                said = self.tr("Dit geldt als u opnieuw indeelt.")
                self.offered.emit(said, self.again.text().replace("&", ""), self.draw)

        self._ops.change(
            lambda club: keep_kin_apart(club, evening_id, apart=apart), kept, self._refused
        )

    def _show_wishes(self) -> None:
        ask(self, ShowWishes())

    def _show_dealing(self) -> None:
        if self._evening is not None:
            ask(self, ShowDealing(self._evening))

    def _show_extra(self) -> None:
        if self._evening is not None:
            ask(self, ShowFillIn(self._evening, self.papers.round, self.changed.emit))

    def _walk_hint(self) -> str:
        return self.tr(
            "Ruilen: sleep een naam naar een andere, of ga met de pijlen naar een naam, druk op "
            "Enter, ga naar de ander en druk weer op Enter."
        )

    def _show_tabs(self, evening: Evening) -> None:
        ronde, many = self.tr("Ronde %1"), len(evening.plan) >= MANY
        names = {
            one.round: str(one.round)
            if many and one.round > 1
            else ronde.replace("%1", str(one.round))
            for one in evening.plan
        }
        if evening.form.decides is Decides.KNOCKOUT:
            names = {BRACKET: self.tr("Schema"), **names}
        self.tabs.show_names(names)

    def _marked(self, name: str) -> None:
        if name:
            text = self.tr(
                "%1 ruilt met … Klik op de ander, of ga erheen en druk op Enter; Esc vergeet het."
            )
            self.hint.setText(text.replace("%1", name.split("  ", 1)[-1]))
        else:
            self.hint.setText(self._walk_hint())
        self._show_hint()

    def _tell_strayed(self) -> None:
        said = self.tr(
            "Dit is Indeling: cijfers en Enter doen hier niets. Punten typt u bij Formulieren; "
            "ruilen kan weer na een pijltoets."
        )
        self.offered.emit(said, self.tr("Naar Formulieren"), self._go_on)

    def _swap(self, one: int, other: int) -> None:
        assert self._evening is not None
        evening_id, number = self._evening.id, self._round
        self._ops.change(
            lambda club: swap_two(club, evening_id, number, one, other),
            self._swapped,
            self._refused,
        )

    def _swapped(self, answer: "tuple[Evening, tuple[Message, ...]]") -> None:
        """Show the exchange; where it goes against a wish, that is told."""
        evening, unmet = answer
        self.changed.emit(evening)
        if unmet:
            self.said.emit(language.told(unmet[0]))

    def _drawn(self, answer: tuple[Evening, DrawReport]) -> None:
        evening, report = answer
        before = self._evening
        self.unsaid.emit(self._doubted)
        self._doubted = ""
        self.changed.emit(evening)
        if before is not None and before.id == evening.id:
            self.show_round(newly_drawn(before, evening))
        told = map(language.told, report.notes)
        parts = (count_sentence(evening), *told, left_sentence(evening))
        said = " ".join(part for part in parts if part)
        self._notes = (seating(evening), said)
        self.report.setText(said)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.enter()

    def _not_drawn(self, error: Exception) -> None:
        """Why not; of a knock-out the bracket shows where it waits, and asks who go on."""
        self._refused(error)
        self._waits = troubles.sentence(error)
        evening = self._evening
        if evening is not None and evening.plan and evening.form.decides is Decides.KNOCKOUT:
            self._show_view(BRACKET)
            self.enter()

    def _tie_decided(self) -> None:
        """Take back the notice that hindered the next round."""
        self.unsaid.emit(self._waits)

    def _refused(self, error: Exception) -> None:
        self.said.emit(troubles.sentence(error))


def draw_rounds(club: OpenClub, evening_id: int) -> tuple[Evening, DrawReport]:
    """Draw what is not drawn yet, or again what was not begun, by the standings so far."""
    return drawing.draw(club, evening_id, standing=order_for_draw(club, evening_id))


def swap_two(
    club: OpenClub, evening_id: int, round_number: int, one: int, other: int
) -> "tuple[Evening, tuple[Message, ...]]":
    """Exchange two participants in a round, and tell which wishes are not met by that."""
    before = unmet_wishes(club, evening_id, round_number)
    evening = seats.swap(club, evening_id, round_number, one, other)
    after = unmet_wishes(club, evening_id, round_number)
    return evening, tuple(note for note in after if note not in before)


class _Strip(Plain):
    """The strip that the tabs stand in."""

    spoken_role = TABS


class RoundTabs(QScrollArea):
    """Emits the number of the tab that was chosen."""

    chosen = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._layout = row(gap=theme.grid(1))
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.chosen)
        self._inside = _Strip()
        self._inside.setLayout(self._layout)
        self.setWidget(self._inside)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._layout.addStretch(1)

    @property
    def current(self) -> int:
        """The tab in view; -1 while there are none."""
        return self._group.checkedId()

    def show_names(self, names: Mapping[int, str]) -> None:
        """Show these tabs, in the order of their numbers; those that stay keep their place."""
        for number, name in names.items():
            tab = self._group.button(number)
            if tab is None:
                before = sum(self._group.id(made) < number for made in self._group.buttons())
                tab = self._tab(number)
                self._layout.insertWidget(before, tab)
            tab.setText(name)
            tab.setAccessibleName(name)
        for made in self._group.buttons():  # those not needed now are kept
            made.setVisible(self._group.id(made) in names)
        self.updateGeometry()

    def mark(self, number: int) -> None:
        """Mark the tab in view."""
        if tab := self._group.button(number):
            tab.setChecked(True)
            self.ensureWidgetVisible(tab, self._theme.grid(4), 0)

    def sizeHint(self) -> QSize:
        """The height of a tab."""
        inner = self._inside.sizeHint()
        return QSize(inner.width(), max(inner.height(), self._theme.grid(4)))

    def minimumSizeHint(self) -> QSize:
        """The height of a tab, and as little width as need be."""
        return QSize(self._theme.grid(10), self.sizeHint().height())

    def showEvent(self, event: QShowEvent) -> None:
        """The tab in view is in it from the start."""
        super().showEvent(event)
        self.mark(self.current)

    def _tab(self, number: int) -> QToolButton:
        made = TabButton()
        made.setCheckable(True)
        made.setProperty("kind", "tab")
        self._group.addButton(made, number)
        return made

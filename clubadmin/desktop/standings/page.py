"""The standings of a competition, with its evenings in columns."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QModelIndex, QSize
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QMenu, QWidget

from clubadmin.desktop.explain.asking import explaining
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.doors import ask
from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty, framed
from clubadmin.desktop.kit.figures import short_date
from clubadmin.desktop.kit.forms import NARROW, Choice
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.page import Page
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.used import if_it_leads, use_of
from clubadmin.desktop.kit.widgets import action, button, column, holder, label, row
from clubadmin.desktop.standings.columns import (
    ALL_OPEN,
    EVENING,
    NONE_OPEN,
    columns,
    evening_widths,
    field_name,
)
from clubadmin.desktop.standings.commands import Hung, StandingsCommands, StandingsKeeper
from clubadmin.desktop.standings.loading import Shown, Wanted, load
from clubadmin.domain.draw.formats import FORMATS
from clubadmin.domain.standings.ranking_rule import parse_rule
from clubadmin.domain.standings.ranking_words import rule_text
from clubadmin.model.explain.figure_asked import Asked, StandingAsked
from clubadmin.model.results.result import StandingRow, Standings
from clubadmin.part import Show

LAST = "last"
MANY = 10  # evenings, from which one may want to see the last ones only


BESIDE = 120  # grid steps from which the choices stand beside the title
BESIDE_PARTS = 125  # and from which those of group and period stand beside the others
FEW = 5  # evenings that are seen at the least, before the average and the gap go
AROUND = 9  # grid steps beside the table, and for its bar


def about(found: Standings) -> str:
    """The rule in words, the rules of play, and how far the season is."""
    rule = rule_text(parse_rule(found.rule), found.planned, language.current())
    if found.adopted:
        text = translate("StandingsPage", "%1 (sinds %2)").replace("%2", short_date(found.adopted))
        rule = text.replace("%1", rule)
    parts = [rule, found.rule_set_title]
    parts.append(translate("StandingsPage", "na avond %1").replace("%1", str(found.after)))
    if found.last_date:
        parts.append(short_date(found.last_date))
    if found.rectification:
        text = translate("StandingsPage", "na rectificatie %1")
        parts.append(text.replace("%1", str(found.rectification)))
    if found.frozen_at:
        parts.append(translate("StandingsPage", "eindstand: het seizoen is afgesloten"))
    elif found.provisional:
        so_far = translate("StandingsPage", "voorlopig: van een open avond telt wat al getypt is")
        parts.append(so_far)
    return " · ".join(part for part in parts if part)


def foot(found: Standings) -> str:
    """Explain the signs in the table, only those that are there."""
    cells = [cell for row in found.rows for cell in row.evenings]
    dropped = any(cell.points is not None and not cell.counts for cell in cells)
    away = (
        translate("StandingsPage", "– afwezig, of van een open avond nog niets getypt.")
        if found.provisional
        else translate("StandingsPage", "– afwezig.")
    )
    absent = any(c.points is None and not (c.unknown or c.sat_out) for c in cells)
    sat_out = (
        translate("StandingsPage", "– ook wie er was en elke ronde stilzat.")
        if absent
        else translate("StandingsPage", "– was er, en zat elke ronde stil.")
    )
    parts = [
        translate("StandingsPage", "Doorgestreept telt niet mee.") if dropped else "",
        away if absent else "",
        sat_out if any(cell.sat_out for cell in cells) else "",
        translate("StandingsPage", "? niet bekend.") if any(c.unknown for c in cells) else "",
        translate("StandingsPage", "° gekregen voor een avond die iemand miste.")
        if any(cell.substitute for cell in cells)
        else "",
    ]
    undecided = [row.name for row in found.rows if row.moves.endswith("?")]
    if undecided:
        text = translate(
            "StandingsPage",
            "Gelijk op de grens: %1. Zij gaan niet vanzelf omhoog of omlaag; beslis door loting of"
            " in het bestuur, en zet wie gaat bij Groepen van het volgende seizoen.",
        )
        parts.append(text.replace("%1", ", ".join(undecided)))
    depths = {
        "evening": translate(
            "StandingsPage", "Van deze competitie zijn alleen de totalen per avond bekend."
        ),
        "round": translate(
            "StandingsPage", "Van deze competitie zijn de totalen per ronde bekend."
        ),
    }
    parts += [depths.get(found.depth, ""), *map(language.told, found.told)]
    return "  ".join(part for part in parts if part)


class StandingsPage(Page):
    """Season, competition and evening to choose; the table; print and save."""

    help_topic = "stand"

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._asker = Asker(ops, self)
        self._wanted = Wanted()
        self._shown: Shown | None = None
        self._counted: tuple[int, int, bool] | None = None  # which standings were seen last
        self._named = ""  # the competition that is looked at, in whatever season
        self.season = choice(self.tr("Seizoen"), self._season_chosen)
        self.competition = choice(self.tr("Competitie"), self._competition_chosen)
        self.after = choice(self.tr("Na avond"), self._after_chosen)
        self.after.setMinimumContentsLength(18)
        self.group = choice(self.tr("Groep"), self._show_rows)
        self.period = choice(self.tr("Welke avonden"), self._period_chosen)
        self._opened = ""  # the evenings that somebody chose to see; "" as many as fit
        self.commands = StandingsCommands(self, lambda: self._shown)
        self.about = label(kind="muted", wrap=True)
        self.foot = label(kind="small", wrap=True)
        self.model: RowsModel[StandingRow] = RowsModel(
            theme, columns(None), lambda one: (one.entrant_id, one.name)
        )
        self.table = ListTable(theme, self.model, self.tr("Stand"), sort=-1)
        self.table.entered.connect(self._open_person)
        self.keeper = StandingsKeeper(ops, self, self._hung)
        self.keeper.kept.connect(self._kept)
        self.print_button = button(self.tr("&Afdrukken"), self.keeper.show_paper, "primary")
        self.save_button = button(self.tr("&Delen"), lambda: None)
        self._actions = self._make_actions()
        self.rule_button = button(self.tr("&Regel"), self.commands.rule.trigger)
        self.more_button = button(self.tr("M&eer"), lambda: None)
        menu = QMenu(self.save_button)
        menu.addActions(self._actions[1:4])
        menu.addSeparator()
        menu.addActions([one for one in self.commands.all if use_of(one) == "publishing"])
        mail = menu.addAction(self.tr("&Mailen …"), lambda: ask(self, Show("letters")))
        if_it_leads(Show("letters"), mail)
        self.save_button.setMenu(menu)
        self.more_button.setMenu(self.commands.menu(self.more_button))
        self._lay_out()
        self.hand_on(self.table)

    def _make_actions(self) -> list[QAction]:
        keeper = self.keeper
        return [
            action(self, self.tr("Stand &afdrukken"), keeper.show_paper, "Ctrl+P"),
            action(self, self.tr("Bewaren als &PDF of webpagina"), keeper.save_pdf),
            action(self, self.tr("Bewaren als &rekenblad (XLSX)"), keeper.save_xlsx),
            action(self, self.tr("Bewaren als &CSV"), keeper.save_csv),
            explaining(self, [self.table], self._whole),
        ]

    def _whole(self, asked: Asked) -> Asked:
        shown = self._shown
        if not isinstance(asked, StandingAsked) or shown is None or shown.competition is None:
            return asked
        return replace(asked, competition_id=shown.competition.id, after=self._wanted.after)

    def _lay_out(self) -> None:
        grid = self.theme.grid
        self.empty = EmptyPlace(
            self.theme,
            self.tr("Nog geen stand"),
            self.tr(
                "De stand verschijnt zodra er van een avond formulieren zijn getypt. Tellen"
                " hier avonden van een andere competitie mee: kies bij Meer, Ook meetellen."
            ),
            (self.tr("Naar de &avond"), lambda: self.wanted.emit("evening", 0)),
            self.tr(
                "Uitslagen van vroeger uit een CSV-bestand leest u in bij Club, In- en uitvoer."
            ),
        )
        self.stack = ListOrEmpty(framed(self.table), self.empty)
        self._choices = holder(row(self.season, self.competition, self.after, None, gap=grid(1)))
        self._parts = holder(row(self.group, self.period, None, gap=grid(1)))
        self._head = QGridLayout()
        self._head.setHorizontalSpacing(grid(1))
        self._title = label(self.title, "title")
        self._head.addWidget(self._title, 0, 0)
        self._head.setColumnStretch(1, 1)
        self._buttons = (self.rule_button, self.more_button, self.save_button, self.print_button)
        for at, one in enumerate(self._buttons, 2):
            self._head.addWidget(one, 0, at)
        self._place_choices()
        layout = column(self._head, self.about, self.stack, self.foot, gap=grid(1.5))
        layout.setContentsMargins(grid(3.5), grid(2.5), grid(3.5), 0)
        self.setLayout(layout)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the choices a line of their own in a narrow window, so that they can be read."""
        super().resizeEvent(event)
        self._place_choices()
        if self._shown is not None and not self._opened:
            self._show_rows()

    def _place_choices(self) -> None:
        parts = sum(one.isVisibleTo(self._parts) for one in (self.group, self.period))
        steps = self.width() / self.theme.grid(1)
        in_head = [self._title, *self._buttons, self._choices]
        needed = sum(one.sizeHint().width() + self.theme.grid(1) for one in in_head)
        fits = needed + self.theme.grid(6) <= self.width()
        if steps >= BESIDE and fits and not parts:
            self._head.addWidget(self._choices, 0, 1)
        elif steps >= BESIDE_PARTS:
            self._head.addWidget(self._choices, 1, 0, 1, 2)
            self._head.addWidget(self._parts, 1, 2, 1, 4)
        else:
            self._head.addWidget(self._choices, 1, 0, 1, 6)
            place = (2, 0, 1, 6) if parts > 1 else (0, 1, 1, 1)
            self._head.addWidget(self._parts, *place)

    @property
    def title(self) -> str:
        """The name of the place."""
        return self.tr("Stand")

    def page_actions(self) -> list[QAction]:
        """The actions of the page."""
        return [*self._actions, *self.commands.all]

    def give(self, command: QAction) -> None:
        """Give a command, or say that there is nothing yet that it could be about."""
        if self._shown is None or self._shown.competition is None:
            self.said.emit(self.tr("Maak eerst een competitie; kies het dan nog eens."))
        else:
            super().give(command)

    def menu_groups(self) -> list[list[QAction]]:
        """The paper and the rule; what else there is has its place under Meer."""
        paper, *_kept, explain = self._actions
        about, ask_what, played, told, end = self.commands.groups_of_all
        return [[paper, explain, self.commands.rule], about, [*ask_what, played[0]], [*told, *end]]

    def panes(self) -> list[QWidget]:
        """The choices, the table and the buttons."""
        parts = any(one.isVisible() for one in (self.group, self.period))
        return [
            self._choices,
            *([self._parts] if parts else []),
            self.table,
            self.rule_button,
            self.more_button,
            self.save_button,
            self.print_button,
        ]

    def refresh(self) -> None:
        """Ask for the standings that are chosen."""
        wanted = self._wanted
        self._asker.ask(lambda club: load(club, wanted), self._show)

    def spot(self) -> tuple[int, ...]:
        """Season, competition and evening that were chosen; 0 for none."""
        wanted, shown = self._wanted, self._shown
        competition = wanted.competition or 0
        if wanted.name and shown and shown.competition:
            competition = shown.competition.id
        return (wanted.season or 0, competition, wanted.after or 0)

    def come_back(self, spot: tuple[int, ...]) -> None:
        """The standings that were in view."""
        season, competition, after = (number or None for number in spot)
        self._wanted = Wanted(season, competition, after)

    def show_item(self, kind: str, number: int) -> None:
        """Show a season or a competition."""
        if kind == "season":
            self._wanted = Wanted(season=number)
        elif kind == "competition":
            self._wanted = Wanted(competition=number)
        self.refresh()

    def _show(self, shown: Shown) -> None:
        self._shown = shown
        if shown.competition is not None and not self._wanted.name:
            self._named = shown.competition.name
        offer(self.season, {str(one.id): one.name for one in shown.seasons}, shown.season)
        names = {str(one.id): one.name for one in shown.competitions}
        offer(self.competition, names, shown.competition)
        offer_evenings(self.after, shown, self._wanted.after or 0)
        found = shown.standings
        there = found is not None and bool(found.rows)
        self.stack.show_list(there)
        for widget in (self.after, self.save_button, self.print_button, self.about, self.foot):
            widget.setVisible(there)
        for widget in (self.rule_button, self.more_button):
            widget.setVisible(shown.competition is not None)
        offer_groups(self.group, found if there else None)
        if found is not None and there:
            self.about.setText(about(found))
            self.foot.setText(foot(found))
        self._show_rows()
        if shown.competition is not None and found is not None and not self._wanted.after:
            counted = (shown.competition.id, found.after, found.provisional)
            if counted != self._counted:
                self._show_leader()
            self._counted = counted

    def _show_leader(self) -> None:
        """Scroll to the leader when another evening counts, or other standings are shown."""
        self.table.setCurrentIndex(QModelIndex())
        self.table.scrollToTop()

    def _room(self, found: Standings | None) -> int:
        """How many evenings can be seen beside all that is to be seen of these standings.

        What can be missed stays as long as a few evenings are seen beside it, unless all of them
        fit without it.
        """
        every = columns(found, NONE_OPEN, moves=self._shown.moves if self._shown else None)
        widest = max(evening_widths(found), default=EVENING) if found else EVENING

        def beside(shown: list[Column[StandingRow]]) -> int:
            taken = AROUND + sum(one.width or one.least for one in shown)
            return max(int((self.width() / self.theme.grid(1) - taken) / widest), 1)

        most, fewer = beside([one for one in every if not one.spare]), beside(every)
        whole = found is None or found.periods or len(found.evenings) <= most
        return most if whole or fewer < FEW else fewer

    def _show_rows(self) -> None:
        """The rows of the group that is chosen, with the evenings that are open."""
        found = self._shown.standings if self._shown else None
        offer_periods(self.period, found, self._room(found), self._opened)
        self._place_choices()
        if found is None or not found.rows:
            return
        group = self.group.value
        rows = [one for one in found.rows if not group or one.field == group]
        moves = self._shown.moves if self._shown else None
        self.table.show_rows(rows, columns(found, *opened(self.period), moves=moves))

    def _period_chosen(self) -> None:
        self._opened = self.period.value
        self._show_rows()

    def _season_chosen(self) -> None:
        self._wanted = Wanted(season=int(self.season.value or 0) or None, name=self._named)
        self._opened = ""
        self.refresh()

    def _competition_chosen(self) -> None:
        self._wanted = Wanted(
            season=int(self.season.value or 0) or None,
            competition=int(self.competition.value or 0) or None,
        )
        self._opened = ""
        self.refresh()

    def _after_chosen(self) -> None:
        after = int(self.after.value or 0) or None
        self._wanted = Wanted(
            int(self.season.value or 0) or None, int(self.competition.value or 0) or None, after
        )
        self.refresh()

    def _open_person(self, at: int) -> None:
        shown = self._shown
        if shown and shown.standings and self.model.rows[at].entrant_id > 0:
            entrant = FORMATS[shown.standings.format].entrant
            self.wanted.emit(entrant.value, self.model.rows[at].entrant_id)

    def _hung(self) -> Hung | None:
        shown = self._shown
        return Hung(shown.standings, shown.club, shown.moves) if shown and shown.standings else None

    def _kept(self, where: str) -> None:
        self.foot.setText(self.tr("✓ Bewaard: %1").replace("%1", where))


class _WholeChoice(Choice):
    """A choice as wide as its longest text, while there is room."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToContents)  # asks its width anew

    def sizeHint(self) -> QSize:
        """The size with the arrow, for which the style reckons too little."""
        hint, metrics = super().sizeHint(), self.fontMetrics()
        texts = (self.itemText(at) for at in range(self.count()))
        widest = max((metrics.horizontalAdvance(text) for text in texts), default=0)
        return QSize(max(widest + 3 * hint.height() // 2, NARROW), hint.height())


def choice(name: str, chosen: Callable[[], None]) -> Choice:
    """A choice that tells only what the secretary chose."""
    made = _WholeChoice()
    made.setAccessibleName(name)
    made.activated.connect(lambda _at: chosen())
    return made


def offer(made: Choice, texts: dict[str, str], taken: object) -> None:
    """Offer rows by their id; `taken` is the row that is in view."""
    made.offer(texts)
    if taken is not None:
        _choose(made, str(taken.id))  # type: ignore[attr-defined]
    made.setVisible(bool(texts))


def offer_evenings(made: Choice, shown: Shown, after: int) -> None:
    """Offer the evenings after which standings can be seen, the last one first."""
    texts = {"0": translate("StandingsPage", "na de laatste avond")}
    for number, day in shown.numbers:
        text = translate("StandingsPage", "na avond %1, %2").replace("%1", str(number))
        texts[str(number)] = text.replace("%2", short_date(day))
    made.offer(texts)
    _choose(made, str(after))


def offer_groups(made: Choice, found: Standings | None) -> None:
    """All groups or one of them, where there are any."""
    grouped = found is not None and found.grouped and len(found.fields) > 1
    if found is not None and grouped:
        texts = {"": translate("StandingsPage", "alle groepen")}
        made.offer(texts | {name: field_name(name) for name in found.fields})
    else:
        made.offer({"": ""})
    made.setVisible(grouped)


def offer_periods(made: Choice, found: Standings | None, room: int, chosen: str) -> None:
    """Offer periods of evenings; until somebody chooses, as many as can be seen.

    Args:
        found: the standings in view, if any.
        room: how many evenings can be seen beside the totals.
        chosen: what somebody chose; "" for nobody yet.
    """
    texts, usual = _parts(found, room)
    made.offer(texts)
    _choose(made, chosen if chosen in texts else usual)
    made.setVisible(len(texts) > 1)


def opened(made: Choice) -> tuple[int, int]:
    """The period of `columns`, or `ALL_OPEN` or `NONE_OPEN`, and the number of last evenings."""
    kind, _colon, number = made.value.partition(":")
    if kind == LAST:
        return ALL_OPEN, int(number)
    return (int(kind) if kind else ALL_OPEN), 0


def _parts(found: Standings | None, room: int) -> tuple[dict[str, str], str]:
    """The parts of the season that can be looked at, and which one is shown at first."""
    every = {str(ALL_OPEN): translate("StandingsPage", "alle avonden")}
    if found is None:
        return every, str(ALL_OPEN)
    if found.periods:
        texts = {str(NONE_OPEN): translate("StandingsPage", "alleen perioden")}
        for one in found.periods:
            text = translate("StandingsPage", "periode %1")
            texts[str(one.number)] = text.replace("%1", str(one.number))
        last = found.periods[-1]
        shown = sum(last.first <= number <= last.last for number in found.evenings)
        return texts | every, str(last.number if shown <= room else NONE_OPEN)
    if len(found.evenings) > min(room, MANY):
        texts = {str(NONE_OPEN): translate("StandingsPage", "alleen totalen")}
        last_few = f"{LAST}:{min(room, MANY)}"
        text = translate("StandingsPage", "laatste %1 avonden")
        texts[last_few] = text.replace("%1", str(min(room, MANY)))
        return texts | every, str(ALL_OPEN) if len(found.evenings) <= room else last_few
    return every, str(ALL_OPEN)


def _choose(made: Choice, value: str) -> None:
    blocked = made.blockSignals(True)
    made.choose(value)
    made.blockSignals(blocked)

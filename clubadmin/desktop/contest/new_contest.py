"""Nieuwe wedstrijd: choose a card, say when and how long, and go on to who takes part."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.contest.contest_kinds import entrants_counted
from clubadmin.desktop.contest.format_cards import Card, CardList
from clubadmin.desktop.contest.playing_fields import ContestFields
from clubadmin.desktop.contest.prize_field import PrizeField
from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.copying import cells_copied, rows_copied
from clubadmin.desktop.kit.days import Unlikely
from clubadmin.desktop.kit.figures import pydate
from clubadmin.desktop.kit.fitting import Window
from clubadmin.desktop.kit.forms import Choice, Field, day, line, tall
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, holder, label, row
from clubadmin.desktop.kit.wording import counted
from clubadmin.desktop.work import troubles
from clubadmin.domain.draw.formats import FORMATS, Entrant
from clubadmin.model.club.club import ClubSettings, RuleSetVersion
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.importing.importing import Book
from clubadmin.model.seasons.season import Competition
from clubadmin.services.attendance import entry_lists
from clubadmin.services.club import club as clubs
from clubadmin.services.club import rulesets
from clubadmin.services.club.club import OpenClub
from clubadmin.services.input.unlikely import unlikely
from clubadmin.services.lists.workbook import pasted_book, read_book
from clubadmin.services.seasons import seasons

LATER, ALL, COPIED, FILE = "later", "all", "copied", "file"


@dataclass(frozen=True)
class Start:
    """The facts that a new contest begins with."""

    club: ClubSettings
    rules: tuple[RuleSetVersion, ...]
    taken: frozenset[str]  # names of competitions, in small letters
    there: Mapping[Entrant, int]  # how many can take part

    def most(self, form: str) -> int | None:
        """How many pairs the club can have in a contest of pairs; None: that is not known."""
        if FORMATS[form].entrant is not Entrant.PAIR:
            return None
        return max(self.there[Entrant.PAIR], self.there[Entrant.MEMBER] // 2) or None


def start(club: OpenClub) -> Start:
    """The club's settings, the rule sets there are, which names are taken, how many there are."""
    taken = frozenset(one.name.casefold() for one in seasons.competitions(club))
    return Start(
        clubs.settings(club), rulesets.rule_sets(club), taken, entry_lists.who_can_come(club)
    )


class EnteringField(Field):
    """A choice that says how many it comes to; a list is shown before it is taken."""

    told = Signal(int)  # how many will take part, where that is known

    def __init__(self, ops: Operations) -> None:
        self.choice = Choice()
        super().__init__(self.tr("W&ie doen mee"), self.choice)
        self._ops = ops
        self._there: Mapping[Entrant, int] = {}
        self._form = "individual"
        self._copied = ("", "")
        self._take_copied()
        self._book: Book | None = None  # what was read of the list that is chosen
        self.choice.currentIndexChanged.connect(self._chosen)
        QGuiApplication.clipboard().dataChanged.connect(self._offer_copied)

    @property
    def everybody(self) -> bool:
        """Whether all of the club take part that can."""
        return self.choice.value == ALL

    @property
    def listed(self) -> Book | None:
        """The list that is chosen, if one is."""
        return self._book if self.choice.value in (COPIED, FILE) else None

    def show_form(self, form: str, there: Mapping[Entrant, int]) -> None:
        """Offer what goes with a format, of a club in which there are so many."""
        self._form, self._there = form, there
        entrant = FORMATS[form].entrant
        offered = {LATER: self.tr("Hierna aanvinken of plakken")}
        if count := there.get(entrant, 0):
            text = self.tr("Iedereen: %1").replace("%1", entrants_counted(form, count))
            offered[ALL] = text
        if entrant is not Entrant.TEAM:  # a list of these cannot be read
            if any(self._copied):
                offered[COPIED] = self.tr("De lijst die is gekopieerd")
            offered[FILE] = self.tr("Een lijst uit een bestand …")
        self.choice.offer(offered)
        self._tell()

    def _take_copied(self) -> None:
        if rows_copied():
            self._copied = cells_copied()

    def _offer_copied(self) -> None:
        """Take up another list that was copied while this is open."""
        self._take_copied()
        self.show_form(self._form, self._there)
        if self.choice.value == COPIED:
            self._read_copied()

    def _chosen(self) -> None:
        if self.choice.value == FILE:
            self._ask_file()
        elif self.choice.value == COPIED:
            self._read_copied()
        self._tell()

    def _ask_file(self) -> None:
        kinds = self.tr("Lijsten (*.csv *.txt *.xlsx);;Alle bestanden (*)")
        file = files.ask_existing(self, self.tr("Welke lijst?"), kinds)
        if file is None:
            self.choice.choose(LATER)
        else:
            self._read(lambda: read_book(file))

    def _read_copied(self) -> None:
        copied = self._copied
        self._read(lambda: pasted_book(*copied))

    def _read(self, read: Callable[[], Book]) -> None:
        self._book = None
        self._ops.run(lambda _club: read(), self._keep, self._not_read)

    def _keep(self, book: Book) -> None:
        self._book = book
        self._tell()

    def _not_read(self, error: Exception) -> None:
        self.choice.choose(LATER)
        self.complain(troubles.sentence(error))

    def _tell(self) -> None:
        if book := self.listed:
            rows = sum(map(any, book.sheets[0].rows))
            text = self.tr("%1. U ziet eerst wie er op staan.")
            said = counted(rows, self.tr("regel"), self.tr("regels"))
            self.explain(text.replace("%1", said))
            self.told.emit(rows)
        elif self.everybody:
            self.explain(self.tr("Wie er niet is, haalt u er daarna af."))
            self.told.emit(self._there[FORMATS[self._form].entrant])
        else:
            self.explain("")


class NewContest(Window):
    """Cards at the left, the few fields that matter at the right."""

    made = Signal(int, object)  # id of the evening; the Book of who take part, or None

    def __init__(self, parent: QWidget, ops: "Operations", theme: Theme) -> None:
        super().__init__(parent.window())
        self.setWindowTitle(self.tr("Nieuwe wedstrijd"))
        self._ops = ops
        self._theme = theme
        self._start: Start | None = None
        self._unlikely = Unlikely()
        self._named = False  # the name was typed, and is not that of the card
        self.list = CardList(theme)
        self.name = line(most=80)
        self.day = day(QDate.currentDate())
        self.playing = ContestFields(theme)
        self.entering = EnteringField(ops)
        self.entering.told.connect(self.playing.entrants.setValue)
        self.prizes = PrizeField(self.tr("Pri&jzen"))
        self.playing.told.connect(self._tell_prizes)
        self._said = Said()
        self.store = button(self.tr("&Wedstrijd maken"), self.make, "primary")
        self._lay_out()
        self.list.chosen.connect(self._show_card)
        self.list.entered.connect(self._to_name)
        self.name.textEdited.connect(self._note_name)
        self.store.setEnabled(False)  # until it is known what there is to choose
        QShortcut(QKeySequence("F1"), self, self._help)
        self._ops.run(start, self._begin)

    def make(self) -> None:
        """Make it, or say what is missing."""
        if self._start is None or not self.store.isEnabled():
            return
        if not self.name_field.filled_in():
            return
        if not (self.playing.rule_set.settled() and self.prizes.settle()):
            return
        when = pydate(self.day.date())
        asked = self._unlikely.question(unlikely((when,), date.today()))
        self._said.say(asked, "warning")
        if asked:
            return
        self.store.setEnabled(False)
        wanted, everybody = self.wanted, self.entering.everybody

        def work(club: OpenClub) -> Evening:
            add = entry_lists.add_contest_of_all if everybody else seasons.add_contest
            return add(club, wanted, when)

        self._ops.change(work, self._made, self._refused)

    @property
    def wanted(self) -> Competition:
        """The competition as filled in, for its one evening."""
        assert self._start is not None
        club, card = self._start.club, self.list.card
        return Competition(
            id=0,
            season_id=0,
            name=self.name.text().strip(),
            format=card.form.name,
            rule_set=self.playing.rule_set.value,
            games=self.playing.games.value(),
            rounds=self.playing.rounds.value(),
            evenings=1,
            prizes=self.prizes.rule,
            odd_players=club.odd_players,
            sit_out_points=club.sit_out_points,
            pair_draw="drawn",  # what the window calls by lot is by lot
            draw_by=self.playing.draw_by.value,
            team_pairs=self.playing.team_pairs.value(),
            round_minutes=self.playing.minutes.value(),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in a field makes it; Escape leaves."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.make()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        grid = self._theme.grid
        self.name_field = Field(
            self.tr("&Naam"), self.name, needs=self.tr("Geef de wedstrijd een naam.")
        )
        day_field = Field(self.tr("&Datum"), self.day)
        self._title = label("", "heading", wrap=True)
        first = row((self.name_field, 3), (day_field, 2), gap=grid(2))
        form = tall(self._theme, self._title, first, self.entering, self.prizes, self.playing, None)
        caption = label(self.tr("Wat voor wedstrijd?"), "strong")
        left = holder(caption, self.list, gap=grid(1))
        left.setMinimumWidth(grid(44))
        away = button(self.tr("&Toch niet"), self.reject, "quiet")
        right = holder(form, self._said, row(None, away, self.store, gap=grid(1)), gap=grid(1.5))
        self.setLayout(row((left, 4), (right, 5), gap=grid(3), margin=grid(3)))
        room = self.screen().availableSize()
        self.resize(min(grid(120), room.width() - 24), min(grid(84), room.height() - 48))

    def _begin(self, start: Start) -> None:
        self._start = start
        self.playing.offer_rules(start.rules)
        self.store.setEnabled(True)
        self.list.setCurrentRow(0)
        self._show_card(self.list.card)
        self.list.setFocus()

    def _show_card(self, card: Card) -> None:
        if self._start is None:
            return
        self._title.setText(card.title)
        self.playing.show_card(card, self._start.club, self._start.most(card.form.name))
        self.entering.show_form(card.form.name, self._start.there)
        if not self._named:
            self.name.setText(self._free_name(card.title))
        self.name_field.calm()
        self._said.say("")

    def _tell_prizes(self) -> None:
        playing = self.playing
        name = self.list.card.form.name
        self.prizes.show_contest(name, playing.rounds.value(), playing.entrants.value())

    def _free_name(self, title: str) -> str:
        """The title of the card, with a number where the club has one of that name."""
        assert self._start is not None
        names = (title, *(f"{title} {number}" for number in range(2, 1000)))
        return next(one for one in names if one.casefold() not in self._start.taken)

    def _note_name(self, text: str) -> None:
        self._named = bool(text.strip())
        self.name_field.calm()

    def _to_name(self) -> None:
        self.name.setFocus()
        self.name.selectAll()

    def _help(self) -> None:
        from clubadmin.desktop.kit.guide import show_guide

        show_guide(self, self._theme, "wedstrijd")

    def _made(self, evening: Evening) -> None:
        self.made.emit(evening.id, self.entering.listed)
        self.accept()

    def _refused(self, error: Exception) -> None:
        self.store.setEnabled(True)
        self._said.say(f"! {troubles.sentence(error)}")


def open_new_contest(parent: QWidget, ops: "Operations", theme: Theme) -> NewContest:
    """Open it over the window; `made` tells of the evening."""
    dialog = NewContest(parent, ops, theme)
    dialog.open()
    return dialog

"""Welcome: make a club, look at an example, open a club, put back a copy."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QFrame, QLineEdit

from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.fitting import scrolling
from clubadmin.desktop.kit.forms import Choice, Field, Number, line
from clubadmin.desktop.kit.operations import Operations, log_failure, nothing
from clubadmin.desktop.kit.page import Page
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import CardBox, button, card, column, holder, label, row, tip
from clubadmin.desktop.rules.choice import Boompje, RulesChoice, offers_of
from clubadmin.desktop.work import clubs, troubles
from clubadmin.desktop.work.clubs import Wish
from clubadmin.desktop.work.mended import mended_text
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.model.club.club import ClubSettings, Mended
from clubadmin.services.care import locking
from clubadmin.services.club.club import OpenClub

__all__ = ["NewClubForm", "Wish"]

_OTHERS = 34  # steps of the grid, for the longest button in large type
MOST_RECENT = 5


class NewClubForm(CardBox):
    """Emits the wish once it is complete."""

    wished = Signal(object)

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self._theme = theme
        self._file: Path | None = None  # chosen by hand
        self._name = line(hint=self.tr("Klaverjasclub De Nel"))
        self._name.textChanged.connect(self._show_file)
        self._name.returnPressed.connect(self._ask)
        self._place = line()
        self._place.returnPressed.connect(self._ask)
        self._rules = RulesChoice(theme)
        self._games = Boompje()
        self._rounds = Number(1, 12, 3)
        self._first = Choice(
            {
                "individual": self.tr("Individueel: iedereen voor zichzelf, tafels geloot"),
                "pairs": self.tr("Paren: vaste maten"),
                "": self.tr("Nog geen competitie"),
            }
        )
        self.name = Field(
            self.tr("&Naam van de club"),
            self._name,
            needs=self.tr("Hoe heet de club? Vul hier een naam in."),
        )
        self.rules = Field(
            self.tr("&Spelregels"),
            self._rules,
            self.tr("Later kunt u ze veld voor veld lezen en een eigen versie maken."),
        )
        self._rules.currentIndexChanged.connect(self._tell_rules)
        for number in (self._games, self._rounds):
            number.lineEdit().returnPressed.connect(self._ask)
        self._rules.picked.connect(self._take_games)
        self._rules.told.connect(self._tell_trouble)
        self._competition = Field(
            self.tr("&Eerste competitie"),
            self._first,
            self.tr(
                "Meer competities voegt u later toe bij Club; een losse wedstrijd of een "
                "toernooi maakt u met Ctrl+Shift+N."
            ),
        )
        self._where = label(kind="small", wrap=True)
        self._other_place = button(self.tr("&Andere map"), self._elsewhere, "quiet")
        self._fill()

    def load(self) -> None:
        """Fetch the rule sets that come with the program."""
        if self._rules.count():
            return
        self._ops.make(_installed, self._offer)

    def _offer(self, rules: tuple[RuleSet, ...]) -> None:
        self._rules.offer_rules(offers_of((one, False) for one in rules))
        self._rules.choose("nku")
        self._tell_rules()

    def _take_games(self) -> None:
        if self._rules.chosen:
            self._games.follow(self._rules.chosen.games)

    def _tell_trouble(self, sentence: str) -> None:
        if sentence:
            self.rules.complain(sentence)
        else:
            self._tell_rules()

    def _tell_rules(self) -> None:
        later = self.tr("Later kunt u ze veld voor veld lezen en een eigen versie maken.")
        about = self._rules.about
        self.rules.explain(f"{about}. {later}" if about else later)
        self._give_height()

    def _fill(self) -> None:
        grid = self._theme.grid
        who = row((self.name, 3), (Field(self.tr("&Plaats"), self._place), 2), gap=grid(2))
        self.setLayout(
            column(
                label(self.tr("Nieuwe club"), "heading"),
                who,
                self.rules,
                row(
                    Field(self.tr("Spellen per &boompje"), self._games),
                    Field(self.tr("&Ronden per avond"), self._rounds),
                    gap=grid(2),
                ),
                self._competition,
                row(self._where, self._other_place),
                row(None, button(self.tr("Club &maken"), self._ask, "primary")),
                gap=grid(1.5),
                margin=grid(3),
            )
        )
        self._show_file()

    def fit(self, room: int) -> None:
        """Fit the width to the room; in large type narrower, beside the rest at 1024 pixels."""
        grid = self._theme.grid
        self.setFixedWidth(max(min(room, grid(62)), grid(42)))
        self._give_height()

    def _give_height(self) -> None:
        """A field is as high as its sentence wishes, not as it takes in so narrow a form."""
        inside = self.width() - 2 * self._theme.grid(3)
        for one in (self.rules, self._competition):
            one.note.setMinimumHeight(one.note.heightForWidth(inside))
        beside = inside - self._other_place.sizeHint().width()
        self._where.setMinimumHeight(self._where.heightForWidth(max(beside, 1)))

    @property
    def file(self) -> Path:
        """The file where the club would go now."""
        return self._file or files.free_name(files.documents(), self._name.text())

    def _show_file(self) -> None:
        self.name.calm()
        self._where.setText(self.tr("Bestand: %1").replace("%1", str(self.file)))
        self._give_height()

    def _elsewhere(self) -> None:
        if file := files.ask_new_club(self, self.file):
            self._file = file
            self._show_file()

    def _ask(self) -> None:
        if self.name.filled_in() and self._rules.settled():
            self.wished.emit(self.wish())

    def wish(self) -> Wish:
        """The wish as filled in."""
        settings = ClubSettings(
            name=self._name.text().strip(),
            place=self._place.text().strip(),
            rule_set=self._rules.value or "nku",
            games=self._games.value(),
            rounds=self._rounds.value(),
        )
        names = {"individual": self.tr("Individueel"), "pairs": self.tr("Paren"), "": ""}
        chosen = self._first.value
        return Wish(settings, self.file, names[chosen], chosen or "individual")

    def fill_in(self, name: str, place: str = "") -> None:
        """Fill in name and place."""
        self._name.setText(name)
        self._place.setText(place)

    @property
    def first_field(self) -> QLineEdit:
        """The field where typing begins."""
        return self._name


def _installed() -> tuple[RuleSet, ...]:
    from clubadmin.services.club import rulesets

    return rulesets.installed()


class WelcomePage(Page):
    """Shown without a club, or when another club is wanted."""

    help_topic = "start"

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self.trouble = label(kind="warning", wrap=True)
        self.trouble.setVisible(False)
        self.again = button(self.tr("Opnieuw &proberen"), self._try_again)
        self.again.setVisible(False)
        self._copy: Path | None = None  # the newest good one of a damaged club, or what was chosen
        self.put_back = button("", self._open_copy)
        self.put_back.setVisible(False)
        self._damaged: Path | None = None  # the club that mending may help
        self._mended: Path | None = None
        self.mend = button(self.tr("&Herstellen uit het logboek"), self._mend)
        self.mend.setVisible(False)
        self._locked: tuple[Path, Path] | None = None  # a copy with a password, and where it goes
        self._password = line()
        self._password.returnPressed.connect(self._unlock)
        self.password = Field(self.tr("&Wachtwoord van de kopie"), self._password)
        self.password.hide()
        self.form = NewClubForm(ops, theme)
        self.form.wished.connect(self._make)
        body = column(
            label(self.tr("Welkom"), "title"),
            label(self.tr("Leden, avonden, formulieren en standen van uw klaverjasclub."), "muted"),
            self.trouble,
            row(self.again, self.put_back, self.mend, None, gap=theme.grid(1)),
            self.password,
            theme.grid(1),
            row(self.form, column(self._others(), None), gap=theme.grid(3)),
            None,
            gap=theme.grid(1),
            margin=theme.grid(4),
        )
        self._body, self._inside = body, holder(body)
        inside = self._inside
        inside.setMaximumWidth(theme.grid(125))
        area = scrolling(inside, sideways=True)
        area.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setLayout(column(area))

    @property
    def title(self) -> str:
        """The name of the place."""
        return self.tr("Welkom")

    def explain(self, sentence: str, error: Exception | None = None) -> None:
        """Why there is no club open; "" when nothing went wrong."""
        self._copy = getattr(error, "backup", None)
        self.put_back.setVisible(self._copy is not None)
        damaged = getattr(error, "file", None)
        newest = self.tr("Nieuwste &goede kopie openen")
        self.put_back.setText(newest if damaged else self.tr("&Terugzetten als nieuwe club"))
        self.password.hide()
        self._offer_to_mend(damaged)
        self.trouble.setText(f"!  {sentence}" if sentence else "")
        self.trouble.setVisible(bool(sentence))
        self.again.setVisible(bool(sentence) and (damaged is not None or self._copy is None))

    def _offer_to_mend(self, damaged: Path | None, mended: Path | None = None) -> None:
        """Beside the newest good copy; once that is done, opening what came of it."""
        self._damaged, self._mended = damaged, mended
        put_right = self.tr("&Herstelde club openen")
        self.mend.setText(put_right if mended else self.tr("&Herstellen uit het logboek"))
        self.mend.setVisible(bool(damaged or mended))

    def enter(self) -> None:
        """Begin at the name of the new club."""
        self.form.load()
        self.ops.make(clubs.recent_clubs, self._show_recent, log_failure)
        self._begin()

    def _begin(self) -> None:
        """Begin at the way on, when something went wrong; else at the name of the new club."""
        if self._copy is not None:
            self.put_back.setFocus()
        elif self.trouble.text():
            self.again.setFocus()
        else:
            self.form.name.widget.setFocus()

    def _show_recent(self, found: tuple[Path, ...]) -> None:
        """The clubs opened last, in place of those that stood there."""
        while (item := self._recent.takeAt(0)) is not None:
            if widget := item.widget():
                widget.deleteLater()
        if not found:
            return
        self._recent.addWidget(label(self.tr("Laatst geopend"), "muted"))
        for file in found[:MOST_RECENT]:
            opener = button(file.stem.replace("&", "&&"), partial(self._open_file, file), "quiet")
            tip(opener, str(file))
            self._recent.addWidget(opener, alignment=Qt.AlignmentFlag.AlignLeft)

    def _back(self) -> None:
        """Go back to the club that is open already."""
        self.wanted.emit("evening", 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The form gives way to what stands beside it."""
        super().resizeEvent(event)
        grid = self.theme.grid
        self.form.fit(self.width() - grid(_OTHERS + 2 * 4 + 3 + 2))
        wide = min(self.width() - grid(2), self._inside.maximumWidth())
        self._inside.setMinimumHeight(self._body.totalHeightForWidth(wide))  # sentences are whole

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back to the club that is open; Ctrl+O opens one, as everywhere else."""
        if event.key() == Qt.Key.Key_Escape and self.ops.has_club:
            self._back()
        elif event.matches(QKeySequence.StandardKey.Open):
            self._open()
        else:
            super().keyPressEvent(event)

    def _others(self) -> QFrame:
        box = card()
        box.setMinimumWidth(self.theme.grid(_OTHERS))
        box.setMaximumWidth(self.theme.grid(52))
        gap = self.theme.grid(1)
        texts = (
            (
                self.tr("&Voorbeeldclub bekijken"),
                self.tr("Een verzonnen club met twee seizoenen, om alles te proberen."),
                self._demo,
            ),
            (
                self.tr("&Club openen"),
                self.tr("U hebt al een bestand van een club, op deze computer of op een stick."),
                self._open,
            ),
            (
                self.tr("&Reservekopie terugzetten"),
                self.tr("Een kopie wordt nagekeken en als nieuw bestand neergezet."),
                self._restore,
            ),
        )
        layout = column(gap=gap, margin=self.theme.grid(3))
        layout.addWidget(label(self.tr("Of begin met wat er al is"), "heading"))
        for text, what, run in texts:
            layout.addSpacing(gap)
            layout.addWidget(button(text, run))
            layout.addWidget(label(what, "small", wrap=True))
        layout.addSpacing(gap)
        self._recent = column(gap=gap // 2)
        layout.addLayout(self._recent)
        box.setLayout(layout)
        return box

    def _make(self, wish: Wish) -> None:
        self.ops.open(
            lambda: clubs.new_club(wish), self._made, self._refused, title=self.tr("Club maken")
        )

    def _made(self, _club: OpenClub) -> None:
        self.wanted.emit("members", 0)

    def _demo(self) -> None:
        file = files.demo_file()
        if self.ops.holds(file):
            self._back()
            return
        title = self.tr("Voorbeeldclub maken")
        self.ops.open(lambda: clubs.demo(file), nothing, self._refused, title=title)

    def _open(self) -> None:
        if file := files.ask_club(self):
            self._open_file(file)

    def _open_copy(self) -> None:
        if self._copy is not None:
            self._restore_from(self._copy)

    def _mend(self) -> None:
        """Put the damaged club right, and show what that came to before it is opened."""
        if self._mended is not None:
            self._open_file(self._mended)
        elif (file := self._damaged) is not None:
            title = self.tr("Club herstellen")
            self.ops.make(
                lambda: clubs.mended(file), self._show_mended, self._not_mended, title=title
            )

    def _show_mended(self, found: Mended) -> None:
        self.trouble.setText(mended_text(found))
        self._offer_to_mend(None, found.file if found.kept else None)
        if found.kept:
            self.again.setVisible(False)
            self.mend.setFocus()

    def _not_mended(self, error: Exception) -> None:
        self._refused(error)
        self._offer_to_mend(None)

    def _try_again(self) -> None:
        self.ops.open(clubs.last, nothing, self._refused)

    def _open_file(self, file: Path) -> None:
        if self.ops.holds(file):
            self._back()
            return
        title = self.tr("Club openen")
        self.ops.open(lambda: clubs.existing(file), nothing, self._refused, title=title)

    def _restore(self) -> None:
        backup = files.ask_existing(
            self, self.tr("Welke reservekopie?"), self.tr("Alle bestanden (*)")
        )
        if backup is not None:
            self._restore_from(backup)

    def _restore_from(self, backup: Path) -> None:
        proposed = files.free_name(files.documents(), locking.name_of(backup))
        if (target := files.ask_new_club(self, proposed)) is None:
            return
        if locking.is_locked(backup):
            text = self.tr("%1 is op slot. Typ het wachtwoord en druk op Enter.")
            self._ask_password(backup, target, text.replace("%1", backup.name))
        else:
            self._restore_as(backup, target, None, self._not_mended)

    def _ask_password(self, backup: Path, target: Path, sentence: str) -> None:
        self.explain(sentence)
        self.again.setVisible(False)
        self._locked = backup, target
        self.password.show()
        self._password.setFocus()
        self._password.selectAll()

    def _unlock(self) -> None:
        if self._locked is None:
            return
        backup, target = self._locked

        def refused(error: Exception) -> None:
            if locking.is_wrong_password(error):
                self._ask_password(backup, target, troubles.sentence(error))
            else:
                self._not_mended(error)

        self._restore_as(backup, target, self._password.text(), refused)

    def _restore_as(
        self, backup: Path, target: Path, password: str | None, failed: Callable[[Exception], None]
    ) -> None:
        self.ops.open(
            lambda: clubs.restored(backup, target, password),
            nothing,
            failed,
            title=self.tr("Reservekopie terugzetten"),
        )

    def _refused(self, error: Exception) -> None:
        self.explain(troubles.sentence(error), error)
        self._begin()

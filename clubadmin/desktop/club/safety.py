"""Copies of the club, looking through the whole file, and what helps without the laptop."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QFrame, QWidget

from clubadmin.desktop.club.copy_words import copy_sentence
from clubadmin.desktop.club.part import WIDEST, Beside, Part
from clubadmin.desktop.club.without import Without
from clubadmin.desktop.kit import files, language
from clubadmin.desktop.kit.doors import ShowDamage, ask
from clubadmin.desktop.kit.figures import long_date, whole
from clubadmin.desktop.kit.forms import Field, line, tall
from clubadmin.desktop.kit.operations import Operations, nothing
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, Said, action, button, column, label, row
from clubadmin.desktop.kit.wording import spoken_moment, spoken_time
from clubadmin.desktop.work import clubs, troubles
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.club.club import CopyElsewhere, Health
from clubadmin.services.care import health, losing
from clubadmin.services.care.locking import check_password
from clubadmin.services.club import last_copies
from clubadmin.services.club.club import OpenClub


class LockBox(Plain):
    """A tick, and under it the password once it is on.

    The password can be read while it is typed: one that was mistyped unseen would lose the copy.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.wanted = QCheckBox(self.tr("De kopie op de stick met een &wachtwoord op slot doen"))
        self._line = line()
        self.field = Field(
            self.tr("Wachtwoor&d"),
            self._line,
            self.tr("Minstens tien tekens. Schrijf het op: zonder gaat de kopie nooit meer open."),
        )
        self.field.hide()
        self.wanted.toggled.connect(self._show_field)
        self.setLayout(column(self.wanted, self.field, gap=theme.grid(1)))

    def _show_field(self, on: bool) -> None:
        self.field.setVisible(on)
        if on:
            self.field.widget.setFocus()
        else:
            self._line.clear()

    def ready(self) -> bool:
        """Whether a copy can be made so; else the field says why not."""
        self.field.calm()
        if self.password is None:
            return True
        try:
            check_password(self.password)
        except Refused as error:
            self.field.complain(troubles.sentence(error))
            self.field.widget.setFocus()
            return False
        return True

    @property
    def password(self) -> str | None:
        """The password to lock the copy with; None for a copy that anybody can open."""
        return self._line.text() if self.wanted.isChecked() else None


CHECK = 48  # steps that the check takes beside the copies, at most


@dataclass(frozen=True)
class Copy:
    """A copy of the club."""

    file: Path
    made: datetime
    size: int  # bytes


@dataclass(frozen=True)
class Copies:
    """The copies, where the club lies, and what to know about that place."""

    club: Path
    copies: tuple[Copy, ...]
    warning: Message | None
    elsewhere: CopyElsewhere


@dataclass(frozen=True)
class Made:
    """A copy that was just made, and whether it lies on another medium than the club."""

    file: Path
    elsewhere: bool


class SafetyPart(Part):
    """Make a copy, put one back, check."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._club: Path | None = None
        self._asked: Copy | None = None
        self._last_place: Path | None = None  # where a copy on another medium went
        self.where = label(kind="muted", wrap=True)
        self.elsewhere = Said()
        self.lock = LockBox(theme)
        self.said_copy = Said()
        self.said_check = Said()
        self.model: RowsModel[Copy] = RowsModel(theme, self._columns(), lambda one: one.file)
        self.table = ListTable(theme, self.model, self.tr("Reservekopieën"))
        self.table.entered.connect(self._ask)
        self.copy_button = button(self.tr("Nu een &kopie maken"), self.copy, "primary")
        self.check_button = button(self.tr("Alles &nakijken"), self.check)
        self.ways_on = button(self.tr("&Herstellen of een kopie openen …"), self._go_on)
        self.ways_on.hide()
        self.without = Without(ops, theme)
        self._problem: Message | None = None
        self.question = label(kind="warning", wrap=True)
        self.sure = button(self.tr("&Terugzetten"), self._restore, "danger")
        self.not_sure = button(self.tr("&Laten staan"), self._forget, "quiet")
        cards = Beside(theme, self._copies_card(), self._check_card(), CHECK)
        self._area = tall(theme, cards, width=WIDEST)
        self.setLayout(column(self._area))
        self._forget()
        self.hand_on(self.copy_button)
        self._actions = [
            action(self, self.tr("Nu een &kopie maken"), self.copy),
            action(self, self.tr("Alles &nakijken"), self.check),
        ]

    def _columns(self) -> list[Column[Copy]]:
        return [
            Column(
                self.tr("Gemaakt"),
                lambda one: f"{long_date(one.made.date())}, {spoken_time(one.made)}",
                lambda one: one.made,
            ),
            Column(
                self.tr("Grootte"),
                lambda one: f"{whole(max(1, one.size // 1024))} kB",
                lambda one: one.size,
                right=True,
                look="muted",
                width=14,
            ),
        ]

    def _copies_card(self) -> QFrame:
        gap = self.theme.grid(1)
        elsewhere = button(self.tr("Naar een &stick of andere map"), self.copy_elsewhere)
        restore = button(self.tr("Kopie te&rugzetten"), lambda: self._ask(None), risky=True)
        return self._card(
            self.tr("Reservekopieën"),
            self.tr(
                "Bij het afsluiten van een avond en van het programma wordt vanzelf een "
                "kopie gemaakt en nagekeken."
            ),
            self.where,
            self.elsewhere,
            row(self.copy_button, elsewhere, None, gap=gap),
            self.lock,
            self.said_copy,
            self.table,
            self.question,
            row(restore, None, self.not_sure, self.sure, gap=gap),
        )

    def _check_card(self) -> QFrame:
        return self._card(
            self.tr("Controle"),
            self.tr(
                "Kijkt het hele bestand na: of alles leesbaar is, of er niets buiten het "
                "programma om veranderd is, en of alle sommen kloppen met de spellen."
            ),
            row(self.check_button, None),
            self.said_check,
            row(self.ways_on, None),
            self.without,
            None,
        )

    def part_actions(self) -> list[QAction]:
        """Copy and check."""
        return self._actions

    def panes(self) -> list[QWidget]:
        """The copies, the check, and what helps without the laptop."""
        return [self.copy_button, self.table, self.check_button, self.without.pack_button]

    def refresh(self) -> None:
        """Ask for the copies."""
        self.ops.run(_copies, self._show)

    def _show(self, found: Copies) -> None:
        self._club = found.club
        where = self.tr("De club staat in %1").replace("%1", str(found.club))
        self.where.setText(f"{where}\n! {language.told(found.warning)}" if found.warning else where)
        self._show_elsewhere(found.elsewhere)
        self.table.show_rows(found.copies)

    def _show_elsewhere(self, found: CopyElsewhere) -> None:
        self._last_place = Path(found.where) if found.where else None
        said = [copy_sentence(found)]
        if found.where:
            said.append(self.tr("In %1").replace("%1", found.where))
        if found.due:
            said[0] = f"! {said[0]}"
        self.elsewhere.say(" ".join(said), "warning" if found.due else "muted")

    def copy(self) -> None:
        """Make a copy in the usual place."""
        self._copy(None)

    def copy_elsewhere(self) -> None:
        """Ask for a folder, first where the last one went, and make a copy there."""
        self.copy_to(self._last_place)

    def copy_to(self, first: Path | None) -> None:
        """Ask for a folder, beginning there, and make a copy in it."""
        if not self.lock.ready():
            return
        asked = self.tr("In welke map komt de kopie?")
        if folder := files.ask_folder(self, asked, first):
            self._copy(folder)

    def _copy(self, folder: Path | None) -> None:
        password = self.lock.password if folder else None

        def work(club: OpenClub) -> Made:
            made = health.backup(club, folder, password=password)
            return Made(made, last_copies.is_elsewhere(club, made))

        def done(made: Made) -> None:
            text = self.tr("✓ Gemaakt en nagekeken: %1").replace("%1", str(made.file))
            if folder is None or made.elsewhere:
                self.said_copy.say(text, "good")
            else:
                same = self.tr(
                    "Dit is dezelfde schijf als waar de club op staat: gaat die stuk, dan zijn "
                    "beide weg. Zet er ook een op een stick."
                )
                self.said_copy.say(f"{text}\n! {same}", "warning")
            self.refresh()

        self.ops.run(
            work, done, troubles.told_in(self.said_copy, "! "), title=self.tr("Kopie maken")
        )

    def _ask(self, at: int | None) -> None:
        rows = self.model.rows
        number = self.table.currentIndex().row() if at is None else at
        if not 0 <= number < len(rows):
            self.question.setText(self.tr("Kies eerst een kopie in de lijst."))
            self.question.show()
            return
        self._asked = rows[number]
        chosen, club = self._asked, self._club
        assert club is not None
        self.ops.run(
            lambda _open: losing.what_goes(club, chosen.file),
            lambda found: self._ask_about(chosen, found),
        )

    def _ask_about(self, chosen: Copy, lost: Message | None) -> None:
        """Tell the losses before a copy is put back."""
        if chosen is not self._asked:
            return
        moment = spoken_moment(chosen.made)
        text = self.tr("De club wordt zoals op %1. %2 Het bestand van nu wordt bewaard.")
        goes = language.told(lost) if lost else self.tr("Wat daarna is gedaan, is dan weg.")
        self.question.setText(text.replace("%1", moment).replace("%2", goes))
        for widget in (self.question, self.sure, self.not_sure):
            widget.show()
        self.not_sure.setFocus()
        QTimer.singleShot(0, self, self._bring_question_into_sight)

    def _bring_question_into_sight(self) -> None:
        for widget in (self.question, self.sure):
            self._area.ensureWidgetVisible(widget, 0, self.theme.grid(2))

    def _forget(self) -> None:
        self._asked = None
        for widget in (self.question, self.sure, self.not_sure):
            widget.hide()

    def _restore(self) -> None:
        chosen, target = self._asked, self._club
        if chosen is None or target is None:
            return
        self._forget()
        self.ops.close_club(nothing)
        title = self.tr("Kopie terugzetten")

        def not_put_back(error: Exception) -> None:
            """The club is as it was: open it again and say why."""
            said = troubles.sentence(error)
            self.ops.open(lambda: clubs.existing(target), lambda _club: self.said.emit(said), None)

        self.ops.open(
            lambda: clubs.put_back(chosen.file, target), nothing, not_put_back, title=title
        )

    def check(self) -> None:
        """Look through the whole file."""
        self.said_check.say("")
        self.ways_on.hide()
        self.check_button.setEnabled(False)
        self.ops.run(
            health.check, self._checked, self._check_failed, title=self.tr("Alles nakijken")
        )

    def _checked(self, found: Health) -> None:
        self.check_button.setEnabled(True)
        self.check_button.setFocus()
        if found.ok:
            text = self.tr("✓ Alles klopt: %1 leden, %2 formulieren, %3 spellen.")
            text = text.replace("%1", whole(found.members)).replace("%2", whole(found.sheets))
            self.said_check.say(text.replace("%3", whole(found.games)), "good")
        else:
            told = map(language.told, found.problems)
            self.said_check.say("\n".join(f"! {problem}" for problem in told))
            self._problem = found.problems[0]
            self.ways_on.show()
            self.ways_on.setFocus()

    def _go_on(self) -> None:
        """Close the club and show what can be done about it."""
        problem = self._problem
        if problem is None:
            return

        def found(damage: Exception) -> None:
            def closed(_closed: None) -> None:
                ask(self, ShowDamage(damage))

            self.ops.close_club(closed)

        self.ops.run(lambda club: health.damage(club, problem), found)

    def _check_failed(self, error: Exception) -> None:
        self.check_button.setEnabled(True)
        self.check_button.setFocus()
        self.said_check.say(f"! {troubles.sentence(error)}")


def _copies(club: OpenClub) -> Copies:
    found = []
    for file in health.backups(club):
        stat = file.stat()
        found.append(Copy(file, datetime.fromtimestamp(stat.st_mtime), stat.st_size))
    warning, other = health.place_warning(club), last_copies.copy_elsewhere(club)
    return Copies(Path(club.path), tuple(found), warning, other)

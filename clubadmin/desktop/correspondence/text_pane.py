"""The first tab: the text, what it is about, to whom it goes, and the gaps it can have."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from clubadmin.desktop.correspondence.loading import Desk
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.doors import CONSENTS, ShowMembers, ask
from clubadmin.desktop.kit.forms import Choice, Field, Text, line
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.remembered import ListWithPanel
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.side_window import TabPane
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, card, column, label, row, tip
from clubadmin.desktop.work import troubles
from clubadmin.domain.correspondence.gaps import Purpose
from clubadmin.model.correspondence.letters import About, Everybody, Template
from clubadmin.services.club.club import OpenClub
from clubadmin.services.correspondence import templates
from clubadmin.services.correspondence.composing import offered_gaps
from clubadmin.services.correspondence.recipients import usual

_OWN = "own:"  # before the number of a text of the club's own, as a value of a choice


@dataclass(frozen=True)
class Wanted:
    """The letter as written, with its subject and recipients."""

    text: Template
    about: About
    whom: Everybody


@dataclass(frozen=True)
class Gap:
    """A gap that the text can have, and what it says."""

    word: str
    told: str


class TextPane(TabPane):
    """Choices above, the subject and the text below them, the gaps beside those."""

    went_on = Signal()  # to whom it goes is asked next

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self.ops, self.theme = ops, theme
        self._asker = Asker(ops, self)
        self._desk = Desk()
        self._text: Template | None = None  # as it was chosen
        self._gone = ("", "")  # the subject and text that went out last
        self._kept = ""  # the name of a text that was kept just now
        self.which = Choice(letters=22)
        self.about = Choice(letters=22)
        self.whom = Choice()
        self.which_field = Field(self.tr("Te&kst"), self.which)
        self.about_field = Field(self.tr("Waar &over"), self.about)
        self.whom_field = Field(self.tr("&Aan"), self.whom)
        self.subject = line(most=templates.LONGEST_SUBJECT)
        self.subject_field = Field(self.tr("Onderwer&p"), self.subject)
        self.body = Text()
        self.body_field = Field(self.tr("&Brief"), self.body)
        self.name = line(most=80)
        self.name_field = Field(
            self.tr("Naa&m van uw eigen tekst"),
            self.name,
            needs=self.tr("Geef uw tekst een naam; dan staat hij in de lijst."),
        )
        self.keep_button = button(self.tr("Be&waren"), self._keep)
        self.remove_button = button(self.tr("Weg&gooien"), self._remove, risky=True)
        self.answers_button = button(self.tr("Antwoorden aan&vinken"), self._answers, "quiet")
        self.next_button = button(self.tr("Ver&der"), self.went_on.emit, "primary")
        self.said = Said()
        self.model: RowsModel[Gap] = RowsModel(theme, self._columns(), lambda one: one.word)
        self.gaps = ListTable(theme, self.model, self.tr("Velden"))
        self.gaps.entered.connect(self._put)
        self.gaps.looked_at.connect(self._tell_gap)
        self.which.currentIndexChanged.connect(self._choose)
        QShortcut(QKeySequence("Ctrl+Space"), self, self.gaps.setFocus)
        QShortcut(QKeySequence("Ctrl+S"), self, self._keep)
        tip(self.keep_button, "Ctrl+S")
        self._lay_out()

    def _columns(self) -> list[Column[Gap]]:
        return [Column(self.tr("Veld"), lambda one: f"{{{one.word}}}", least=14)]

    def _lay_out(self) -> None:
        grid = self.theme.grid
        self.gap_told = label(wrap=True)
        keys = self.tr("Enter zet het veld in de brief; Ctrl+spatie brengt u hier.")
        box = card(
            column(
                (self.gaps, 1),
                self.gap_told,
                label(keys, "small", wrap=True),
                gap=grid(1),
                margin=grid(1),
            )
        )
        box.setMinimumWidth(grid(28))
        asked = ((self.which_field, 1), (self.about_field, 1), (self.whom_field, 1))
        top = row(*asked, gap=grid(1.5))
        buttons = (self.keep_button, self.remove_button)
        foot = row(self.name_field, *buttons, gap=grid(1))
        for one in buttons:
            foot.setAlignment(one, Qt.AlignmentFlag.AlignBottom)
        parts = (self.subject_field, self.body_field, self.said, foot)
        self.parts = ListWithPanel("letter", parts, box, grid(1.25))
        self.parts.setStretchFactor(0, 2)
        on = row(self.answers_button, None, self.next_button, gap=grid(1))
        self.setLayout(column(top, (self.parts, 1), on, gap=grid(1.5)))

    def show_desk(self, desk: Desk) -> None:
        """Offer what is there now; what is typed stays."""
        first, self._desk = self._text is None, desk
        blocked = self.which.blockSignals(True)
        self.which.offer({_key(one): self._titled(one) for one in desk.texts})
        if self._kept:
            mine = next((one for one in desk.texts if one.name == self._kept and one.id), None)
            if mine is not None:
                self._text = mine
                self.which.choose(_key(mine))
            self._kept = ""
        self.which.blockSignals(blocked)
        chosen = self._chosen()
        if first or chosen is None or self._text is None or _key(chosen) != _key(self._text):
            self._choose()
        else:
            self._text = chosen
            self._offer()

    @property
    def wanted(self) -> Wanted | None:
        """The letter that would go out; None before anything is there."""
        if self._text is None:
            return None
        written = self._text.changed(subject=self.subject.text(), body=self.body.toPlainText())
        about = About(self._text.purpose, int(self.about.value or 0))
        return Wanted(written, about, Everybody(self.whom.value or Everybody.MEMBERS))

    def show_text(self, text: Template, about: About) -> None:
        """Begin with a text that went out before."""
        blocked = self.which.blockSignals(True)
        key = next((_key(one) for one in self._desk.texts if one.purpose is text.purpose), "")
        self.which.choose(key)
        self.which.blockSignals(blocked)
        self._choose()
        self.about.choose(str(about.id))
        self.subject.setText(text.subject)
        self.body.setPlainText(text.body)

    @property
    def held(self) -> bool:
        """Whether something is typed that is in no text that is kept."""
        one = self._text
        written = (self.subject.text().strip(), self.body.toPlainText().strip())
        return one is not None and written not in ((one.subject, one.body.strip()), self._gone)

    def went_out(self) -> None:
        """Note that the text is in what was sent: it is not lost."""
        self._gone = (self.subject.text().strip(), self.body.toPlainText().strip())

    def start(self) -> None:
        """Begin at the choice of the text."""
        self.which.setFocus()

    def complain(self, sentence: str) -> None:
        """Say why nothing can go out."""
        self.said.say(sentence, "error")

    def calm(self) -> None:
        """Take back what was told to be wrong."""
        self.said.say("")

    def _titled(self, one: Template) -> str:
        return self.tr("%1 (eigen)").replace("%1", one.name) if one.id else one.name

    def _chosen(self) -> Template | None:
        return next((one for one in self._desk.texts if _key(one) == self.which.value), None)

    def _choose(self) -> None:
        """Show another text: its words, its possible subjects, its usual recipients."""
        one = self._chosen()
        if one is None:
            return
        self._text = one
        self.calm()
        for field in (self.subject, self.body):
            field.blockSignals(True)
        self.subject.setText(one.subject)
        self.body.setPlainText(one.body)
        for field in (self.subject, self.body):
            field.blockSignals(False)
        self.name.setText(one.name if one.id else "")
        self._offer(anew=True)

    def _offer(self, *, anew: bool = False) -> None:
        one = self._text
        if one is None:
            return
        there = self._desk.offered.of(one.purpose)
        for choice in (self.about, self.whom):
            choice.blockSignals(True)
        self.about.offer({str(number): name for number, name in there})
        self.whom.offer(self._people(one.purpose))
        if anew:
            self.whom.choose(usual(one.purpose).value)
        for choice in (self.about, self.whom):
            choice.blockSignals(False)
        self.about_field.setVisible(bool(there) or _needs(one.purpose))
        self.remove_button.setVisible(bool(one.id))
        self.answers_button.setVisible(one.purpose is Purpose.CONSENT)
        purpose = one.purpose
        self._asker.ask(lambda club: offered_gaps(club, purpose), self._show_gaps)

    def _people(self, purpose: Purpose) -> dict[str, str]:
        names = {
            Everybody.MEMBERS: self.tr("alle leden"),
            Everybody.EVENING: self.tr("wie die avond speelde"),
            Everybody.COMPETITION: self.tr("wie in de competitie speelt"),
            Everybody.OWING: self.tr("wie nog moet betalen"),
        }
        fits = {
            Purpose.RESULT: (Everybody.EVENING, Everybody.COMPETITION, Everybody.MEMBERS),
            Purpose.INVITATION: (Everybody.MEMBERS, Everybody.COMPETITION, Everybody.EVENING),
            Purpose.STANDING: (Everybody.COMPETITION, Everybody.MEMBERS),
            Purpose.DUES: (Everybody.OWING,),
            Purpose.REMINDER: (Everybody.OWING,),
        }.get(purpose, (Everybody.MEMBERS,))
        return {one.value: names[one] for one in fits}

    def _show_gaps(self, found: Mapping[str, object]) -> None:
        self.gaps.show_rows([Gap(word, language.told(told)) for word, told in found.items()])  # type: ignore[arg-type]
        if found and not self.gaps.currentIndex().isValid():
            self.gaps.selectRow(0)

    def _tell_gap(self, at: int) -> None:
        self.gap_told.setText(self.model.rows[at].told if 0 <= at < len(self.model.rows) else "")

    def _put(self, at: int) -> None:
        """The gap into the text, where the cursor is."""
        self.body.insertPlainText(f"{{{self.model.rows[at].word}}}")
        self.body.setFocus()

    def _keep(self) -> None:
        wanted = self.wanted
        if wanted is None:
            return
        own = self._text if self._text is not None and self._text.id else None
        name = self.name.text().strip()
        if not self.name_field.filled_in():
            return
        same = own is not None and own.name == name
        text = wanted.text.changed(name=name)
        if not same:
            text = text.changed(id=0, version=0)

        def kept(one: Template) -> None:
            self.said.say(self.tr("✓ Bewaard: %1").replace("%1", one.name), "good")

        self._kept = name
        self._change(lambda club: templates.keep_template(club, text), kept)

    def _remove(self) -> None:
        if self._text is None or not self._text.id:
            return
        number, name = self._text.id, self._text.name

        def gone(_saved: object) -> None:
            self.said.say(
                self.tr("%1 is weg; Ctrl+Z haalt hem terug.").replace("%1", name), "muted"
            )

        self._change(lambda club: templates.remove_template(club, number), gone)

    def _answers(self) -> None:
        ask(self, ShowMembers(CONSENTS))

    def _change(self, work: Callable[[OpenClub], object], done: Callable[..., None]) -> None:
        def refused(error: Exception) -> None:
            self._kept = ""
            self.complain(troubles.sentence(error))

        self.ops.change(work, done, refused)


def _key(one: Template) -> str:
    return f"{_OWN}{one.id}" if one.id else one.purpose.value


def _needs(purpose: Purpose) -> bool:
    return purpose not in (Purpose.FREE, Purpose.CONSENT)

"""The card that says whether the sheet can be signed off, with the button that does it."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.entry.findings import StateCard
from clubadmin.desktop.kit import language, used
from clubadmin.desktop.kit.forms import line
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column
from clubadmin.desktop.sheet.model import SheetModel
from clubadmin.desktop.sheet.row import match_sentence, stand_sentence
from clubadmin.i18n import Message
from clubadmin.model.sheets.sheet import Scoresheet
from clubadmin.services.club.club import OpenClub
from clubadmin.services.sheets import sheets
from clubadmin.services.sheets.knockout_outcome import remark


class SigningCard(StateCard):
    """The card of what is still to do, and Aftekenen."""

    unsign_asked = Signal()
    correct_asked = Signal(str)  # on a closed evening: why it opens again
    turn_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._sign = button(self.tr("Aftekenen (Enter)"), self.sign_asked.emit, "primary")
        self._unsign = button(self.tr("Aftekening terugnemen"), self.unsign_asked.emit, "link")
        self._turn = button("", self.turn_asked.emit, "quiet")
        self._correct = button(self.tr("&Verbeteren …"), self.ask_reason)
        self._reason = line(hint=self.tr("Waarom? Bijvoorbeeld: roem vergeten"))
        self._reason.setAccessibleName(self.tr("Reden om de avond te heropenen"))
        self._reason.returnPressed.connect(self._open_again)
        self._again = button(self.tr("H&eropenen"), self._open_again, "primary")
        self._said = ""
        self._mark = ""  # what the table did itself, as the board marks it
        self.corrects = 0  # the evening that opened for a correction, and closes once all is signed
        self._model: SheetModel | None = None
        self._state: tuple[object, ...] = ()
        self.setLayout(
            column(
                self.heading,
                self.detail,
                self._sign,
                self._unsign,
                self._turn,
                self._correct,
                self._reason,
                self._again,
                gap=theme.grid(1),
                margin=theme.grid(2),
            )
        )

    def ask_reason(self) -> None:
        """Why the evening opens again for this sheet; the reason is told with the correction."""
        self._show_reason(asked=True)
        self._reason.setFocus()

    def _show_reason(self, *, asked: bool) -> None:
        closed = self._model is not None and self._model.sheet.closed
        self._correct.setVisible(closed and not asked)
        for one in (self._reason, self._again):
            one.setVisible(closed and asked)
        self.changed.emit()

    def _open_again(self) -> None:
        self.correct_asked.emit(self._reason.text())

    @property
    def said(self) -> str:
        """The words of the card, without its sign."""
        return f"{self.heading.text().lstrip('✓!?◉ ')}. {self.detail.text()}"

    def say(self, sentence: str) -> None:
        """Why signing off is not possible now; stays until the sheet changes."""
        self._said = sentence
        self.detail.setText(sentence)
        self.changed.emit()

    def mark(self, mark: str) -> None:
        """Mark the table's own deed: "confirmed", "typed" or another mark of the board."""
        if mark != self._mark:
            self._mark = mark
            if self._model is not None:
                self.show_model(self._model)

    def show_model(self, model: SheetModel) -> None:
        """Say what is still to do on this sheet."""
        self._model = model
        state = (
            self._mark,
            self.corrects,
            model.sheet.place.table_id,
            model.sheet.signed,
            model.sheet.closed,
            model.on_totals,
            model.sheet.totals_first and not any(model.own),
            model.second,
            model.missing,
            model.errors,
            model.fault(),  # what is said names the row that the key leads to
            tuple(model.wrong_totals()),
            bool(model.findings),
            model.added_up,
            model.jumped and model.row,
            _floored(model),
            used.is_used("other-side"),
            match_sentence(model),
            stand_sentence(model),
        )
        if state == self._state:
            return
        self._state, self._said = state, ""
        ready = not model.missing and not model.errors
        self.heading.setText(self._headline(model))
        advice = self._advice(model)
        if _floored(model):
            advice = f"{self._floor(model)} {advice}"
        self.detail.setText(advice)
        self._sign.setVisible(not (model.sheet.signed or model.closed))
        self._sign.setEnabled(ready)
        self._unsign.setVisible(model.sheet.signed and not model.sheet.closed)
        self._reason.clear()
        self._show_reason(asked=False)
        turned = model.second or bool(self._mark) or used.is_used("other-side")
        self._turn.setVisible(turned and not model.locked)
        self._turn.setText(
            self.tr("Eigen formulier (Ctrl+T)")
            if model.second
            else self.tr("Papier (Ctrl+T)")
            if self._mark
            else self.tr("Tegenpartij (Ctrl+T)")
        )
        self.changed.emit()

    def first(self) -> QWidget | None:
        """The first button that can be pressed, to give the keyboard to."""
        buttons = (self._sign, self._unsign, self._turn, self._correct)
        return next((one for one in buttons if one.isVisible() and one.isEnabled()), None)

    def _headline(self, model: SheetModel) -> str:
        if model.sheet.signed and model.on_totals:
            return "✓ " + self.tr("Afgetekend met alleen totalen")
        if model.sheet.signed:
            return "✓ " + self.tr("Afgetekend")
        if model.sheet.closed:
            return self.tr("De avond is afgesloten")
        if model.second:
            return self._of_second()
        if model.missing and stand_sentence(model):
            return stand_sentence(model)
        if model.missing == 1:
            return self.tr("Nog 1 spel")
        if model.missing:
            return self.tr("Nog %1 spellen").replace("%1", str(model.missing))
        if model.errors:
            return "! " + self.tr("Eerst nazien")
        if ended := match_sentence(model):
            return ended
        return self._all_right(model)

    def _of_second(self) -> str:
        paper, other = self.tr("Het papier"), self.tr("Formulier van de tegenpartij")
        return paper if self._mark else other

    def _all_right(self, model: SheetModel) -> str:
        if self._mark == "confirmed":
            return "◉ " + self.tr("Bevestigd aan tafel")
        if model.findings:
            return "? " + self.tr("Kijk nog even na")
        if model.on_totals:
            return self.tr("Alleen totalen")
        return self.tr("Totaal klopt") if model.added_up else self.tr("Alle spellen getypt")

    def _floor(self, model: SheetModel) -> str:
        """Tell when fines come off, and how far."""
        if model.sheet.sitting == 1:
            return self.tr("Boetes gaan er aan het eind af, nooit onder 0.")
        said = self.tr("Boetes gaan er na de %1 boompjes aan deze tafel af, nooit onder 0.")
        return said.replace("%1", str(model.sheet.sitting))

    def _advice(self, model: SheetModel) -> str:
        if model.sheet.closed:
            return self.tr("Verbeteren opent hem weer, met een reden, en dit formulier alleen.")
        if said := self._of_totals(model):
            return said
        if model.sheet.signed:
            return self.tr("Enter gaat naar het volgende formulier, F2 neemt de aftekening terug.")
        if model.second and self._mark:
            return self.tr("Typ wat er op het papier staat; het eerste verschil wordt gemeld.")
        if model.second:
            return self.tr("Typ wat de tegenpartij schreef; het eerste verschil wordt gemeld.")
        if model.jumped:
            said = self.tr("Verder bij spel %1, de eerste lege regel.")
            return said.replace("%1", str(model.number_of(model.row)))
        if model.missing:
            return self.tr("Aftekenen kan als alles klopt.")
        if model.only_totals_off:
            return self.tr(
                "Kloppen de rijen, dan is op papier verkeerd geteld: typ het totaal dat hier "
                "staat, of maak het vakje leeg. Dan kan aftekenen."
            )
        if model.errors:
            return self.tr("Aftekenen kan als er geen ! meer staat.")
        return self._ready_advice(model)

    def _ready_advice(self, model: SheetModel) -> str:
        if self.corrects == model.sheet.evening_id:
            return self.tr("Aftekenen sluit de avond weer af, met een rectificatie.")
        if model.added_up:
            return self.tr("Druk op Enter om af te tekenen.")
        return self.tr("Typ de totalen van het papier, of druk meteen op Enter om af te tekenen.")

    def _of_totals(self, model: SheetModel) -> str:
        """Tell what to do where totals come first, or count; "" where the games do."""
        if model.second or not model.sheet.totals_first:
            return ""
        if model.sheet.signed and model.on_totals:
            return self.tr(
                "De spellen kunnen er nog bij. Zijn ze er allemaal, dan tellen die in plaats van"
                " de totalen. F2 bij een totaal neemt de aftekening terug."
            )
        if model.on_totals and model.errors:
            return self.tr("Aftekenen kan als er geen ! meer staat.")
        if model.on_totals:
            return self.tr(
                "Druk op Enter om af te tekenen. De spellen kunnen er later bij, en tellen dan."
            )
        first = bool(model.missing) and not any(model.own)
        return self.tr("Typ de vier totalen van het papier, of de spellen.") if first else ""


def _floored(model: SheetModel) -> bool:
    """Whether somebody has a fine that never brings his total below 0."""
    return model.rules.fine_floor and any(seat.fines for seat in model.scored.seats)


class Signed(NamedTuple):
    """A sheet was signed off: the next that is missing, None when it was the last; and remarks."""

    following: Scoresheet | None
    remarks: dict[int, Message | None]


def sign(club: OpenClub, table_id: int, taken: Collection[int] = ()) -> Signed:
    """Sign the sheet off; the next is one that nobody has `taken`, where there is one."""
    following = sheets.sign(club, table_id, taken)
    remarks = remarks_of(club, (table_id,))
    return Signed(sheets.sheet(club, following.table_id) if following else None, remarks)


def correct(club: OpenClub, evening_id: int, table_id: int, reason: str) -> Scoresheet:
    """Open a closed evening again and take back the signature of one sheet."""
    from clubadmin.services.results import closing  # with all that stands: not at each start

    closing.reopen(club, evening_id, reason)
    return unsign(club, table_id)


def unsign(club: OpenClub, table_id: int) -> Scoresheet:
    """Take the signature back, so that the sheet can be corrected."""
    sheets.unsign(club, table_id)
    return sheets.sheet(club, table_id)


class SignedRemarks(QObject):
    """Remarks told when a sheet is signed off, and taken back once they no longer hold."""

    said = Signal(str)
    unsaid = Signal(str)

    def __init__(self, ops: Operations) -> None:
        super().__init__()
        self._ops = ops
        self._said: dict[int, str] = {}  # by table

    def note(self, remarks: Mapping[int, Message | None]) -> None:
        """Note the remarks on these tables now; None for nothing."""
        for table_id, message in remarks.items():
            sentence, before = language.told(message) if message else "", self._said.get(table_id)
            if before and before != sentence:
                self.unsaid.emit(self._said.pop(table_id))
            if sentence and before != sentence:
                self._said[table_id] = sentence
                self.said.emit(sentence)

    def look_again(self) -> None:
        """The evening is another than it was: take back what no longer holds."""
        tables = tuple(self._said)
        if tables:
            self._ops.look(lambda club: remarks_of(club, tables), self.note)

    def forget(self) -> None:
        """Forget remarks when another evening is in view."""
        while self._said:
            self.unsaid.emit(self._said.popitem()[1])


def remarks_of(club: OpenClub, tables: tuple[int, ...]) -> dict[int, Message | None]:
    """Load the remark on each of these tables."""
    return {table_id: remark(club, table_id) for table_id in tables}

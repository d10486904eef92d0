"""Keys on a sheet, besides those wherever lines are typed."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication

from clubadmin.desktop.entry.keyboard import ENTERS, EntryKeyboard, Key, Standard
from clubadmin.desktop.kit.copying import copy_table, pasted
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.sheet import clipboard
from clubadmin.desktop.sheet.model import Change, SheetModel
from clubadmin.domain.row.raw import Mark
from clubadmin.domain.scoring.keypad import expand, forms_of
from clubadmin.domain.terms import Side

_TWICE = 500  # ms between two Enters of which the second was not meant
_NAMED = 5  # rows that are told one by one


class SheetKeyboard(EntryKeyboard[SheetModel]):
    """Rows are marked with Shift, and below the last stand the totals of the players."""

    sign_asked = Signal()
    second_asked = Signal(bool)  # the other side's sheet, or back

    _with_control = (Key.Key_Home, Key.Key_End)
    _in_vain = ""
    _pressed_at = _signed_at = 0  # ms, as the system counts them; 0: it did not say
    _totals_off = False  # when that was typed a total on paper was wrong

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key asks; Enters just behind the one that signed are of a trembling hand."""
        at = event.timestamp()
        if event.key() in ENTERS and self._signed_at and at - self._signed_at < _TWICE:
            return True
        self._pressed_at, self._signed_at = at, 0
        return super().press(event)

    def typed_in_vain(self, most: int) -> tuple[list[str], int]:
        """Rows typed past the last of a sheet that was not signed yet, and how many more wait.

        Args:
            most: how many rows a sheet holds; those beyond it are for the sheets after it.
        """
        rows = self._in_vain.split()
        if self._totals_off and self._are_totals(rows):
            rows = []  # meant for a box below this sheet
        self._in_vain = "".join(f"{one}\n" for one in rows[most:])
        return rows[:most], len(rows[most:])

    def forget_in_vain(self) -> None:
        """Forget typing in vain when another sheet is chosen: it is not for that one."""
        self._in_vain = ""

    def _are_totals(self, rows: list[str]) -> bool:
        """Whether these can be totals on paper; of a sheet more than those few is typed on."""
        return len(rows) <= self.typed_in.stop and "".join(rows).isdigit()

    def _tell(self, change: object | None) -> None:
        """Drop typing that was in vain and now stands on this sheet: it is not for the next."""
        if isinstance(change, Change) and self.model is not None:
            taken = {*change.lines.values(), *map(str, self.model.paper)}
            forms = forms_of(self.model.rules)
            if all(expand(one, forms) in taken for one in self._in_vain.split()):
                self.forget_in_vain()
        super()._tell(change)

    def _select(self) -> bool:
        """The figure; where nothing stands, or once more, every row."""
        if not super()._select():
            self.keep_typed()
            self.typed_in.mark_all()
        return True

    def copy(self) -> bool:
        """The rows marked, as quick entry and four figures, to the clipboard."""
        rows = clipboard.rows_of(self.typed_in)
        if rows:
            copy_table(clipboard.copied(rows))
        return bool(rows)

    def cut(self) -> bool:
        """Copy the rows marked and empty them."""
        return self.copy() and self._erase(forward=True)

    def paste(self) -> bool:
        """Lay rows from the clipboard over the sheet, from the cursor down."""
        if self._refuse_locked():
            return True
        read = clipboard.read_rows(pasted(), self.typed_in)
        if read.problem:
            self.refused.emit(read.problem)
        elif self.typed_in.on_paper:
            self.refused.emit(_no_row_here())
        else:
            over = len(read.lines) - (self.typed_in.games - self.typed_in.selected.start)
            self._tell(self.typed_in.put(read.lines))
            if over > 0:
                self.refused.emit(_left_over(over, len(read.lines)))
        return True

    def swap_sides(self) -> None:
        """Wij and Zij were written the other way round."""
        model = self.model
        if self._may_mend() and model is not None and model.columns.sides != "alone-together":
            for change in model.swap_sides():
                self._tell(change)

    def mark(self, mark: Mark, side: Side) -> None:
        """A side is nat, or made the pit."""
        if self.model is not None and not self._refuse_locked():
            self.keep_typed()
            self._tell(self.model.mark(mark, side))

    def shift(self, *, down: bool) -> None:
        """A game was left out, or typed twice: the rows from here shift."""
        model = self.model
        if not self._may_mend() or model is None or model.on_paper:
            return
        if down and model.lines[-1]:
            self.refused.emit(_no_room())
        else:
            self._tell(model.shift(down=down))

    def _may_mend(self) -> bool:
        """Whether whole rows may be changed; a decision stays with its game."""
        if self.model is None or self._refuse_locked():
            return False
        self.keep_typed()
        if self.model.decided:
            self.refused.emit(_decided())
        return not self.model.decided

    def _standards(self) -> dict[QKeySequence.StandardKey, Callable[[], bool]]:
        return super()._standards() | {Standard.Cut: self.cut}

    def _tab_on(self, by: int) -> bool:
        """Along the paper totals; out of the sheet past the last stop, and before the first."""
        model = self.model
        if model is None or model.locked:
            return False
        self.keep_typed()
        if model.row + by < 0 or (model.on_paper and model.field + by > model.stop):
            return False
        if not model.on_paper or model.field + by < 0:
            model.go(model.beside(by))
            model.enter_end(by)
        else:
            model.go(model.row, field=model.field + by)
        return True

    def _enter(self) -> bool:
        """Keep the row and go on; on an empty total, and after the last, sign off."""
        model = self.model
        assert model is not None
        deaf, self.deaf = self.deaf, False
        if deaf and self._in_vain:
            self._in_vain += "\n"
        if model.locked and deaf:
            return self._refuse_locked()  # that Enter belongs to what was typed in vain
        if model.no_roem:
            model.insert("0")
        counts = model.sheet.signed or model.on_totals
        idle = counts and not (model.typing or any(model.own))
        if model.locked or idle or (model.on_paper and not model.text):
            self.keep_typed()
            self._signed_at = 0 if model.sheet.signed else self._pressed_at
            self.sign_asked.emit()
            return True
        if not model.on_paper and not model.shown(model.row):
            return self._nothing_here(model)
        anew, boxed = model.typing and bool(model.stored()), model.box is not None
        total = (model.text or "", model.field) if anew and model.on_paper else ("", -1)
        whole = not (model.missing or model.on_paper)
        self.keep_typed()
        self._doubt(*total)
        if model.second and model.row == model.end - 1:
            self.second_asked.emit(False)
        elif (anew or whole) and not model.second:
            model.go_on()
        else:
            model.forward()
        if boxed:
            model.enter_box(0)
        return True

    def _edit(self) -> bool:
        model = self.typed_in
        if model.sheet.signed and not (model.closed or model.typing or model.stored()):
            self.unsign_asked.emit()
            return True
        return super()._edit()

    def _doubt(self, text: str, field: int) -> None:
        """A total that is still off may have been meant for a row of the next sheet."""
        if field in self.typed_in.wrong_totals():
            self._note_in_vain(f"{text}\n")

    def _cancel(self) -> bool:
        """Drop the typing; without any, turn from the other side's sheet back to the sheet."""
        if self.model is not None and self.model.second and self.model.text is None:
            self.second_asked.emit(False)
            return True
        return super()._cancel()

    def _nothing_here(self, model: SheetModel) -> bool:
        """Refuse an Enter that would skip a game: every row after it would be a row too low."""
        self.keep_typed()
        if model.is_over(model.row):
            model.forward()
            return True
        QApplication.beep()
        if any(model.lines):
            number = model.number_of(model.row)
            self.refused.emit(_no_skipping().replace("%1", str(number)))
        return True

    def _beside(self, by: int, *, marking: bool) -> int:
        return super()._beside(by, marking=marking) if marking else self.typed_in.beside(by)

    def _go(self, row: int, *, marking: bool) -> None:
        self.typed_in.go(row, marking=marking)

    def _sideways(self, by: int) -> bool:
        if self.typed_in.on_paper and not self.typed_in.typing:
            self.typed_in.go(self.typed_in.row, field=self.typed_in.field + by)
        return super()._sideways(by)

    def _past_last(self) -> bool:
        return self.typed_in.at_stop and not self.typed_in.locked

    def _type_past_last(self, text: str) -> None:
        model = self.model
        assert model is not None
        if text.isdigit() and not self.deaf and model.only_totals_off:
            model.go_to_end()
            model.insert(text)
            return
        if self.deaf or text != "+":
            self._note_in_vain("." if text == "," else text)
        super()._type_past_last(text)

    def _note_in_vain(self, typed: str) -> None:
        if not self._in_vain:
            self._totals_off = bool(self.typed_in.wrong_totals())
        self._in_vain += typed

    def _no_place_for(self, text: str) -> None:
        """Refuse a sign where a total is put right: it is of a row of the next sheet."""
        model = self.model
        assert model is not None
        begun = model.text or ""
        mending = model.on_paper and model.only_totals_off and bool(model.stored())
        if text.isdigit() or not mending:
            super()._no_place_for(text)
            return
        model.cancel()
        model.go(model.games, field=model.stop)
        if begun:
            self._note_in_vain(begun)
            self.deaf = True
        self._type_past_last(text)

    def _say_not_heard(self) -> None:
        if self.typed_in.only_totals_off:
            self._not_typed(_total_first())
            return
        ready = not self.typed_in.missing and not self.typed_in.wrong
        self._not_typed(_sign_first() if ready else _fault_first())

    def _not_typed_why(self) -> str:
        return _only_totals() if self.typed_in.on_paper else _too_long()

    def _signed_sentence(self) -> str:
        return translate(
            "sheet", "Dit formulier is afgetekend. Druk op F2 om de aftekening terug te nemen."
        )


def offered(rows: list[str], later: int) -> str:
    """Offer typing in vain for the sheet before, with the key that lays it on this one.

    Args:
        rows: what this sheet has room for.
        later: how many rows more are offered on the sheets after it.
    """
    text = translate(
        "sheet",
        "Voordat het vorige formulier was afgetekend typte u al door: %1. Hoort dat hier, dan "
        "zet Ctrl+V het neer, vanaf de rij waar u bent.",
    )
    more = f" … ({len(rows)})" if len(rows) > _NAMED else ""
    text = text.replace("%1", ", ".join(rows[:_NAMED]) + more)
    if not later:
        return text
    others = translate("sheet", "De %1 rijen daarna komen bij het volgende formulier.")
    return f"{text} {others.replace('%1', str(later))}"


def _no_skipping() -> str:
    return translate(
        "sheet",
        "Spel %1 is nog leeg. Typ het spel, een min als het niet gespeeld is, of ga met de "
        "pijlen naar een ander spel.",
    )


def _sign_first() -> str:
    return translate(
        "sheet", "Niet getypt: dit formulier wacht nog op aftekenen. Druk eerst op Enter."
    )


def _fault_first() -> str:
    return translate(
        "sheet",
        "Niet getypt: dit formulier is nog niet afgetekend. Druk op Enter en dan op de "
        "plus-toets, die gaat naar wat er nog moet.",
    )


def _total_first() -> str:
    return translate(
        "sheet",
        "Niet getypt: dit formulier is nog niet afgetekend, een totaal klopt niet. Druk op Enter, "
        "dan staat u erop.",
    )


def _only_totals() -> str:
    return translate(
        "sheet", "Niet getypt: hier komen de totalen van het papier, alleen cijfers, hooguit vijf."
    )


def _too_long() -> str:
    return translate("sheet", "Niet getypt: deze rij is al te lang.")


def _no_room() -> str:
    return translate("sheet", "Er is geen rij over: haal eerst het spel weg dat er een te veel is.")


def _decided() -> str:
    return translate(
        "sheet",
        "Op dit formulier is over een spel iets beslist (§); dat blijft bij dat spel. Typ wat "
        "anders moet per rij.",
    )


def _no_row_here() -> str:
    return translate(
        "sheet",
        "Hier staan de totalen. Ga naar het spel waar de eerste rij moet komen en plak dan.",
    )


def _left_over(over: int, pasted: int) -> str:
    sentence = translate(
        "sheet", "%1 van de %2 rijen passen niet meer op het formulier en zijn niet geplakt."
    )
    return sentence.replace("%1", str(over)).replace("%2", str(pasted))

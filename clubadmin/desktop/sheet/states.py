"""The state of a sheet in a sign and a word; colour never alone."""

from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.sheet.model import SheetModel
from clubadmin.model.evenings.evening import SheetState

SIGNS = {
    "busy": "▸",
    SheetState.MISSING.value: "",
    SheetState.HALF.value: "◐",
    SheetState.ERROR.value: "!",
    SheetState.COMPLETE.value: "○",
    SheetState.SIGNED.value: "✓",
    "totals": "Σ",
    "call": "⚑",
    "protest": "⚑",
    "confirmed": "◉",
    "typed": "◐",
    "desk": "✎",
}


def state_sign(state: SheetState, *, totals: bool = False) -> str:
    """The sign of a state; of a signed sheet with totals only its own."""
    return SIGNS["totals" if totals and state is SheetState.SIGNED else state.value]


def state_word(state: SheetState, *, busy: bool = False, totals: bool = False) -> str:
    """Name the state in one word, as a secretary would; a signed sheet may have totals only."""
    if state is SheetState.ERROR:
        return translate("states", "nazien")
    if state is SheetState.SIGNED and totals:
        return translate("states", "totalen")
    if state is SheetState.SIGNED:
        return translate("states", "klaar")
    if busy:
        return translate("states", "bezig")
    if state is SheetState.COMPLETE:
        return translate("states", "aftekenen")
    if state is SheetState.HALF:
        return translate("states", "half")
    return translate("states", "ontbreekt")


def mark_word(mark: str) -> str:
    """Name a table's deed in one word: "call", "protest", "confirmed" or "typed"."""
    if mark == "call":
        return translate("states", "roept")
    if mark == "protest":
        return translate("states", "protest")
    if mark == "confirmed":
        return translate("states", "bevestigd")
    return translate("states", "aan tafel")


def state_of(model: SheetModel) -> SheetState:
    """The state of the sheet that is being typed."""
    if model.sheet.signed:
        return SheetState.SIGNED
    if model.errors:
        return SheetState.ERROR
    if not any(model.own) and not model.on_totals:
        return SheetState.MISSING
    return SheetState.HALF if model.missing else SheetState.COMPLETE

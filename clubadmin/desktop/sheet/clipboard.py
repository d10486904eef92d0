"""Rows to and from the clipboard: quick entry, and the four columns of a spreadsheet."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.sheet.looks import row_look
from clubadmin.desktop.sheet.model import SheetModel

_MARKS = {"nat": "n", "n": "n", "*": "n", "pit": "p", "p": "p", "verzaakt": "v", "v": "v"}
_STRIPES = {"", "/", "-", "–", "—", "///"}
_GAME_TOTAL = 162
_REVOKED = 262


@dataclass(frozen=True)
class Pasted:
    """Lines taken from the clipboard, or the sentence that says why none were."""

    lines: tuple[str, ...] = ()
    problem: str = ""


@dataclass(frozen=True)
class _Box:
    figure: int | None
    mark: str


def rows_of(model: SheetModel) -> list[tuple[str, ...]]:
    """The rows marked: quick entry, then the four figures with their marks."""
    rows = []
    for row in model.selected:
        boxes = row_look(model, row, focused=False).boxes
        figures = (f"{box.figure} {box.mark}".strip() for box in boxes)
        rows.append((model.shown(row), *figures))
    return rows


def copy_text(rows: list[tuple[str, ...]]) -> str:
    """Rows of cells (quick entry first, then the four figures) as tab-separated text."""
    return "\n".join("\t".join(row) for row in rows)


def read_rows(text: str) -> Pasted:
    """Quick entry in the first column, or points, roem, points, roem in four columns."""
    rows = [row.split("\t") for row in text.replace("\r\n", "\n").strip("\n").split("\n")]
    lines = []
    for number, cells in enumerate(rows, start=1):
        line = _read_row([cell.strip() for cell in cells])
        if line is None:
            return Pasted(problem=_trouble(number, "  ".join(cells)))
        lines.append(line)
    return Pasted(tuple(lines))


def _trouble(number: int, shown: str) -> str:
    sentence = QCoreApplication.translate(
        "clipboard",
        "Rij %1 van wat u plakt (%2) is niet te lezen, dus is er niets geplakt. "
        "Plak snelle regels, of vier kolommen: punten, roem, punten, roem.",
    )
    return sentence.replace("%1", str(number)).replace("%2", shown[:40])


def _read_row(cells: list[str]) -> str | None:
    if len(cells) in (1, 5):
        return cells[0]
    if len(cells) != 4:
        return None
    boxes = [_read_box(cell) for cell in cells]
    if any(box is None for box in boxes):
        return None
    ns, ns_roem, ew, ew_roem = (box for box in boxes if box is not None)
    # some write PIT beside the points, some beside the roem
    result = _result(
        _Box(ns.figure, ns.mark or ns_roem.mark), _Box(ew.figure, ew.mark or ew_roem.mark)
    )
    if result is None:
        return None
    if result == "":
        return "" if ns_roem.figure is None and ew_roem.figure is None else None
    return result + _amount("+", ns_roem) + _amount("-", ew_roem)


def _read_box(cell: str) -> _Box | None:
    words = cell.lower().split()
    figure: int | None = None
    mark = ""
    for word in words:
        if word in _MARKS:
            mark = _MARKS[word]
        elif word.isascii() and word.isdigit() and len(word) < 5:
            figure = int(word)
        elif word not in _STRIPES:
            return None
    return _Box(figure, mark)


def _result(ns: _Box, ew: _Box) -> str | None:
    """The result as quick entry, "" for an empty row, None when the two cannot go together."""
    if ns.mark or ew.mark:
        return ns.mark or f".{ew.mark}"
    if ns.figure is None and ew.figure is None:
        return ""
    if ns.figure is None or ew.figure is None:
        return None
    if (ns.figure, ew.figure) == (0, _REVOKED):
        return "v"
    if (ns.figure, ew.figure) == (_REVOKED, 0):
        return ".v"
    return str(ns.figure) if ns.figure + ew.figure == _GAME_TOTAL else None


def _amount(sign: str, box: _Box) -> str:
    return "" if not box.figure else f"{sign}{box.figure}"

"""Rows to and from the clipboard: quick entry, and the columns of the sheet as a spreadsheet."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.sheet.model import SheetModel
from clubadmin.desktop.sheet.pasting import line_of
from clubadmin.desktop.sheet.row import row_look


@dataclass(frozen=True)
class Pasted:
    """Lines taken from the clipboard, or the sentence that says why none were."""

    lines: tuple[str, ...] = ()
    problem: str = ""


def rows_of(model: SheetModel) -> list[tuple[str, ...]]:
    """The rows marked: quick entry, then what each column shows, with the marks."""
    rows = []
    for row in model.selected:
        look = row_look(model, row, focused=False)
        figures = (f"{box.figure} {box.mark}".strip() for box in look.boxes)
        rows.append((model.shown(row), *look.before, *figures, *look.after))
    return rows


def copy_text(rows: list[tuple[str, ...]]) -> str:
    """Rows of cells (quick entry first, then the columns) as tab-separated text."""
    return "\n".join("\t".join(row) for row in rows)


def read_rows(text: str, model: SheetModel) -> Pasted:
    """Quick entry in the first column, or the columns of the sheet, or only its boxes."""
    rows = [row.split("\t") for row in text.replace("\r\n", "\n").strip("\n").split("\n")]
    lines = []
    for number, cells in enumerate(rows, start=1):
        line = _read_row([cell.strip() for cell in cells], model)
        if line is None:
            return Pasted(problem=_trouble(number, "  ".join(cells), model))
        lines.append(line)
    return Pasted(tuple(lines))


def _trouble(number: int, shown: str, model: SheetModel) -> str:
    sentence = QCoreApplication.translate(
        "clipboard",
        "Rij %1 van wat u plakt (%2) is niet te lezen, dus is er niets geplakt. "
        "Plak snelle regels, of de kolommen van dit formulier: %3.",
    )
    names = ", ".join(_names(model))
    return sentence.replace("%3", names).replace("%1", str(number)).replace("%2", shown[:40])


def _names(model: SheetModel) -> list[str]:
    before = [extra.label.text().lower() for extra in model.columns.before]
    points = QCoreApplication.translate("sheet", "punten")
    roem = QCoreApplication.translate("sheet", "roem")
    return before + ([points, roem] * 2 if model.columns.roem else [points] * 2)


def _read_row(cells: list[str], model: SheetModel) -> str | None:
    columns = model.columns
    before, boxes = len(columns.before), 4 if columns.roem else 2
    whole = before + boxes + len(columns.after)
    if len(cells) in (1, 1 + whole):
        return cells[0]
    if len(cells) == boxes:
        return line_of([], cells, model.rules)
    if len(cells) in (whole, before + boxes):
        extras = zip((extra.key for extra in columns.before), cells, strict=False)
        return line_of(list(extras), cells[before : before + boxes], model.rules)
    return None

"""The row under the cursor in words, for a screen reader."""

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.language import current
from clubadmin.desktop.sheet.looks import BoxLook, Fill, row_look
from clubadmin.desktop.sheet.model import SIGN, SheetModel
from clubadmin.domain.scoring.wording import sentence


def spoken_row(model: SheetModel) -> str:
    """Game, what is typed, the four boxes, and what is wrong with them."""
    if model.on_paper:
        return _spoken_paper(model)
    look = row_look(model, model.row, focused=True)
    parts = [_tr_game().replace("%1", str(look.game))]
    if model.text:
        parts.append(QCoreApplication.translate("sheet", "getypt %1").replace("%1", model.text))
    if look.words:
        parts.append(look.words)
    elif look.boxes[0].fill is Fill.OPEN:
        parts.append(QCoreApplication.translate("sheet", "nog leeg"))
    else:
        parts += [_side("Wij", *look.boxes[:2]), _side("Zij", *look.boxes[2:])]
    here = (finding for finding in model.findings if finding.game == look.game)
    parts += [sentence(finding, current()) for finding in here]
    return ", ".join(parts)


def _tr_game() -> str:
    return QCoreApplication.translate("sheet", "Spel %1")


def _side(name: str, points: BoxLook, roem: BoxLook) -> str:
    said = f"{name} {points.figure}"
    if points.mark:
        said += f" {points.mark.lower()}"
    if roem.fill is Fill.STRIPE:
        return said + " " + QCoreApplication.translate("sheet", "geen roem")
    if roem.fill is Fill.BLANK:
        return said + " " + QCoreApplication.translate("sheet", "roem niet ingevuld")
    return said + " " + QCoreApplication.translate("sheet", "roem %1").replace("%1", roem.figure)


def _spoken_paper(model: SheetModel) -> str:
    if model.field == SIGN:
        return QCoreApplication.translate("sheet", "Aftekenen: druk op Enter")
    names = (
        QCoreApplication.translate("sheet", "punten van Wij op papier"),
        QCoreApplication.translate("sheet", "roem van Wij op papier"),
        QCoreApplication.translate("sheet", "punten van Zij op papier"),
        QCoreApplication.translate("sheet", "roem van Zij op papier"),
    )
    typed = model.text if model.text is not None else model.stored()
    return f"{names[model.field]} {typed}".strip()

"""A row that is left while it is typed: it is kept as it stands, and that is said."""

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.entry.model import EntryModel

translate = QCoreApplication.translate


def half_typed(model: EntryModel | None, *, after: bool) -> str:
    """Tell the typing that would change a row by Enter; "" for none.

    `after`: that row is where typing goes on, once one is back at the sheets.
    """
    if model is None or not model.text or model.text == model.stored() or model.place is None:
        return ""
    table, round_number, game, on_paper = model.place
    text = translate(
        "FormsStep", "Tafel %1 van ronde %2, spel %3: u typte %4, zonder Enter. Zo is het bewaard."
    )
    if after:
        text = translate(
            "FormsStep",
            "Tafel %1 van ronde %2, spel %3: u typte %4, zonder Enter. Zo is het bewaard; was het "
            "niet af, dan staat u bij Formulieren weer op die rij.",
        )
    if on_paper:
        text = translate(
            "FormsStep",
            "Tafel %1 van ronde %2, totalen: u typte %4, zonder Enter. Zo is het bewaard.",
        )
    for sign, value in (("%1", table), ("%2", round_number), ("%3", game)):
        text = text.replace(sign, str(value))
    return text.replace("%4", model.text.strip())

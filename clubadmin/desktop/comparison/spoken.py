"""The row under the cursor in words, for a screen reader."""

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.comparison.looks import worth_text
from clubadmin.desktop.comparison.model import BoardModel
from clubadmin.desktop.kit.language import current
from clubadmin.domain.scoring.row_words import row_words
from clubadmin.domain.scoring.wording import sentence

translate = QCoreApplication.translate


def table_words(model: BoardModel, row: int) -> str:
    """Where a row was played: "Tafel 3, ronde 2"."""
    group = model.board.lines[row].line
    if not group:
        return model.sentence_row(row, translate("comparison", "Tafel %1, ronde %2"))
    text = model.sentence_row(row, translate("comparison", "Groep %3, tafel %1, ronde %2"))
    return text.replace("%3", group)


def spoken_line(model: BoardModel) -> str:
    """Table, people, what is typed, what it means and is worth, and what is wrong with it."""
    row, line = model.row, model.board.lines[model.row]
    parts = [table_words(model, row), f"{line.ns.name} – {line.ew.name}"]
    if model.text:
        parts.append(translate("sheet", "getypt %1").replace("%1", model.text))
    typed = model.shown(row)
    parts.append(
        row_words(typed, model.rules, current()) if typed else translate("sheet", "nog leeg")
    )
    worth = model.worth_at(row)
    figures = (worth_text(worth.ns), worth_text(worth.ew))
    if all(figures) and not model.by_teams:
        text = translate("comparison", "%1 en %2 matchpunten")
        parts.append(text.replace("%1", figures[0]).replace("%2", figures[1]))
    if line.decisions:
        parts.append(translate("sheet", "met een beslissing"))
    here = (one for one in model.findings if one.game == row + 1)
    parts += [sentence(one, current(), table_words(model, row)) for one in here]
    return ", ".join(parts)

"""A form beside a list that holds what is filled in until it is stored or given up."""

from PySide6.QtCore import QCoreApplication, QModelIndex, QTimer

from clubadmin.desktop.kit.tables import ListTable


def held_sentence() -> str:
    """Why the form does not make room for another row or a new one."""
    return QCoreApplication.translate(
        "CompetitionForm",
        "Dit is nog niet opgeslagen. Sla het op, of druk hier op Esc om het te laten.",
    )


def stay_at(table: ListTable, key: int) -> None:
    """Go back to the row of the form once the table is done; 0 is a new one, that has no row."""

    def back() -> None:
        if not key or not table.select_key(key):
            table.clearSelection()
            table.setCurrentIndex(QModelIndex())

    QTimer.singleShot(0, table, back)

"""A day in a field that may stay empty: read as people type it."""

from datetime import date

from PySide6.QtCore import QCoreApplication, QDate

from clubadmin.desktop.kit.forms import Field, content

WRITTEN = "d-M-yyyy"


def typed_day(field: Field) -> tuple[date | None, bool]:
    """The day typed in a field, None for an empty one; and whether it can be."""
    text = content(field.widget).strip().replace(".", "-").replace("/", "-")
    field.calm()
    if not text:
        return None, True
    day = QDate.fromString(text, WRITTEN)
    if not day.isValid() or not 1900 <= day.year() < 2200:
        field.complain(
            QCoreApplication.translate(
                "Administration", "Typ een dag als 16-11-2026, of laat het leeg."
            )
        )
        field.widget.setFocus()
        return None, False
    return date(day.year(), day.month(), day.day()), True

"""The announcer's sheet on paper, from the window that governs the screen."""

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.language import current
from clubadmin.desktop.screen import loading
from clubadmin.model.evenings.evening import Evening

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations


def show_announcer(parent: QWidget, ops: "Operations", evening: Evening) -> None:
    """Every place from the last to the first, seen on the screen first."""
    language = current()

    def show(facts: loading.Announced) -> None:
        from clubadmin.desktop.paper.printing import preview_pdf

        def make() -> bytes:
            from clubadmin.reports.results.announcer import announcer_sheet

            stamp = datetime.now()
            return announcer_sheet(
                evening, facts.club, facts.result, language=language, stamp=stamp
            )

        title = QCoreApplication.translate("screen", "Blad voor de omroeper")
        name = f"{evening.date.isoformat()}-avond-{evening.number}-omroeper.pdf"
        preview_pdf(parent, title, make, name)

    ops.run(lambda club: loading.announced(club, evening.id), show)
